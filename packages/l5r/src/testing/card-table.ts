import type { SeatId } from '@kronika/kernel';
import type { ScenarioTable } from '@kronika/testkit';
import type { L5rEvent } from '../event.ts';
import { actionWindow, raise } from '../rules/calls.ts';
import { conflict } from '../rules/conflict.ts';
import { conflictEnd } from '../rules/conflict-end.ts';
import type { L5rSituation } from '../situation/description.ts';
import type { L5rState } from '../state.ts';
import { given } from './given.ts';
import { tableRunning } from './table.ts';

export type L5rTable = ScenarioTable<L5rState, L5rState>;
type Described = Partial<L5rSituation>;

/** Only who can do something is asked, so that a scenario need not speak of everybody who passes. */
const brief: Described = { windows: 'brief' };

/**
 * An action window of the situation: that of the conflict if there is one, otherwise one of the phase. Seat 0 begins
 * unless said otherwise. When it is over, seat 0 is asked `pause`.
 */
export function actions(description: Described, first: SeatId = 0): L5rTable {
  const kind = description.conflict == null ? (description.phase ?? 'conflictPhase') : 'conflict';
  return tableRunning(
    actionWindow({ kind: kind === 'conflict' && description.conflict == null ? 'conflictPhase' : kind, first }),
    {
      ...brief,
      ...description,
    },
  );
}

/** The conflict of the situation from the comparison of skills on. */
export function resolving(description: Described): L5rTable {
  return tableRunning(conflictEnd({}), { ...brief, ...description });
}

/** A player is about to declare a conflict. */
export function declaring(description: Described, attacker: SeatId = 0): L5rTable {
  return tableRunning(conflict({ attacker }), { ...brief, ...description });
}

/** Something happens, with all that answers to it. */
export function happening(description: Described, make: (state: L5rState) => readonly L5rEvent[]): L5rTable {
  const state = given({ seats: [{}, {}], ...brief, ...description });
  return tableRunning(raise(...make(state)), { ...brief, ...description });
}

/** What a seat chooses to use a card. */
export function use(card: string, ability?: string) {
  return ability === undefined ? { is: 'use', card } : { is: 'use', card, ability };
}

/** Playing a character with so much extra fate. */
export function played(name: string, fate: number, ability?: string) {
  return { ...use(name, ability), amount: fate };
}

export function card(name: string) {
  return { is: 'card', card: name };
}
