import { expect, test } from 'vitest';
import { countL5rCards, listL5rCards } from './census.ts';

test('every card of the core set is implemented', () => {
  expect(countL5rCards([])).toEqual({ total: 223, implemented: 223, withScenario: 0 });
});

test('a scenario counts for the card it describes, once, and only if there is such a card', () => {
  const tests = ["describeCard('banzai', {", "describeCard('banzai', {\n});\ndescribeCard('no-such-card', {"];

  expect(countL5rCards(tests).withScenario).toBe(1);
});

test('the list has every card in the language asked for', () => {
  const [pl, en] = [listL5rCards('pl'), listL5rCards('en')];

  expect(new Set(pl.map(({ id }) => id)).size).toBe(223);
  expect(pl.find(({ id }) => id === 'ornate-fan')).toEqual({
    id: 'ornate-fan',
    name: 'Zdobny wachlarz',
    type: 'dodatek',
    side: 'neutralna',
    text: 'Niezwykły.',
  });
  expect(en.find(({ id }) => id === 'ornate-fan')).toMatchObject({ name: 'Ornate Fan', text: 'Restricted.' });
});
