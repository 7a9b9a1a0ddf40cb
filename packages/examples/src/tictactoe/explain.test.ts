import { beginSituation, isRefusal, type Thing, UNEXPLAINED, type Viewer } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { cellThing } from './explain.ts';
import { tictactoe } from './game.ts';

function explained(rows: readonly string[], viewer: Viewer, thing: Thing) {
  const begun = beginSituation(tictactoe, { rows }, 'explain');
  if (isRefusal(begun)) throw new Error('no such situation');
  return tictactoe.explain?.(begun.match, viewer, thing) ?? UNEXPLAINED;
}

const ROWS = ['x.o', '.x.', '...'];

test('TTT-TURN-a: a cell that somebody has marked cannot be chosen, and it is said who has', () => {
  expect(explained(ROWS, 1, cellThing(0)).whyNot).toEqual([
    {
      text: { pl: 'To pole zajął już ×.', en: '× has marked it already.' },
      rule: 'TTT-TURN-a',
      from: { is: 'seat', id: '0' },
    },
  ]);
});

test('TTT-TURN-a: a free cell can be chosen by whose turn it is, and by nobody else', () => {
  expect(explained(ROWS, 1, cellThing(8)).whyNot).toEqual([]);
  expect(explained(ROWS, 0, cellThing(8)).whyNot.map(({ text }) => text.en)).toEqual(['It is the turn of ○.']);
  expect(explained(ROWS, 'spectator', cellThing(8)).whyNot).toEqual([]);
});

test('the lines through a cell count while one player could still have all of them', () => {
  const [lines] = explained(ROWS, 1, cellThing(4)).sums;

  expect(lines?.parts.map(({ by }) => by.en)).toEqual(['middle row', 'middle column', 'diagonal from the left']);
  expect(lines?.total).toBe(3);
});

test.each([
  { is: 'cell', id: '9' },
  { is: 'cell', id: '00' },
  { is: 'square', id: '0' },
])('there is nothing to say of %j', (thing) => {
  expect(explained(ROWS, 0, thing)).toBe(UNEXPLAINED);
});
