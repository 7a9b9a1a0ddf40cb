import type { ChallengeView } from '@kronika/agot';
import { describe, expect, test } from 'vitest';
import { forecastOf } from './forecast.ts';

const BOTH = [{ part: 'attacking' }, { part: 'defending' }] as const;

function challenge(attacking: number, defending: number, result: ChallengeView['result'] = null): ChallengeView {
  return {
    step: 'attackWindow',
    attacker: 0,
    defender: 1,
    against: 1,
    type: 'military',
    totals: { attacking, defending },
    claim: 1,
    result,
  };
}

describe('how a challenge stands', () => {
  test('AGOT-4.2.2-b: the higher total wins, and the other side lacks the rest', () => {
    expect(forecastOf(challenge(7, 4), BOTH)).toMatchObject({ winner: 'attacking', margin: 3, missing: 4 });
    expect(forecastOf(challenge(4, 7), BOTH)).toMatchObject({ winner: 'defending', margin: 3, missing: 3 });
  });

  test('AGOT-4.2.2-k: a tie is for the attacker', () => {
    expect(forecastOf(challenge(4, 4), BOTH)).toMatchObject({ winner: 'attacking', margin: 0, missing: 1 });
  });

  test('AGOT-4.2.2-c: nobody wins with 0, or without somebody who takes part', () => {
    expect(forecastOf(challenge(0, 0), BOTH).winner).toBe('nobody');
    expect(forecastOf(challenge(0, 3), [{ part: 'attacking' }]).winner).toBe('nobody');
  });

  test('AGOT-4.2.2-f: against a total of 0 it is unopposed, with or without defenders', () => {
    expect(forecastOf(challenge(3, 0), BOTH).unopposed).toBe(true);
    expect(forecastOf(challenge(3, 1), BOTH).unopposed).toBe(false);
  });

  test('AGOT-4.2.2-j: once it is decided, what changes later does not matter', () => {
    const totals = { attacking: 5, defending: 2 };
    const result = { winner: 0, loser: 1, totals, margin: 3, unopposed: 'no' } as const;

    expect(forecastOf(challenge(0, 9, result), BOTH)).toMatchObject({ is: 'decided', winner: 'attacking', totals });
  });
});
