import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../random/random.ts';
import { type SeatId, seatsOf } from '../seat.ts';
import { deck, handOfOne, handOfZero, labelOf, lettersIn, play, smallTable } from '../testing/small-table.ts';
import { mayKnow, show, unknownTo } from './knowledge.ts';
import { moveCard } from './move.ts';
import { redeal, shuffledOrder, shuffleZone } from './shuffle.ts';
import { cardsIn, tableFaults } from './table.ts';

const table = smallTable();
const back = () => 'back';

describe('shuffling', () => {
  test('deals the faces anew, and leaves the labels where they are', () => {
    const shuffled = shuffleZone(table, deck, [2, 0, 1]);

    expect(lettersIn(shuffled, deck)).toBe('cab');
    expect(cardsIn(shuffled, deck)).toEqual(cardsIn(table, deck));
    expect(tableFaults(shuffled)).toEqual([]);
  });

  test('ends all knowledge of the zone, even of a card that did not change its place', () => {
    const known = show(table, cardsIn(table, deck));
    const shuffled = shuffleZone(known, deck, [0, 1, 2]);

    for (const seat of seatsOf(3))
      expect(cardsIn(shuffled, deck).filter((id) => mayKnow(shuffled, id, seat))).toEqual([]);
  });

  test('takes an order that holds every place once', async () => {
    await fc.assert(
      fc.property(fc.string(), (seed) => {
        const order = shuffledOrder(table, deck, randomOf(seed));

        expect([...order].sort()).toEqual([0, 1, 2]);
      }),
    );
  });

  test('lets nobody follow a card that was seen going in', () => {
    const before = moveCard(table, labelOf('i'), { to: deck, face: 'down' });
    const faces = permutations([0, 1, 2, 3]).map((order) =>
      lettersIn(shuffleZone(before, deck, order), deck).indexOf('i'),
    );

    expect(mayKnow(before, labelOf('i'), 1)).toBe(true);
    expect(faces.filter((place) => place === 0)).toHaveLength(6);
    expect(faces.filter((place) => place === 3)).toHaveLength(6);
  });
});

describe('dealing anew', () => {
  test('keeps what the viewer knows and moves only what it does not', () => {
    const dealt = redeal(table, 0, randomOf('deal'), back);

    expect(lettersIn(dealt, handOfZero)).toBe('def');
    expect(lettersIn(dealt, play)).toBe('i');
    expect(unknownTo(dealt, 0)).toEqual(unknownTo(table, 0));
  });

  test('leaves a spectator only what lies open', () => {
    const dealt = redeal(table, 'spectator', randomOf('deal'), back);

    expect(lettersIn(dealt, handOfZero)).not.toBe('def');
    expect(lettersIn(dealt, play)).toBe('i');
  });

  test('keeps cards apart that their backs tell apart', () => {
    const byHalf = (card: { readonly id: number }) => (card.id <= labelOf('c') ? 'deck' : 'hand');
    const dealt = redeal(table, 1, randomOf('deal'), byHalf);

    expect([...lettersIn(dealt, deck)].sort().join('')).toBe('abc');
    expect([...lettersIn(dealt, handOfZero)].sort().join('')).toBe('def');
  });

  test('depends on nothing that the viewer may not know', async () => {
    await fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom<SeatId>(0, 1, 2), (one, other, seat) => {
        const twin = redeal(table, seat, randomOf(one), back);

        expect(redeal(twin, seat, randomOf(other), back)).toStrictEqual(redeal(table, seat, randomOf(other), back));
      }),
    );
  });
});

test('whatever is moved wherever, a table stays whole', async () => {
  const move = fc.record({
    letter: fc.constantFrom(...'abcdefghi'),
    to: fc.constantFrom(deck, play, handOfZero, handOfOne),
    at: fc.constantFrom('top' as const, 'bottom' as const),
    face: fc.constantFrom('up' as const, 'down' as const),
  });
  await fc.assert(
    fc.property(fc.array(move), (moves) => {
      const end = moves.reduce((at, { letter, ...where }) => moveCard(at, labelOf(letter), where), table);

      expect(tableFaults(end)).toEqual([]);
      expect(end.cards.map(({ printed }) => printed)).toEqual(table.cards.map(({ printed }) => printed));
      expect(end.revelations).toBeGreaterThanOrEqual(table.revelations);
    }),
  );
});

function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) => permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}
