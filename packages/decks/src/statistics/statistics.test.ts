import { randomOf } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zoneSize } from '../deck-list.ts';
import { holdingsOf } from '../holdings.ts';
import { type SampleCard, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { anyDeck, sampleDeck } from '../testing/sample-decks.ts';
import { sampleHand } from './sample-hand.ts';
import { average, curve, tallyBy, tallyTypes } from './statistics.ts';

const deck = sampleDeck({ 'old-ferry': 2, 'lodka-zolwia': 1, '01-lantern-ghost': 4, 'wall-north': 1 });
const { cards } = holdingsOf(deck, sampleCatalogue);
const cost = (card: SampleCard): number | undefined => card.cost;

describe('the statistics of a deck', () => {
  test('count its cards by type and by any other attribute, the most frequent first', () => {
    expect(tallyTypes(cards)).toEqual([
      { value: 'crew', count: 4 },
      { value: 'boat', count: 3 },
      { value: 'place', count: 1 },
    ]);
    expect(tallyBy(cards, ({ side }) => (side === 'none' ? undefined : side))).toEqual([
      { value: 'hill', count: 5 },
      { value: 'sea', count: 1 },
    ]);
  });

  test('have a cost curve without gaps; cards without a cost are not in it', () => {
    expect(curve(cards, cost).map(({ count }) => count)).toEqual([2, 0, 1, 4]);
    expect(curve([], cost)).toEqual([]);
  });

  test('average over copies, and know when there is nothing to average', () => {
    expect(average(cards, cost)).toBe(2);
    expect(average([], cost)).toBeUndefined();
  });
});

describe('a sample hand', () => {
  test('is drawn from one zone, each copy once, and is as big as asked or as the zone', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat({ max: 30 }), fc.string(), (any, size, seed) => {
        const hand = sampleHand(any, { zone: 'draw', size }, randomOf(seed));

        expect(hand).toHaveLength(Math.min(size, zoneSize(any, 'draw')));
        for (const entry of any.cards) {
          const drawn = hand.filter((id) => id === entry.id).length;
          expect(drawn).toBeLessThanOrEqual(entry.zone === 'draw' ? entry.quantity : 0);
        }
      }),
    );
  });

  test('is the same for the same chance', () => {
    const draw = (seed: string) => sampleHand(deck, { zone: 'draw', size: 5 }, randomOf(seed));
    expect(draw('tide')).toEqual(draw('tide'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => draw(seed).join())).size).toBeGreaterThan(1);
  });
});
