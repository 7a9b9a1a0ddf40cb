import { type Game, InvariantError } from '@kronika/kernel';
import type { Player } from './contest.ts';
import { decisionOf, type SeatedBot } from './thought.ts';

/** A bot of ours in a seat of a contest. The clock says how much processor time was spent so far, in seconds. */
export function botPlayer(game: Game, seated: SeatedBot, clock: () => number): Player {
  let spent = 0;
  return {
    answer(match) {
      const began = clock();
      const { answer } = decisionOf(seated, game, match);
      spent += clock() - began;
      return answer;
    },
    refused: (problem) => new InvariantError(problem),
    spent: () => spent,
    leave: () => undefined,
  };
}
