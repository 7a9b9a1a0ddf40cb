import { expect, test } from 'vitest';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { viewIn } from './seated-view.ts';
import { meleeSections } from './twin.ts';

const COUNCIL = {
  seats: [
    { title: 'master-of-ships' },
    { title: 'master-of-whispers' },
    { title: 'master-of-laws' },
    { title: 'crown-regent' },
    {},
  ],
  first: 2,
  eliminated: [4],
  fought: [{ attacker: 0, type: 'military', against: 2, winner: 0, rivalry: 'gained' }],
} as const;
const texts = (key: string, seat: 0 | 1 = 0) =>
  meleeSections(viewIn(COUNCIL, seat), 'en', seat)
    .find((section) => section.key === key)
    ?.lines.map(({ text }) => text)
    .join('\n');

test('a joust has nothing of it', () => {
  expect(meleeSections(viewIn({ seats: [{}, {}] }), 'en', 0)).toEqual([]);
});

test('AGOT-FIRST-g: the order of players is told, and who is out of the game', () => {
  expect(texts('order')).toMatch(/^1\. .*\n2\. .*\n3\. .*\n4\. .*\n.*out of the game$/);
});

test('AGOT-SUPPORT-a, AGOT-RIVAL-a: every title is told with who holds it, whom it supports and who its rivals are', () => {
  const told = texts('titles');

  expect(told).toMatch(/Master of Ships, held by .*, supports Master of Whispers, rivals: .*Master of Laws/);
  expect(told).toMatch(/Hand of the King, free/);
  expect(told).toMatch(/Crown Regent, held by .*, redirect: not used yet/);
  expect(told).toContain('rivalry bonus');
});

test('how others stand to who looks is told from both sides', () => {
  expect(texts('bonds')).toContain('you support');
  expect(texts('bonds')).toContain('rival: bonus taken');
  expect(texts('bonds', 1)).toContain('supports you');
});

test('AGOT-TITLE-c: what is offered can be chosen where it is told', () => {
  const view = viewIn({ seats: [{}, {}, {}] });
  const sight = viewIn(COUNCIL).seats[0]?.title?.sight;
  if (sight?.face !== 'up') throw new Error('the title lies open');

  const lines = meleeSections({ ...view, titles: [sight] }, 'en', 0).flatMap((section) => section.lines);

  expect(lines.filter(({ place }) => place !== undefined).map(({ place }) => place)).toEqual([cardPlace(sight.card)]);
});
