import { memoizeLast } from '@kronika/kernel';
import { type Arrangement, DOOM } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';

type AgotArrangement = Arrangement<AgotState, AgotEvent>;

/** What could have to be put right at all: mostly nothing is there that could make it so. */
interface Notes {
  /** Something dooms characters. */
  readonly dooms: boolean;
}

interface TextNotes extends Notes {
  /** How many texts set or replace values: two of them may be at odds. */
  readonly overrides: number;
}

const ofLasting = memoizeLast(
  (lasting: AgotState['lasting']): Notes => ({
    dooms: lasting.some(({ gives }) => gives.some((given) => given.is === 'gain' && given.what === DOOM)),
  }),
);

export function lastingNotes({ lasting }: AgotState): Notes {
  return ofLasting(lasting);
}

const ofTexts = memoizeLast(
  (sources: AgotArrangement['sources']): TextNotes => ({
    dooms: sources.some(({ constant }) => constant.dooms === true),
    overrides: sources.filter(({ constant }) => constant.overrides === true).length,
  }),
);

/** What the constant texts of the cards in play say to it. */
export function textNotes({ sources }: AgotArrangement): TextNotes {
  return ofTexts(sources);
}
