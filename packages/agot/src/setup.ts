import { type BroughtDeck, tableDecks } from '@kronika/decks';
import {
  chosenIn,
  invalid,
  invalidBecause,
  isRefusal,
  type Position,
  type PrintedId,
  printedId,
  type Random,
  type Refusal,
  readSetup,
  type Setup,
  seatsOf,
  WINDOWS_OPTION,
} from '@kronika/kernel';
import { freshLayer } from '@kronika/lcg';
import * as z from 'zod';
import { type CardType, DRAW_TYPES, factOf } from './cards/fact.ts';
import { agotCatalogue } from './decks/catalogue.ts';
import { checkAgotDeck } from './decks/legality/check.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { rounds } from './rules/round.ts';
import { setUp } from './rules/setup.ts';
import { AGOT_SETUP } from './setup-form.ts';
import type { Placed } from './situation/notes.ts';
import { type SeatCards, tableWith } from './situation/table.ts';
import type { AgotState } from './state.ts';

/** What a match begins with: a deck for each seat, and how windows ask. The number of seats says the format. */
export interface AgotSetup extends Setup {
  readonly decks: readonly BroughtDeck[];
  readonly windows: 'open' | 'brief';
}

const brought = tableDecks({
  ready: READY_DECKS,
  zoneOf: (printed) => agotCatalogue.cards.find(({ id }) => id === printed)?.zone,
  check: checkAgotDeck,
});

const decksSchema = z.object({ decks: z.array(brought.schema) });

export function parseSetup(input: unknown): AgotSetup | Refusal {
  const setup = readSetup(AGOT_SETUP, input);
  if (isRefusal(setup)) return setup;
  const parsed = decksSchema.safeParse(setup);
  if (!parsed.success) return invalidBecause('the setup', parsed.error);
  const decks = parsed.data.decks.map(brought.broughtBy);
  const problems = brought.problemsOf(decks);
  if (problems.length > 0) return invalid('the setup', ...problems);
  return { seats: setup.seats, windows: chosenIn(setup, WINDOWS_OPTION), decks };
}

/** Lays the table: factions and agendas open, plot decks and shuffled draw decks in their places (AGOT-SETUP-2 to -6). */
export function start({ seats, decks, windows }: AgotSetup, random: Random): Position<AgotState> {
  const table = tableWith(decks.map((deck) => cardsOf(deck, random)));
  const state: AgotState = {
    ...freshLayer(seats, { first: random.pick(seatsOf(seats)), windows }),
    table,
    format: seats > 2 ? 'melee' : 'joust',
    round: 0,
    phase: 'plot',
    active: null,
    gold: seatsOf(seats).map(() => 0),
    challenge: null,
    fought: [],
    deeds: [],
    stood: seatsOf(seats).map(() => 0),
  };
  // What lies below goes on behind its step: after the set-up the first round is entered, as after the end of a round.
  return { seats, state, stack: [rounds.from('endRound', {}), setUp({})] };
}

/** The cards of a deck where they lie before the set-up. What is not seen is shuffled: no label tells what it is. */
function cardsOf({ cards }: BroughtDeck, random: Random): SeatCards {
  const all: readonly PrintedId[] = Object.entries(cards).flatMap(([id, copies]) =>
    Array.from({ length: copies }, () => printedId(id)),
  );
  const those = (...types: readonly CardType[]): readonly PrintedId[] =>
    all.filter((id) => types.includes(factOf(id).type));
  const placed = (ids: readonly PrintedId[]): readonly Placed[] =>
    ids.map((printed) => ({ printed, said: { marks: {} }, attachments: [] }));
  return {
    faction: placed(those('faction').slice(0, 1)),
    agenda: placed(those('agenda').slice(0, 1)),
    deck: placed(random.shuffled(those(...DRAW_TYPES))),
    plotDeck: placed(random.shuffled(those('plot'))),
    hand: [],
    play: [],
    discard: [],
    dead: [],
    plot: [],
    usedPlots: [],
    title: [],
    removed: [],
    placed: [],
  };
}
