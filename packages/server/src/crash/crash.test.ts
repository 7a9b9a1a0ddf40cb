import { join } from 'node:path';
import { registry } from '@kronika/games';
import { HostedTable } from '@kronika/host';
import { type Deed, isRefusal, present, replay, type SeatId } from '@kronika/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { ServerProcess } from '../testing/process.ts';
import { madeTable } from '../testing/running.ts';
import { type Acknowledged, StubbornPlayer } from '../testing/stubborn-player.ts';

const KILLS = 6;

/** How long is played between two kills, in milliseconds: from a moment to longer than a snapshot takes. */
const LIVES = [150, 700, 300, 1000, 50, 500];

const PLAN = {
  game: 'skirmish',
  options: { windows: 'brief' },
  seats: ['Ala', 'Ola'].map((name) => ({ is: 'me', name })),
};
const TABLES = 3;

test('whenever the process is killed, no acknowledged decision is lost and everybody plays on', async () => {
  const data = temporaryFolder();
  let server = await ServerProcess.start(data, 0);
  onTestFinished(() => server.kill());
  const players: StubbornPlayer[] = [];
  let state: 'playing' | 'stopped' = 'playing';
  /** Plays one match after the other, so that there is always one to be interrupted. */
  const playOn = async () => {
    while (state === 'playing') {
      const pair = await made(server.url);
      players.push(...pair);
      await Promise.all(pair.map((player) => player.play()));
    }
  };
  const playing = Array.from({ length: TABLES }, playOn);
  const acknowledged = () => players.flatMap((player) => player.acknowledged);

  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged().length;
    // A life in which nothing was acknowledged would prove nothing.
    await expect.poll(() => acknowledged().length, { timeout: 30_000 }).toBeGreaterThan(before);
    await pause(LIVES[kill] ?? 0);
    await server.kill();
    server = await ServerProcess.start(data, server.port);
  }
  const before = acknowledged().length;
  await expect.poll(() => acknowledged().length, { timeout: 30_000 }).toBeGreaterThan(before);
  state = 'stopped';
  for (const player of players) player.stop();
  await Promise.all(playing);
  expect(await server.stop()).toBe(0);
  expect(server.errors).toBe('');

  const store = await SqliteStore.open(join(data, 'kronika.db'));
  onTestFinished(() => store.close());
  for (const [table, decisions] of byTable(acknowledged())) {
    const taken = await takenAt(store, table);
    for (const { seat, asked, answer } of decisions) expect(taken.get(`${asked}/${seat}`)).toEqual(answer);
  }
  expect(acknowledged().length).toBeGreaterThan(50);
  // Somebody was interrupted, came back and went on.
  expect(Math.max(...players.map(({ connections }) => connections))).toBeGreaterThan(1);
});

/** Makes a table, with a player for each seat; tries until there is a server to make it. */
async function made(url: string): Promise<readonly StubbornPlayer[]> {
  for (;;) {
    try {
      const response = await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(PLAN),
      });
      const credentials = madeTable(await response.json());
      const seats: readonly SeatId[] = [0, 1];
      return seats.map((seat) => new StubbornPlayer(url, { ...credentials, seat }));
    } catch {
      await pause(50);
    }
  }
}

/** What was decided at a table, by question and seat, as what is written down leads to it. */
async function takenAt(store: SqliteStore, id: string): Promise<ReadonlyMap<string, Deed>> {
  const stored = present(await store.load(id), 'the table');
  const game = registry.find(stored.header.game);
  if (isRefusal(game)) throw new Error('no such game');
  const table = HostedTable.load(game, stored, []);
  if (!(table instanceof HostedTable)) throw new Error(table.because.text.en);
  const taken = new Map<string, Deed>();
  let asked = 0;
  for (const moment of replay(game, present(table.record(), 'the record'))) {
    if (isRefusal(moment)) throw new Error('the record does not hold');
    const { decision } = moment;
    if (decision !== undefined) taken.set(`${asked}/${decision.seat}`, decision.answer);
    asked = moment.match.asked;
  }
  return taken;
}

function byTable(decisions: readonly Acknowledged[]): ReadonlyMap<string, readonly Acknowledged[]> {
  const tables = new Map<string, Acknowledged[]>();
  for (const decision of decisions) tables.set(decision.table, [...(tables.get(decision.table) ?? []), decision]);
  return tables;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
