import { describe, expect, test } from 'vitest';
import type { Hashing } from '../accounts/hashing.ts';
import type { Limits } from '../limits.ts';
import { Device, SECRET } from '../testing/device.ts';
import { madeTable, RunningServer } from '../testing/running.ts';

/** What it costs is proven elsewhere. */
const cheap: Hashing = {
  hash: async (passphrase) => `hash of ${passphrase}`,
  fits: async (passphrase, hash) => hash === `hash of ${passphrase}`,
};

const OPEN = { game: 'tictactoe', seats: [{ is: 'me', name: 'Ala' }, { is: 'open' }] };

async function begun(limits: Partial<Limits> = {}) {
  const running = await RunningServer.start({ hashing: cheap, limits });
  const device = () => new Device(running);
  const signedUp = async (name: string) => {
    const one = device();
    expect((await one.signUp(name)).status).toBe(200);
    return one;
  };
  return { running, device, signedUp };
}

const tablesOf = async (device: Device): Promise<unknown> => (await device.get('/api/account/tables')).body;

describe('signing up and in', () => {
  test('with the passphrase as it is really kept', async () => {
    const running = await RunningServer.start();
    const device = new Device(running);

    expect(await device.signUp('Jadwiga')).toMatchObject({ status: 200, body: { name: 'Jadwiga' } });

    expect(await new Device(running).signIn('jadwiga', 'nie to hasło')).toMatchObject({ status: 403 });
    expect(await new Device(running).signIn('jadwiga')).toMatchObject({ status: 200, body: { name: 'Jadwiga' } });
  });

  test('the cookie is for the interface alone, out of reach of scripts and other sites', async () => {
    const { running, device } = await begun();

    const [session, known] = (await device().signUp('Jadwiga')).headers.getSetCookie();
    const secure = await running.post(
      '/api/account/session',
      { name: 'Jadwiga', passphrase: SECRET },
      { 'x-forwarded-proto': 'https' },
    );

    expect(session).toMatch(/^kronika-session=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
    expect(known).toMatch(/^kronika-device=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=31104000$/);
    for (const cookie of secure.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
    expect(secure.headers.get('cache-control')).toBe('no-store');
  });

  test('a name nobody has, a wrong passphrase and a name somebody has get the very same answer', async () => {
    const { device, signedUp } = await begun();
    await signedUp('Jadwiga');

    const answers = [
      await device().signIn('Jadwiga', 'pies je gorącą zupę'),
      await device().signIn('Barbara', 'pies je gorącą zupę'),
      await device().signUp('JADWIGA', 'pies je gorącą zupę'),
    ].map(({ status, body, headers }) => ({ status, body, cookie: headers.get('set-cookie') }));

    expect(answers[0]).toMatchObject({ status: 403, body: { because: { code: 'notYours' } }, cookie: null });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test.each([
    [{}, 400],
    ['no json', 400],
    [{ name: 'Jadwiga' }, 400],
    [{ name: '', passphrase: SECRET }, 400],
    [{ name: 'Jadwiga', passphrase: 'short' }, 422],
    [{ name: 'Jadwiga', passphrase: 7 }, 400],
    [{ name: 'x'.repeat(41), passphrase: SECRET }, 400],
    [{ name: 'Jadwiga', passphrase: SECRET, role: 'admin' }, 400],
    [{ name: 'Jadwiga', passphrase: 'x'.repeat(70_000) }, 413],
  ])('%j is refused with a reason', async (body, status) => {
    const { running } = await begun();

    expect(await running.post('/api/account', body)).toMatchObject({
      status,
      body: { because: { text: { pl: expect.any(String), en: expect.any(String) } } },
    });
  });

  test('tries are limited', async () => {
    const { device, signedUp } = await begun({
      guesses: {
        perName: { burst: 2, perSecond: 0 },
        perNameAnywhere: { burst: 100, perSecond: 0 },
        perNetwork: { burst: 100, perSecond: 0 },
        signUps: { burst: 1, perSecond: 0 },
      },
    });
    await signedUp('Jadwiga');
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await device().signIn('Jadwiga', 'pies je zupę')).status);

    expect(statuses).toEqual([403, 403, 429]);
    expect((await device().signUp('Barbara')).status).toBe(429);
  });
});

describe('guarding', () => {
  const ADDRESSES = [
    ['GET', '/api/account'],
    ['GET', '/api/account/export'],
    ['GET', '/api/account/tables'],
    ['GET', '/api/account/tables/x'],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/x'],
    ['POST', '/api/account/passphrase'],
    ['POST', '/api/account/deletion'],
    ['POST', '/api/account/decks'],
    ['POST', '/api/account/tables'],
  ] as const;

  test.each(ADDRESSES)('%s %s is for who is signed in', async (method, path) => {
    const { running } = await begun();
    for (const cookie of [
      '',
      'kronika-session=',
      `kronika-session=${'x'.repeat(43)}`,
      `kronika-session=${'x'.repeat(5000)}`,
    ]) {
      const response = await fetch(`${running.url}${path}`, {
        method,
        headers: { cookie, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ because: { code: 'notSignedIn' } });
    }
  });

  test('other sites change nothing, also those that may play here', async () => {
    const running = await RunningServer.start({ hashing: cheap, origins: ['https://friend.example'] });
    const device = new Device(running);
    await device.signUp('Jadwiga');

    for (const origin of ['https://evil.example', 'https://friend.example', 'null'])
      for (const path of ['/api/account', '/api/account/session', '/api/account/deletion', '/api/account/decks'])
        expect((await device.post(path, { passphrase: SECRET }, { origin })).status).toBe(403);

    expect((await device.get('/api/account')).status).toBe(200);
    expect((await device.post('/api/account/decks', { since: 0, decks: [] }, { origin: running.url })).status).toBe(
      200,
    );
  });

  test('a body that is no form of ours changes nothing', async () => {
    const { running, signedUp } = await begun();
    const device = await signedUp('Jadwiga');
    const form = await fetch(`${running.url}/api/account/deletion`, {
      method: 'POST',
      headers: { ...device.headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: `passphrase=${encodeURIComponent(SECRET)}`,
    });

    expect(form.status).toBe(400);
    expect((await device.get('/api/account')).status).toBe(200);
  });

  test('exports are limited', async () => {
    const { signedUp } = await begun({ exportsPerTenMinutes: 1 });
    const device = await signedUp('Jadwiga');

    expect((await device.get('/api/account/export')).status).toBe(200);
    expect((await device.get('/api/account/export')).status).toBe(429);
  });
});

describe('sessions', () => {
  test('are listed and ended one by one', async () => {
    const { device, signedUp } = await begun();
    const here = await signedUp('Jadwiga');
    const there = device();
    await there.signIn('Jadwiga');
    const sessions = async (): Promise<readonly object[]> =>
      Object(Reflect.get(Object((await here.get('/api/account')).body), 'sessions'));
    expect(await sessions()).toHaveLength(2);
    expect(JSON.stringify(await sessions())).not.toContain('holder');
    const other = (await sessions()).find((session) => !('here' in session));

    await here.delete(`/api/account/sessions/${Reflect.get(Object(other), 'id')}`);

    expect((await there.get('/api/account')).status).toBe(401);
    expect(await sessions()).toMatchObject([{ here: true }]);
  });

  test('end when one signs out', async () => {
    const { running, signedUp } = await begun();
    const device = await signedUp('Jadwiga');
    const copy = device.headers;
    expect((await running.get('/api/account', copy)).status).toBe(200);

    expect((await device.delete('/api/account/session')).headers.get('set-cookie')).toContain('Max-Age=0');

    expect(device.headers.cookie).not.toContain('kronika-session');
    expect((await running.get('/api/account', copy)).status).toBe(401);
  });

  test('another passphrase ends the others, also where they sit at a table', async () => {
    const { running, device, signedUp } = await begun();
    const here = await signedUp('Jadwiga');
    const { table } = madeTable((await here.post('/api/tables', OPEN)).body);
    await running.post(`/api/tables/${table}/seats`, { name: 'Ola' });
    const there = device();
    await there.signIn('Jadwiga');
    const [near, far] = [await here.client(table, 0), await there.client(table, 0)];
    expect(far.document.you.role).toEqual({ is: 'seat', seat: 0 });

    const next = 'pies je gorącą zupę';
    expect((await here.post('/api/account/passphrase', { now: 'nie to', next })).status).toBe(403);
    expect((await here.post('/api/account/passphrase', { now: SECRET, next })).status).toBe(200);

    await far.until(() => far.closed === 4001);
    expect(near.closed).toBeUndefined();
    const back = await there.client(table, 0);
    expect(back.messages).toMatchObject([{ is: 'refused', because: { code: 'notYours' } }]);
    expect((await there.signIn('Jadwiga')).status).toBe(403);
    expect((await there.signIn('Jadwiga', next)).status).toBe(200);
  });
});

describe('matches over devices', () => {
  test('a seat taken here is played on from there, and so is the match after it', async () => {
    const { running, device, signedUp } = await begun();
    const here = await signedUp('Jadwiga');
    const { table } = madeTable((await here.post('/api/tables', OPEN)).body);
    const ola = await running.post(`/api/tables/${table}/seats`, { name: 'Ola' });
    const there = device();
    await there.signIn('Jadwiga');

    expect(await tablesOf(there)).toMatchObject({ tables: [{ summary: { table, status: 'playing' }, seats: [0] }] });
    expect((await there.get(`/api/account/tables/${table}`)).body).toEqual({ seats: [0] });
    const client = await there.client(table, 0);
    expect(await client.decide(4)).toMatchObject({ is: 'done' });
    await client.ask({ is: 'resign' });
    await client.ask({ is: 'rematch' });
    const other = await running.client({ table, token: String(Reflect.get(Object(ola.body), 'token')) });
    await other.ask({ is: 'rematch' });
    await client.until(() => client.document.next !== undefined);

    const next = String(client.document.next);
    expect((await here.client(next, 0)).document.you.role).toEqual({ is: 'seat', seat: 0 });
    expect(await tablesOf(here)).toMatchObject({
      tables: expect.arrayContaining([
        expect.objectContaining({ summary: expect.objectContaining({ table: next }), seats: [0] }),
      ]),
    });
  });

  test('who sits down as a guest, or is somebody else, cannot take the seat of an account', async () => {
    const { running, device, signedUp } = await begun();
    const { table } = madeTable((await (await signedUp('Jadwiga')).post('/api/tables', OPEN)).body);
    const other = await signedUp('Barbara');

    for (const one of [device(), other])
      expect((await one.client(table, 0)).messages).toMatchObject([{ is: 'refused', because: { code: 'notYours' } }]);
    expect(await tablesOf(other)).toEqual({ tables: [] });
    expect((await other.get(`/api/account/tables/${table}`)).body).toEqual({ seats: [] });
    expect((await running.client({ table })).document.you.role).toEqual({ is: 'spectator' });
  });

  test('seats taken as a guest can be brought along, by who has their tokens', async () => {
    const { running, device, signedUp } = await begun();
    const guest = device();
    const { table, token } = madeTable((await guest.post('/api/tables', OPEN)).body);
    const joined = await running.post(`/api/tables/${table}/seats`, { name: 'Ola' });
    const seats = [
      { table, seat: 0, token },
      { table, seat: 1, token },
      { table: 'none', seat: 0, token },
    ];
    const jadwiga = await signedUp('Jadwiga');

    expect((await jadwiga.post('/api/account/tables', { seats })).body).toEqual({ claimed: 1 });
    expect(await tablesOf(jadwiga)).toMatchObject({ tables: [{ summary: { table }, seats: [0] }] });
    expect((await jadwiga.client(table, 0)).document.you.role).toEqual({ is: 'seat', seat: 0 });
    // Whoever uses the same browser later does not get what is somebody's already.
    const barbara = await signedUp('Barbara');
    const both = [
      { table, seat: 0, token },
      { table, seat: 1, token: Reflect.get(Object(joined.body), 'token') },
    ];
    await barbara.post('/api/account/tables', { seats: both });
    expect(await tablesOf(barbara)).toMatchObject({ tables: [{ seats: [1] }] });
    expect(await tablesOf(jadwiga)).toMatchObject({ tables: [{ seats: [0] }] });
  });

  test('a seat that was left is nobody’s', async () => {
    const { running, signedUp } = await begun();
    const device = await signedUp('Jadwiga');
    const { table } = madeTable((await device.post('/api/tables', OPEN)).body);
    await (await device.client(table, 0)).ask({ is: 'leave' });
    await expect.poll(() => tablesOf(device)).toEqual({ tables: [] });
    await running.post(`/api/tables/${table}/seats`, { name: 'Ela', seat: 0 });

    expect((await device.client(table, 0)).messages).toMatchObject([{ is: 'refused' }]);
  });
});

describe('decks over devices', () => {
  test('the latest change wins, and each device hears only of what is new to it', async () => {
    const { device, signedUp } = await begun();
    const here = await signedUp('Jadwiga');
    const there = device();
    await there.signIn('Jadwiga');
    const sync = async (one: Device, since: number, ...decks: readonly object[]) =>
      (await one.post('/api/account/decks', { since, decks })).body;

    expect(await sync(here, 0, { id: 'a', changed: 5, deck: { name: 'Żuraw' } })).toEqual({
      revision: 1,
      decks: [{ id: 'a', changed: 5, deck: { name: 'Żuraw' } }],
    });
    expect(await sync(there, 0, { id: 'a', changed: 4, deck: 'older' })).toMatchObject({ decks: [{ changed: 5 }] });
    expect(await sync(there, 1, { id: 'a', changed: 6 })).toEqual({ revision: 2, decks: [{ id: 'a', changed: 6 }] });
    expect(await sync(here, 1)).toEqual({ revision: 2, decks: [{ id: 'a', changed: 6 }] });
    expect(await sync(here, 2)).toEqual({ revision: 2, decks: [] });
  });

  test('a clock that is far ahead does not win for ever', async () => {
    const { signedUp } = await begun();
    const device = await signedUp('Jadwiga');

    const far = Date.now() + 10 * 365 * 24 * 60 * 60 * 1000;
    const { body } = await device.post('/api/account/decks', { since: 0, decks: [{ id: 'a', changed: far, deck: 1 }] });

    const [kept] = Object(Reflect.get(Object(body), 'decks'));
    expect(Reflect.get(Object(kept), 'changed')).toBeLessThan(far);
  });

  test.each([
    [{ since: 0, decks: [{ id: '', changed: 1 }] }, 400],
    [{ since: -1, decks: [] }, 400],
    [{ since: 0, decks: [{ id: 'a', changed: 1.5 }] }, 400],
    [{ since: 0, decks: [{ id: 'a', changed: 1, deck: 'x'.repeat(20_000) }] }, 400],
    [{ since: 0, decks: Array.from({ length: 101 }, (_, id) => ({ id: `${id}`, changed: 1 })) }, 400],
    [{ since: 0, decks: [{ id: 'a', changed: 1, deck: 'x'.repeat(600_000) }] }, 413],
  ])('what is no deck is refused', async (body, status) => {
    const { signedUp } = await begun();
    const device = await signedUp('Jadwiga');

    expect((await device.post('/api/account/decks', body)).status).toBe(status);
    expect((await device.post('/api/account/decks', { since: 0, decks: [] })).body).toEqual({ revision: 0, decks: [] });
  });
});

describe('what is kept of somebody', () => {
  test('comes in one file, without anything that opens something, and without the secrets of others', async () => {
    const { running, signedUp } = await begun();
    const device = await signedUp('Jadwiga');
    const { table, token } = madeTable((await device.post('/api/tables', OPEN)).body);
    const ola = await running.post(`/api/tables/${table}/seats`, { name: 'Ola' });
    const client = await device.client(table, 0);
    await client.ask({ is: 'say', ...{ text: 'Witaj!' } });
    await client.decide(4);
    const other = await running.client({ table, token: String(Reflect.get(Object(ola.body), 'token')) });
    await other.ask({ is: 'say', ...{ text: 'Moja tajemnica' } });
    await device.post('/api/account/decks', { since: 0, decks: [{ id: 'a', changed: 5, deck: { name: 'Żuraw' } }] });

    const { body, headers } = await device.get('/api/account/export');

    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      format: 'kronika-account',
      version: 1,
      account: { name: 'Jadwiga' },
      sessions: [{ device: expect.any(String) }],
      decks: [{ id: 'a', deck: { name: 'Żuraw' } }],
      tables: [
        {
          summary: { table },
          seats: [{ seat: 0, name: 'Ala' }],
          journal: [
            { is: 'said', text: 'Witaj!' },
            { is: 'decided', answer: 4 },
          ],
        },
      ],
    });
    const text = JSON.stringify(body);
    for (const secret of [token, 'holder', 'hash of', 'Moja tajemnica']) expect(text).not.toContain(secret);
  });

  test('goes when they want it to; the others play on with somebody who has no name', async () => {
    const { running, device, signedUp } = await begun();
    const jadwiga = await signedUp('Jadwiga');
    const { table, token } = madeTable((await jadwiga.post('/api/tables', OPEN)).body);
    const ola = await running.post(`/api/tables/${table}/seats`, { name: 'Ola' });
    await (await jadwiga.client(table, 0)).ask({ is: 'say', ...{ text: 'Mieszkam w Łodzi' } });

    expect((await jadwiga.post('/api/account/deletion', { passphrase: 'nie to' })).status).toBe(403);
    expect((await jadwiga.get('/api/account')).status).toBe(200);
    const gone = await jadwiga.post('/api/account/deletion', { passphrase: SECRET });

    expect(gone.status).toBe(200);
    expect(jadwiga.headers).toEqual({});
    expect((await device().signIn('Jadwiga')).status).toBe(403);
    const other = await running.client({ table, token: String(Reflect.get(Object(ola.body), 'token')) });
    expect(other.document.seats.map(({ name }) => name)).toEqual(['N.N.', 'Ola']);
    expect(JSON.stringify([other.messages, (await running.get(`/api/tables/${table}`)).body])).not.toMatch(/Ala|Łodzi/);
    // Whoever began the match in this browser may still finish it, as a guest.
    const own = await running.client({ table, token });
    expect(await own.decide(4)).toMatchObject({ is: 'done' });
    expect((await running.get(`/api/tables/${table}`)).body).toMatchObject({ seats: [{ name: 'N.N.' }, {}] });
  });
});
