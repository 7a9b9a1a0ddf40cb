import { call, flow, goTo } from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState, Challenge, ChallengeResult } from '../state.ts';
import { factionCardOf } from '../zones.ts';
import { raise } from './calls.ts';
import { challengeKeywords } from './challenge-keywords.ts';
import { claim } from './claim.ts';
import { rivals } from './eligible.ts';
import { participants, totalOf } from './values.ts';

/** Who wins, and by how much: the higher total, on equal totals the attacker, if there is anything to win with (AGOT-4.2.2). */
export function resultOf(state: AgotState, { attacker, defender }: Challenge): ChallengeResult {
  const totals = { attacking: totalOf(state, 'attacking'), defending: totalOf(state, 'defending') };
  const side = totals.defending > totals.attacking ? 'defending' : 'attacking';
  const hasWon = totals[side] >= 1 && participants(state, side).length > 0;
  // If the one who has more cannot win, the other does not win instead (AGOT-4.2.2-d).
  if (!hasWon) return { winner: null, loser: null, totals, margin: 0, unopposed: 'no' };
  return {
    winner: side === 'attacking' ? attacker : defender,
    loser: side === 'attacking' ? defender : attacker,
    totals,
    margin: Math.abs(totals.attacking - totals.defending),
    unopposed: side === 'attacking' && totals.defending === 0 ? 'yes' : 'no',
  };
}

/** Whether the winner has already gained the rivalry bonus over that opponent this round (AGOT-4.2.3-c). */
function isRivalrySpent({ fought }: AgotState, winner: Challenge['attacker'], loser: Challenge['attacker']): boolean {
  return fought.some((one) => one.rivalry === 'gained' && one.winner === winner && one.loser === loser);
}

/** Everything that step 4.2.3 brings, at the same time (AGOT-4.2.3-d). */
function bonuses(state: AgotState): readonly AgotEvent[] {
  const result = state.challenge?.result;
  if (result === undefined || result === null || result.winner === null || result.loser === null) return [];
  const { winner, loser, unopposed } = result;
  const gain = (rule: AgotEvent['rule']): AgotEvent => ({
    is: 'powerGained',
    card: factionCardOf(state, winner),
    amount: 1,
    ...(rule === undefined ? {} : { rule }),
  });
  const isRivalry = rivals(state, winner, loser) && !isRivalrySpent(state, winner, loser);
  return [
    ...(unopposed === 'yes' ? [gain('AGOT-4.2.3-a')] : []),
    ...(isRivalry ? [gain('AGOT-4.2.3-b'), { is: 'rivalryGained', seat: winner, rule: 'AGOT-4.2.3-c' } as const] : []),
  ];
}

/** Steps 4.2.2 to 4.2.5: the winner, bonuses, claim, keywords. Whoever is out of the game ends it all (AGOT-ELIM-e). */
export const challengeEnd = flow<AgotState, object>()('agot/challenge-end', {
  decide: (state) =>
    state.challenge !== null &&
    call(raise({ is: 'challengeDecided', result: resultOf(state, state.challenge), rule: 'AGOT-4.2.2-b' })),
  bonuses: (state) => {
    const due = bonuses(state);
    return due.length > 0 && call(raise(...due));
  },
  claim: (state) =>
    state.challenge?.result?.winner !== state.challenge?.attacker || state.challenge === null
      ? goTo('keywords')
      : call(claim({})),
  keywords: (state) => state.challenge?.result?.winner != null && call(challengeKeywords({})),
});
