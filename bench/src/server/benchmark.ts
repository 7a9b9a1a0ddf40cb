import type { Findings } from '../result.ts';
import { busyMatches } from './busy.ts';
import { humanSpeed } from './human-speed.ts';
import { restingMatches } from './resting.ts';

/** How much is measured; less is for seeing that it works. */
export interface ServerCourse {
  readonly seconds: number;
  readonly humanSeconds: number;
  readonly humanMatches: number;
  readonly resting: number;
}

const COURSE: ServerCourse = { seconds: 7, humanSeconds: 30, humanMatches: 500, resting: 1500 };

/** The server over real sockets on this machine. */
export async function serverBenchmark(course: ServerCourse = COURSE): Promise<Findings> {
  const found = [
    await busyMatches(course.seconds),
    await humanSpeed(course.humanSeconds, course.humanMatches),
    await restingMatches(course.resting),
  ];
  return {
    ratios: Object.assign({}, ...found.map(({ ratios }) => ratios)),
    details: found.flatMap(({ details }) => details),
  };
}
