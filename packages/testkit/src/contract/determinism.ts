import { begin, decide, fingerprint, isRefusal, type Match } from '@kronika/kernel';
import type { Playthrough } from '../play/playthrough.ts';
import { sameness } from './sameness.ts';

/** The same seed and the same decisions give the same match and the same events. */
export function chanceFaults({ game, setup, seed, first, turns }: Playthrough): readonly string[] {
  const same = sameness();
  const again = begin(game, setup, seed);
  if (isRefusal(again)) return [`seed ${seed}: the match begins only once`];
  if (!same(again, first)) return [`seed ${seed}: the match begins differently`];
  let { match } = again;
  for (const { decision, after } of turns) {
    const next = decide(game, match, decision);
    if (isRefusal(next)) return [`seed ${seed}: decision ${match.decisions + 1} is refused the second time`];
    if (!same(next, after)) return [`seed ${seed}: decision ${match.decisions + 1} leads elsewhere the second time`];
    match = next.match;
  }
  return sameFingerprint(match, turns.at(-1)?.after.match ?? first.match)
    ? []
    : [`seed ${seed}: the two ends have different fingerprints`];
}

function sameFingerprint(a: Match, b: Match): boolean {
  return fingerprint(a) === fingerprint(b);
}
