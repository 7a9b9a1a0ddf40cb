import { commandSchema } from '@kronika/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RunningServer } from '../testing/running.ts';
import { type Credentials, SocketClient } from '../testing/socket-client.ts';

const PAIR = {
  game: 'skirmish',
  seats: [
    { is: 'me', name: 'Ala' },
    { is: 'me', name: 'Ola' },
  ],
};

const FAST = { burst: 1_000_000, perSecond: 1_000_000 };

const kind = fc.constantFrom(
  'attach',
  'decide',
  'takeBack',
  'agree',
  'decline',
  'say',
  'orders',
  'hands',
  'explain',
  'resign',
  'leave',
  'rematch',
  'playNext',
  'record',
  'hold',
  'table',
  'changed',
  '__proto__',
);

/** A message that looks like one and is none: every field may hold anything. */
const nearly = fc
  .record(
    {
      is: fc.oneof(kind, fc.anything()),
      id: fc.oneof(fc.integer(), fc.anything()),
      asked: fc.oneof(fc.integer(), fc.anything()),
      answer: fc.oneof(fc.integer(), fc.array(fc.integer()), fc.anything()),
      request: fc.anything(),
      text: fc.anything(),
      orders: fc.anything(),
      hands: fc.anything(),
      card: fc.anything(),
      extra: fc.anything(),
    },
    { requiredKeys: ['is'] },
  )
  .map((message) => JSON.stringify(message) ?? 'undefined');

/** Well formed, and yet not for this table, question or role. */
const misplaced = fc.oneof(
  fc.record({ is: fc.constant('decide'), id: fc.nat(), asked: fc.integer({ min: 50, max: 1e9 }), answer: fc.nat() }),
  fc.record({ is: fc.constant('decide'), id: fc.nat(), asked: fc.constant(1), answer: fc.integer({ min: 100 }) }),
  fc.record({ is: fc.constantFrom('agree', 'decline'), id: fc.nat(), request: fc.nat() }),
  fc.record({ is: fc.constantFrom('rematch', 'playNext', 'record', 'takeBack'), id: fc.nat() }),
  fc.record({ is: fc.constant('hold'), id: fc.nat(), asked: fc.integer({ min: 50 }) }),
);

const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  nearly,
  misplaced.map((message) => JSON.stringify(message)),
  fc
    .integer({ min: 70_000, max: 200_000 })
    .map((length) => JSON.stringify({ is: 'say', id: 1, text: 'x'.repeat(length) })),
);

/** Whether a message is one that the table should take; those are not what is tested here. */
function isFine(message: string | Buffer): boolean {
  try {
    const parsed = commandSchema.safeParse(JSON.parse(String(message)));
    return (
      parsed.success &&
      !['decide', 'agree', 'decline', 'rematch', 'playNext', 'record', 'takeBack', 'hold'].includes(parsed.data.is)
    );
  } catch {
    return false;
  }
}

/** Sends messages one after the other; gives what each was answered with. */
async function answersTo(client: SocketClient, messages: readonly (string | Buffer)[]) {
  const answers: unknown[] = [];
  for (const message of messages) answers.push(await client.raw(message));
  return answers;
}

test('whatever is sent, every message is refused with a reason and the table stays as it is', async () => {
  const running = await RunningServer.start({
    limits: { messages: FAST, newSockets: FAST, attachWithin: 100_000 },
  });
  const mine = await running.table(PAIR);
  const other = await running.table(PAIR);
  const player = await running.client(mine);
  const watcher = await running.client({ table: mine.table });
  const stranger = await SocketClient.connect(running.url);
  const witness = await running.client(mine, { seat: 1 });
  // Everybody has heard of everybody before anything is sent.
  for (const client of [player, watcher])
    await client.until(
      () => client.document.spectators === 1 && client.document.seats.every((seat) => seat.presence === 'here'),
    );
  const before = JSON.stringify(witness.document);
  const known = witness.messages.length;

  await fc.assert(
    fc.asyncProperty(
      fc.array(
        garbage.filter((message) => !isFine(message)),
        { minLength: 1, maxLength: 12 },
      ),
      async (messages) => {
        for (const client of [player, watcher, stranger]) {
          for (const answer of await answersTo(client, messages))
            expect(answer).toMatchObject({
              is: 'refused',
              because: { code: expect.any(String), text: { pl: expect.any(String), en: expect.any(String) } },
            });
          expect(client.closed).toBeUndefined();
        }
      },
    ),
    { numRuns: 40 },
  );
  const forged: readonly Credentials[] = [
    { ...mine, token: other.token },
    { ...mine, token: `${mine.token}A` },
    { table: '', token: mine.token },
  ];
  for (const credentials of forged) expect(await stranger.attach(credentials)).toMatchObject({ is: 'refused' });

  expect(JSON.stringify(witness.document)).toBe(before);
  expect(witness.messages.slice(known)).toEqual([]);
  expect(await running.get('/healthz')).toMatchObject({ status: 200 });
  expect(await player.ask({ is: 'say', ...{ text: 'still here' } })).toMatchObject({ is: 'done' });
});

test('whatever is posted is answered with a reason and makes no table', async () => {
  const running = await RunningServer.start({ limits: { changesPerMinute: 1e6, requestsPerMinute: 1e6 } });
  const seat = fc.record({
    is: fc.oneof(fc.constantFrom('me', 'open', 'bot'), fc.anything()),
    name: fc.anything(),
    bot: fc.anything(),
  });
  const plan = fc.record({
    game: fc.oneof(fc.constantFrom('skirmish', 'l5r', '__proto__'), fc.anything()),
    seats: fc.oneof(fc.array(seat, { maxLength: 8 }), fc.anything()),
    options: fc.anything(),
    clock: fc.anything(),
  });

  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc.string(),
        plan.map((value) => JSON.stringify(value)),
      ),
      async (body) => {
        const { status, body: answer } = await running.post('/api/tables', body);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(answer).toMatchObject({ because: { code: expect.any(String) } });
      },
    ),
    { numRuns: 100 },
  );
  expect(running.server.tables()).toBe(0);
});
