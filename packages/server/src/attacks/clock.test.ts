import { afterEach, expect, test, vi } from 'vitest';
import { RunningServer } from '../testing/running.ts';

const HOUR = 3_600_000;

afterEach(() => {
  vi.restoreAllMocks();
});

/** The clock on the wall is put to another time, as an operator or a time server may do. */
function putClock(by: number): void {
  const real = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => real() + by);
}

test.each([
  ['back', -HOUR],
  ['forward', HOUR],
])('when the clock is put %s an hour, bots go on and nobody loses time', async (_, by) => {
  const running = await RunningServer.start();
  const client = await running.client(
    await running.table({
      game: 'tictactoe',
      seats: [
        { is: 'me', name: 'Ala' },
        { is: 'bot', bot: 'random' },
      ],
      clock: { is: 'chess', seconds: 7_200, delay: 0 },
      pace: 'instant',
    }),
  );
  putClock(by);

  await client.decide(0);
  await client.until(() => client.document.match?.decisions === 2);
  await client.decide(client.question?.is === 'choose' ? client.question.options.length - 1 : 0);
  await client.until(() => client.document.match?.decisions === 4);

  expect(client.document.match?.outcome).toBeUndefined();
  expect(Math.min(...(client.document.clock?.left ?? [0]))).toBeGreaterThan(7_200_000 - HOUR / 2);
});
