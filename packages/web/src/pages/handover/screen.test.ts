import { DEFAULT_ORDERS, type TableDocument } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import type { ConnectionState } from '../../client/connection.ts';
import { DOCUMENT } from '../../client/testing/lines.ts';
import { covered, isNeeded, nextOf, opened } from './screen.ts';

describe('a screen that several people share', () => {
  test('stays with who is needed, also when the others are', () => {
    expect(nextOf(opened(covered(0)), [0, 1])).toBeUndefined();
  });

  test('stays where it is while nobody is needed', () => {
    expect(nextOf(opened(covered(0)), [])).toBeUndefined();
  });

  test('goes to the first who is needed', () => {
    expect(nextOf(opened(covered(0)), [1, 2])).toBe(1);
  });

  test('opens for whom it was covered', () => {
    expect(opened(covered(1))).toEqual({ is: 'open', seat: 1 });
  });
});

describe('somebody', () => {
  const QUESTION: NonNullable<NonNullable<TableDocument['match']>['question']> = {
    is: 'number',
    seat: 0,
    message: { key: 'bid' },
    because: { is: 'rule', rule: 'L5R-3.1-a' },
    min: 1,
    max: 5,
  };
  const stateWith = (document: Partial<TableDocument>): ConnectionState => ({
    is: 'live',
    known: { document: { ...DOCUMENT, ...document }, log: [], clockOffset: 0 },
  });
  const match = { game: 'l5r', viewer: 0 as const, board: {}, asked: 1, decisions: 0, waiting: [0 as const] };

  test('is needed who is asked', () => {
    expect(isNeeded(stateWith({ match: { ...match, question: QUESTION } }))).toBe(true);
  });

  test('is not needed who is not asked, or of whom nothing is known', () => {
    expect(isNeeded(stateWith({ match }))).toBe(false);
    expect(isNeeded({ is: 'connecting' })).toBe(false);
  });

  test('is not needed for whom standing orders will pass', () => {
    const you = { ...DOCUMENT.you, orders: DEFAULT_ORDERS, passesAt: 7 };

    expect(isNeeded(stateWith({ match: { ...match, question: QUESTION }, you }))).toBe(false);
  });
});
