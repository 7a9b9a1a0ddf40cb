import { expect, test } from 'vitest';
import { deepCopy } from './copy.ts';

test('a deep copy is equal and shares nothing, down to empty lists', () => {
  const original = { cards: [{ id: 1, knownTo: [] as number[] }], zones: { deck: { cards: [1, 2] } }, host: null };

  const copy = deepCopy(original);
  copy.cards[0]?.knownTo.push(0);
  copy.zones.deck.cards.pop();

  expect(original).toEqual({ cards: [{ id: 1, knownTo: [] }], zones: { deck: { cards: [1, 2] } }, host: null });
  expect(copy).toEqual({ cards: [{ id: 1, knownTo: [0] }], zones: { deck: { cards: [1] } }, host: null });
});
