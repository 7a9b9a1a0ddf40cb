import { tictactoe } from '@kronika/examples';
import type { BotQuestion } from '@kronika/host';
import { begin, isRefusal } from '@kronika/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool, type PoolOptions } from './pool.ts';

function pool(options: PoolOptions = {}): BotPool {
  const bots = new BotPool({ threads: 1, ...options });
  onTestFinished(() => bots.close());
  return bots;
}

function question(bot = 'random'): BotQuestion {
  const begun = begin(tictactoe, { seats: 2 }, 'seed');
  if (isRefusal(begun)) throw new Error('refused');
  return { game: 'tictactoe', bot, seat: 0, by: 'somebody', seed: 'seed', match: begun.match };
}

test('questions are answered, each with its own answer, and failures harm no other', async () => {
  const bots = pool();

  const [one, unknown, again] = await Promise.allSettled([
    bots.answer(question()),
    bots.answer(question('genius')),
    bots.answer(question()),
  ]);

  expect(one).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
  expect(unknown).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('genius') } });
  expect(again).toEqual(one);
});

test('a bot that looks ahead answers within what the threads manage, and gives its reason', async () => {
  const bots = pool();

  const [answer, advice] = await Promise.all([bots.answer(question('level-3')), bots.advise(question('level-3'))]);

  expect(answer).toEqual(expect.any(Number));
  expect(advice).toMatchObject({ answer: expect.any(Number), reason: { en: expect.any(String) } });
});

test('a thread that thinks too long is given up, and the next question gets another one', async () => {
  const bots = pool({ longest: 1 });
  await expect(bots.answer(question())).rejects.toThrow('more than 1 ms');

  await expect(bots.answer(question())).rejects.toThrow('more than 1 ms');
  await bots.close();

  await expect(bots.answer(question())).rejects.toThrow('gone');
});
