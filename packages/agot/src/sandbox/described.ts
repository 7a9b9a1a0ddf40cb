import { isRefusal, type SandboxProblem } from '@kronika/kernel';
import { readSituation } from './draft.ts';
import { problemsOf } from './problems/problems.ts';

/** What keeps a description from being played. What is no situation at all is refused by whoever sets it up. */
export function problemsIn(description: unknown): readonly SandboxProblem[] {
  const situation = readSituation(description);
  return isRefusal(situation) ? [] : problemsOf(situation);
}
