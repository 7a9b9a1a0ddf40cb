import { expect, test } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { SimulatedTime } from '../testing/simulated-time.ts';
import { Notices } from './notices.ts';

const DAY = 24 * 60 * 60 * 1_000;

test('tables where nobody came are not listed for ever; those that are played stay', async () => {
  const time = new SimulatedTime();
  const notices = new Notices(new MemoryStore(), time);
  const summary = {
    table: 'a',
    game: 'tictactoe',
    created: time.now(),
    updated: time.now(),
    visibility: 'public' as const,
  };
  const waiting = {
    ...summary,
    status: 'gathering' as const,
    seats: [],
    decisions: 0,
    clock: { is: 'none' as const },
    windows: 'brief' as const,
    waiting: [],
  };
  const playing = { ...waiting, table: 'b', status: 'playing' as const };

  expect(notices.fresh([waiting, playing])).toEqual([waiting, playing]);
  await time.pass(DAY);
  expect(notices.fresh([waiting, playing])).toEqual([waiting, playing]);
  await time.pass(1);
  expect(notices.fresh([waiting, playing])).toEqual([playing]);
});
