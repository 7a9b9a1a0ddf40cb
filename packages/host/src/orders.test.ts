import type { StandingOrders } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { WINDOW_TIME } from './passing.ts';
import { expectDone, expectRefused } from './testing/answered.ts';
import { House, people } from './testing/house.ts';

const table = { game: 'trio', seats: people('Ala', 'Ola', 'Ela') };

const PASS = 0;

/** All bid, so that the window for the first seat opens. */
async function atTheWindow(house: House, orders?: StandingOrders) {
  const clients = await house.clients(0, 1, 2);
  if (orders !== undefined) for (const client of clients) await client.ask({ is: 'orders', orders });
  for (const client of clients) await client.decide(1);
  return clients;
}

/** Of people who want to stop always. */
const UNHURRIED: StandingOrders = { otherwise: 'stop', windows: {} };

describe('at a table with open windows', () => {
  test('who wants to stop always is waited for', async () => {
    const house = new House(table);
    const [ala] = await atTheWindow(house, UNHURRIED);

    await house.time.pass(100_000);

    expect(ala?.document.match?.waiting).toEqual([0]);
  });

  test('who wants to pass has passed when the time of the window is over', async () => {
    const house = new House(table);
    const [ala] = await house.clients(0);
    await ala?.ask({ is: 'orders', orders: { otherwise: 'stop', windows: { 'window/reaction/scored': 'pass' } } });
    await atTheWindow(house);

    await house.time.pass(WINDOW_TIME - 1);
    expect(ala?.document.match?.waiting).toEqual([0]);
    await house.time.pass(1);

    expect(ala?.document.match?.waiting).toEqual([0, 1, 2]);
  });

  test('who has said nothing has a chance to, and passes otherwise', async () => {
    const house = new House(table);
    const [ala, ola] = await atTheWindow(house);

    const passesAt = ala?.document.you.passesAt ?? 0;
    expect(ala?.document.you.passesBy).toBe('time');
    expect(ola?.document.you.passesAt).toBeUndefined();
    await house.time.pass(passesAt - house.time.now() - 1);
    expect(ala?.document.match?.waiting).toEqual([0]);
    await house.time.pass(1);

    expect(ala?.document.match?.waiting).toEqual([0, 1, 2]);
  });

  test('who says hold is waited for, and a late hold is refused', async () => {
    const house = new House(table);
    const [ala, ola] = await atTheWindow(house);
    const question = ala?.document.match?.asked ?? 0;

    expectDone(await ala?.ask({ is: 'hold', asked: question }));
    await house.time.pass(1_000_000);

    expect(ola?.document.match?.waiting).toEqual([0]);
    expect(ala?.document.you.passesAt).toBeUndefined();
    await ala?.decide(PASS);
    expectRefused(await ala?.ask({ is: 'hold', asked: question }), 'stale');
  });

  test('who is away loses no chance, and has a new one when coming back', async () => {
    const house = new House(table);
    const [ala, ola] = await atTheWindow(house);
    await ala?.detach();

    await house.time.pass(86_400_000);
    expect(ola?.document.match?.waiting).toEqual([0]);
    const back = await house.client(0);
    expect(back.document.you.passesAt).toBe(house.time.now() + WINDOW_TIME);
    await house.time.pass(WINDOW_TIME);

    expect(ola?.document.match?.waiting).toEqual([0, 1, 2]);
  });

  test('no due is written down for orders that need somebody to be there', async () => {
    const house = new House(table);
    await atTheWindow(house);

    expect(house.journal.last).not.toHaveProperty('due');
  });
});

test('a table with brief windows says what it gives up', async () => {
  const house = new House({ game: 'skirmish', seats: people('Ala', 'Ola'), options: { windows: 'brief' } });
  const [ala] = await house.clients(0, 1);

  expect(ala?.document.windows).toBe('brief');
  expect(ala?.lines[0]).toContain('a pause may be a hint');
  expect(new House({ game: 'skirmish', seats: people('Ala', 'Ola') }).live.table.windows).toBe('open');
});
