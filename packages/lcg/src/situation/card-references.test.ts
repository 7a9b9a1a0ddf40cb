import { cardIdAt } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { referenceTo, withCards, withReferences } from './card-references.ts';

const [first, second] = [cardIdAt(0), cardIdAt(1)];
const places = new Map([
  [first, '0/play/0'],
  [second, '1/hand/3'],
]);
const value = { self: first, targets: { some: [second, first] }, amount: 2, name: 'x' };

test('cards are written as references and found again, and nothing else is touched', () => {
  const written = withReferences(value, (card) => places.get(card));

  expect(written).toEqual({
    self: 'card:0/play/0',
    targets: { some: ['card:1/hand/3', 'card:0/play/0'] },
    amount: 2,
    name: 'x',
  });
  const cards = new Map([...places].map(([card, place]) => [place, card]));
  expect(withCards(written, (place) => cards.get(place))).toEqual({ value, unknown: [] });
});

test('a reference that means no card is told', () => {
  expect(withCards({ self: referenceTo('0/play/9') }, () => undefined).unknown).toEqual(['card:0/play/9']);
});
