import { describe, expect, test } from 'vitest';
import type { L5rEvent } from '../event.ts';
import type { L5rSituation } from '../situation/description.ts';
import { given, the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { raise } from './calls.ts';
import { outcomeOf } from './victory.ts';

const after = (description: Partial<L5rSituation>, ...events: readonly L5rEvent[]) =>
  tableRunning(raise(...events), description).match.outcome;

describe('victory', () => {
  test('L5R-VICT-a: who loses the stronghold province loses at once', () => {
    const province = the(given({}), 'the-art-of-war');

    expect(after({}, { is: 'provinceBroken', card: province })).toMatchObject({ winners: [0], rule: 'L5R-VICT-a' });
    expect(after({}, { is: 'provinceBroken', card: the(given({}), 'ancestral-lands') })).toBeUndefined();
  });

  test('L5R-3.2.5-g: breaking the stronghold province ends the game immediately', () => {
    const state = given({});

    expect(after({}, { is: 'provinceBroken', card: the(state, 'the-art-of-peace') })).toMatchObject({ winners: [1] });
  });

  test('L5R-VICT-b: 25 honor win at once', () => {
    expect(after({ seats: [{ honor: 24 }, {}] }, { is: 'honorGained', seat: 0, amount: 1 })).toMatchObject({
      winners: [0],
      rule: 'L5R-VICT-b',
    });
    expect(after({ seats: [{ honor: 23 }, {}] }, { is: 'honorGained', seat: 0, amount: 1 })).toBeUndefined();
  });

  test('L5R-VICT-c: who has no honor left has lost', () => {
    expect(after({ seats: [{ honor: 1 }, {}] }, { is: 'honorLost', seat: 0, amount: 1 })).toMatchObject({
      winners: [1],
      rule: 'L5R-VICT-c',
    });
  });

  test('L5R-VICT-e: if both fulfil a condition at once, the first player wins', () => {
    const both = (first: 0 | 1) => outcomeOf({ ...given({ first }), honor: [25, 25] });

    expect([both(0)?.winners, both(1)?.winners]).toEqual([[0], [1]]);
  });

  test('L5R-VICT-f: a transfer changes both pools at the same moment', () => {
    const seats: L5rSituation['seats'] = [{ honor: 24 }, { honor: 1 }];

    expect(after({ seats }, { is: 'honorGiven', from: 1, amount: 1 })).toMatchObject({ winners: [0] });
  });
});
