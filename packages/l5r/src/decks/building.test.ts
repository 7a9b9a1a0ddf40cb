import { copiesIn, type DeckList, holdingsOf, whyNoMore } from '@kronika/decks';
import { present, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { addToL5rDeck, copyLimit, takeFromL5rDeck } from './building.ts';
import { l5rCatalogue } from './catalogue.ts';
import { influenceUse } from './influence.ts';
import { checkL5rDeck } from './legality/check.ts';
import { craneCourt } from './ready/crane-court.ts';
import { lionHost } from './ready/lion-host.ts';

const EMPTY: DeckList = { name: '', cards: [], meta: {} };
const building = { problems: checkL5rDeck, add: addToL5rDeck };

const add = (deck: DeckList, ...ids: readonly string[]): DeckList =>
  ids.reduce((built, id) => addToL5rDeck(built, printedId(id)), deck);

const inZone = ({ cards }: DeckList, zone: string): readonly string[] =>
  cards.filter((entry) => entry.zone === zone).map(({ id }) => id);

describe('a card that is added', () => {
  test('goes where it belongs, and tells the clan', () => {
    const deck = add(EMPTY, 'yojin-no-shiro', 'akodo-toturi', 'banzai', 'banzai');

    expect(deck.meta.clan).toBe('lion');
    expect(inZone(deck, 'dynasty')).toEqual(['akodo-toturi']);
    expect(copiesIn(deck, printedId('banzai'))).toBe(2);
  });

  test('L5R-DECK-a, L5R-DECK-b: takes the place of the stronghold or the role that is there', () => {
    const deck = add(lionHost.deck, 'shizuka-toshi', 'seeker-of-void');

    expect(inZone(deck, 'stronghold')).toEqual(['shizuka-toshi']);
    expect(inZone(deck, 'role')).toEqual(['seeker-of-void']);
    expect(deck.meta.clan).toBe('crane');
  });

  test('L5R-DECK-h: takes the place of the province of its element', () => {
    const deck = add(craneCourt.deck, 'fertile-fields');

    expect(inZone(deck, 'provinces')).toContain('fertile-fields');
    expect(inZone(deck, 'provinces')).not.toContain('the-art-of-peace');
    expect(inZone(deck, 'provinces')).toHaveLength(5);
  });

  test('L5R-DECK-k: with a Seeker role stands beside the province of its element while there is a place', () => {
    const four = takeFromL5rDeck(add(craneCourt.deck, 'seeker-of-air'), printedId('entrenched-position'));
    const deck = add(four, 'fertile-fields');

    expect(inZone(deck, 'provinces')).toEqual(expect.arrayContaining(['fertile-fields', 'the-art-of-peace']));
    expect(checkL5rDeck(deck).filter(({ rule }) => rule === 'L5R-DECK-h')).toEqual([]);
  });

  test('that nobody knows changes nothing', () => {
    expect(add(EMPTY, 'no-such-card')).toEqual(EMPTY);
  });
});

describe('one more card', () => {
  const ruleFor = (deck: DeckList, id: string) => whyNoMore(deck, printedId(id), building)?.rule;

  test('is refused with the rule it would break', () => {
    expect(ruleFor(lionHost.deck, 'matsu-berserker')).toBe('L5R-DECK-f');
    expect(ruleFor(lionHost.deck, 'doji-hotaru')).toBe('L5R-DECK-o');
    expect(ruleFor(lionHost.deck, 'the-art-of-peace')).toBe('L5R-DECK-h');
    expect(ruleFor(EMPTY, 'doji-hotaru')).toBeUndefined();
  });
});

test('what is taken out is one copy', () => {
  const deck = takeFromL5rDeck(lionHost.deck, printedId('matsu-berserker'));

  expect(copiesIn(deck, printedId('matsu-berserker'))).toBe(2);
  expect(checkL5rDeck(deck).map(({ rule }) => rule)).toEqual(['L5R-DECK-c']);
});

test('L5R-DECK-i: influence is counted for cards of another clan only', () => {
  const use = influenceUse(holdingsOf(lionHost.deck, l5rCatalogue));

  expect(use).toMatchObject({ on: 'unicorn', pool: 13 });
  expect(use.spent).toBeGreaterThan(0);
  expect(influenceUse(holdingsOf(EMPTY, l5rCatalogue))).toEqual({ spent: 0, pool: 0 });
});

test('L5R-DECK-m: one box limits copies to what it holds', () => {
  const card = present(l5rCatalogue.card(printedId('matsu-berserker')), 'the card');

  expect(copyLimit(card, EMPTY)).toBe(3);
  expect(copyLimit(card, { ...EMPTY, meta: { format: 'single-core' } })).toBe(Math.min(3, card.fact.quantity));
  expect(copyLimit(present(l5rCatalogue.card(printedId('fertile-fields')), 'the card'), EMPTY)).toBe(1);
});
