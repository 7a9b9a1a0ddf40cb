import type { Time } from '@kronika/host';

/** The time of this machine. */
export const systemTime: Time = {
  now: () => Date.now(),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
