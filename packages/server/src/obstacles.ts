import { statfs } from 'node:fs/promises';
import type { Store } from './store/port.ts';

/** What can keep the server from doing its work. */
export type Obstacle = 'store' | 'disk';

/** Below so many bytes matches may soon not be written down any more. */
const LEAST_FREE = 64 * 1024 * 1024;
/** A store that takes longer, in milliseconds, is as good as none. */
const PATIENCE = 2_000;

/** What keeps the server from doing its work right now. */
export async function obstaclesOf(store: Store, data: string): Promise<readonly Obstacle[]> {
  const [answers, free] = await Promise.all([isAnswering(store), freeBytes(data)]);
  return [...(answers ? [] : ['store' as const]), ...(free < LEAST_FREE ? ['disk' as const] : [])];
}

/** How much can still be written to the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

async function isAnswering(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answered = store.list({ is: 'open', most: 1 }).then(
    () => true,
    () => false,
  );
  const answers = await Promise.race([answered, late]);
  clearTimeout(timer);
  return answers;
}
