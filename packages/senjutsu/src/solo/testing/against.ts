import type { Table } from '../../rules/testing/fight.ts';
import type { SenjutsuSituation } from '../../situation.ts';
import type { Foe } from '../foe.ts';

export type FoeGiven = NonNullable<SenjutsuSituation['foes']>[number];

/** The Ronin in the middle, looking up, and AI opponents; without a card the Ronin does nothing this turn. */
export function against(
  table: Table,
  foes: readonly FoeGiven[],
  given: Partial<SenjutsuSituation> = {},
  seed?: string,
): void {
  const { heroes = [{ hero: 'ronin', cell: '0,0', facing: 0 }], ...rest } = given;
  table.given({ format: 'solo', cards: {}, ...rest, heroes, foes: [...foes] }, seed);
}

export function foe(table: Table, at = 0): Foe {
  const found = table.state.fighters.filter(({ is }) => is === 'foe')[at];
  if (found?.is !== 'foe') throw new Error(`there is no AI opponent ${at}`);
  return found;
}

/** Where an AI opponent stands and looks to: `0,-1 f3`. */
export const place = (table: Table, at = 0) => `${foe(table, at).cell} f${foe(table, at).facing}`;
