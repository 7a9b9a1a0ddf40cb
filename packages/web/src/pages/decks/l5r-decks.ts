import { isRefusal, type PrintedId } from '@kronika/kernel';
import { CLAN_NAMES, checkL5rDeck, clanOf, type Fact, l5rCatalogue, READY_DECKS } from '@kronika/l5r';
import { broughtDeck, type DeckList, holdingsOf, readDeckFile } from '@kronika/lcg';
import { CLAN_BADGES } from '../../l5r/badges.ts';
import type { KeptDeck } from '../../library/deck-shelf.ts';
import type { DeckChoice, DeckState, GameDecks } from './deck-choice.ts';

const FACES = 4;

/** The decks of Legend of the Five Rings. */
export const L5R_DECKS: GameDecks = {
  ready: READY_DECKS.map(({ id, clan, name, about, deck }) => ({
    id,
    origin: 'ready',
    name,
    about,
    badge: CLAN_BADGES[clan],
    side: CLAN_NAMES[clan],
    ...lookOf(deck),
    state: { is: 'legal', brings: id },
  })),
  own,
};

function own({ id, name, file }: KeptDeck): DeckChoice | undefined {
  const read = readDeckFile(file);
  if (isRefusal(read) || read.game !== l5rCatalogue.game) return undefined;
  const { deck } = read;
  const clan = clanOf(holdingsOf(deck, l5rCatalogue)) ?? 'neutral';
  const about = deck.meta.description ?? '';
  return {
    id,
    origin: 'own',
    name: { pl: name, en: name },
    about: { pl: about, en: about },
    badge: CLAN_BADGES[clan],
    side: clan === 'neutral' ? NO_CLAN : CLAN_NAMES[clan],
    ...lookOf(deck),
    state: stateOf(deck),
  };
}

const NO_CLAN = { pl: 'bez twierdzy', en: 'no stronghold' };

/** Tables play the standard format, whatever the deck was built for. */
function stateOf(deck: DeckList): DeckState {
  const faults = checkL5rDeck(deck, 'standard').length;
  return faults === 0 ? { is: 'legal', brings: broughtDeck(deck) } : { is: 'draft', faults };
}

function lookOf(deck: DeckList): Pick<DeckChoice, 'numbers' | 'faces'> {
  const facts = holdingsOf(deck, l5rCatalogue).cards.map(({ card }) => card.fact);
  return { numbers: numbersOf(facts), faces: facesOf(facts) };
}

function numbersOf(facts: readonly Fact[]): DeckChoice['numbers'] {
  const stronghold = facts.find((fact) => fact.type === 'stronghold');
  if (stronghold?.type !== 'stronghold') return [];
  return [
    { value: String(stronghold.honor), word: { pl: 'honor', en: 'honor' } },
    { value: String(stronghold.fate), word: { pl: 'los', en: 'fate' } },
    { value: `+${stronghold.strengthBonus}`, word: { pl: 'siła', en: 'strength' } },
    { value: String(stronghold.influence), word: { pl: 'wpływ', en: 'influence' } },
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
