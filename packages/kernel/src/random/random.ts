import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { InvariantError, present } from '../invariant.ts';

/** The state of the generator (xoroshiro128+): four 32-bit integers, stored in the match. */
export type RandomState = readonly number[];

/** Where chance comes from. Drawing changes it, so it lives only while a step runs. */
export interface Random {
  /** A whole number from `min` to `max`, both included, all equally likely. */
  int(min: number, max: number): number;
  /** One element. */
  pick<T>(list: readonly T[]): T;
  /** The elements in a random order; the list itself is left alone. */
  shuffled<T>(list: readonly T[]): readonly T[];
  /** What to store, so that the next draw goes on from here. */
  state(): RandomState;
}

/** The generator's first state for a seed of any form. */
export function randomState(seed: string): RandomState {
  const bytes = new DataView(sha256(utf8ToBytes(seed)).buffer);
  return [bytes.getInt32(0), bytes.getInt32(4), bytes.getInt32(8), bytes.getInt32(12)];
}

/** Goes on drawing from a stored state. */
export function randomFrom(state: RandomState): Random {
  const generator = xoroshiro128plusFromState(state);
  const int = (min: number, max: number): number => {
    // Without this, the generator would look for such a number for ever.
    if (min > max) throw new InvariantError(`no number lies between ${min} and ${max}`);
    return uniformInt(generator, min, max);
  };
  return {
    int,
    pick(list) {
      if (list.length === 0) throw new InvariantError('nothing can be picked from an empty list');
      return present(list[int(0, list.length - 1)], 'the element that was picked');
    },
    shuffled(list) {
      const rest = list.slice();
      const shuffled: typeof rest = [];
      while (rest.length > 0) {
        const place = int(0, rest.length - 1);
        shuffled.push(present(rest[place], 'the element that was drawn'));
        rest.splice(place, 1);
      }
      return shuffled;
    },
    state: () => generator.getState(),
  };
}

/** A source of chance for a seed of any form. */
export function randomOf(seed: string): Random {
  return randomFrom(randomState(seed));
}
