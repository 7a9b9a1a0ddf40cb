import type { OathSituation } from '../situation.ts';
import type { OathTable } from './scenario.ts';

type Player = NonNullable<NonNullable<OathSituation['players']>['red']>;

interface Battle {
  readonly red?: Player;
  readonly blue?: Player;
  /** Cards at the site that is fought for. */
  readonly cards?: readonly string[];
  /** Blue warbands there; 1 if nothing is said. */
  readonly guard?: number;
}

/**
 * Red, with six warbands, stands at the Lush Coast, which blue rules from afar: `red.campaigns('blue').says(2)` goes
 * straight to the battle plans, against one defence die. The title is not at stake. Without attack dice, `says(0)`, red
 * can always win by a sacrifice, `accepts()`, or lose, `declines()`; so few scenarios have to wait for certain dice.
 */
export function battle({ red = {}, blue = {}, cards = [], guard = 1 }: Battle): OathSituation {
  return {
    turn: 'red',
    goal: 'people',
    players: { red: { warbands: 6, ...red }, blue: { site: 'river', ...blue } },
    sites: { 0: { site: 'lush-coast', cards: [...cards], warbands: { blue: guard } }, 2: 'river' },
  };
}

/** The same against bandits, who rule the cards there. */
export function raid({ red = {}, blue = {}, cards = [] }: Omit<Battle, 'guard'>): OathSituation {
  return { ...battle({ red, blue }), sites: { 0: { site: 'lush-coast', cards: [...cards] }, 2: 'river' } };
}

/** How many dice were rolled last. */
export function diceOf(table: OathTable): { readonly attack: number; readonly defence: number } {
  return {
    attack: table.told('attackRolled').at(-1)?.faces.length ?? 0,
    defence: table.told('defenceRolled').at(-1)?.faces.length ?? 0,
  };
}
