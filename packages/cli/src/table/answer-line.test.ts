import type { Question } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { answerIn } from './answer-line.ts';

const asking = { seat: 0, message: { key: 'x' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
const options = [{ is: 'a' }, { is: 'b' }, { is: 'c' }];

const choose: Question = { is: 'choose', ...asking, options };
const pick: Question = { is: 'pick', ...asking, options, min: 0, max: 2 };
const order: Question = { is: 'order', ...asking, options };
const number: Question = { is: 'number', ...asking, min: -2, max: 3 };
const distribute: Question = { is: 'distribute', ...asking, options, total: 4, most: [1, 2, 3] };

test.each<[string, Question, ReturnType<typeof answerIn>]>([
  ['1', choose, 0],
  ['3', choose, 2],
  ['0', choose, undefined],
  ['4', choose, undefined],
  ['1 2', choose, undefined],
  ['', choose, undefined],
  ['one', choose, undefined],
  ['3 1', pick, [0, 2]],
  ['3,1', pick, [0, 2]],
  ['', pick, []],
  ['2 2', pick, undefined],
  ['1 2 3', pick, undefined],
  ['3 1 2', order, [2, 0, 1]],
  ['3 1', order, undefined],
  ['-2', number, -2],
  ['3', number, 3],
  ['4', number, undefined],
  ['1.5', number, undefined],
  ['1 0 3', distribute, [1, 0, 3]],
  ['2 0 2', distribute, undefined],
  ['1 2', distribute, undefined],
])('"%s" to %o means %o', (line, question, answer) => {
  expect(answerIn(line, question)).toEqual(answer);
});
