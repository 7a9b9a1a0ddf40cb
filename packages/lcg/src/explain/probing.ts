import type { Reason } from '@kronika/kernel';

/** Something that could be otherwise with a card, and the reason it would be if that is all that is missing. */
export interface Probe<S> {
  readonly reason: Reason;
  readonly apply: (state: S) => S;
}

/**
 * What would have to be otherwise for a card to fit what a text asks for. Texts say whom they choose as code, so
 * instead of reading them it is tried out: with the card somewhere else, under another's control, readied, … would it
 * fit? If one change or two make it fit, these are the reasons; otherwise none can be told.
 */
export function probed<S>(state: S, probes: readonly Probe<S>[], fits: (tried: S) => boolean): readonly Reason[] {
  const single = probes.find(({ apply }) => fits(apply(state)));
  if (single !== undefined) return [single.reason];
  for (const [at, one] of probes.entries())
    for (const other of probes.slice(at + 1))
      if (fits(other.apply(one.apply(state)))) return [one.reason, other.reason];
  return [];
}
