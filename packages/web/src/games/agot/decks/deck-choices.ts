import {
  agotCatalogue,
  checkAgotDeck,
  FACTION_NAMES,
  type FactOf,
  factionOf,
  READY_DECKS,
  statisticsOf,
} from '@kronika/agot';
import { type DeckList, holdingsOf } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import type { DeckChoice, GameDecks } from '../../../pages/decks/deck-choice.ts';
import { gameDecks } from '../../../pages/decks/game-decks.ts';
import { FACTION_BADGES } from '../badges.ts';

const FACES = 4;

const faction = (deck: DeckList) => factionOf(holdingsOf(deck, agotCatalogue));

/** The decks of A Game of Thrones. */
export const AGOT_DECKS: GameDecks = gameDecks({
  game: agotCatalogue.game,
  ready: READY_DECKS,
  badgeOf: (deck) => FACTION_BADGES[faction(deck) ?? 'neutral'],
  sideOf: (deck) => {
    const side = faction(deck);
    return side === undefined ? NO_FACTION : FACTION_NAMES[side];
  },
  numbersOf,
  facesOf,
  problemsAtTable: checkAgotDeck,
});

const NO_FACTION = { pl: 'bez stronnictwa', en: 'no faction' };

/** How many characters there are, and what the plots give on average. */
function numbersOf(deck: DeckList): DeckChoice['numbers'] {
  const { types, plots } = statisticsOf(holdingsOf(deck, agotCatalogue));
  if (plots === undefined) return [];
  const characters = types.find(({ value }) => value === 'character')?.count ?? 0;
  return [
    { is: 'count', value: characters, word: { pl: 'postaci', en: 'characters' } },
    { is: 'average', value: plots.income, word: { pl: 'dochód', en: 'income' } },
    { is: 'average', value: plots.initiative, word: { pl: 'inicjatywa', en: 'initiative' } },
    { is: 'average', value: plots.reserve, word: { pl: 'rezerwy', en: 'reserve' } },
  ];
}

/** The leaders: the costliest characters of the deck's own faction, then the others. */
function facesOf(deck: DeckList): readonly PrintedId[] {
  const own = faction(deck);
  const place = (fact: FactOf<'character'>): number => (fact.faction === own ? 0 : 1);
  return holdingsOf(deck, agotCatalogue)
    .cards.flatMap(({ card: { fact } }) => (fact.type === 'character' ? [fact] : []))
    .toSorted((one, other) => place(one) - place(other) || other.cost - one.cost)
    .slice(0, FACES)
    .map(({ id }) => id);
}
