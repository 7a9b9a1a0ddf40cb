import type { Time } from '@kronika/host';

/**
 * The time of this machine as it was at the start, carried on by a clock that nobody can set: when the clock on the wall
 * is put back or forward, nobody loses time and nothing is late.
 */
export function steadyTime(start: number): Time {
  const origin = start - performance.now();
  return {
    now: () => Math.floor(origin + performance.now()),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
