import { describe, expect, test } from 'vitest';
import { RunningServer } from '../testing/running.ts';
import { SocketClient } from '../testing/socket-client.ts';

const PAIR = {
  game: 'tictactoe',
  seats: [
    { is: 'me', name: 'Ala' },
    { is: 'me', name: 'Ola' },
  ],
};

const refusal = (code: string) => ({
  is: 'refused',
  because: { code, text: { pl: expect.any(String), en: expect.any(String) } },
});

test('who attaches gets the table, and then what changes', async () => {
  const running = await RunningServer.start();
  const credentials = await running.table(PAIR);
  const [ala, ola, watcher] = await Promise.all([
    running.client(credentials),
    running.client(credentials, { seat: 1 }),
    running.client({ table: credentials.table }, { name: 'Ewa' }),
  ]);

  expect(await ala?.decide(4)).toMatchObject({ is: 'done' });
  await ola?.until(() => ola.document.match?.decisions === 1);
  await watcher?.until(() => watcher.document.match?.decisions === 1);

  expect(ola?.question).toBeDefined();
  expect(watcher?.question).toBeUndefined();
  expect(watcher?.document.you.role).toEqual({ is: 'spectator', name: 'Ewa' });
});

describe('the border', () => {
  test('a token opens its own seats of its own table, and nothing else', async () => {
    const running = await RunningServer.start();
    const mine = await running.table({ ...PAIR, seats: [{ is: 'me', name: 'Ala' }, { is: 'open' }] });
    const other = await running.table(PAIR);
    const attach = async (credentials: object, extra: object = {}) => {
      const client = await SocketClient.connect(running.url);
      const answer = await client.attach({ table: mine.table, ...credentials }, extra);
      client.close();
      return answer;
    };

    expect(await attach({ token: other.token })).toMatchObject(refusal('notYours'));
    expect(await attach({ token: 'x' })).toMatchObject(refusal('notYours'));
    expect(await attach({ token: mine.token }, { seat: 1 })).toMatchObject(refusal('notYours'));
    expect(await attach({ table: 'none' })).toMatchObject(refusal('noTable'));
    expect(await attach({}, { through: 5 })).toMatchObject(refusal('notYours'));
    expect(await attach({}, { version: 2 })).toMatchObject(refusal('malformed'));
    expect(await attach({ token: mine.token })).toMatchObject({ is: 'table' });
  });

  test('what is no message is refused, and the connection goes on', async () => {
    const running = await RunningServer.start();
    const credentials = await running.table(PAIR);
    const client = await SocketClient.connect(running.url);

    expect(await client.raw({ is: 'takeBack', id: 7 })).toMatchObject({ ...refusal('notAttached'), id: 7 });
    await client.attach(credentials);
    expect(await client.raw('{')).toMatchObject(refusal('malformed'));
    expect(await client.raw(Buffer.from([1, 2, 3]))).toMatchObject(refusal('malformed'));
    expect(await client.raw([])).toMatchObject(refusal('malformed'));
    expect(await client.raw({ is: 'refused', because: {} })).toMatchObject(refusal('malformed'));
    expect(await client.raw({ is: 'decide', id: 3, asked: '1' })).toMatchObject({ ...refusal('malformed'), id: 3 });
    expect(await client.raw({ is: 'say', id: 4, text: 'x'.repeat(70_000) })).toMatchObject(refusal('tooLarge'));
    expect(await client.attach(credentials)).toMatchObject(refusal('notNow'));
    expect(await client.decide(4)).toMatchObject({ is: 'done' });
    client.close();
  });

  test('too many messages are refused, and who goes on is let go of', async () => {
    const running = await RunningServer.start({ limits: { messages: { burst: 5, perSecond: 0 } } });
    const client = await running.client(await running.table(PAIR));

    for (let i = 0; i < 4; i += 1)
      expect(await client.ask({ is: 'explain', ...{ card: 1 } })).toMatchObject({ is: 'explained' });
    expect(await client.raw({ is: 'resign', id: 9 })).toMatchObject(refusal('tooFrequent'));
    for (let id = 0; id < 300; id += 1) client.send({ is: 'resign', id });
    await client.until(() => client.closed !== undefined);

    expect(client.document.status).toBe('playing');
    expect(client.closed).toBe(1008);
  });

  test('chat has a limit of its own', async () => {
    const running = await RunningServer.start({ limits: { chat: { burst: 2, perSecond: 0 } } });
    const client = await running.client(await running.table(PAIR));

    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await client.ask({ is: 'say', ...{ text: 'hej' } }));

    expect(answers.map((answer) => answer?.is)).toEqual(['done', 'done', 'refused']);
    expect(await client.decide(0)).toMatchObject({ is: 'done' });
  });

  test('pages of other sites, too many of one address and who says nothing are not let in', async () => {
    const running = await RunningServer.start({ limits: { socketsPerNetwork: 1, attachWithin: 100 } });
    const evil = await SocketClient.connect(running.url, { origin: 'https://evil.example' });
    const silent = await SocketClient.connect(running.url, { origin: running.url });
    const second = await SocketClient.connect(running.url);

    expect(evil.closed).toBe(1006);
    expect(second.closed).toBe(1006);
    await silent.until(() => silent.closed !== undefined);
    expect(silent.closed).toBe(4003);
  });

  test('a message that would fill the memory ends the connection', async () => {
    const running = await RunningServer.start();
    const client = await running.client(await running.table(PAIR));

    client.send('x'.repeat(2_000_000));
    await client.until(() => client.closed !== undefined);

    expect(client.closed).toBe(1009);
    expect(await running.get('/healthz')).toMatchObject({ status: 200 });
  });
});

test('bots answer, from threads of their own', async () => {
  const running = await RunningServer.start();
  const plan = {
    ...PAIR,
    pace: 'instant',
    seats: [
      { is: 'me', name: 'Ala' },
      { is: 'bot', bot: 'thumb' },
    ],
  };
  const client = await running.client(await running.table(plan));

  await client.decide(0);
  await client.until(() => client.document.match?.decisions === 2);

  expect(client.question).toBeDefined();
});

test('people who play again find their seats with the tokens they have', async () => {
  const running = await RunningServer.start();
  const credentials = await running.table(PAIR);
  const [ala, ola] = await Promise.all([running.client(credentials), running.client(credentials, { seat: 1 })]);
  await ala?.ask({ is: 'resign' });
  await ala?.ask({ is: 'rematch' });
  await ola?.ask({ is: 'rematch' });
  await ala?.until(() => ala.document.next !== undefined);

  const again = await running.client({ table: ala?.document.next ?? '', token: credentials.token });

  expect(again.document).toMatchObject({ status: 'playing', match: { decisions: 0 } });
});
