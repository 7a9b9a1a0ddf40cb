import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';
import { expectRefused } from './testing/answered.ts';
import { Client } from './testing/client.ts';
import { House, people } from './testing/house.ts';
import { settled } from './testing/simulated.ts';

const pair = { game: 'tictactoe', seats: people('Ala', 'Ola') };

/** A disk that is slow until it is told to go on. */
function slowDisk(house: House): () => void {
  let goOn = () => {};
  house.journal.disk = new Promise((resolve) => {
    goOn = resolve;
  });
  return goOn;
}

test('nobody hears of a decision before it is durable, not even who comes meanwhile', async () => {
  const house = new House(pair);
  const [ala, ola] = await house.clients(0, 1);
  const goOn = slowDisk(house);
  const before = [ala?.messages.length, ola?.messages.length];

  const decided = ala?.decide(4);
  const late = new Client(house.live, { is: 'spectator' });
  const attached = late.attach();
  await ola?.detach;
  await settled();
  expect([ala?.messages.length, ola?.messages.length]).toEqual(before);
  expect(late.messages).toEqual([]);
  goOn();
  await decided;
  await attached;

  expect(ala?.messages.slice(before[0]).map(({ is }) => is)).toEqual(['changed', 'done', 'changed']);
  expect(late.document.match?.decisions).toBe(1);
});

test('what cannot be stored is not acknowledged, and the table is taken up anew', async () => {
  const house = new House(pair);
  const [ala, ola] = await house.clients(0, 1);
  house.journal.disk = Promise.reject(new Error('the disk is full'));

  expectRefused(await ala?.decide(4), 'notStored');

  expect(ola?.messages.at(-1)).toEqual({ is: 'bye', because: 'reload' });
  expect(house.live.isClosed).toBe(true);
  expect(house.reports).toHaveLength(1);
  expect(house.loaded().recorder?.match.decisions).toBe(0);
});

test('of two hosts that hold the same table one wins, and the other takes it up anew', async () => {
  const house = new House(pair);
  const [ala] = await house.clients(0);
  const first = house.live;
  await house.restart();
  const [elsewhere] = await house.clients(0);
  await elsewhere?.decide(4);
  const behind = new Client(first, { is: 'seat', seat: 0 });

  await behind.attach();

  expect(ala?.messages.at(-1)).toEqual({ is: 'bye', because: 'restart' });
  expect(behind.messages).toEqual([{ is: 'bye', because: 'reload' }]);
});

test('somebody who writes behind our back is noticed', async () => {
  const house = new House(pair);
  const [ala] = await house.clients(0);
  const stamp = { at: 0, after: 0 };
  await house.journal.append({
    table: 'table',
    after: 0,
    entries: [{ is: 'said', ...stamp, by: 'x', text: 'from elsewhere' }],
    ...standingOf(house.loaded()),
  });

  expectRefused(await ala?.decide(4), 'notStored');

  expect(house.loaded().entries).toBe(1);
});

test('answers that do not fit change nothing and are not written down', async () => {
  const house = new House(pair);
  const [ala, ola] = await house.clients(0, 1);
  const asked = ala?.document.match?.asked ?? 0;

  expectRefused(await ala?.decide(9), 'notAnOption');
  expectRefused(await ala?.decide([1, 2]), 'notAnOption');
  expectRefused(await ola?.decide(0), 'notAsked');
  expectRefused(await ala?.ask({ is: 'decide', asked: asked + 1, answer: 0 }), 'stale');
  expectRefused(await ala?.ask({ is: 'decide', asked: asked - 1, answer: 0 }), 'stale');

  expect(house.live.table.entries).toBe(0);
  expect(house.journal.stored.entries).toEqual([]);
});
