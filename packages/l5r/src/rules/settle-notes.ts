import { memoizeLast } from '@kronika/kernel';
import type { Arrangement, Modifier } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';

type L5rArrangement = Arrangement<L5rState, L5rEvent>;

/** What could have to be put right at all: mostly nothing is there that could make it so. */
interface Notes {
  /** Something keeps characters from taking part. */
  readonly bans: boolean;
  /** Something dooms characters. */
  readonly dooms: boolean;
}

/** What lasting effects say to it. */
interface LastingNotes extends Notes {
  /** A text says that somebody wins the game. */
  readonly wins: boolean;
}

const ofLasting = memoizeLast((lasting: L5rState['lasting']): LastingNotes => {
  const gives = (test: (given: Modifier) => boolean): boolean => lasting.some((effect) => effect.gives.some(test));
  return {
    bans: gives(({ is }) => is === 'cannot'),
    dooms: gives((given) => given.is === 'gain' && given.what === 'doom'),
    wins: gives((given) => given.is === 'gain' && given.what === 'victory'),
  };
});

export function lastingNotes({ lasting }: L5rState): LastingNotes {
  return ofLasting(lasting);
}

const ofTexts = memoizeLast(
  (sources: L5rArrangement['sources']): Notes => ({
    bans: sources.some(({ constant }) => constant.bans === true),
    dooms: sources.some(({ constant }) => constant.dooms === true),
  }),
);

/** What the constant texts of the cards in play say to it. */
export function textNotes({ sources }: L5rArrangement): Notes {
  return ofTexts(sources);
}
