import { type Arrangement, DOOM } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';

/** What could have to be put right at all: mostly nothing is there that could make it so. */
interface Notes {
  /** Something dooms characters. */
  readonly dooms: boolean;
}

/** Worked out for the last one that was asked about: it is asked after every event, and changes seldom. */
function forTheLast<T extends object, R>(work: (of: T) => R): (of: T) => R {
  let last: { readonly of: T; readonly result: R } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, result: work(of) };
    return last.result;
  };
}

const ofLasting = forTheLast(
  (lasting: AgotState['lasting']): Notes => ({
    dooms: lasting.some(({ gives }) => gives.some((given) => given.is === 'gain' && given.what === DOOM)),
  }),
);

export function lastingNotes({ lasting }: AgotState): Notes {
  return ofLasting(lasting);
}

/** What the constant texts of the cards in play say to it. */
export const textNotes = forTheLast(
  ({ sources }: Arrangement<AgotState, AgotEvent>): Notes => ({
    dooms: sources.some(({ constant }) => constant.dooms === true),
  }),
);
