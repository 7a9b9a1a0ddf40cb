import { tictactoe } from '@kronika/examples';
import type { HostMessage } from '@kronika/protocol';
import { expect, test } from 'vitest';
import { TestTime } from '../client/testing/lines.ts';
import { LocalHost } from './local-host.ts';
import type { Outcome } from './messages.ts';
import { PortService } from './serve-port.ts';
import { MemoryArchive } from './testing/memory-archive.ts';

function worker(gameCalled = async (id: string) => (id === 'tictactoe' ? tictactoe : undefined)) {
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  let uniques = 0;
  const host = new LocalHost({
    archive: new MemoryArchive(),
    time: new TestTime(),
    gameCalled,
    unique: () => {
      uniques += 1;
      return `unique-${uniques}`;
    },
    changed: () => undefined,
    report,
  });
  const open = () => {
    const heard: (HostMessage | Outcome)[] = [];
    let state: 'open' | 'closed' = 'open';
    const service = new PortService(
      host,
      { post: (message) => heard.push(message), close: () => (state = 'closed') },
      report,
    );
    return { heard, say: (message: unknown) => service.hear(message), state: () => state };
  };
  return { open, errors };
}

const PLAN = {
  game: 'tictactoe',
  seats: [
    { is: 'me', name: 'Jadwiga' },
    { is: 'me', name: 'Hoshiko' },
  ],
};

test('a port founds a table, the next one sits down at it and plays', async () => {
  const { open } = worker();
  const founding = open();
  founding.say({ is: 'found', plan: PLAN });
  await expect.poll(() => founding.heard).toEqual([{ is: 'founded', table: 'unique-1' }]);

  const sitting = open();
  sitting.say({ is: 'attach', table: 'unique-1', seat: 0, log: 0 });
  // Said before the table is open: it waits for its turn.
  sitting.say({ is: 'decide', id: 1, asked: 1, answer: 4 });

  await expect.poll(() => sitting.heard.map(({ is }) => is)).toEqual(['table', 'changed', 'done']);
  sitting.say({ is: 'hangUp' });
  await expect.poll(sitting.state).toBe('closed');
});

test('who wants to sit at a table that is not there is refused', async () => {
  const sitting = worker().open();

  sitting.say({ is: 'attach', table: 'nowhere', seat: 0, log: 0 });

  await expect.poll(() => sitting.heard).toMatchObject([{ is: 'refused', because: { code: 'noTable' } }]);
});

test('a game that cannot be loaded is reported, and whoever asked for it hears so', async () => {
  const { open, errors } = worker(() => Promise.reject(new Error('no network')));
  const founding = open();

  founding.say({ is: 'found', plan: PLAN });

  await expect.poll(() => founding.heard).toMatchObject([{ is: 'failed', because: { code: 'internal' } }]);
  expect(errors).toHaveLength(1);
});
