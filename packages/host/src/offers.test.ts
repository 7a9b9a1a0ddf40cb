import { describe, expect, test } from 'vitest';
import { expectDone, expectRefused } from './testing/answered.ts';
import type { Client } from './testing/client.ts';
import { House, people } from './testing/house.ts';

const table = { game: 'barter', seats: people('Ala', 'Ola', 'Ela') };

/** The places of the options in question. */
const PACT = 1;
const BUY_FROM_OLA_FOR_ONE = 2;
const ACCEPT = 0;
const DECLINE_PACT = 1;
const WITHDRAW = 0;

/** The first of three has made an offer. */
async function offered(house: House, plan: number): Promise<readonly [Client, Client, Client]> {
  const [ala, ola, ela] = await house.clients(0, 1, 2);
  if (ala === undefined || ola === undefined || ela === undefined) throw new Error('somebody is missing');
  expectDone(await ala.decide(plan));
  return [ala, ola, ela];
}

describe('an offer at a table', () => {
  test('waits for those it is made to, and shows its maker how to withdraw it', async () => {
    const house = new House(table);
    const [ala, ola] = await offered(house, PACT);
    const watcher = await house.client({ is: 'spectator' });

    expect(ala.document.match).toMatchObject({ waiting: [1, 2], offer: { by: 0, to: [1, 2], withdraw: { seat: 0 } } });
    expect(ala.question).toBeUndefined();
    expect(ola.document.match?.offer).toEqual({ by: 0, to: [1, 2] });
    expect(ola.question).toBeDefined();
    expect(watcher.document.match?.offer).toEqual({ by: 0, to: [1, 2] });
  });

  test('is withdrawn by a decision of its maker', async () => {
    const house = new House(table);
    const [ala, ola] = await offered(house, PACT);

    expectDone(await ola.decide(ACCEPT));
    expectDone(await ala.decide(WITHDRAW));

    expect(ola.document.match).toMatchObject({ waiting: [1] });
    expect(ola.document.match).not.toHaveProperty('offer');
  });

  test('is none of the business of those it was not made to', async () => {
    const house = new House(table);
    const [ala, ola, ela] = await offered(house, BUY_FROM_OLA_FOR_ONE);
    const watcher = await house.client({ is: 'spectator' });
    await ola.decide(ACCEPT);

    for (const client of [ela, watcher]) {
      expect(JSON.stringify(client.messages)).not.toMatch(/price|trade|offer/);
      expect(client.log.map(({ is }) => is)).toEqual(['event']);
    }
    expect(JSON.stringify(ala.messages)).toMatch(/price/);
  });

  test('cannot be withdrawn by who looks through the eyes of its maker', async () => {
    const house = new House(table);
    const [ala] = await offered(house, PACT);
    await ala.ask({ is: 'hands', hands: 'shown' });
    const watcher = await house.client({ is: 'spectator', through: 0 });

    expect(watcher.document.match?.offer).toEqual({ by: 0, to: [1, 2] });
    expectRefused(await watcher.decide(WITHDRAW), 'notYours');
  });

  test('is gone with a match that is given up', async () => {
    const house = new House({ ...table, clock: { is: 'game', seconds: 60 } });
    const [ala, ola] = await offered(house, PACT);
    await house.time.pass(60_000);

    expect(ala.document.status).toBe('over');
    for (const { document } of [ala, ola]) expect(document.match).not.toHaveProperty('offer');
  });

  test('is withdrawn when its maker resigns, and declined by who resigns instead of answering', async () => {
    const house = new House(table);
    const [ala, ola, ela] = await offered(house, PACT);
    await ela.decide(ACCEPT);
    await ola.ask({ is: 'resign' });
    expect(ala.document.match).toMatchObject({ waiting: [2], board: { seats: [{ pacts: 0 }, {}, {}] } });
    expect(ala.document.match).not.toHaveProperty('offer');

    const other = new House(table);
    const [maker, asked] = await offered(other, PACT);
    await maker.ask({ is: 'resign' });
    expect(asked.document.match).toMatchObject({ waiting: [1] });
    expect(asked.document.match).not.toHaveProperty('offer');
  });
});

describe('when a withdrawal and an answer cross', () => {
  test('the answer that comes later is stale, and changes nothing', async () => {
    const house = new House(table);
    const [ala, ola] = await offered(house, PACT);
    const asked = ola.document.match?.asked ?? 0;

    const answers = await Promise.all([ala.decide(WITHDRAW), ola.ask({ is: 'decide', asked, answer: ACCEPT })]);

    expectDone(answers[0]);
    expectRefused(answers[1], 'stale');
    expect(house.live.table.recorder?.match.decisions).toBe(2);
  });

  test('the withdrawal that comes later is stale, and changes nothing', async () => {
    const house = new House(table);
    const [ala, ola] = await offered(house, PACT);
    const asked = ala.document.match?.asked ?? 0;

    const answers = await Promise.all([ola.decide(DECLINE_PACT), ala.ask({ is: 'decide', asked, answer: WITHDRAW })]);

    expectDone(answers[0]);
    expectRefused(answers[1], 'stale');
    expect(house.live.table.recorder?.match.decisions).toBe(2);
  });
});

describe('the clocks', () => {
  const chess = { ...table, clock: { is: 'chess', seconds: 60, delay: 0 } };

  test('run for those who think about an offer, and not for who has made it', async () => {
    const house = new House(chess);
    const [ala] = await offered(house, PACT);

    expect(ala.document.clock?.running).toEqual([1, 2]);
  });

  test('cost those who thought, and not who withdraws', async () => {
    const house = new House(chess);
    const [ala, ola] = await offered(house, PACT);
    await house.time.pass(4_000);
    await ola.decide(ACCEPT);
    await house.time.pass(6_000);
    await ala.decide(WITHDRAW);

    expect(ala.document.clock?.left).toEqual([60_000, 56_000, 50_000]);
    expect(house.loaded().time.document([])?.left).toEqual([60_000, 56_000, 50_000]);
  });

  test('cost who settles an offer as much as who was still thinking', async () => {
    const house = new House(chess);
    const [ala, ola] = await offered(house, PACT);
    await house.time.pass(5_000);
    await ola.decide(DECLINE_PACT);

    expect(ala.document.clock?.left).toEqual([60_000, 55_000, 55_000]);
  });
});

test('standing orders answer no offer, and bots do', async () => {
  const house = new House({ game: 'barter', seats: [...people('Ala', 'Ola'), { is: 'bot', bot: 'random' }] });
  house.thinks = async () => ACCEPT;
  const [ala, ola] = await house.clients(0, 1);
  await ola?.ask({ is: 'orders', orders: { otherwise: 'pass', windows: {} } });
  await ala?.decide(PACT);

  await house.time.pass(10_000);

  expect(ola?.question).toMatchObject({ message: { key: 'pact' } });
  expect(ala?.document.match?.waiting).toEqual([1]);
});
