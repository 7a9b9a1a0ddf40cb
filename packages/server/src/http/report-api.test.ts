import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { RunningServer } from '../testing/running.ts';

const PAIR = {
  game: 'tictactoe',
  seats: [
    { is: 'me', name: 'Ala Kowalska' },
    { is: 'me', name: 'Ola' },
  ],
};

/** The reports that lie in the folder. */
function reportsIn(data: string): readonly string[] {
  const folder = join(data, 'reports');
  return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : [];
}

describe('a report', () => {
  test('of a match that goes on is kept with its record, which nobody gets before the end', async () => {
    const data = temporaryFolder();
    const running = await RunningServer.start({ data });
    const { table, token } = await running.table(PAIR);
    const client = await running.client({ table, token });
    await client.decide(4);

    const sent = await running.post(`/api/tables/${table}/reports`, { text: ' It is not my turn. ' });

    expect(sent).toMatchObject({
      status: 201,
      body: { report: expect.stringMatching(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}-[0-9a-f]{8}$/) },
    });
    expect(JSON.stringify(sent.body)).not.toContain('kronika-record');
    expect(await running.get(`/api/tables/${table}/record`)).toMatchObject({ status: 409 });
    const [kept = ''] = reportsIn(data);
    expect(JSON.parse(kept)).toMatchObject({
      format: 'kronika-report',
      text: 'It is not my turn.',
      decisions: 1,
      record: { format: 'kronika-record', end: { decisions: 1 } },
    });
    expect(kept).not.toContain('Kowalska');
    expect(kept).not.toContain(table);
  });

  test('with a record of its own is kept', async () => {
    const data = temporaryFolder();
    const running = await RunningServer.start({ data });
    const { table, token } = await running.table(PAIR);
    await (await running.client({ table, token })).ask({ is: 'resign' });
    const record = (await running.get(`/api/tables/${table}/record`)).body;

    expect(await running.post('/api/reports', { text: 'See here.', decisions: 0, record })).toMatchObject({
      status: 201,
    });
    expect(reportsIn(data)).toHaveLength(1);
  });

  test('without words, of no table, or with what is no record is refused', async () => {
    const data = temporaryFolder();
    const running = await RunningServer.start({ data });

    expect(await running.post('/api/reports', { text: '  ' })).toMatchObject({ status: 400 });
    expect(await running.post('/api/reports', { text: 'x', record: { format: 'pgn' } })).toMatchObject({ status: 400 });
    expect(await running.post('/api/reports', { text: 'x'.repeat(4_001) })).toMatchObject({ status: 400 });
    expect(await running.post('/api/reports', { text: 'x'.repeat(200_000) })).toMatchObject({ status: 413 });
    expect(await running.post('/api/tables/none/reports', { text: 'x' })).toMatchObject({ status: 404 });
    expect(reportsIn(data)).toEqual([]);
  });

  test('is refused when there are too many, at once or at all', async () => {
    const data = temporaryFolder();
    const running = await RunningServer.start({ data, limits: { reports: 2, reportsPerMinute: 3 } });
    const send = () => running.post('/api/reports', { text: 'x' });

    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await send()).toMatchObject({ status: 409, body: { because: { code: 'notNow' } } });
    expect(await send()).toMatchObject({ status: 429 });
    expect(reportsIn(data)).toHaveLength(2);
  });
});
