import { expect, test } from 'vitest';
import { eventResult } from './log-marks.ts';

const decided = { is: 'conflictDecided', result: { winner: 0, totals: [6, 1], margin: 5, unopposed: 'no' } };

test('a conflict is headed by its totals, the attacker first', () => {
  expect(eventResult(decided, { is: 'conflictDeclared', ...{ attacker: 0 } })).toBe('6 : 1');
  expect(eventResult(decided, { is: 'conflictDeclared', ...{ attacker: 1 } })).toBe('1 : 6');
});

test('nothing else says how it came out', () => {
  expect(eventResult({ is: 'provinceBroken' }, { is: 'conflictDeclared' })).toBeUndefined();
});
