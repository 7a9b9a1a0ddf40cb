import type { Modifier } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import type { L5rState } from '../state.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { RULES } from './calls.ts';
import { hasKeyword, hasTrait } from './has.ts';

/** The naive student, of whom this has come to hold until the end of the phase. */
function student(...gives: readonly Modifier[]): readonly [L5rState, ReturnType<typeof the>] {
  const state = given({ seats: [{ play: ['naive-student'] }, {}] });
  const self = the(state, 'naive-student');
  if (gives.length === 0) return [state, self];
  const source = { self, printed: RULES, key: 'test' };
  const until = { period: 'phase', number: state.periods.phase ?? 0 };
  const effect = { source, by: 0, cards: [self], seats: [], gives, until } as const;
  return [happen(state, { is: 'effectBegan', effect }).state, self];
}

describe('traits and keywords', () => {
  test('L5R-GAIN-a: gained ones are had like printed ones', () => {
    expect(hasTrait(...student(), 'bushi')).toBe(false);
    expect(hasTrait(...student({ is: 'gain', what: 'trait', name: 'bushi' }), 'bushi')).toBe(true);
    expect(hasKeyword(...student({ is: 'gain', what: 'keyword', name: 'covert' }), 'covert')).toBe(true);
  });

  test('L5R-BLANK-a: a blank box has neither, unless traits are excepted', () => {
    expect(hasTrait(...student(), 'scholar')).toBe(true);
    expect(hasTrait(...student({ is: 'blank', except: 'nothing' }), 'scholar')).toBe(false);
    expect(hasTrait(...student({ is: 'blank', except: 'traits' }), 'scholar')).toBe(true);
    expect(hasKeyword(...student({ is: 'blank', except: 'traits' }), 'sincerity')).toBe(false);
  });

  test('L5R-BLANK-b: what is gained from elsewhere stays', () => {
    const blankWithTrait = student({ is: 'blank', except: 'nothing' }, { is: 'gain', what: 'trait', name: 'bushi' });

    expect(hasTrait(...blankWithTrait, 'bushi')).toBe(true);
  });

  test('L5R-KW-b: a keyword is had or not, from however many sources', () => {
    expect(hasKeyword(...student(), 'sincerity')).toBe(true);
    expect(hasKeyword(...student({ is: 'gain', what: 'keyword', name: 'sincerity' }), 'sincerity')).toBe(true);
    expect(hasKeyword(...student({ is: 'lose', what: 'keyword', name: 'sincerity' }), 'sincerity')).toBe(false);
  });
});
