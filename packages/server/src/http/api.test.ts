import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { madeTable, RunningServer } from '../testing/running.ts';

const PAIR = {
  game: 'tictactoe',
  seats: [
    { is: 'me', name: 'Ala' },
    { is: 'me', name: 'Ola' },
  ],
};

const OPEN = { ...PAIR, visibility: 'public', seats: [{ is: 'me', name: 'Ala' }, { is: 'open' }] };

describe('tables', () => {
  test('a table is made, found, joined and played to its record', async () => {
    const running = await RunningServer.start();
    const made = await running.post('/api/tables', OPEN);
    const { table, token } = madeTable(made.body);
    expect(made.status).toBe(201);
    expect(table.length).toBeGreaterThanOrEqual(22);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await running.get('/api/tables?what=open&game=tictactoe')).body).toMatchObject({ tables: [{ table }] });
    expect((await running.get(`/api/tables/${table}/record`)).status).toBe(409);

    const joined = await running.post(`/api/tables/${table}/seats`, { name: 'Ola' });
    expect(joined).toMatchObject({ status: 201, body: { seat: 1 } });

    expect((await running.get('/api/tables?what=open')).body).toEqual({ tables: [] });
    expect((await running.get('/api/tables?what=running')).body).toMatchObject({ tables: [{ table }] });
    const client = await running.client({ table, token });
    await client.ask({ is: 'resign' });
    expect((await running.get(`/api/tables/${table}`)).body).toMatchObject({ status: 'over', winners: [1] });
    expect((await running.get(`/api/tables/${table}/record`)).body).toMatchObject({ format: 'kronika-record' });
  });

  test('no answer but the one to who sits down holds anything that opens a seat', async () => {
    const running = await RunningServer.start();
    const { table, token } = await running.table(OPEN);

    const seen = JSON.stringify([
      (await running.get(`/api/tables/${table}`)).body,
      (await running.get('/api/tables')).body,
      (await running.post('/api/tables/summaries', { tables: [table, 'none'] })).body,
      (await running.client({ table })).messages,
    ]);

    expect(seen).toContain(table);
    expect(seen).not.toContain(token);
    expect(seen).not.toContain('holder');
  });

  test('a table by invitation is in no list', async () => {
    const running = await RunningServer.start();
    const { table } = await running.table({ ...OPEN, visibility: 'invitation' });

    expect((await running.get('/api/tables')).body).toEqual({ tables: [] });
    expect((await running.get(`/api/tables/${table}`)).status).toBe(200);
  });

  test('several seats of one person share a token', async () => {
    const running = await RunningServer.start();
    const { table, token } = await running.table(PAIR);

    const second = await running.client({ table, token }, { seat: 1 });

    expect(second.document.you.role).toEqual({ is: 'seat', seat: 1 });
  });

  test.each([
    { plan: {}, code: 'malformed', status: 400 },
    { plan: 'no json', code: 'malformed', status: 400 },
    { plan: { ...PAIR, game: 'chess' }, code: 'unknown', status: 422 },
    { plan: { ...PAIR, seats: [{ is: 'me', name: '' }] }, code: 'malformed', status: 400 },
    { plan: { ...PAIR, seats: PAIR.seats.slice(1) }, code: 'invalid', status: 422 },
    { plan: { ...PAIR, seats: [...PAIR.seats.slice(1), { is: 'bot', bot: 'x' }] }, code: 'unknown', status: 422 },
    { plan: { ...PAIR, clock: { is: 'chess', seconds: -1, delay: 0 } }, code: 'malformed', status: 400 },
    { plan: { ...PAIR, title: 'x'.repeat(140_000) }, code: 'tooLarge', status: 413 },
  ])('a bad plan is refused with a reason: $code', async ({ plan, code, status }) => {
    const running = await RunningServer.start();

    const refused = await running.post('/api/tables', plan);

    expect(refused).toMatchObject({
      status,
      body: { because: { code, text: { pl: expect.any(String), en: expect.any(String) } } },
    });
    expect(running.server.tables()).toBe(0);
  });

  test('a table begins at a situation, and at a moment of a record, and is still there after a restart', async () => {
    const store = new MemoryStore();
    const running = await RunningServer.start({ store });
    const { table, token } = await running.table(PAIR);
    const client = await running.client({ table, token });
    await client.decide(4);
    await client.ask({ is: 'resign' });
    const record = (await running.get(`/api/tables/${table}/record`)).body;
    const beginning = { is: 'record', record, decisions: 1 };

    const branched = await running.table({ ...PAIR, beginning });
    const situation = { rows: ['x..', '...', '...'] };
    const described = await running.table({ ...PAIR, beginning: { is: 'situation', situation } });
    await running.server.drain();
    const later = await RunningServer.start({ store });

    expect((await later.client(branched)).document).toMatchObject({ beginning: 'record', match: { decisions: 1 } });
    expect((await later.client(described)).document).toMatchObject({ beginning: 'situation', match: { waiting: [1] } });
    expect(await later.post('/api/tables', { ...PAIR, beginning: { ...beginning, decisions: 2 } })).toMatchObject({
      status: 422,
      body: { because: { code: 'invalid', text: { en: expect.stringContaining('expected 0 to 1') } } },
    });
    expect(await later.post('/api/tables', { ...PAIR, beginning: { ...beginning, record: {} } })).toMatchObject({
      status: 400,
      body: { because: { code: 'malformed' } },
    });
    expect(
      await later.post('/api/tables', { ...PAIR, beginning: { is: 'situation', situation: { rows: ['xxx'] } } }),
    ).toMatchObject({ status: 422, body: { because: { code: 'invalid' } } });
  });

  test('a situation that the rules do not allow is refused with its rule, and no table is made', async () => {
    const running = await RunningServer.start();
    const seats = [
      { is: 'me', name: 'Ala' },
      { is: 'me', name: 'Ola' },
    ];
    const post = (play: readonly string[]) =>
      running.post('/api/tables', {
        game: 'l5r',
        visibility: 'public',
        seats,
        beginning: { is: 'situation', situation: { seats: [{ play }, {}] } },
      });

    expect(await post(['akodo-toturi', 'akodo-toturi'])).toMatchObject({
      status: 422,
      body: { because: { code: 'invalid', text: { en: expect.stringContaining('L5R-UNIQUE-a') } } },
    });
    expect((await running.get('/api/tables')).body).toMatchObject({ tables: [] });
    expect(await post(['akodo-toturi'])).toMatchObject({ status: 201 });
  });

  test('a seat that is taken and a table that is not there are refused', async () => {
    const running = await RunningServer.start();
    const { table } = await running.table(PAIR);

    expect(await running.post(`/api/tables/${table}/seats`, { name: 'Ela' })).toMatchObject({
      status: 409,
      body: { because: { code: 'seatTaken' } },
    });
    expect(await running.post('/api/tables/none/seats', { name: 'Ela' })).toMatchObject({ status: 404 });
    expect(await running.get('/api/tables/none')).toMatchObject({ status: 404 });
    expect(await running.get('/api/nothing')).toMatchObject({ status: 404 });
  });

  test('the games are told with what a lobby needs', async () => {
    const running = await RunningServer.start();

    expect((await running.get('/api/games')).body).toContainEqual({
      id: 'l5r',
      names: { pl: 'Legenda Pięciu Kręgów', en: 'Legend of the Five Rings' },
      seats: { min: 2, max: 2 },
      bots: expect.arrayContaining(['random', 'thumb', 'level-1', 'level-5', 'level-5.honor']),
      setup: expect.objectContaining({ brings: expect.objectContaining({ key: 'decks' }) }),
    });
  });
});

describe('guarding', () => {
  test('answers carry strict headers', async () => {
    const running = await RunningServer.start();
    const { headers } = await running.get('/api/games');
    const policy = headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('pages of other sites may not post, unless they are named', async () => {
    const running = await RunningServer.start({ origins: ['https://friend.example'] });
    const post = (origin: string) => running.post('/api/tables', PAIR, { origin });

    expect(await post('https://evil.example')).toMatchObject({ status: 403 });
    expect(await post('null')).toMatchObject({ status: 403 });
    expect(await post(running.url)).toMatchObject({ status: 201 });
    expect(await post('https://friend.example')).toMatchObject({ status: 201 });
  });

  test('too many requests are refused', async () => {
    const running = await RunningServer.start({ limits: { changesPerMinute: 2 } });

    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await running.post('/api/tables', PAIR));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(answers[2]?.body).toMatchObject({ because: { code: 'tooFrequent' } });
  });

  test('health and metrics are there, and name nobody', async () => {
    const running = await RunningServer.start();
    const { table, token } = await running.table(PAIR);
    await (await running.client({ table, token })).decide(0);

    expect(await running.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const { body } = await running.get('/metrics');
    expect(body).toContain('kronika_tables 1');
    expect(body).toMatch(/kronika_command_seconds_count\{is="decide"\} 1/);
    expect(body).not.toContain(table);
  });
});

test('pages are served: files as they are, other addresses as the page itself, hashed files for ever', async () => {
  const pages = temporaryFolder();
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<title>Kronika</title>');
  writeFileSync(join(pages, 'assets', 'main-1a2b.js'), 'export {}');
  writeFileSync(join(pages, 'sw.js'), '');
  writeFileSync(join(pages, 'manifest.webmanifest'), '{}');
  const running = await RunningServer.start({ pages });
  const accept = { accept: 'text/html' };

  expect((await running.get('/', accept)).body).toContain('Kronika');
  const route = await running.get('/tables/abc', accept);
  expect(route).toMatchObject({ status: 200, body: expect.stringContaining('Kronika') });
  expect(route.headers.get('cache-control')).toBe('no-cache');
  const asset = await running.get('/assets/main-1a2b.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  const worker = await running.get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self';manifest-src 'self'");
  const manifest = await running.get('/manifest.webmanifest');
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  expect((await running.get('/assets/none.js')).status).toBe(404);
  expect((await running.get('/api/none', accept)).status).toBe(404);
  expect((await running.get('/../package.json', accept)).body).not.toContain('"name"');
});
