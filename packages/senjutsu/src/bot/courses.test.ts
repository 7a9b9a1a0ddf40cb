import { expect } from 'vitest';
import { distance } from '../hex/index.ts';
import { scenario, stopHere, type Table } from '../rules/testing/fight.ts';
import { view } from '../view.ts';
import { boardOf, isPlaced } from './board.ts';
import { type Course, coursesOf } from './courses.ts';

function courses(table: Table): readonly Course[] {
  const board = boardOf(view(table.state, 0), 0);
  stopHere(table);
  return board.opponents.flatMap((one) => (one.is === 'foe' && isPlaced(one) ? coursesOf(board, one) : []));
}

scenario('SEN-SOLO-MOVE-c: an AI opponent who is too far away comes nearer with most cards, never farther', (table) => {
  table.given({ heroes: [{ cell: '0,3' }], foes: [{ cell: '0,-1', facing: 3 }] });

  const all = courses(table);

  expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(all.every(({ cell }) => distance(cell, '0,3') <= 4)).toBe(true);
  expect(all.filter(({ cell }) => distance(cell, '0,3') < 4).length).toBeGreaterThan(all.length / 2);
});

scenario(
  'SEN-SOLO-AI-2: it never ends on the cell of its target, and what lies face up is no longer in its deck',
  (table) => {
    const heroes = [{ cell: '0,1', facing: 0 }] as const;
    table.given({ heroes, foes: [{ cell: '0,0', facing: 3 }] });
    const all = courses(table);
    expect(all.some(({ cell }) => cell === '0,1')).toBe(false);

    table.given({ heroes, foes: [{ cell: '0,0', facing: 3, discard: ['solo-014'] }] });
    expect(courses(table)).toHaveLength(all.length - 1);
  },
);
