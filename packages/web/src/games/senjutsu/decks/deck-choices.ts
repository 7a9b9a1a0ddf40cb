import { type DeckList, holdingsOf } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { checkSenjutsuDeck, RANKS, READY_DECKS, senjutsuCatalogue, statisticsOf } from '@kronika/senjutsu';
import type { DeckChoice, GameDecks } from '../../../pages/decks/deck-choice.ts';
import { gameDecks } from '../../../pages/decks/game-decks.ts';
import { badgeOfDeck, heroOfDeck, sideOfDeck } from './hero-of-deck.ts';

const FACES = 4;

/** The decks of Senjutsu. A table takes decks of 30 and of 40 cards alike. */
export const SENJUTSU_DECKS: GameDecks = gameDecks({
  game: senjutsuCatalogue.game,
  ready: READY_DECKS,
  badgeOf: badgeOfDeck,
  sideOf: sideOfDeck,
  numbersOf,
  facesOf,
  problemsAtTable: (deck) => checkSenjutsuDeck(deck),
});

/** How many cards there are of each type, and how fast they are on average. */
function numbersOf(deck: DeckList): DeckChoice['numbers'] {
  const { types, averageSpeed } = statisticsOf(holdingsOf(deck, senjutsuCatalogue));
  if (averageSpeed === undefined) return [];
  const countOf = (type: string): number => types.find(({ value }) => value === type)?.count ?? 0;
  return [
    { is: 'count', value: countOf('attack'), word: { pl: 'ataki', en: 'attacks' } },
    { is: 'count', value: countOf('defence'), word: { pl: 'obrony', en: 'defences' } },
    { is: 'count', value: countOf('meditation'), word: { pl: 'medytacje', en: 'meditations' } },
    { is: 'average', value: averageSpeed, word: { pl: 'szybkość', en: 'speed' } },
  ];
}

/** What nobody else has: the hero's own cards, the rarest first, then the others. */
function facesOf(deck: DeckList): readonly PrintedId[] {
  const hero = heroOfDeck(deck)?.id;
  return holdingsOf(deck, senjutsuCatalogue)
    .cards.filter(({ zone }) => zone === 'deck')
    .map(({ card }) => card)
    .toSorted(
      ({ fact: one }, { fact: other }) =>
        Number(other.hero === hero) - Number(one.hero === hero) || RANKS.indexOf(other.rank) - RANKS.indexOf(one.rank),
    )
    .slice(0, FACES)
    .map(({ id }) => id);
}
