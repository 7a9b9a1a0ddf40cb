import { expect, test } from 'vitest';
import type { Viewer } from '../seat.ts';
import { moveCard, turn } from '../table/move.ts';
import { cardOf } from '../table/table.ts';
import { deck, labelOf, play, smallTable } from '../testing/small-table.ts';
import { type Sight, sightsIn } from './sight.ts';

const table = smallTable();
const everybody: readonly Viewer[] = [0, 1, 2, 'spectator', 'arbiter'];

function seen(letter: string): Sight {
  return { face: 'up', card: labelOf(letter), printed: cardOf(table, labelOf(letter)).printed };
}

test('everybody sees the same of cards that lie open, until one of them is turned over or another one comes', () => {
  for (const viewer of everybody) expect(sightsIn(table, play, viewer)).toEqual([seen('i')]);
  expect(sightsIn(table, play, 0)).toBe(sightsIn(table, play, 'spectator'));

  const hidden = moveCard(table, labelOf('a'), { to: play, at: 'top', face: 'down' });
  expect(sightsIn(hidden, play, 1)).toEqual([{ face: 'down' }, seen('i')]);
  expect(sightsIn(hidden, play, 'arbiter')).toEqual([seen('a'), seen('i')]);

  const turned = turn(table, labelOf('i'), 'down');
  expect(sightsIn(turned, play, 'spectator')).toEqual([{ face: 'down' }]);
  expect(sightsIn(turned, deck, 0)).toEqual([{ face: 'down' }, { face: 'down' }, { face: 'down' }]);
});
