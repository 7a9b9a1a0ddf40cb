import { expect, test } from 'vitest';
import { actions } from '../testing/card-table.ts';
import { explained, notes } from '../testing/explained.ts';

test('AGOT-BLANK-a: a blank text box, and by what', () => {
  const table = actions({ seats: [{ play: ['tywin-lannister + milk-of-the-poppy', 'arya-stark'] }, {}] });

  expect(notes(table, 'tywin-lannister')).toEqual(['Its text box is blank, except for traits (Milk of the Poppy).']);
  expect(explained(table, 'tywin-lannister').notes[0]?.card).toBe('milk-of-the-poppy');
});

test('AGOT-GAIN-b: icons that it gained', () => {
  const table = actions({ seats: [{ play: ['eddard-stark + little-bird'] }, {}] });

  expect(notes(table, 'eddard-stark')).toEqual(['Gains the intrigue icon (Little Bird).']);
});

test('AGOT-SUPPORT-a, AGOT-RIVAL-a: how a title stands to those of the others', () => {
  const titles = ['hand-of-the-king', 'master-of-coin', 'master-of-laws', 'crown-regent', 'master-of-ships'];
  const table = actions({ seats: titles.map((title) => ({ title })) });
  const said = titles.map((title) => notes(table, title).map((one) => one.split(':')[0]));

  expect(said.flat().filter((one) => one?.startsWith('Supports')).length).toBeGreaterThan(0);
  expect(said.flat().filter((one) => one?.startsWith('Rivals')).length).toBeGreaterThan(0);
  expect(notes(actions({ seats: [{ title: 'hand-of-the-king' }, {}, {}] }), 'hand-of-the-king')).toEqual([]);
});
