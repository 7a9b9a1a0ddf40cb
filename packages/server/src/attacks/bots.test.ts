import { expect, test } from 'vitest';
import { RunningServer } from '../testing/running.ts';

const FAST = { burst: 1_000_000, perSecond: 1_000_000 };
const limits = { changesPerMinute: 1_000, messages: FAST, newSockets: FAST };

/** As many cards as fit into what may be sent. */
const HUGE = {
  game: 'l5r',
  seats: ['a', 'b'].map((name) => ({ is: 'bot', bot: 'level-5', name })),
  beginning: {
    is: 'situation',
    situation: { seats: [0, 1].map(() => ({ conflictDeck: Array.from({ length: 2_500 }, () => 'banzai') })) },
  },
};

test('a position with thousands of cards is refused with a sentence', async () => {
  const running = await RunningServer.start({ limits });
  const { status, body } = await running.post('/api/tables', HUGE);

  expect(status).toBe(422);
  expect(body).toMatchObject({
    because: { code: 'invalid', text: { en: expect.stringContaining('cannot be played') } },
  });
});

test('somebody with many tables of bots delays only themselves', async () => {
  const running = await RunningServer.start({ limits, bots: { threads: 1 } });
  const greedy = { 'x-forwarded-for': '198.51.100.7' };
  const mine = { 'x-forwarded-for': '203.0.113.9' };
  const plan = {
    game: 'skirmish',
    pace: 'instant',
    seats: ['level-4', 'level-4'].map((bot) => ({ is: 'bot', bot })),
  };
  for (let made = 0; made < 12; made += 1) {
    const { body } = await running.post('/api/tables', plan, greedy);
    await running.client({ table: String(Reflect.get(Object(body), 'table')) });
  }

  const { body } = await running.post(
    '/api/tables',
    {
      game: 'tictactoe',
      pace: 'instant',
      seats: [
        { is: 'me', name: 'Ala' },
        { is: 'bot', bot: 'random' },
      ],
    },
    mine,
  );
  const { table, seats } = Object(body);
  const client = await running.client({ table, token: seats[0].token });
  let before = 0;
  const text = async () => String((await running.get('/metrics')).body);
  const thoughts = async () => Number(/kronika_bot_seconds_count (\d+)/.exec(await text())?.[1] ?? 0);
  for (const cell of [0, 0, 0]) {
    if (client.document.match?.outcome !== undefined) break;
    const decisions = client.document.match?.decisions ?? 0;
    before = await thoughts();
    await client.decide(cell);
    await client.until(
      () => client.document.match?.outcome !== undefined || client.document.match?.decisions === decisions + 2,
    );
    // One that was being thought about, one of theirs whose turn it was, and the answer itself.
    expect((await thoughts()) - before).toBeLessThanOrEqual(4);
  }
});

test('tables where only bots play do nothing while nobody looks on', async () => {
  const running = await RunningServer.start({ limits, bots: { threads: 1 } });
  const plan = { game: 'tictactoe', pace: 'instant', seats: ['random', 'random'].map((bot) => ({ is: 'bot', bot })) };
  const { body } = await running.post('/api/tables', plan);
  const table = String(Reflect.get(Object(body), 'table'));

  expect((await running.get(`/api/tables/${table}`)).body).toMatchObject({ status: 'playing' });
  await running.server.sweep();
  expect(String((await running.get('/metrics')).body)).not.toMatch(/kronika_bot_seconds_count [1-9]/);

  const watcher = await running.client({ table });
  await watcher.until(() => watcher.document.status === 'over');
});
