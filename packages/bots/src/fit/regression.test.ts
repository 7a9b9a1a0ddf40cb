import { randomOf } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { type Example, regress } from './regression.ts';

/** Positions of three sides, in which strength decides and colour does not. */
function examples(count: number): readonly Example[] {
  const random = randomOf('regression');
  return Array.from({ length: count }, () => {
    const sides = ([0, 1, 2] as const).map((seat) => ({
      seats: [seat],
      measures: { strength: random.int(0, 6), colour: random.int(0, 6), same: 5 },
    }));
    const odds = sides.map(({ measures }) => Math.exp(0.5 * measures.strength));
    let drawn = (random.int(0, 999_999) / 1_000_000) * odds.reduce((sum, share) => sum + share, 0);
    return {
      sides,
      winner: odds.findIndex((share) => {
        drawn -= share;
        return drawn < 0;
      }),
    };
  });
}

test('the weights are those by which the winners were drawn', () => {
  const { weights, loss, accuracy } = regress(examples(3_000), { features: ['strength', 'colour', 'same'] });

  expect(weights.strength).toBeCloseTo(0.5, 1);
  expect(weights.colour).toBeCloseTo(0, 1);
  expect(weights.same).toBe(0);
  expect(loss).toBeLessThan(Math.log(3));
  expect(accuracy).toBeGreaterThan(0.5);
});

test('the same examples give the same weights', () => {
  const plan = { features: ['strength', 'colour'] };
  expect(regress(examples(50), plan)).toEqual(regress(examples(50), plan));
});
