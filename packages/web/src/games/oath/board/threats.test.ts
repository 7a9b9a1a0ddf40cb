import { begin, isRefusal } from '@kronika/kernel';
import { type OathView, oath } from '@kronika/oath';
import { expect, test } from 'vitest';
import { threatsIn } from './threats.ts';

function firstView(): OathView {
  const begun = begin(oath, { seats: 3, format: 'chronicle' }, 'threats');
  if (isRefusal(begun)) throw new Error('no match');
  return oath.view(begun.match.state, 'spectator', begun.match.stack);
}

const dangers = (view: OathView) => threatsIn(view).map(({ seat, way, danger }) => [seat.seat, way, danger]);

test('at the beginning nobody is near to winning, and everybody is listed', () => {
  const threats = threatsIn(firstView());

  expect(threats).toHaveLength(3);
  expect(threats.every(({ danger }) => danger < 3)).toBe(true);
});

test('OATH-3.1-a: an Exile who is the Usurper wins in the own Wake, and stands first', () => {
  const view = firstView();
  const exile = view.seats.find(({ role }) => role === 'exile')?.seat ?? 0;

  expect(dangers({ ...view, title: { holder: exile, side: 'usurper' } })[0]).toEqual([exile, 'usurper', 3]);
});

test.each([
  [4, 0],
  [5, 17],
  [6, 33],
  [7, 67],
  [8, 100],
])('OATH-3.3-a: in round %i the reign ends with a chance of %i %%', (round, chance) => {
  const regime = threatsIn({ ...firstView(), round }).find(({ way }) => way === 'regime');

  expect(regime?.chance).toBe(chance);
});
