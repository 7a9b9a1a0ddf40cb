import type { DeckList } from '@kronika/decks';
import { expect, test } from 'vitest';
import { begun, changed, isUnsaved, kept, undone } from './work.ts';

const called = (name: string): DeckList => ({ name, cards: [], meta: {} });

test('every change can be undone, one after the other', () => {
  const work = changed(changed(begun(called('a'), undefined), called('b')), called('c'));

  expect(undone(work).deck.name).toBe('b');
  expect(undone(undone(work)).deck.name).toBe('a');
  expect(undone(undone(undone(work))).deck.name).toBe('a');
});

test('a change that changes nothing is none', () => {
  expect(changed(begun(called('a'), undefined), called('a')).past).toEqual([]);
});

test('a new deck is unsaved from its first change on, a saved one while it differs', () => {
  const fresh = begun(called(''), undefined);
  expect(isUnsaved(fresh)).toBe(false);
  const named = changed(fresh, called('a'));
  expect(isUnsaved(named)).toBe(true);
  const saved = kept(named, called('a'));
  expect(isUnsaved(saved)).toBe(false);
  expect(isUnsaved(changed(saved, called('b')))).toBe(true);
  expect(isUnsaved(undone(changed(saved, called('b'))))).toBe(false);
});
