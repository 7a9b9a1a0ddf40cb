import { describe, expect, test } from 'vitest';
import { given, the } from '../testing/given.ts';
import { isProvinceCard } from './province-card.ts';

const scout = the(given({ seats: [{ rows: [['eager-scout']] }, {}] }), 'eager-scout');

describe('what was chosen', () => {
  test('is a card in a province if it names both', () => {
    expect(isProvinceCard({ is: 'card', card: scout, place: 1 })).toBe(true);
  });

  test.each([
    undefined,
    null,
    2,
    'card',
    [],
    { card: scout, place: 1 },
    { is: 'card', card: scout },
    { is: 'card', place: 1 },
    { is: 'card', card: 'eager-scout', place: 1 },
    { is: 'card', card: scout, place: 5 },
  ])('is no card in a province otherwise: %j', (chosen) => {
    expect(isProvinceCard(chosen)).toBe(false);
  });
});
