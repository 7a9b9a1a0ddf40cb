import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../random/random.ts';
import { cardIdAt } from '../table/card.ts';
import { fits, forcedAnswer, isAnswerable, meaningOf } from './answer.ts';
import {
  choose,
  chooseBy,
  chooseCard,
  chooseNumber,
  chooseSeat,
  distribute,
  order,
  orderCards,
  pick,
  pickBy,
  pickCards,
  type Question,
} from './question.ts';
import { randomAnswer } from './random-answer.ts';

const common = { seat: 0, message: { key: 'x' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
const options = [
  { is: 'cell', cell: 7 },
  { is: 'cell', cell: 8 },
  { is: 'cell', cell: 9 },
] as const;

const one = choose({ ...common, options });
const some = pick({ ...common, options, min: 1, max: 2 });
const light = pick({ ...common, options, min: 1, max: 3, budget: { weights: [3, 1, 2], most: 4 } });
const all = order({ ...common, options });
const number = chooseNumber({ ...common, min: 1, max: 5 });
const units = distribute({ ...common, options, total: 3, most: [2, 1, 2] });

const never: readonly unknown[] = [
  undefined,
  null,
  '0',
  true,
  {},
  Number.NaN,
  0.5,
  -0,
  Number.POSITIVE_INFINITY,
  [-0],
  ['0'],
  [0.5],
  [null],
];

describe('an answer fits', () => {
  test.each<[Question, unknown]>([
    [one, 0],
    [one, 2],
    [some, [1]],
    [some, [0, 2]],
    [light, [0, 1]],
    [light, [1, 2]],
    [all, [2, 0, 1]],
    [number, 1],
    [number, 5],
    [units, [2, 1, 0]],
    [units, [0, 1, 2]],
  ])('$is: %j', (question, answer) => {
    expect(fits(question, answer)).toBeUndefined();
  });
});

describe('an answer is refused, with what would fit', () => {
  test.each<[Question, readonly unknown[]]>([
    [one, [3, -1, [0]]],
    [some, [[], [0, 1, 2], [1, 0], [1, 1], [3], 0, new Array(1)]],
    [light, [[], [0, 2], [0, 1, 2], [3]]],
    [all, [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 2], 0, new Array(3)]],
    [number, [0, 6, [1]]],
    [units, [[1, 1, 0], [3, 0, 0], [2, 1], [2, 1, 0, 0], [-1, 1, 2], 3, new Array(3)]],
  ])('$is', (question, wrong) => {
    for (const answer of [...wrong, ...never])
      expect(fits(question, answer), JSON.stringify(answer)).toMatchObject({
        refused: 'notAnOption',
        expected: { is: question.is },
      });
  });

  test('a list with holes spends nothing', () => {
    expect(fits(distribute({ ...common, options, total: 0, most: [1, 1, 1] }), new Array(3))).toBeDefined();
  });
});

describe('an answer means', () => {
  test('the option, or the property of it that was asked for', () => {
    expect(meaningOf(one, 1)).toEqual({ is: 'cell', cell: 8 });
    expect(meaningOf(chooseBy('cell', { ...common, options }), 1)).toBe(8);
    expect(meaningOf(chooseCard({ ...common, from: [cardIdAt(4)] }), 0)).toBe(cardIdAt(4));
    expect(meaningOf(chooseSeat({ ...common, from: [2, 1] }), 0)).toBe(2);
  });

  test('a list, where several were picked or put into an order', () => {
    expect(meaningOf(some, [0, 2])).toEqual([options[0], options[2]]);
    expect(meaningOf(pickBy('cell', { ...common, options, min: 0, max: 3 }), [1, 2])).toEqual([8, 9]);
    expect(meaningOf(pickCards({ ...common, from: [cardIdAt(1)], min: 0, max: 1 }), [0])).toEqual([cardIdAt(1)]);
    expect(meaningOf(all, [2, 0, 1])).toEqual([options[2], options[0], options[1]]);
    expect(meaningOf(orderCards({ ...common, from: [cardIdAt(1), cardIdAt(2)] }), [1, 0])).toEqual([
      cardIdAt(2),
      cardIdAt(1),
    ]);
  });

  test('itself, where numbers were asked for', () => {
    expect(meaningOf(number, 4)).toBe(4);
    expect(meaningOf(units, [2, 1, 0])).toEqual([2, 1, 0]);
  });
});

describe('an answer is forced', () => {
  test.each<[string, Question, unknown]>([
    ['one option', choose({ ...common, options: [options[0]] }), 0],
    ['one number', chooseNumber({ ...common, min: 3, max: 3 }), 3],
    ['nothing to pick', pick({ ...common, options, min: 0, max: 0 }), []],
    ['everything to pick', pick({ ...common, options, min: 3, max: 3 }), [0, 1, 2]],
    ['one thing to order', order({ ...common, options: [options[0]] }), [0]],
    ['nothing to distribute', distribute({ ...common, options, total: 0, most: [1, 1, 1] }), [0, 0, 0]],
    ['as much as there is room for', distribute({ ...common, options, total: 3, most: [1, 1, 1] }), [1, 1, 1]],
    ['room in one place only', distribute({ ...common, options, total: 2, most: [0, 3, 0] }), [0, 2, 0]],
  ])('by %s', (_, question, answer) => {
    expect(forcedAnswer(question)).toEqual(answer);
    expect(fits(question, forcedAnswer(question))).toBeUndefined();
  });

  test.each<[string, Question]>([
    ['choose', one],
    ['pick', some],
    ['order', all],
    ['number', number],
    ['distribute', units],
  ])('by nothing as long as there is a choice: %s', (_, question) => {
    expect(forcedAnswer(question)).toBeUndefined();
  });
});

describe('a question has no answer', () => {
  test.each<[string, Question]>([
    ['no options', choose({ ...common, options: [] })],
    ['crossed bounds', chooseNumber({ ...common, min: 2, max: 1 })],
    ['too few to pick from', pick({ ...common, options, min: 0, max: 4 })],
    ['crossed bounds of picking', pick({ ...common, options, min: 2, max: 1 })],
    ['nothing light enough', pick({ ...common, options, min: 2, max: 2, budget: { weights: [3, 1, 2], most: 2 } })],
    ['too little room', distribute({ ...common, options, total: 4, most: [1, 1, 1] })],
    ['limits that do not belong to the options', distribute({ ...common, options, total: 1, most: [1] })],
    ['less than nothing to distribute', distribute({ ...common, options, total: -1, most: [1, 1, 1] })],
    ['a limit below nothing', distribute({ ...common, options, total: 1, most: [-1, 3, 0] })],
  ])('with %s', (_, question) => {
    expect(isAnswerable(question)).toBe(false);
  });
});

test('a random answer always fits', async () => {
  await fc.assert(
    fc.property(fc.string(), fc.constantFrom<Question>(one, some, light, all, number, units), (seed, question) => {
      expect(isAnswerable(question)).toBe(true);
      expect(fits(question, randomAnswer(question, randomOf(seed)))).toBeUndefined();
    }),
  );
});
