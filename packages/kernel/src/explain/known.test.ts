import { expect, test } from 'vitest';
import { cardIdAt, printedId, zoneOf } from '../table/card.ts';
import { layTable } from '../table/table.ts';
import { isKnownCard } from './known.ts';

const fresh = { printed: printedId('knight'), owner: 0, controller: 0, face: 'up' } as const;
const table = layTable(2, [{ id: zoneOf(0, 'hand'), kind: 'hand', seat: 0, cards: [fresh] }], (card, common) => ({
  ...card,
  ...common,
}));

test('a card in a hand is known to its seat and to nobody else at the table', () => {
  const [card] = table.cards;

  expect(isKnownCard(table, card?.id ?? cardIdAt(9), 0)).toBe(true);
  expect(isKnownCard(table, card?.id ?? cardIdAt(9), 1)).toBe(false);
  expect(isKnownCard(table, card?.id ?? cardIdAt(9), 'spectator')).toBe(false);
  expect(isKnownCard(table, card?.id ?? cardIdAt(9), 'arbiter')).toBe(true);
});

test('a card that does not exist is known to nobody', () => {
  for (const viewer of [0, 1, 'spectator', 'arbiter'] as const)
    expect(isKnownCard(table, cardIdAt(9), viewer)).toBe(false);
});
