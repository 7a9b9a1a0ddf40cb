import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD_TEXTS } from '../text/card-line.ts';
import { countAgotCards, listAgotCards } from './census.ts';
import { FACTS } from './fact.ts';

/** The sources of the tests of cards. */
function scenarios(): readonly string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
}

test('every card of the core set is implemented and has a scenario', () => {
  expect(countAgotCards(scenarios())).toEqual({ total: 219, implemented: 219, withScenario: 219 });
});

test('every card has a text of its own, also where it is empty, in both languages alike', () => {
  expect(FACTS.map(({ id }) => id).filter((id) => CARD_TEXTS[id] === undefined)).toEqual([]);
  for (const [id, { pl, en }] of Object.entries(CARD_TEXTS))
    expect([id, pl.map(({ lead }) => lead)]).toEqual([id, en.map(({ lead }) => lead)]);
});

test('the list has every card in the language asked for', () => {
  const [pl, en] = [listAgotCards('pl'), listAgotCards('en')];

  expect(new Set(pl.map(({ id }) => id)).size).toBe(219);
  expect(pl.find(({ id }) => id === 'drogon')).toMatchObject({
    name: 'Drogon',
    type: 'postać',
    side: 'Ród Targaryenów',
  });
  expect(en.find(({ id }) => id === 'the-roseroad')).toMatchObject({ type: 'location', text: 'Limited. +1 gold.' });
});
