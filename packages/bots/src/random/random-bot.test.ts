import { fits, type Question, randomOf, type Thought } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { randomBot } from './random-bot.ts';

const asking = { seat: 0, message: { key: 'x' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
const options = [{ is: 'a' }, { is: 'b' }, { is: 'c' }];

const questions: readonly Question[] = [
  { is: 'choose', ...asking, options },
  { is: 'pick', ...asking, options, min: 0, max: 2 },
  { is: 'order', ...asking, options },
  { is: 'number', ...asking, min: -2, max: 3 },
  { is: 'distribute', ...asking, options, total: 4, most: [1, 2, 3] },
];

test.each(questions)('its answer fits a question of the kind $is', (question) => {
  const random = randomOf('seed');
  const thought: Thought = {
    view: undefined,
    question,
    nodes: 1,
    random,
    imagine: () => {
      throw new Error('the random bot needs no imagination');
    },
  };

  for (let i = 0; i < 50; i += 1) expect(fits(question, randomBot.answer(thought))).toBeUndefined();
});
