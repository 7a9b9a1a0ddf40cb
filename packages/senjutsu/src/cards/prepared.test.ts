import { broughtDeck, type DeckList } from '@kronika/decks';
import { expect } from 'vitest';
import { roninSignature } from '../decks/ready/ronin.ts';
import { studentSignature } from '../decks/ready/student.ts';
import { warriorSignature } from '../decks/ready/warrior.ts';
import { altered } from '../decks/testing/altered.ts';
import { scenario, stopHere, type Table } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { offered } from '../testing/card-scenario.ts';
import type { HeroId } from './fact.ts';

const DUEL = { seats: 2, format: 'duel', windows: 'brief', terrain: 'none' } as const;

/** What a hero with this deck may prepare. */
function preparable(table: Table, hero: HeroId, deck: DeckList): readonly (string | number)[] {
  table.begins({ ...DUEL, decks: [{ hero, deck: broughtDeck(deck) }, { hero: 'master' }] });
  playOutTo(table, 'prepareCards');
  stopHere(table);
  return offered(table, 0);
}

scenario('SEN-PREP-a: of a hero’s deck exactly the cards with the mark may be prepared', (table) => {
  const ronin = altered(roninSignature.deck, {
    'calming-purpose': 1,
    determination: 1,
    'rising-fury': 1,
    'focused-exertion': 1,
    'firm-mind': 0,
    'hobbling-blow': 0,
    'lunging-thrust': 0,
    'quick-dodge': 0,
  });
  expect(preparable(table, 'ronin', ronin)).toEqual([
    'calming-purpose',
    'determination',
    'focused-exertion',
    'heavy-armour',
    'rising-fury',
  ]);

  const warrior = altered(warriorSignature.deck, { 'burning-instinct': 1, 'lunging-thrust': 0 });
  expect(preparable(table, 'warrior', warrior)).toEqual(['blind-spot', 'burning-instinct']);

  expect(preparable(table, 'student', studentSignature.deck)).toEqual([
    'calm-defence',
    'field-bandages',
    'insightful-blow',
    'obedience',
  ]);
});
