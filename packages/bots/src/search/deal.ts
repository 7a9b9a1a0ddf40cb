import { InvariantError, type Match, type Thought } from '@kronika/kernel';
import type { Judge, Judgement } from './judge.ts';
import { type Mind, played } from './mind.ts';
import { type Bounds, sample } from './tree.ts';
import type { Trial } from './trial.ts';

/**
 * What each candidate comes to in a deal. Hidden cards are dealt without asking how they came to lie where they lie, so
 * that once in a while a deal contradicts what is going on, e.g. an attachment that nothing could carry. Such a deal
 * tells nothing of any candidate.
 */
export function tried(
  mind: Mind,
  judge: Judge,
  deal: Match,
  trials: readonly Trial[],
  bounds: Bounds,
): readonly Judgement[] {
  try {
    return trials.map(({ answer, root }) => sample(mind, judge, root, played(mind, deal, mind.seat, answer), bounds));
  } catch (error) {
    if (!(error instanceof InvariantError)) throw error;
    mind.nodes -= 1;
    return [];
  }
}

/** An imagined match in which nobody else has answered yet: what they have sealed is for the policy to guess. */
export function dealt({ imagine, question }: Thought): Match {
  const match = imagine();
  const isSealed = match.open.some((asked) => asked.answer !== undefined && asked.question.seat !== question.seat);
  return isSealed ? { ...match, open: match.open.map((asked) => ({ question: asked.question })) } : match;
}
