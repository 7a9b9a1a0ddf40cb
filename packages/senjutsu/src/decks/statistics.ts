import { average, curve, tallyBy, tallyTypes, type ValueCount } from '@kronika/decks';
import { listsWithin } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import type { DeckCard, SenjutsuHoldings } from './catalogue.ts';

/** The numbers of a deck; core cards are left out. */
export interface DeckStatistics {
  /** How many cards act at each speed; a range counts with its highest, instants without a number are left out. */
  readonly speeds: readonly ValueCount<number>[];
  readonly averageSpeed: number | undefined;
  /** How many cards need so much focus. */
  readonly focus: readonly ValueCount<number>[];
  readonly types: readonly ValueCount<string>[];
  readonly ranks: readonly ValueCount<string>[];
  /** How many cards can be played besides the card of the turn, by kind. */
  readonly instants: readonly ValueCount<string>[];
  /** How many cards can block an attack at each speed. */
  readonly blocks: readonly ValueCount<number>[];
}

export function statisticsOf({ cards }: SenjutsuHoldings): DeckStatistics {
  const drawn = cards.filter(({ zone }) => zone === 'deck');
  return {
    speeds: curve(drawn, speedOf),
    averageSpeed: average(drawn, speedOf),
    focus: curve(drawn, ({ fact }) => fact.focus),
    types: tallyTypes(drawn),
    ranks: tallyBy(drawn, ({ fact }) => fact.rank),
    instants: tallyBy(drawn, ({ fact }) => fact.instant),
    blocks: SPEEDS.map((speed) => ({
      value: speed,
      count: drawn.reduce((sum, { card, quantity }) => (blocksAt(card, speed) ? sum + quantity : sum), 0),
    })),
  };
}

const SPEEDS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The highest speed at which the card acts, if it has one of its own. */
export function speedOf({ fact: { initiative } }: DeckCard): number | undefined {
  switch (initiative.is) {
    case 'fixed':
      return initiative.speed;
    case 'range':
      return initiative.max;
    case 'same':
    case 'none':
      return undefined;
  }
}

function blocksAt({ fact }: DeckCard, speed: number): boolean {
  const { initiative } = fact;
  const reaches =
    (initiative.is === 'fixed' && initiative.speed === speed) ||
    (initiative.is === 'range' && initiative.max >= speed && initiative.min <= speed);
  return reaches && hasShield(fact.lines);
}

function hasShield(lines: readonly Line[]): boolean {
  return lines.some((line) => line.is === 'block' || listsWithin(line).some(hasShield));
}
