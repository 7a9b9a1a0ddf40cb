import type { Thinker } from '@kronika/host';
import type { Metrics } from '../metrics.ts';

/** The bots, with the time that they take counted. */
export function timedThinker(thinker: Thinker, metrics: Metrics): Thinker {
  const timed = async <T>(thought: Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await thought;
    metrics.thought(began);
    return result;
  };
  return {
    answer: (question) => timed(thinker.answer(question)),
    advise: (question) => timed(thinker.advise(question)),
  };
}
