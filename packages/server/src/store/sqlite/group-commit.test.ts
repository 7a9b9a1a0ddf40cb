import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import type { Write, Written } from './request.ts';

function write(id: string): Write {
  const summary = { status: 'playing', waiting: [], updated: 0 } as const;
  return { is: 'append', id, after: 0, entries: [], moving: { summary: { ...summary, waiting: [] } } };
}

/** A disk that finishes a group when it is told to. */
function slowDisk() {
  const groups: string[][] = [];
  const finish: ((error?: Error) => void)[] = [];
  const commit = (writes: readonly Write[]) =>
    new Promise<readonly Written[]>((resolve, reject) => {
      groups.push(writes.map((write) => ('id' in write ? write.id : '')));
      finish.push((error) => (error === undefined ? resolve(writes.map(() => 'written' as const)) : reject(error)));
    });
  return { groups, finish, group: new GroupCommit(commit) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes while the disk is busy goes into one group', async () => {
  const { groups, finish, group } = slowDisk();
  const first = group.write(write('a'));
  await turn();
  const others = ['b', 'c', 'd'].map((id) => group.write(write(id)));
  await turn();
  expect(groups).toEqual([['a']]);

  finish[0]?.();
  expect(await first).toBe('written');
  await turn();
  expect(groups).toEqual([['a'], ['b', 'c', 'd']]);
  finish[1]?.();

  expect(await Promise.all(others)).toEqual(['written', 'written', 'written']);
});

test('nothing is acknowledged when the disk fails, and the next group is written', async () => {
  const { finish, group } = slowDisk();
  const first = group.write(write('a'));
  await turn();
  const second = group.write(write('b'));

  finish[0]?.(new Error('the disk is full'));
  await expect(first).rejects.toThrow('the disk is full');
  await turn();
  finish[1]?.();

  expect(await second).toBe('written');
});
