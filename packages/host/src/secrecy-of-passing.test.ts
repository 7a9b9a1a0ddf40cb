import { present, type Random, randomAnswer, randomOf } from '@kronika/kernel';
import { isPlainWindow, passIn } from '@kronika/protocol';
import { otherDeal } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { dueAt, timed } from './due.ts';
import type { HostedTable } from './hosted-table.ts';
import { WINDOW_TIME } from './passing.ts';
import type { Client } from './testing/client.ts';
import { House, people } from './testing/house.ts';

/** Ways to pass in every window. What they have in common is all that anybody else may notice. */
const WAYS = ['at once by hand', 'late by hand', 'for a while', 'by orders', 'muted, at once by hand'] as const;

type Way = (typeof WAYS)[number];

const GAMES = [
  { game: 'skirmish', seeds: ['one', 'two'], windows: 60 },
  { game: 'l5r', seeds: ['one'], windows: 25 },
];

/** How often somebody looks at the table, in milliseconds. */
const TICK = 500;

/** A match where the first seat passes in every window like that, as the others get to know it: what, and when. */
async function knownOf(game: string, seed: string, way: Way, windows: number) {
  const house = new House({ game, seats: people('Ala', 'Ola'), clock: { is: 'chess', seconds: 3600, delay: 1 } }, seed);
  const [ala, ola] = await Promise.all([house.client(0), house.client(1)]);
  const watcher = await house.client({ is: 'spectator' });
  const known = { seat: [] as string[], spectator: [] as string[] };
  const read = new Map([ola, watcher].map((client) => [client, client.messages.length]));
  const note = () => {
    for (const client of [ola, watcher]) {
      for (const message of client.messages.slice(read.get(client)))
        known[client.role.is].push(`${house.time.now()} ${JSON.stringify(message)}`);
      read.set(client, client.messages.length);
    }
  };
  if (way === 'by orders') await ala.ask({ is: 'orders', orders: { otherwise: 'pass', windows: {} } });
  if (way.startsWith('muted'))
    for (const printed of ala.document.you.ownCards ?? []) await ala.ask({ is: 'askAbout', printed, when: 'never' });
  const seen = new Set<number>();
  while (seen.size < windows && ala.document.status === 'playing') {
    for (const client of [ola, ala]) {
      while (mayAnswer(client, ala)) await answer(client, seed);
      note();
    }
    if (isAtWindow(ala)) {
      seen.add(ala.document.match?.asked ?? 0);
      await passAs(way, ala, house);
    }
    await house.time.pass(TICK);
    note();
  }
  expect(house.reports).toEqual([]);
  return known;
}

/** Everybody answers at once, but for the windows of the one that is watched. A pass that is kept is given. */
function mayAnswer(client: Client, watched: Client): boolean {
  if (client.question === undefined || client.document.you.passesBy === 'early') return false;
  return client !== watched || !isAtWindow(client);
}

function isAtWindow({ question }: Client): boolean {
  return question !== undefined && isPlainWindow(question);
}

async function passAs(way: Way, client: Client, house: House): Promise<void> {
  const pass = present(client.question && passIn(client.question), 'the pass');
  const isNew = client.document.you.passesBy !== 'early' && client.document.you.passesBy !== 'passing';
  switch (way) {
    case 'at once by hand':
    case 'muted, at once by hand':
      if (isNew) await client.decide(pass);
      return;
    case 'late by hand':
      if (house.time.now() >= house.live.table.askedAt + WINDOW_TIME - TICK && isNew) await client.decide(pass);
      return;
    case 'for a while':
      if (isNew) await client.ask({ is: 'passing', until: 'something' });
      return;
    case 'by orders':
      return;
  }
}

/** Answers by chance, the same way whenever the same is asked; windows are passed. */
async function answer(client: Client, seed: string): Promise<void> {
  const { question } = client;
  if (question === undefined) return;
  const random = randomOf(`${seed}/${client.document.match?.asked}`);
  const given = isAtWindow(client) ? present(passIn(question), 'the pass') : randomAnswer(question, random);
  await client.decide(typeof given === 'number' ? given : [...given]);
}

describe.each(GAMES)('$game', ({ game, seeds, windows }) => {
  test.each(seeds)('however a seat passes, others get the same at the same time (%s)', async (seed) => {
    const [first, ...rest] = await Promise.all(WAYS.map((way) => knownOf(game, seed, way, windows)));

    expect(first?.seat.length).toBeGreaterThan(20);
    expect(first?.spectator.length).toBeGreaterThan(20);
    for (const known of rest) expect(known).toEqual(first);
  });
});

test.each(['one', 'two'])('whatever a seat holds, muted or not, its windows last the same (%s)', async (seed) => {
  const house = new House({ game: 'l5r', seats: people('Ala', 'Ola') }, seed);
  const clients = await house.clients(0, 1);
  const [ala] = clients;
  for (const printed of ala?.document.you.ownCards?.slice(0, 20) ?? [])
    await ala?.ask({ is: 'askAbout', printed, when: 'never' });
  const random = randomOf(seed);
  let compared = 0;
  for (let step = 0; compared < 12 && step < 200 && house.live.table.status === 'playing'; step += 1) {
    const passes = passesOf(house.live.table);
    if (passes.length > 0) {
      compared += 1;
      expect(passesOf(dealtAnew(house, random))).toEqual(passes);
    }
    for (const client of clients) if (client.question !== undefined) await answer(client, seed);
    await house.time.pass(WINDOW_TIME);
  }
  expect(compared).toBeGreaterThan(3);
});

/** When the first seat passes, if everybody is there. */
function passesOf(table: HostedTable): readonly number[] {
  const here = { hereSince: () => 0, spectators: 0, hasFailed: () => false };
  return timed(dueAt(table), here).flatMap((due) => (due.is === 'pass' && due.seat === 0 ? [due.at] : []));
}

/** The same table, with other cards where the second seat does not see them. */
function dealtAnew(house: House, random: Random): HostedTable {
  const { table } = house.live;
  const recorder = present(table.recorder, 'the match');
  const record = recorder.record({ match: 'stored' });
  const match = otherDeal(table.game, recorder.match, 1, { random, windows: 'open' });
  return house.loaded({
    ...house.journal.journalOnly,
    snapshot: { entries: table.entries, askedAt: table.askedAt, record: { ...record, end: { ...record.end, match } } },
  });
}
