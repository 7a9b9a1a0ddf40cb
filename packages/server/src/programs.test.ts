import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RunningServer } from './testing/running.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/bot.mjs', import.meta.url));

interface Made {
  readonly table: string;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

function isMade(body: unknown): body is Made {
  return typeof body === 'object' && body !== null && 'table' in body && 'seats' in body;
}

async function tableWith(running: RunningServer, plan: object): Promise<Made> {
  const { status, body } = await running.post('/api/tables', plan);
  if (status !== 201 || !isMade(body)) throw new Error(JSON.stringify(body));
  return body;
}

const program = (name: string) => ({ is: 'program', name });

test('a program gets a token for its own seat, and sees and answers for no other one', async () => {
  const running = await RunningServer.start();
  const { table, seats } = await tableWith(running, {
    game: 'skirmish',
    seats: [{ is: 'me', name: 'Ala' }, program('Automat')],
  });
  const [own, handedOut] = seats.map(({ token }) => token);

  expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(own).not.toBe(handedOut);
  const client = await running.client({ table, token: String(handedOut) });
  expect(client.document).toMatchObject({
    you: { role: { is: 'seat', seat: 1 } },
    match: { viewer: 1 },
    seats: [
      { is: 'person', name: 'Ala' },
      { is: 'person', name: 'Automat', program: 'yes' },
    ],
  });
  expect(client.document.seats[0]).not.toHaveProperty('program');
  expect(client.question?.seat).toBe(1);
  for (const [token, seat] of [[handedOut, 0] as const, [own, 1] as const]) {
    const { messages } = await running.client({ table, token: String(token) }, { seat });
    expect(messages).toMatchObject([{ is: 'refused', because: { code: 'notYours' } }]);
  }
});

test('who makes a table may hand out all its seats, each with another token', async () => {
  const running = await RunningServer.start();
  const { seats } = await tableWith(running, { game: 'tictactoe', seats: [program('X'), program('O')] });

  expect(new Set(seats.map(({ token }) => token)).size).toBe(2);
});

test('the example bot plays a whole match at a table of a server', async () => {
  const running = await RunningServer.start({ limits: { messages: { burst: 1000, perSecond: 1000 } } });
  const { table, seats } = await tableWith(running, {
    game: 'skirmish',
    pace: 'instant',
    seats: [{ is: 'bot', bot: 'random' }, program('Example')],
  });

  const child = spawn(process.execPath, [EXAMPLE, running.url, table, String(seats[0]?.token)], { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (part) => {
    said += String(part);
  });
  await once(child, 'close');

  expect(said).toMatch(/^1: over, won by seat [01]\n$/);
});

test('the example bot is short', () => {
  expect(readFileSync(EXAMPLE, 'utf8').split('\n').length).toBeLessThan(100);
});
