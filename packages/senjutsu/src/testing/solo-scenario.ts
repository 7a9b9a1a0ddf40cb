import { expect } from 'vitest';
import { hero, prints, stand, type Table, told } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import type { SenjutsuSituation } from '../situation.ts';
import type { Foe } from '../solo/foe.ts';
import type { Hero } from '../state.ts';
import { shows } from './card-scenario.ts';

type FoeGiven = NonNullable<SenjutsuSituation['foes']>[number];
type HeroGiven = NonNullable<SenjutsuSituation['heroes']>[number];

/** An AI opponent that draws a card, and the hero before it. */
export interface Encounter extends Pick<SenjutsuSituation, 'terrain'> {
  readonly foe: FoeGiven;
  /** The Ronin on 0,0, looking up, unless something else is said. */
  readonly hero?: HeroGiven;
  /** What the hero has chosen; without it the hero does nothing. */
  readonly plays?: string;
  /** The speed at which the hero shields its front, from 8 to 2. */
  readonly shields?: number;
  /** The speed at which the hero strikes the cell in front of it for one wound, from 8 to 1. */
  readonly strikes?: number;
  /** Other AI opponents, who are stunned this turn. */
  readonly others?: readonly FoeGiven[];
}

export const at = (cell: NonNullable<FoeGiven['cell']>, facing: NonNullable<FoeGiven['facing']>) =>
  ({ cell, facing }) as const;

/** Quick Stab, which every limp makes slower. */
const STAB = { card: 'quick-stab', speed: 8 } as const;

/** Lays down the situation with the card on top of the deck, up to the first question. */
export function meets(table: Table, card: string, encounter: Encounter): void {
  const { foe, hero: one = {}, others = [], terrain = [], shields, strikes } = encounter;
  const chosen = chosenIn(encounter);
  table.given({
    format: 'solo',
    terrain,
    cards: chosen === undefined ? {} : { 0: chosen },
    heroes: [{ hero: 'ronin', cell: '0,0', facing: 0, ...one, ...(strikes === undefined ? {} : stabbingAt(strikes)) }],
    foes: [
      { deck: [card, 'solo-004', 'solo-006'], ...foe },
      ...others.map((other) => ({ deck: ['stun', 'stun'], ...other })),
    ],
  });
  if (shields !== undefined) table.seat(0).takes({ is: 'speed', speed: shields });
}

function chosenIn({ plays, shields, strikes }: Encounter): string | undefined {
  if (strikes !== undefined) return STAB.card;
  return shields === undefined ? plays : shieldFor(shields);
}

function stabbingAt(speed: number): HeroGiven {
  return { focus: 1, limps: Array.from({ length: STAB.speed - speed }, () => 2) };
}

/** Calm Defence covers the three front cells; Wind Block, which is faster, leaves out the one on the left. */
function shieldFor(speed: number): string {
  return speed > 6 ? 'wind-block' : 'calm-defence';
}

/** How it stands once the turn is over. */
export interface Aftermath
  extends Pick<Hero, 'wounds' | 'bleeding' | 'stuns' | 'focus' | 'kamae' | 'defeat'>,
    Pick<Foe, 'behaviour' | 'preferredDistance'> {
  /** `0,-1 facing 3` */
  readonly foe: string;
  readonly hero: string;
  /** The speeds at which the parts of the card came up; a second part that was left out is not among them. */
  readonly speeds: readonly number[];
  readonly foeWounds: number;
  /** Everything in the deck of the AI opponent, in no order. */
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  /** What the hero has in its discard pile, oldest first. */
  readonly discarded: readonly string[];
  /** How many attack effects shields have stopped. */
  readonly stopped: number;
  /** The cells that the AI opponent has struck, in no order. */
  readonly struck: readonly string[];
  /** The cells it has shielded, in no order. */
  readonly shielded: readonly string[];
}

export function foeOf(table: Table, which = 0): Foe {
  const found = table.state.fighters.filter(({ is }) => is === 'foe')[which];
  if (found?.is !== 'foe') throw new Error(`there is no AI opponent ${which}`);
  return found;
}

export function aftermath(table: Table): Aftermath {
  const { cell, facing, behaviour, preferredDistance, wounds: foeWounds, deck, discard, id } = foeOf(table);
  const { wounds, bleeding, stuns, focus, kamae, defeat } = hero(table, 0);
  return {
    foe: `${cell} facing ${facing}`,
    hero: stand(table, 0),
    speeds: told(table, 'segmentBegan').flatMap(({ fighter, speed }) => (fighter === id ? [speed] : [])),
    ...{ behaviour, preferredDistance, foeWounds, wounds, bleeding, stuns, focus, kamae, defeat },
    deck: deck.toSorted(),
    discard: discard.map(({ card }) => card),
    discarded: prints(table, 0, 'discard'),
    stopped: told(table, 'stopped').length,
    struck: told(table, 'struck')
      .flatMap(({ by, cells }) => (by === id ? cells.map((one) => one.cell) : []))
      .toSorted(),
    shielded: told(table, 'blockRaised')
      .flatMap(({ block }) => (block.by === id ? block.cells : []))
      .toSorted(),
  };
}

/** A scenario: the turn is played out, everybody doing as little as possible, and this is how it ends. */
export const ends = (card: string, encounter: Encounter, expected: Partial<Aftermath>): (() => void) =>
  shows((table) => {
    meets(table, card, encounter);
    playOutTo(table);
    expect(aftermath(table)).toMatchObject(expected);
  });
