import { type DeckList, holdingsOf } from '@kronika/decks';
import type { Phrase } from '@kronika/kernel';
import { type HeroFact, heroOf, senjutsuCatalogue } from '@kronika/senjutsu';
import type { Badge } from '../../../cards/Mon.tsx';
import { HERO_BADGES } from '../badges.ts';

export function heroOfDeck(deck: DeckList): HeroFact | undefined {
  return heroOf(holdingsOf(deck, senjutsuCatalogue));
}

export function badgeOfDeck(deck: DeckList): Badge {
  const hero = heroOfDeck(deck);
  return hero === undefined ? NOBODY : HERO_BADGES[hero.id];
}

/** Whose deck it is, in a word. */
export function sideOfDeck(deck: DeckList): Phrase {
  return heroOfDeck(deck)?.name ?? NO_HERO;
}

const NOBODY: Badge = { allegiance: 'neutral', shape: 'rhomb', icon: 'samurai-helmet' };
const NO_HERO: Phrase = { pl: 'bez bohatera', en: 'no hero' };
