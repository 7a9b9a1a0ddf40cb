import type { Evaluation } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { reasonFor } from './reason.ts';
import { freshTrial, type Trial } from './trial.ts';

const evaluation: Evaluation = {
  features: ['gold', 'cards', 'rank'],
  weights: { gold: 1, cards: 1, rank: 1 },
  measure: () => [],
  isSettled: () => true,
  horizon: 1,
  words: {
    en: { gold: 'gold', cards: 'cards in hand', rank: 'rank' },
    pl: { gold: 'złoto', cards: 'karty na ręce', rank: 'ranga' },
  },
  styles: {},
};

function trial(answer: number, chances: readonly number[], sums: Readonly<Record<string, number>> = {}): Trial {
  return { ...freshTrial(answer), chances: [...chances], arguments: { ...sums } };
}

describe('the reason for an answer', () => {
  test('names both chances and the biggest gains on average, the weightiest first', () => {
    // The second was looked at twice as often, so its sums count half.
    const trials = [
      trial(0, [0.7, 0.5], { gold: 0.4, cards: 1, rank: 0.2 }),
      trial(1, [0.4, 0.4, 0.4, 0.4], { gold: 0.4, cards: 0, rank: 0.6 }),
    ];
    const { en, pl } = reasonFor({ answer: 0, expected: 0, trials }, { evaluation });

    expect(en).toBe('Wins about 60% of the time; the best alternative 40%. Biggest gains: cards in hand, gold.');
    expect(pl).toContain('Największy zysk: karty na ręce, złoto.');
  });

  test('does not praise an answer that is only not clearly worse', () => {
    const trials = [trial(1, [0.57]), trial(0, [0.54])];
    const { en, pl } = reasonFor({ answer: 0, expected: 0, trials }, {});

    expect(en).toBe('Wins about 54% of the time; nothing else is clearly better.');
    expect(pl).toContain('nic innego nie jest wyraźnie lepsze');
  });

  test('says so where there was nothing to weigh', () => {
    expect(reasonFor({ answer: 0, expected: 0, trials: [trial(0, [])] }, {}).en).toBe(
      'There is nothing to weigh here.',
    );
  });
});
