import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { viewIn } from './seated-view.ts';
import { SEATED_TITLES, TITLE_LINES, TITLE_RING, TITLES, whereIs } from './title-ring.ts';

const title = (id: string) => ({ id: printedId(id) });

test('AGOT-SUPPORT-a: the ring runs from each title to the one it supports, and the regent stands in the middle', () => {
  expect(TITLE_RING.map(({ title: { id } }) => id)).toEqual([
    'hand-of-the-king',
    'master-of-laws',
    'master-of-coin',
    'master-of-ships',
    'master-of-whispers',
  ]);
  expect(SEATED_TITLES.filter(({ place }) => place === 'middle').map(({ title: { id } }) => id)).toEqual([
    'crown-regent',
  ]);
});

test('AGOT-RIVAL-a: five lines of support go round, five of rivalry make the star', () => {
  const ends = (is: string) => TITLE_LINES.filter((line) => line.is === is).map(({ from, to }) => [from, to]);

  expect(ends('supports')).toHaveLength(5);
  expect(ends('rivals')).toHaveLength(5);
  for (const [from, to] of ends('rivals')) expect(from?.title.rivals).toContain(to?.title.id);
});

test('all titles stand apart from one another, inside the picture', () => {
  for (const { at } of SEATED_TITLES) for (const way of [at.x, at.y]) expect(way > 5 && way < 90).toBe(true);
  for (const one of SEATED_TITLES)
    for (const other of SEATED_TITLES)
      if (one !== other) expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(20);
});

test('AGOT-TITLE-d: titles are held or free once they were turned up', () => {
  const view = viewIn({ seats: [{ title: 'master-of-coin' }, {}, { title: 'crown-regent' }] });

  expect(whereIs(view, title('master-of-coin'))).toMatchObject({ is: 'held', by: 0 });
  expect(whereIs(view, title('crown-regent'))).toMatchObject({ is: 'held', by: 2 });
  expect(whereIs(view, title('master-of-laws'))).toEqual({ is: 'free' });
});

test('AGOT-INFO-j: what others have chosen in secret is not told', () => {
  const view = viewIn({ seats: [{}, {}, {}], phase: 'plot', step: 'begin' });
  const hidden = view.seats.map((seat) => ({ ...seat, chosenTitle: [{ face: 'down' as const }] }));

  for (const one of TITLES) expect(whereIs({ ...view, seats: hidden }, one).is).toBe('free');
});
