import {
  chosenIn,
  isRefusal,
  layTable,
  type NewZone,
  type Position,
  plainSetup,
  printedId,
  type Random,
  type Refusal,
  readSetup,
  type SeatId,
  type Setup,
  type SetupForm,
  seatsOf,
  WINDOWS_OPTION,
} from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import { DECK } from './cards/facts.ts';
import { rounds } from './rules/round.ts';
import type { Skirmish, SkirmishCard } from './state.ts';
import { ASIDE, deckOf, discardOf, fieldOf, handOf } from './zones.ts';

const HAND = 4;
const GOLD = 1;

export const SETUP: SetupForm = { ...plainSetup({ min: 2, max: 2 }), options: [WINDOWS_OPTION] };

export interface SkirmishSetup extends Setup {
  readonly windows: 'open' | 'brief';
}

export function parseSetup(input: unknown): SkirmishSetup | Refusal {
  const setup = readSetup(SETUP, input);
  return isRefusal(setup) ? setup : { seats: setup.seats, windows: chosenIn(setup, WINDOWS_OPTION) };
}

/** The zones of one seat, with the cards in them from top to bottom. */
export interface SeatCards {
  readonly deck: readonly string[];
  readonly hand: readonly string[];
  readonly field: readonly string[];
  readonly discard: readonly string[];
}

/** The zones of a table on which the seats have these cards. */
export function zonesFor(seats: readonly SeatCards[]): readonly NewZone<SkirmishCard>[] {
  const zones = seats.flatMap(({ deck, hand, field, discard }, i): readonly NewZone<SkirmishCard>[] => {
    const seat: SeatId = i === 0 ? 0 : 1;
    return [
      { id: deckOf(seat), kind: 'deck', seat, cards: deck.map((name) => fresh(name, seat, 'down')) },
      { id: handOf(seat), kind: 'hand', seat, cards: hand.map((name) => fresh(name, seat, 'up')) },
      { id: fieldOf(seat), kind: 'open', seat, cards: field.map((name) => fresh(name, seat, 'up')) },
      { id: discardOf(seat), kind: 'open', seat, cards: discard.map((name) => fresh(name, seat, 'up')) },
    ];
  });
  return [...zones, { id: ASIDE, kind: 'open', cards: [] }];
}

function fresh(name: string, seat: SeatId, face: 'up' | 'down') {
  return { printed: printedId(name), owner: seat, controller: seat, face, stance: 'ready' } as const;
}

/** A new table with these cards on it. */
export function tableWith(seats: readonly SeatCards[]): Skirmish['table'] {
  return layTable<SkirmishCard>(2, zonesFor(seats), (card, common) => ({ ...card, ...common }));
}

/** Shuffles both decks, deals the hands and begins the first round. */
export function start({ windows }: SkirmishSetup, random: Random): Position<Skirmish> {
  const table = tableWith(
    seatsOf(2).map(() => {
      const cards = random.shuffled(DECK);
      return { deck: cards.slice(HAND), hand: cards.slice(0, HAND), field: [], discard: [] };
    }),
  );
  const state: Skirmish = {
    ...freshLayer(2, { first: 0, windows }),
    table,
    gold: [GOLD, GOLD],
    renown: [0, 0],
    round: 0,
  };
  return { seats: 2, state, stack: [rounds({})] };
}
