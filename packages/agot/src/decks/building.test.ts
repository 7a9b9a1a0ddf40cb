import { copiesIn, type DeckList, whyNoMore } from '@kronika/decks';
import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { addToAgotDeck, takeFromAgotDeck } from './building.ts';
import { checkAgotDeck } from './legality/check.ts';
import { fealtyLannister } from './ready/fealty-lannister.ts';
import { starterStark } from './ready/starter-stark.ts';

const EMPTY: DeckList = { name: '', cards: [], meta: {} };
const building = { problems: checkAgotDeck, add: addToAgotDeck };

const add = (deck: DeckList, ...ids: readonly string[]): DeckList =>
  ids.reduce((built, id) => addToAgotDeck(built, printedId(id)), deck);

const inZone = ({ cards }: DeckList, zone: string): readonly string[] =>
  cards.filter((entry) => entry.zone === zone).map(({ id }) => id);

describe('a card that is added', () => {
  test('goes where it belongs', () => {
    const deck = add(EMPTY, 'house-stark', 'fealty', 'summons', 'ice', 'ice');

    expect(deck.cards.map(({ zone }) => zone)).toEqual(['faction', 'agenda', 'plots', 'draw']);
    expect(copiesIn(deck, printedId('ice'))).toBe(2);
  });

  test('AGOT-DECK-a: takes the place of the faction card or the agenda that is there', () => {
    const deck = add(starterStark.deck, 'house-martell', 'banner-of-the-wolf');

    expect(inZone(deck, 'faction')).toEqual(['house-martell']);
    expect(inZone(deck, 'agenda')).toEqual(['banner-of-the-wolf']);
  });

  test('that nobody knows, or that is of no deck, changes nothing', () => {
    expect(add(EMPTY, 'no-such-card', 'master-of-coin')).toEqual(EMPTY);
  });
});

describe('one more card', () => {
  const ruleFor = (deck: DeckList, id: string) => whyNoMore(deck, printedId(id), building)?.rule;

  test('is refused with the rule it would break', () => {
    expect(ruleFor(fealtyLannister.deck, 'tywin-lannister')).toBe('AGOT-DECK-d');
    expect(ruleFor(fealtyLannister.deck, 'arya-stark')).toBe('AGOT-DECK-g');
    expect(ruleFor(fealtyLannister.deck, 'robb-stark')).toBe('AGOT-DECK-h');
    expect(ruleFor(fealtyLannister.deck, 'varys')).toBe('AGOT-DECK-j');
    expect(ruleFor(fealtyLannister.deck, 'banner-of-the-lion')).toBe('AGOT-DECK-k');
    expect(ruleFor(starterStark.deck, 'taxation')).toBe('AGOT-DECK-b');
    expect(ruleFor(EMPTY, 'arya-stark')).toBeUndefined();
  });
});

test('what is taken out is one copy', () => {
  const deck = takeFromAgotDeck(fealtyLannister.deck, printedId('tywin-lannister'));

  expect(copiesIn(deck, printedId('tywin-lannister'))).toBe(2);
  expect(checkAgotDeck(deck).map(({ rule }) => rule)).toEqual(['AGOT-DECK-c']);
});
