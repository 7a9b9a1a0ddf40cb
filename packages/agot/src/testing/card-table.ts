import { cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import type { ScenarioTable } from '@kronika/testkit';
import type { ChallengeType } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import { actionWindow, raise } from '../rules/calls.ts';
import { challenge } from '../rules/challenge.ts';
import { challengeEnd } from '../rules/challenge-end.ts';
import { challengesPhase } from '../rules/challenges-phase.ts';
import type { AgotSituation } from '../situation/description.ts';
import type { AgotState } from '../state.ts';
import { plotOf } from '../zones.ts';
import { given } from './given.ts';
import { tableRunning } from './table.ts';

export type AgotTable = ScenarioTable<AgotState, AgotState>;
export type Described = Partial<AgotSituation>;

/** Only who can do something is asked, so that a scenario need not speak of everybody who passes. */
const brief: Described = { windows: 'brief' };

/** An action window of the situation's phase. When it is over, seat 0 is asked `pause`. */
export function actions(description: Described): AgotTable {
  const kind = description.phase ?? 'challenges';
  return tableRunning(actionWindow({ kind, first: description.turn ?? description.first ?? 0 }), {
    ...brief,
    ...description,
  });
}

/** The challenge of the situation from the comparison of strength on. */
export function resolving(description: Described): AgotTable {
  return tableRunning(challengeEnd({}), { ...brief, ...description });
}

/** A player is about to initiate a challenge of that type. */
export function initiating(description: Described, type: ChallengeType, attacker: SeatId = 0): AgotTable {
  return tableRunning(challenge({ attacker, type }), { ...brief, ...description });
}

/** Defenders are about to be declared in the challenge of the situation. */
export function defending(description: Described): AgotTable {
  const { attacker, type, against } = description.challenge ?? { attacker: 0, type: 'military', against: 1 };
  return tableRunning(challenge.from('chooseDefenders', { attacker, type, against: against ?? 1 }), {
    ...brief,
    ...description,
  });
}

/** Something happens, with all that answers to it. */
export function happening(description: Described, make: (state: AgotState) => readonly AgotEvent[]): AgotTable {
  const state = given({ seats: [{}, {}], ...brief, ...description });
  return tableRunning(raise(...make(state)), { ...brief, ...description });
}

/** The plots of these names that lie revealed were revealed just now: what they do then is due. */
export function revealed(description: Described, ...names: readonly string[]): AgotTable {
  return happening({ phase: 'plot', ...description }, ({ seated, table }) => {
    const plots = seated.flatMap((seat) => cardsIn(table, plotOf(seat)));
    return [{ is: 'whenRevealed', plots: plots.filter((plot) => names.includes(cardOf(table, plot).printed)) }];
  });
}

/** The player is active in the challenges phase and may initiate a challenge. */
export function opportunity(description: Described, active: SeatId = 0): AgotTable {
  return tableRunning(challengesPhase.from('choose', { done: [active] }), { ...brief, active, ...description });
}

/** What a seat chooses to use a card. */
export function use(card: string, ability?: string) {
  return ability === undefined ? { is: 'use', card } : { is: 'use', card, ability };
}

export function card(name: string) {
  return { is: 'card', card: name };
}
