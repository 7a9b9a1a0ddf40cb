import { type DeckList, holdingsOf } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { CLAN_NAMES, checkL5rDeck, clanOf, type Fact, l5rCatalogue, READY_DECKS } from '@kronika/l5r';
import type { DeckChoice, GameDecks } from '../../../pages/decks/deck-choice.ts';
import { gameDecks } from '../../../pages/decks/game-decks.ts';
import { CLAN_BADGES } from '../badges.ts';

const FACES = 4;

const clan = (deck: DeckList) => clanOf(holdingsOf(deck, l5rCatalogue)) ?? 'neutral';

const factsOf = (deck: DeckList): readonly Fact[] => holdingsOf(deck, l5rCatalogue).cards.map(({ card }) => card.fact);

/** The decks of Legend of the Five Rings. */
export const L5R_DECKS: GameDecks = gameDecks({
  game: l5rCatalogue.game,
  ready: READY_DECKS,
  badgeOf: (deck) => CLAN_BADGES[clan(deck)],
  sideOf: (deck) => (clan(deck) === 'neutral' ? NO_CLAN : CLAN_NAMES[clan(deck)]),
  numbersOf: (deck) => numbersOf(factsOf(deck)),
  facesOf: (deck) => facesOf(factsOf(deck)),
  // Tables play the standard format, whatever the deck was built for.
  problemsAtTable: (deck) => checkL5rDeck(deck, 'standard'),
});

const NO_CLAN = { pl: 'bez twierdzy', en: 'no stronghold' };

function numbersOf(facts: readonly Fact[]): DeckChoice['numbers'] {
  const stronghold = facts.find((fact) => fact.type === 'stronghold');
  if (stronghold?.type !== 'stronghold') return [];
  return [
    { is: 'count', value: stronghold.honor, word: { pl: 'honor', en: 'honor' } },
    { is: 'count', value: stronghold.fate, word: { pl: 'los', en: 'fate' } },
    { is: 'bonus', value: stronghold.strengthBonus, word: { pl: 'siła', en: 'strength' } },
    { is: 'count', value: stronghold.influence, word: { pl: 'wpływ', en: 'influence' } },
  ];
}

/** The leaders: the costliest characters. */
function facesOf(facts: readonly Fact[]): readonly PrintedId[] {
  return facts
    .filter((fact) => fact.type === 'character')
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, FACES)
    .map(({ id }) => id);
}
