import { holdingsOf, zoneSize } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { HEROES, type HeroId } from '../../cards/fact.ts';
import { senjutsuCatalogue } from '../catalogue.ts';
import { DECK_SIZES, formatOf } from '../format.ts';
import { heroOf } from '../hero-of.ts';
import { checkSenjutsuDeck } from '../legality/check.ts';
import { chosenSchool } from '../legality/school-rules.ts';
import { EXPANSION_DECKS, FULL_DECKS, READY_DECKS, SIGNATURE_DECKS } from './decks.ts';

const held = (deck: (typeof READY_DECKS)[number]['deck']) => holdingsOf(deck, senjutsuCatalogue);

describe.each(READY_DECKS.map((ready) => [ready.id, ready] as const))('%s', (_, { deck, format, hero }) => {
  test('is legal in its format and has the size of it', () => {
    expect(checkSenjutsuDeck(deck)).toEqual([]);
    expect([formatOf(deck), zoneSize(deck, 'deck')]).toEqual([format, DECK_SIZES[format]]);
  });

  test('is the deck of its hero', () => {
    expect(heroOf(held(deck))?.id).toBe(hero);
  });
});

test('every hero has a deck of 30 and one of 40', () => {
  expect([...SIGNATURE_DECKS, ...EXPANSION_DECKS].map(({ hero }) => hero)).toEqual([
    'master',
    'student',
    'warrior',
    'ronin',
    ...HEROES.slice(4),
  ]);
  expect(FULL_DECKS.map(({ hero }) => hero)).toEqual(['master', 'student', 'warrior', 'ronin', ...HEROES.slice(4)]);
});

test('SEN-DECK-b: a deck of 40 is the deck of 30 of its hero and ten cards more', () => {
  for (const { hero, deck } of FULL_DECKS) {
    const small = [...SIGNATURE_DECKS, ...EXPANSION_DECKS].find((ready) => ready.hero === hero)?.deck.cards ?? [];
    expect(small.length).toBeGreaterThan(0);
    const missing = small.filter(
      ({ id, quantity }) => (deck.cards.find((entry) => entry.id === id)?.quantity ?? 0) < quantity,
    );
    expect(missing).toEqual([]);
  }
});

/** Serial numbers and copies, the core cards first. */
const PRINTED: readonly (readonly [string, HeroId, string])[] = [
  [
    'SEN-SIG-master',
    'master',
    '008x1 075x1 010x1 012x1 013x1 014x2 015x2 016x1 017x1 018x3 019x3 020x3 096x1 097x1 102x1 111x2 112x2 117x1 120x2 128x2',
  ],
  [
    'SEN-SIG-student',
    'student',
    '038x1 070x1 040x1 042x1 043x1 044x2 045x2 046x2 047x2 048x3 049x2 050x2 084x1 090x1 099x2 100x1 105x2 115x1 117x1 121x1 122x1 124x1',
  ],
  [
    'SEN-SIG-warrior',
    'warrior',
    '053x1 072x1 055x1 056x1 058x1 059x2 060x2 061x2 062x2 063x2 064x2 065x2 083x1 086x1 087x1 103x2 107x1 113x1 116x2 118x1 119x1 123x2',
  ],
  [
    'SEN-SIG-ronin',
    'ronin',
    '023x1 071x1 025x1 026x1 027x1 028x1 029x2 030x1 031x2 032x1 033x2 034x2 035x3 089x1 098x1 102x1 104x1 107x1 110x1 125x2 126x2 127x3',
  ],
];

test.each(PRINTED)('%s: the printed deck of the %s, card by card', (_, hero, list) => {
  const deck = SIGNATURE_DECKS.find((ready) => ready.hero === hero)?.deck;
  const held = (deck?.cards ?? []).map(({ id, quantity }) => `${senjutsuCatalogue.card(id)?.fact.serial}x${quantity}`);
  expect(held.toSorted()).toEqual(list.split(' ').toSorted());
});

test('SEN-DECK-o: the signature decks touch one school at most', () => {
  expect(SIGNATURE_DECKS.map(({ deck }) => chosenSchool(held(deck)))).toEqual([
    'autumnHare',
    'jadeRiver',
    'burningSun',
    undefined,
  ]);
});

test('SEN-DECK-k: every ready deck of 40 may be played in a tournament', () => {
  expect(FULL_DECKS.flatMap(({ deck }) => checkSenjutsuDeck(deck, 'tournament'))).toEqual([]);
});
