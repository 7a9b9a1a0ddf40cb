import { expect, test } from 'vitest';
import { actions } from '../testing/card-table.ts';

const use = (card: string) => ({ is: 'use', card });

test('AGOT-SEQ-e: a card lies in the hand, and nothing is paid, until its target is chosen', () => {
  const table = actions({
    phase: 'marshaling',
    seats: [{ gold: 5, hand: ['milk-of-the-poppy'], play: ['arya-stark'] }, { play: ['tyrion-lannister'] }],
  });
  const { state } = table;
  const seen = table.view(1);

  table.seat(0).takes(use('milk-of-the-poppy')).isAsked('attachTo');

  expect(table.state).toBe(state);
  expect(table.view(1)).toEqual(seen);
  expect(table.happened).toEqual([]);
  table.seat(0).picks({ is: 'card', card: 'tyrion-lannister' });
  expect(table.happened.map(({ event }) => event.is).slice(0, 2)).toEqual(['cardDeclared', 'abilityUsed']);
});
