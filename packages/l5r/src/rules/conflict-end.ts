import { call, cardOf, finish, flow, type SeatId } from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import type { Conflict, ConflictResult, L5rState } from '../state.ts';
import { opponentOf } from '../zones.ts';
import { raise } from './calls.ts';
import { ringEffect } from './ring-effect.ts';
import {
  allParticipants,
  bowsAfterConflict,
  contestedElements,
  isReady,
  participantsOf,
  strengthOf,
  totalOf,
} from './values.ts';

/** Who wins: the higher total, the attacker at equal totals; with a participant and at least 1 (L5R-3.2.3-c to -j). */
export function resultOf(state: L5rState, { attacker }: Conflict): ConflictResult {
  const defender = opponentOf(attacker);
  const totals = [totalOf(state, 0), totalOf(state, 1)];
  const [attack, defense] = [totals[attacker] ?? 0, totals[defender] ?? 0];
  const ahead: SeatId = attack >= defense ? attacker : defender;
  const canWin = participantsOf(state, ahead).length > 0 && (totals[ahead] ?? 0) >= 1;
  const winner = canWin ? ahead : null;
  const unopposed = winner === attacker && participantsOf(state, defender).length === 0 ? 'yes' : 'no';
  return { winner, totals, margin: Math.abs(attack - defense), unopposed };
}

/** The conflict and its result, for the steps behind the comparison. */
function decided(state: L5rState): { readonly conflict: Conflict; readonly result: ConflictResult } | undefined {
  const { conflict } = state;
  return conflict === null || conflict.result === null ? undefined : { conflict, result: conflict.result };
}

function attackerWon(state: L5rState): Conflict | undefined {
  const now = decided(state);
  return now !== undefined && now.result.winner === now.conflict.attacker ? now.conflict : undefined;
}

/** Steps 3.2.3 to 3.2.8: from the comparison of skills to the way home. */
export const conflictEnd = flow<L5rState, object>()('l5r/conflict-end', {
  compareSkill: (state) =>
    state.conflict === null
      ? finish
      : call(raise({ is: 'conflictDecided', result: resultOf(state, state.conflict), rule: 'L5R-3.2.3-c' })),
  applyUnopposed: (state) => {
    const now = decided(state);
    if (now?.result.unopposed !== 'yes') return undefined;
    return call(raise({ is: 'honorLost', seat: opponentOf(now.conflict.attacker), amount: 1, rule: 'L5R-3.2.4-a' }));
  },
  breakProvince: (state) => {
    const conflict = attackerWon(state);
    const margin = conflict?.result?.margin ?? 0;
    // The margin is that of the comparison, the strength that of now (L5R-3.2.5-b).
    if (conflict === undefined || margin < strengthOf(state, conflict.province)) return undefined;
    if (cardOf(state.table, conflict.province).condition === 'broken') return undefined;
    return call(raise({ is: 'provinceBroken', card: conflict.province, rule: 'L5R-3.2.5-a' }));
  },
  resolveRing: (state) => {
    const conflict = attackerWon(state);
    if (conflict === undefined || conflict.ringEffect === 'cancelled') return undefined;
    return call(ringEffect({ by: conflict.attacker, elements: contestedElements(state) }));
  },
  claimRing: (state) => {
    const now = decided(state);
    if (now === undefined || state.rings[now.conflict.ring].held !== 'contested') return undefined;
    const { ring } = now.conflict;
    return call(
      raise(
        now.result.winner === null
          ? { is: 'ringReturned', ring, rule: 'L5R-3.2.7-b' }
          : { is: 'ringClaimed', ring, seat: now.result.winner, rule: 'L5R-3.2.7-a' },
      ),
    );
  },
  bow: (state) => {
    const ready = allParticipants(state).filter((card) => isReady(state, card) && bowsAfterConflict(state, card));
    return (
      ready.length > 0 && call(raise(...ready.map((card): L5rEvent => ({ is: 'bowed', card, rule: 'L5R-3.2.8-a' }))))
    );
  },
  returnHome: (state) => {
    const participants = allParticipants(state);
    return (
      participants.length > 0 &&
      call(raise(...participants.map((card): L5rEvent => ({ is: 'movedHome', card, rule: 'L5R-3.2.8-b' }))))
    );
  },
});
