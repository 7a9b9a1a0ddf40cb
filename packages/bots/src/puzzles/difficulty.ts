import type { Answer, Thought } from '@kronika/kernel';
import { thoughtOf } from '../arena/thought.ts';
import { keyOf } from '../search/candidates.ts';
import { search } from '../search/search.ts';
import type { Line } from './line.ts';
import type { PuzzleDifficulty } from './puzzle.ts';
import type { Solver } from './solver.ts';

/** The rules of thumb leave some things to chance: they find what they answer so many times in a row. */
const TRIES = 3;
/** As many positions as the level in the middle looks at. */
const LITTLE = 300;

/** How hard the line is to find: by who finds all of its answers. */
export function difficultyOf({ plan, seat, random }: Solver, { questions }: Line): PuzzleDifficulty {
  const solvedBy = (answer: (thought: Thought) => Answer, nodes: number): boolean =>
    questions.every(({ match, accepts }) => {
      const found = keyOf(answer(thoughtOf({ seat, random, nodes }, plan.game, match)));
      return accepts.some((accepted) => keyOf(accepted) === found);
    });
  const isUsual = Array.from({ length: TRIES }).every(() => solvedBy((thought) => plan.policy.answer(thought), 16));
  if (isUsual) return 1;
  return solvedBy((thought) => search(plan, thought).answer, LITTLE) ? 2 : 3;
}
