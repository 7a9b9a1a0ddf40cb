import type { Evaluation } from '@kronika/kernel';

/** The evaluation of somebody who cares more, or less, for some things. */
export function styled(evaluation: Evaluation | undefined, style: string): Evaluation | undefined {
  const favours = evaluation?.styles[style]?.favours;
  if (evaluation === undefined || favours === undefined) return evaluation;
  const weights = Object.fromEntries(
    evaluation.features.map((feature) => [feature, (evaluation.weights[feature] ?? 0) * (favours[feature] ?? 1)]),
  );
  return { ...evaluation, weights };
}
