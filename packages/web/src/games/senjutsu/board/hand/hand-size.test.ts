import { expect, test } from 'vitest';
import { handSize } from './hand-size.ts';

test('while the card is chosen seven cards can be read on a laptop', () => {
  expect(handSize({ width: 1178, screen: 'high', cards: 7, step: 'choosing' })).toEqual({ face: 'M', card: 152 });
});

test('while cards are resolved the field needs the room more, the more so on a low screen', () => {
  expect(handSize({ width: 1178, screen: 'high', cards: 7, step: 'other' })).toEqual({ face: 'S', card: 128 });
  expect(handSize({ width: 1042, screen: 'low', cards: 6, step: 'other' })).toEqual({ face: 'xs', card: 92 });
});

test('all cards fit beside each other, however many there are', () => {
  for (const width of [1042, 1178, 1500])
    for (let cards = 1; cards <= 11; cards += 1) {
      const { card } = handSize({ width, screen: 'high', cards, step: 'choosing' });
      expect(cards * (card + 8) + 32).toBeLessThanOrEqual(width);
    }
});

test('what is drawn on a card goes with its width', () => {
  expect(handSize({ width: 1042, screen: 'low', cards: 8, step: 'choosing' })).toEqual({ face: 'S', card: 116 });
  expect(handSize({ width: 1042, screen: 'low', cards: 10, step: 'choosing' }).face).toBe('xs');
});
