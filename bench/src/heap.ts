import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is in use after everything that is not needed any more has been thrown away. */
export function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

/** How many bytes of memory one of the things takes, as the mean over many. */
export function bytesInMemory(count: number, make: (which: number) => unknown): number {
  const before = heapUsed();
  const kept = Array.from({ length: count }, (_, which) => make(which));
  const after = heapUsed();
  return kept.length === 0 ? 0 : (after - before) / kept.length;
}
