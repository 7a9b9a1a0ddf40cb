import { expect, test } from 'vitest';
import { expectDone, expectRefused } from './testing/answered.ts';
import { House, people } from './testing/house.ts';

const chess = (seconds: number, delay: number) => ({
  game: 'tictactoe',
  seats: people('Ala', 'Ola'),
  clock: { is: 'chess', seconds, delay },
});

test('a chess clock takes what is thought beyond the delay, from who thinks', async () => {
  const house = new House(chess(10, 2));
  const [ala, ola] = await house.clients(0, 1);

  await house.time.pass(1500);
  await ala?.decide(0);
  await house.time.pass(5000);
  await ola?.decide(0);

  expect(ala?.document.clock?.left).toEqual([10_000, 7_000]);
  expect(ala?.document.clock?.running).toEqual([0]);
});

test('whose chess clock falls has lost, and nobody decides any more', async () => {
  const house = new House(chess(10, 2));
  const [ala, ola] = await house.clients(0, 1);

  await house.time.pass(11_999);
  expect(ala?.document.status).toBe('playing');
  await house.time.pass(1);

  expect(ola?.document.ending).toEqual({ is: 'timeUp', seat: 0, winners: [1] });
  expect(ola?.lines).toContain('Ala runs out of time.');
  expectRefused(await ala?.decide(0), 'matchOver');
});

test('the time of a match ends it without a winner', async () => {
  const house = new House({ game: 'tictactoe', seats: people('Ala', 'Ola'), clock: { is: 'game', seconds: 60 } });
  const [ala] = await house.clients(0, 1);

  await house.time.pass(40_000);
  await ala?.decide(0);
  expect(ala?.document.clock?.left).toEqual([20_000, 20_000]);
  await house.time.pass(20_000);

  expect(ala?.document.ending).toEqual({ is: 'timeCalled', winners: [] });
});

test('with a time for each move, every answer has all of it', async () => {
  const house = new House({ game: 'tictactoe', seats: people('Ala', 'Ola'), clock: { is: 'move', seconds: 60 } });
  const [ala, ola] = await house.clients(0, 1);

  for (const client of [ala, ola, ala]) {
    await house.time.pass(59_000);
    expectDone(await client?.decide(0));
  }
  await house.time.pass(60_000);

  expect(ala?.document.ending).toMatchObject({ is: 'timeUp', seat: 1 });
});

test('who answers a shared question late pays for all of the time, also for what others took to answer it', async () => {
  const house = new House({
    game: 'trio',
    seats: people('Ala', 'Ola', 'Ela'),
    clock: { is: 'chess', seconds: 60, delay: 0 },
  });
  const [ala, ola, ela] = await house.clients(0, 1, 2);

  await house.time.pass(10_000);
  await ala?.decide(1);
  await house.time.pass(5_000);
  await ola?.decide(1);
  await house.time.pass(5_000);
  await ela?.decide(1);

  expect(ala?.document.clock?.left).toEqual([50_000, 45_000, 40_000]);
});

test('the time of a match runs once, however many answer the same question', async () => {
  const house = new House({
    game: 'trio',
    seats: people('Ala', 'Ola', 'Ela'),
    clock: { is: 'game', seconds: 60 },
  });
  const [ala, ola, ela] = await house.clients(0, 1, 2);

  await house.time.pass(10_000);
  await ala?.decide(1);
  await house.time.pass(5_000);
  await ola?.decide(1);
  await ela?.decide(1);

  expect(ala?.document.clock?.left).toEqual([45_000, 45_000, 45_000]);
});

test('a restart neither gives nor takes time, however often and however long', async () => {
  const house = new House(chess(100, 0));
  const [ala] = await house.clients(0, 1);
  await ala?.decide(0);

  await house.time.pass(30_000);
  await house.restart(3_600_000);
  const back = await house.client(1);
  expect(house.live.table.time.costOf(house.time.now())).toBe(30_000);
  await house.time.pass(5_000);
  await back.decide(0);

  expect(back.document.clock?.left).toEqual([100_000, 65_000]);
});

test('who rested in the store through several outages pays only for the time between them', async () => {
  const house = new House(chess(100, 0));
  const [ala] = await house.clients(0, 1);
  await ala?.decide(0);
  const asked = house.time.now();
  const outages = [
    { from: asked + 40_000, until: asked + 50_000 },
    { from: asked - 20_000, until: asked - 10_000 },
    { from: asked + 10_000, until: asked + 15_000 },
  ];

  expect(house.loaded(undefined, outages).time.costOf(asked + 60_000)).toBe(45_000);
  expect(house.loaded().time.costOf(asked + 60_000)).toBe(60_000);
});

test('what is asked while the host goes down costs nothing until it is back', async () => {
  const house = new House(chess(100, 0));
  const [ala] = await house.clients(0, 1);
  const before = house.time.now();
  await ala?.decide(0);

  const table = house.loaded(undefined, [{ from: before - 1_000, until: before + 9_000 }]);

  expect(table.time.costOf(before + 10_000)).toBe(1_000);
});

test('clocks wait until everybody who plays has come', async () => {
  const house = new House(chess(100, 0));
  const ala = await house.client(0);
  await house.time.pass(20_000);
  await ala.decide(0);
  await house.time.pass(10_000);
  expect(ala.document.clock?.left).toEqual([100_000, 100_000]);

  const ola = await house.client(1);
  await house.time.pass(4_000);
  await ola.decide(0);

  expect(ola.document.clock?.left).toEqual([100_000, 96_000]);
  expect(house.loaded().time.document([0])).toEqual(house.live.table.time.document([0]));
});

test('who does not come in time loses it all the same', async () => {
  const house = new House(chess(100, 0));
  await house.client(1);

  await house.time.pass(159_999);
  expect(house.live.table.status).toBe('playing');
  await house.time.pass(1);

  expect(house.live.table.ending).toEqual({ is: 'timeUp', seat: 0, winners: [1] });
});

test('the store is told when a clock falls, so that it falls also when nobody is there', async () => {
  const house = new House(chess(100, 5));
  const [ala] = await house.clients(0, 1);

  await ala?.decide(0);

  expect(house.journal.last?.due).toBe(house.time.now() + 105_000);
});
