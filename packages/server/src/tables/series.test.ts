import { join } from 'node:path';
import { registryOf } from '@kronika/kernel';
import { barter } from '@kronika/testkit/barter';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { RunningServer } from '../testing/running.ts';
import type { SocketClient } from '../testing/socket-client.ts';

const PLAN = { game: 'barter', seats: ['Ala', 'Ola', 'Ela'].map((name) => ({ is: 'me', name })) };
const BUY_FOR_TWO = 3;
const ACCEPT_OR_PASS = 0;

async function serverIn(folder: string): Promise<RunningServer> {
  const store = await SqliteStore.open(join(folder, 'kronika.db'));
  return RunningServer.start({ registry: registryOf(barter), data: folder, store });
}

/** Everybody answers what they are asked until the match is over. */
async function playOut(clients: readonly SocketClient[]): Promise<void> {
  const over = () => clients.every(({ document }) => document.status === 'over');
  while (!over()) {
    const asked = clients.find(({ question }) => question !== undefined);
    if (asked !== undefined) await asked.decide(ACCEPT_OR_PASS);
    await clients[0]?.until(() => over() || clients.some(({ question }) => question !== undefined));
  }
}

function clientsAt(server: RunningServer, credentials: { readonly table: string; readonly token: string }) {
  return Promise.all([0, 1, 2].map((seat) => server.client(credentials, { seat })));
}

describe('a series on a server', () => {
  test('goes on at another table with the same tokens, also after a restart', async () => {
    const folder = temporaryFolder();
    const first = await serverIn(folder);
    const { table, token } = await first.table(PLAN);
    const players = await clientsAt(first, { table, token });
    await players[0]?.decide(BUY_FOR_TWO);
    await playOut(players);
    await first.server.drain();

    const second = await serverIn(folder);
    const back = await clientsAt(second, { table, token });
    expect(back[1]?.document.series).toEqual({ number: 1, onward: [] });
    // All seats are of one person, who says it once.
    await back[1]?.ask({ is: 'playNext' });
    await back[0]?.until(() => back[0]?.document.next !== undefined);
    const next = { table: String(back[0]?.document.next), token };
    await second.server.drain();

    const third = await serverIn(folder);
    const [ala] = await clientsAt(third, next);
    expect(ala?.document).toMatchObject({
      status: 'playing',
      series: { number: 2 },
      match: { board: { seats: [{ coins: 2 }, {}, {}] } },
    });
    expect((await third.client({ table, token })).document.next).toBe(next.table);
  });

  test('begins with nothing that a client claims was handed on', async () => {
    const server = await serverIn(temporaryFolder());

    const claimed = await server.post('/api/tables', { ...PLAN, options: { purses: [12, 0, 0] } });
    const following = { table: 'x', fingerprint: 'f', number: 2 };

    expect(claimed.status).toBe(422);
    expect(JSON.stringify(claimed.body)).toContain('only a finished match hands this on');
    expect((await server.post('/api/tables', { ...PLAN, follows: following })).status).toBe(400);
  });
});

describe('the history of a series', () => {
  test('leads from a table to those its match follows, for whoever has its address', async () => {
    const server = await serverIn(temporaryFolder());
    const first = await server.table(PLAN);
    const players = await clientsAt(server, first);
    await players[0]?.decide(BUY_FOR_TWO);
    await playOut(players);

    const others = { ...PLAN, seats: ['Iza', 'Ula', 'Ewa'].map((name) => ({ is: 'me', name })) };
    const second = await server.table({ ...others, follows: first.table, visibility: 'public' });
    const [iza] = await clientsAt(server, second);

    expect(iza?.document).toMatchObject({ series: { number: 2 }, match: { board: { seats: [{ coins: 2 }, {}, {}] } } });
    expect((await server.get(`/api/tables/${second.table}/series`)).body).toMatchObject({
      tables: [
        { table: first.table, status: 'over' },
        { table: second.table, follows: first.table, inSeries: 2 },
      ],
    });
    const listed = (await server.get('/api/tables?what=running')).body;
    expect(listed).toMatchObject({ tables: [{ table: second.table, inSeries: 2 }] });
    expect(JSON.stringify(listed)).not.toContain(first.table);
    expect((await server.get('/api/tables/nowhere/series')).status).toBe(404);
  });

  test('a table cannot follow one that is not there, or not over', async () => {
    const server = await serverIn(temporaryFolder());
    const { table } = await server.table(PLAN);

    expect((await server.post('/api/tables', { ...PLAN, follows: 'nowhere' })).status).toBe(404);
    expect((await server.post('/api/tables', { ...PLAN, follows: table })).status).toBe(422);
  });
});
