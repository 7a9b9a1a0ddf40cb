import type { StandingOrders } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { expectDone, expectRefused } from './testing/answered.ts';
import { House, people } from './testing/house.ts';

const table = { game: 'trio', seats: people('Ala', 'Ola', 'Ela') };

/** All bid, so that the window for the first seat opens. */
async function atTheWindow(house: House, orders?: StandingOrders) {
  const clients = await house.clients(0, 1, 2);
  if (orders !== undefined) for (const client of clients) await client.ask({ is: 'orders', orders });
  for (const client of clients) await client.decide(1);
  return clients;
}

/** Of people who want to stop only when there is something to do. */
const HURRIED: StandingOrders = { otherwise: 'whenICanAct', windows: {} };

describe('at a table with open windows', () => {
  test('who has said nothing is waited for', async () => {
    const house = new House(table);
    const [ala] = await atTheWindow(house);

    await house.time.pass(100_000);

    expect(ala?.document.match?.waiting).toEqual([0]);
  });

  test('who wants to pass has passed soon, but not at once', async () => {
    const house = new House(table);
    const [ala] = await house.clients(0);
    await ala?.ask({ is: 'orders', orders: { otherwise: 'stop', windows: { 'window/reaction/scored': 'pass' } } });
    await atTheWindow(house);

    await house.time.pass(499);
    expect(ala?.document.match?.waiting).toEqual([0]);
    await house.time.pass(1001);

    expect(ala?.document.match?.waiting).toEqual([0, 1, 2]);
  });

  test('who wants to stop when there is something to do has a chance to, and passes otherwise', async () => {
    const house = new House(table);
    const [ala, ola] = await atTheWindow(house, HURRIED);

    const passesAt = ala?.document.you.passesAt ?? 0;
    expect(ola?.document.you.passesAt).toBeUndefined();
    await house.time.pass(passesAt - house.time.now() - 1);
    expect(ala?.document.match?.waiting).toEqual([0]);
    await house.time.pass(1);

    expect(ala?.document.match?.waiting).toEqual([0, 1, 2]);
  });

  test('who says hold is waited for, and a late hold is refused', async () => {
    const house = new House(table);
    const [ala, ola] = await atTheWindow(house, HURRIED);
    const question = ala?.document.match?.asked ?? 0;

    expectDone(await ala?.ask({ is: 'hold', asked: question }));
    await house.time.pass(1_000_000);

    expect(ola?.document.match?.waiting).toEqual([0]);
    expect(ala?.document.you.passesAt).toBeUndefined();
    await ala?.decide(0);
    expectRefused(await ala?.ask({ is: 'hold', asked: question }), 'stale');
  });

  test('who is away loses no chance, and has a new one when coming back', async () => {
    const house = new House(table);
    const [ala, ola] = await atTheWindow(house, HURRIED);
    await ala?.detach();

    await house.time.pass(86_400_000);
    expect(ola?.document.match?.waiting).toEqual([0]);
    const back = await house.client(0);
    expect(back.document.you.passesAt).toBeGreaterThanOrEqual(house.time.now() + 3000);
    await house.time.pass(6000);

    expect(ola?.document.match?.waiting).toEqual([0, 1, 2]);
  });

  test('no due is written down for orders that need somebody to be there', async () => {
    const house = new House(table);
    await atTheWindow(house, HURRIED);

    expect(house.journal.last).not.toHaveProperty('due');
  });
});

test('a table with brief windows says what it gives up', async () => {
  const house = new House({ game: 'skirmish', seats: people('Ala', 'Ola'), options: { windows: 'brief' } });
  const [ala] = await house.clients(0, 1);

  expect(ala?.document.windows).toBe('brief');
  expect(ala?.lines[0]).toContain('tells something about their cards');
  expect(new House({ game: 'skirmish', seats: people('Ala', 'Ola') }).live.table.windows).toBe('open');
});
