import type { IconName } from '../sprite/names.ts';
import type { Steps } from './board-module.ts';

interface RoundWords<P extends string> {
  readonly phases: Readonly<Record<P, string>>;
  readonly round: (round: number) => string;
  readonly setup: string;
}

/** The phases of a round for the bar, and where the match stands; before the first round there is none. */
export function roundSteps<P extends string>(
  phases: readonly { readonly key: P; readonly icon: IconName }[],
  words: RoundWords<P>,
  { round, phase }: { readonly round: number; readonly phase: string },
): Steps {
  return {
    steps: phases.map(({ key, icon }) => ({ key, icon, name: words.phases[key] })),
    now: round === 0 ? undefined : phase,
    round: round === 0 ? words.setup : words.round(round),
  };
}
