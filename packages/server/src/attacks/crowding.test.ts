import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { RunningServer } from '../testing/running.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

const OPEN = {
  game: 'tictactoe',
  visibility: 'public',
  seats: [{ is: 'me', name: 'Ala' }, { is: 'open' }],
};

const limits = { changesPerMinute: 1_000, reportsPerMinute: 1_000 };

test('one network cannot fill the list of tables that wait for players', async () => {
  const running = await RunningServer.start({ limits });
  const post = async (address: string, plan: object = OPEN) => running.post('/api/tables', plan, from(address));

  const greedy = [];
  for (let made = 0; made < 7; made += 1) greedy.push((await post('198.51.100.7')).status);
  expect(greedy).toEqual([201, 201, 201, 201, 201, 429, 429]);

  expect((await post('203.0.113.9')).status).toBe(201);
  expect((await post('198.51.100.7', { ...OPEN, visibility: 'invitation' })).status, 'by link').toBe(201);
});

test('a network may list another table once somebody has sat down', async () => {
  const running = await RunningServer.start({ limits });
  const post = async () => running.post('/api/tables', OPEN, from('198.51.100.7'));
  const { body } = await post();
  for (let made = 1; made < 5; made += 1) await post();
  expect((await post()).status).toBe(429);

  await running.post(`/api/tables/${Reflect.get(Object(body), 'table')}/seats`, { name: 'Ola' });

  expect((await post()).status).toBe(201);
});

test('an honest report is kept, however many somebody else has sent', async () => {
  const data = temporaryFolder();
  const running = await RunningServer.start({ data, limits: { ...limits, reports: 5 } });
  const send = async (address: string) => (await running.post('/api/reports', { text: 'x' }, from(address))).status;

  const flood = [];
  for (let sent = 0; sent < 8; sent += 1) flood.push(await send('198.51.100.7'));
  expect(flood).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);

  expect(await send('203.0.113.9')).toBe(201);
  expect(await send('203.0.113.10')).toBe(201);
  expect(readdirSync(join(data, 'reports'))).toHaveLength(5);
});
