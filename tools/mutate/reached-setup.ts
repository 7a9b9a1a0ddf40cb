import { afterAll } from 'vitest';
import { REACHED } from './reach-key.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Keys of the functions that have run, if they were made to say so. */
    reached?: string[];
  }
}

const reached = new Set<string>();
Reflect.set(globalThis, REACHED, (key: string) => reached.add(key));

// biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern here, even if nothing is taken from it
afterAll(({}, { file }) => {
  file.meta.reached = [...reached];
});
