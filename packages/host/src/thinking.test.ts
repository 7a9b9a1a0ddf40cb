import { tictactoe } from '@kronika/examples';
import { begin, isRefusal, type Match, registryOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { Pace } from './pace.ts';
import type { BotQuestion } from './ports.ts';
import { adviceOf, answerOf, paced } from './thinking.ts';

const registry = registryOf(tictactoe);

function begun(): Match {
  const made = begin(tictactoe, { seats: 2 }, 'seed');
  if (isRefusal(made)) throw new Error('refused');
  return made.match;
}

function question(more: Partial<BotQuestion> = {}): BotQuestion {
  const match = begun();
  const seat = match.open[0]?.question.seat ?? 0;
  return { game: 'tictactoe', bot: 'level-3', seat, by: 'somebody', seed: 'seed', match, ...more };
}

test('the same question with the same positions gets the same answer and the same advice', () => {
  const asked = question({ nodes: 60 });

  expect(answerOf(registry, asked)).toEqual(answerOf(registry, asked));
  expect(adviceOf(registry, asked)).toEqual(adviceOf(registry, asked));
});

test('the advice is what the bot would answer, with a reason in both languages and what else it looked at', () => {
  const asked = question({ nodes: 200 });
  const advice = adviceOf(registry, asked);
  if (isRefusal(advice)) throw new Error('refused');

  expect(advice.answer).toEqual(answerOf(registry, asked));
  expect(advice.reason).toEqual({ pl: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
  for (const { chance } of advice.prospects) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
});

test('a bot that looks at nothing says so', () => {
  const advice = adviceOf(registry, question({ bot: 'random' }));

  expect(advice).toMatchObject({ prospects: [], reason: { en: expect.stringContaining('rule of thumb') } });
});

test('a question without a number of positions is given one by the machine, others are left alone', () => {
  const pace = new Pace(() => 0);
  const nodesOf = (asked: BotQuestion, crowd = 1) => paced(registry, asked, { pace, crowd }, (_, { nodes }) => nodes);

  expect(nodesOf(question())).toBe(150);
  expect(nodesOf(question(), 3)).toBe(50);
  expect(nodesOf(question({ nodes: 7 }))).toBe(7);
  expect(nodesOf(question({ bot: 'random' }))).toBeUndefined();
  expect(isRefusal(nodesOf(question({ bot: 'genius' })))).toBe(true);
});
