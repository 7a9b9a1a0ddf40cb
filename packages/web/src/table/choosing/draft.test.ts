import { cardIdAt, chooseNumber, distribute, fits, orderCards, pick, pickCards, type Question } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { answerIn, beginDraft, type Draft, give, mayTake, progressOf, setNumber, take, withoutLast } from './draft.ts';

const common = { seat: 0, message: { key: 'which' }, because: { is: 'rule', rule: 'L5R-1' } } as const;
const cards = [0, 1, 2, 3].map(cardIdAt);

/** The draft after these clicks. */
function after(question: Question, ...clicks: readonly number[]): Draft {
  return clicks.reduce<Draft>((draft, click) => {
    const step = take(question, draft, click);
    if (step.is === 'answer') throw new Error('answered too early');
    return step.draft;
  }, beginDraft(question));
}

describe('a question for one thing', () => {
  test('is answered by one click', () => {
    const question: Question = { is: 'choose', ...common, options: [{ is: 'pass' }, { is: 'pass' }] };

    expect(take(question, beginDraft(question), 1)).toEqual({ is: 'answer', answer: 1 });
    expect(answerIn(question, beginDraft(question))).toBeUndefined();
  });

  test('also when it is a pick of exactly one', () => {
    const question = pickCards({ ...common, from: cards, min: 1, max: 1 });

    expect(take(question, beginDraft(question), 2)).toEqual({ is: 'answer', answer: [2] });
  });
});

describe('a pick', () => {
  const question = pickCards({ ...common, from: cards, min: 1, max: 2 });

  test('waits for its confirmation, and is told in rising order', () => {
    const draft = after(question, 3, 1);

    expect(answerIn(question, draft)).toEqual([1, 3]);
    expect(progressOf(question, draft)).toEqual({ done: 2, least: 1, most: 2 });
    expect(mayTake(question, draft, 0)).toBe(false);
    expect(after(question, 3, 1, 0)).toEqual(draft);
  });

  test('gives back what is clicked twice, and its last click', () => {
    expect(after(question, 3, 1, 3)).toEqual({ is: 'pick', chosen: [1] });
    expect(withoutLast(question, after(question, 3, 1))).toEqual({ is: 'pick', chosen: [3] });
    expect(withoutLast(question, beginDraft(question))).toBeUndefined();
  });

  test('is no answer below its minimum', () => {
    expect(answerIn(question, beginDraft(question))).toBeUndefined();
  });

  test('of at most one changes to what is clicked', () => {
    const one = pickCards({ ...common, from: cards, min: 0, max: 1 });

    expect(after(one, 0, 3)).toEqual({ is: 'pick', chosen: [3] });
    expect(answerIn(one, beginDraft(one))).toEqual([]);
  });

  test('keeps within its budget', () => {
    const options = [{ is: 'a' }, { is: 'b' }, { is: 'c' }];
    const budgeted = pick({ ...common, options, min: 0, max: 3, budget: { weights: [2, 2, 1], most: 3 } });
    const draft = after(budgeted, 0, 1, 2);

    expect(draft).toEqual({ is: 'pick', chosen: [0, 2] });
    expect(progressOf(budgeted, draft)?.weight).toEqual({ used: 3, most: 3 });
  });
});

describe('an order', () => {
  const question = orderCards({ ...common, from: cards });

  test('begins as printed and can be confirmed at once', () => {
    const draft = beginDraft(question);

    expect(answerIn(question, draft)).toEqual([0, 1, 2, 3]);
    expect(progressOf(question, draft)).toEqual({ done: 0, least: 0, most: 4 });
    expect(withoutLast(question, draft)).toBeUndefined();
  });

  test('gives each click the next number, and leaves the others as printed', () => {
    expect(answerIn(question, after(question, 2))).toEqual([2, 0, 1, 3]);
    expect(answerIn(question, after(question, 2, 1))).toEqual([2, 1, 0, 3]);
    expect(answerIn(question, after(question, 3, 2, 1))).toEqual([3, 2, 1, 0]);
  });

  test('is whole after every click, also on the last one, which has its number already', () => {
    const whole = [3, 2, 1, 0];

    expect(answerIn(question, after(question, ...whole))).toEqual(whole);
    for (let clicks = 0; clicks <= 8; clicks += 1) {
      const draft = after(question, ...[...whole, 3, 3, 0, 2].slice(0, clicks));
      expect([clicks, fits(question, answerIn(question, draft))]).toEqual([clicks, undefined]);
    }
  });

  test('takes a number back where one clicks again', () => {
    expect(after(question, 2, 1, 2)).toEqual(after(question, 1));
    expect(after(question, 2, 2)).toEqual(beginDraft(question));
  });

  test('is numbered anew from the click after the last', () => {
    const draft = after(question, 3, 2, 1, 0, 1);

    expect(answerIn(question, draft)).toEqual([1, 3, 2, 0]);
    expect(answerIn(question, after(question, 3, 2, 1, 0, 1, 0))).toEqual([1, 0, 2, 3]);
  });

  test('goes back by one number at a time', () => {
    expect(withoutLast(question, after(question, 3, 2, 1))).toEqual(after(question, 3, 2));
    expect(withoutLast(question, after(question, 3, 2, 1, 0))).toEqual(after(question, 3, 2));
    expect(withoutLast(question, after(question, 3))).toEqual(beginDraft(question));
  });
});

test('a number stays in its bounds', () => {
  const question = chooseNumber({ ...common, min: 1, max: 5 });

  expect(answerIn(question, setNumber(question, beginDraft(question), 9))).toBe(5);
  expect(answerIn(question, setNumber(question, beginDraft(question), -1))).toBe(1);
});

test('what is distributed adds up, and nobody gets more than allowed', () => {
  const question = distribute({ ...common, options: [{ is: 'a' }, { is: 'b' }], total: 3, most: [2, 2] });
  const draft = give(question, give(question, beginDraft(question), 0, 5), 1, 5);

  expect(draft).toEqual({ is: 'distribute', amounts: [2, 1] });
  expect(answerIn(question, draft)).toEqual([2, 1]);
  expect(answerIn(question, give(question, draft, 1, -1))).toBeUndefined();
});

test('every whole draft is an answer that fits', () => {
  const questions: readonly Question[] = [
    pickCards({ ...common, from: cards, min: 2, max: 3 }),
    orderCards({ ...common, from: cards }),
    chooseNumber({ ...common, min: 0, max: 3 }),
  ];
  for (const question of questions) {
    const answer = answerIn(question, after(question, ...(question.is === 'number' ? [] : [3, 0, 1])));
    expect(fits(question, answer)).toBeUndefined();
  }
});

test('a draft begins with what the game suggests', () => {
  const options = [0, 1].map((at) => ({ is: 'card', card: cardIdAt(at) }));
  const some: Question = { is: 'pick', ...common, options, min: 0, max: 2 };
  const draft = beginDraft(some, [0, 1]);

  expect(answerIn(some, draft)).toEqual([0, 1]);
  expect(withoutLast(some, draft)).toEqual({ is: 'pick', chosen: [0] });
  const number = chooseNumber({ ...common, min: 0, max: 3 });
  expect(answerIn(number, beginDraft(number, 3))).toBe(3);
});
