import type { SeatId } from '@kronika/kernel';
import type { ChallengeType } from '../cards/fact.ts';
import type { Board, Figure } from './board.ts';
import { CARD, lossOf, powerWorth, worth } from './worth.ts';

/** What the claim of a challenge takes from its loser. */
export function claimWorth(board: Board, loser: SeatId, type: ChallengeType, claim: number): number {
  const seat = board.view.seats[loser];
  if (seat === undefined || claim <= 0) return 0;
  switch (type) {
    case 'military': {
      const losses = board.figures.filter(({ seen }) => seen.controller === loser).map(lossOf);
      return [...losses]
        .sort((a, b) => a - b)
        .slice(0, claim)
        .reduce((sum, loss) => sum + loss, 0);
    }
    case 'intrigue':
      return CARD * Math.min(claim, seat.hand.length);
    case 'power':
      // What one loses the other one gains.
      return 2 * powerWorth(seat) * Math.min(claim, seat.faction?.power ?? 0);
  }
}

/** What the keywords of the winners bring. */
export function keywordWorth(board: Board, winners: readonly Figure[]): number {
  return winners.reduce((sum, { seen }) => {
    const renown = seen.keywords.includes('renown') ? powerWorth(board.me) : 0;
    const insight = seen.keywords.includes('insight') ? CARD : 0;
    const pillage = seen.keywords.includes('pillage') ? 0.2 : 0;
    return sum + renown + insight + pillage;
  }, 0);
}

/** What is at stake in the challenge that is going on, for the bot; nothing where it is a bystander. */
export function stakeOf(board: Board): number {
  const { fight } = board;
  if (fight === undefined || fight.role === 'bystander') return 0;
  const { defender, type, claim } = fight.seen;
  const side = fight.role === 'attacker' ? 'attacking' : 'defending';
  const keywords = keywordWorth(
    board,
    board.own.filter(({ seen }) => seen.part === side),
  );
  const theirs = board.foes.filter(({ seen }) => seen.part !== 'none' && seen.part !== side);
  return 0.5 + claimWorth(board, defender, type, claim) + keywords + keywordWorth(board, theirs);
}

/** What it is worth to move the lead by so much: only what turns the challenge counts. */
export function swingWorth(board: Board, swing: number): number {
  const { fight } = board;
  if (fight === undefined || fight.role === 'bystander' || fight.seen.result !== null) return 0;
  // The attacker wins when both are equal.
  const isWon = (lead: number): boolean => (fight.role === 'attacker' ? lead >= 0 : lead > 0);
  if (isWon(fight.lead) === isWon(fight.lead + swing)) return 0;
  return swing > 0 ? stakeOf(board) : -stakeOf(board);
}

/** What it costs to kneel a character: it neither attacks nor defends any more. */
export function kneelingCost(figure: Figure): number {
  return figure.seen.stance === 'standing' ? 0.25 * worth(figure) : 0;
}
