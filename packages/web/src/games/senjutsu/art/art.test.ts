import { allFacts } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { artOf, SENJUTSU_ART } from './art.ts';

/** The card of the hero that a card of an AI hero shows the picture of. */
const shownBy = (id: string): string => (id in SENJUTSU_ART ? id : id.slice(id.indexOf(':') + 1));

test('every card has a composition, and nothing else has', () => {
  const drawn = new Set(allFacts().map(({ id }) => shownBy(id)));

  expect(Object.keys(SENJUTSU_ART).toSorted()).toEqual([...drawn].toSorted());
});

test('a card of an AI hero shows what the card of the hero shows', () => {
  expect(artOf('master:reposition')).toEqual(artOf('reposition'));
});
