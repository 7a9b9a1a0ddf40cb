import type { Phrase } from '@kronika/kernel';
import type { Noun } from '../legality/problem.ts';
import type { CardGroup } from '../legality/rule.ts';
import { zoneCards } from '../legality/rule.ts';
import type { SampleCard } from './sample-catalogue.ts';

/** The word for a card in both languages. */
export const CARDS: Noun = {
  pl: { one: 'karta', few: 'karty', many: 'kart' },
  en: { one: 'card', other: 'cards' },
};

/** The word for a plan in both languages. */
export const PLANS: Noun = {
  pl: { one: 'plan', few: 'plany', many: 'planów' },
  en: { one: 'plan', other: 'plans' },
};

/** The plans of a deck. */
export const plans: CardGroup<SampleCard> = zoneCards('plan', PLANS);

/** The cards of a deck that are drawn. */
export const drawCards: CardGroup<SampleCard> = zoneCards('draw', CARDS);

/** The words for the three elements. */
export const ELEMENTS: Readonly<Record<string, Phrase>> = {
  fire: { pl: 'plan ognia', en: 'a plan of fire' },
  frost: { pl: 'plan mrozu', en: 'a plan of frost' },
  wind: { pl: 'plan wiatru', en: 'a plan of wind' },
};
