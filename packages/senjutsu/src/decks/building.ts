import { type DeckList, withOneLess, withOneMore } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { heroFact } from '../cards/library.ts';
import { type DeckCard, senjutsuCatalogue } from './catalogue.ts';

/**
 * The deck with one more copy of the card. The core ability of another hero takes the place of the one that is there
 * and takes the weapons with it that the new hero does not use; a weapon takes the place of the oldest one as soon as
 * the hero has its hands full.
 */
export function addToSenjutsuDeck(deck: DeckList, id: PrintedId): DeckList {
  const card = senjutsuCatalogue.card(id);
  return card === undefined ? deck : added(deck, card);
}

/** The deck with one copy less of the card. */
export function takeFromSenjutsuDeck(deck: DeckList, id: PrintedId): DeckList {
  return withOneLess(deck, id);
}

function added(deck: DeckList, card: DeckCard): DeckList {
  switch (card.zone) {
    case 'hero':
      return withOneMore(withoutHero(deck, card), card);
    case 'weapon':
      return withOneMore(withRoomFor(deck), card);
    case 'deck':
      return withOneMore(deck, card);
  }
}

function withoutHero(deck: DeckList, { fact }: DeckCard): DeckList {
  const usable = fact.hero === undefined ? [] : heroFact(fact.hero).weapons;
  const cards = deck.cards.filter(({ id, zone }) => {
    if (zone !== 'weapon') return zone !== 'hero';
    const weapon = senjutsuCatalogue.card(id)?.fact.weapon;
    return weapon !== undefined && usable.includes(weapon);
  });
  return { ...deck, cards };
}

function withRoomFor(deck: DeckList): DeckList {
  const core = deck.cards.find(({ zone }) => zone === 'hero');
  const hero = core && senjutsuCatalogue.card(core.id)?.fact.hero;
  const room = (hero === undefined ? 1 : heroFact(hero).weaponCount) - 1;
  const weapons = deck.cards.filter(({ zone }) => zone === 'weapon');
  const kept = room === 0 ? [] : weapons.slice(-room);
  return { ...deck, cards: deck.cards.filter((entry) => entry.zone !== 'weapon' || kept.includes(entry)) };
}
