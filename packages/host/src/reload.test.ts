import { seatsOf } from '@kronika/kernel';
import type { Role } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { documentFor, viewerOf } from './documents.ts';
import type { HostedTable } from './hosted-table.ts';
import { NOBODY } from './presence.ts';
import { Client } from './testing/client.ts';
import { House, people } from './testing/house.ts';
import { RandomPlay } from './testing/random-play.ts';

const ROLES: readonly Role[] = [{ is: 'seat', seat: 0 }, { is: 'seat', seat: 1 }, { is: 'spectator' }];

/** Everything that anybody could be shown of a table. */
function shown(table: HostedTable) {
  return ROLES.map((role) => ({
    document: documentFor(table, role, NOBODY),
    log: table.linesFor(viewerOf(table, role)),
  }));
}

const TABLES = [
  { plan: { game: 'trio', seats: people('Ala', 'Ola', 'Ela') }, steps: 120, every: 1 },
  { plan: { game: 'barter', seats: people('Ala', 'Ola', 'Ela') }, steps: 60, every: 1 },
  { plan: { game: 'skirmish', seats: people('Ala', 'Ola') }, steps: 150, every: 15 },
  { plan: { game: 'l5r', seats: people('Ala', 'Ola') }, steps: 90, every: 30 },
];

describe.each(TABLES)('$plan.game', ({ plan, steps, every }) => {
  test('a table that is taken up again is the one that was left, snapshot or not', async () => {
    const house = new House(plan, 'reload');
    const seats = seatsOf(plan.seats.length);
    const clients = await house.clients(...seats);
    const play = new RandomPlay(clients, 'reload', house.time);
    let snapshots = 0;
    for (let step = 1; step <= steps && !play.isOver; step += 1) {
      await play.step();
      if (step % every !== 0) continue;
      const live = shown(house.live.table);
      if (house.journal.stored.snapshot !== undefined) snapshots += 1;
      // As a table that rests: a snapshot where it stands, and what comes then on top of it.
      if (step % (2 * every) === 0) await house.writeSnapshot();

      expect(shown(house.loaded())).toEqual(live);
      expect(shown(house.loaded(house.journal.journalOnly))).toEqual(live);
    }
    expect(snapshots).toBeGreaterThan(0);
    expect(house.reports).toEqual([]);
  });

  test('what was sent adds up to what is there, and who comes late reads the same log', async () => {
    const house = new House(plan, 'late');
    const seats = seatsOf(plan.seats.length);
    const clients = await house.clients(...seats);
    const watcher = await house.client({ is: 'spectator' });
    const play = new RandomPlay(clients, 'late', house.time);
    for (let step = 1; step <= steps && !play.isOver; step += 1) await play.step();

    for (const client of [...clients, watcher]) {
      const late = new Client(house.live, client.role);
      await late.attach();
      expect(client.document).toEqual(late.document);
      expect(client.log).toEqual(late.log);
    }
    const reloaded = house.loaded();
    expect(reloaded.linesFor('spectator')).toEqual(watcher.log);
  });
});

test('what rests is written down once, and is taken up from there', async () => {
  const house = new House({ game: 'skirmish', seats: people('Ala', 'Ola') });
  const clients = await house.clients(0, 1);
  const play = new RandomPlay(clients, 'rest', house.time);
  for (let step = 0; step < 20; step += 1) await play.step();
  const live = shown(house.live.table);

  await house.live.rest();
  expect(clients[0]?.messages.at(-1)).toEqual({ is: 'bye', because: 'restart' });
  expect(shown(house.loaded())).toEqual(live);
  const written = house.journal.last;
  await house.restart();
  await house.live.rest();

  expect(house.journal.last).toBe(written);
});

test('who comes back gets only the part of the log that is missing', async () => {
  const house = new House({ game: 'skirmish', seats: people('Ala', 'Ola') });
  const clients = await house.clients(0, 1);
  const play = new RandomPlay(clients, 'log', house.time);
  for (let step = 0; step < 30; step += 1) await play.step();
  const known = clients[0]?.log.length ?? 0;

  const back = new Client(house.live, { is: 'seat', seat: 0 });
  await back.attach(known - 2);
  const strange = new Client(house.live, { is: 'seat', seat: 0 });
  await strange.attach(known + 100);

  expect(back.messages[0]).toMatchObject({ is: 'table', logFrom: known - 2, log: clients[0]?.log.slice(-2) });
  expect(strange.log).toEqual(clients[0]?.log);
});
