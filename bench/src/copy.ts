import { deepCopy, type Match } from '@kronika/kernel';
import { choiceOf } from './choice.ts';
import { hundred } from './hundred/game.ts';
import { beginOnKronika } from './hundred/kronika.ts';
import { decideOnce, playOn } from './kronika.ts';
import { batchOf, type Course, race } from './measure.ts';
import { atMost, type Findings } from './result.ts';

/** The part of the time of `structuredClone` that a copy may take. */
const AIM = 0.2;

const COURSE: Course = { rounds: 9, milliseconds: 100 };

const BATCH = 20;

/**
 * A copy of a match in the middle of the game with a hundred cards, against the copy JavaScript makes itself.
 * Keeping a match is copying it, so what is measured first is a decision on a kept match that stays as it is.
 */
export async function copyBenchmark(): Promise<Findings> {
  const match = middleOfTheGame();
  const clones = batchOf(BATCH, () => structuredClone(match));
  const forks = batchOf(BATCH, () => decideOnce(hundred, match));
  const copies = batchOf(BATCH, () => deepCopy(match));
  const forked = race(clones, forks, COURSE);
  const copied = race(clones, copies, COURSE);
  return {
    ratios: { copyAndGoOn: atMost(AIM, forked.ratio), deepCopy: atMost(AIM, copied.ratio) },
    details: [
      { name: 'copy: a kept match and a decision on it', value: forked.second, unit: 'copies/s' },
      { name: 'copy: deepCopy', value: copied.second, unit: 'copies/s' },
      { name: 'copy: structuredClone', value: copied.first, unit: 'copies/s' },
    ],
  };
}

function middleOfTheGame(): Match {
  const recorder = beginOnKronika('copy');
  playOn(recorder, choiceOf('copy'), { move: 'laid', decisions: 40 });
  return recorder.match;
}
