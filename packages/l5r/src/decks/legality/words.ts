import type { Noun } from '@kronika/decks';
import type { Phrase } from '@kronika/kernel';
import type { Element } from '../../cards/fact.ts';
import type { DeckZone } from '../catalogue.ts';

/** The words for the cards of each part of a deck. */
export const ZONE_NOUNS: Readonly<Record<DeckZone, Noun>> = {
  stronghold: {
    pl: { one: 'twierdza', few: 'twierdze', many: 'twierdz' },
    en: { one: 'stronghold', other: 'strongholds' },
  },
  role: { pl: { one: 'rola', few: 'role', many: 'ról' }, en: { one: 'role', other: 'roles' } },
  provinces: {
    pl: { one: 'prowincja', few: 'prowincje', many: 'prowincji' },
    en: { one: 'province', other: 'provinces' },
  },
  dynasty: {
    pl: { one: 'karta dynastii', few: 'karty dynastii', many: 'kart dynastii' },
    en: { one: 'dynasty card', other: 'dynasty cards' },
  },
  conflict: {
    pl: { one: 'karta konfliktu', few: 'karty konfliktu', many: 'kart konfliktu' },
    en: { one: 'conflict card', other: 'conflict cards' },
  },
};

/** Cards of a part of the deck that were put somewhere else. */
export const MISPLACED: Readonly<Record<DeckZone, Phrase>> = {
  stronghold: { pl: 'twierdza wśród innych kart', en: 'a stronghold among other cards' },
  role: { pl: 'rola wśród innych kart', en: 'a role among other cards' },
  provinces: { pl: 'prowincje poza zestawem prowincji', en: 'provinces outside the province set' },
  dynasty: { pl: 'karty dynastii poza talią dynastii', en: 'dynasty cards outside the dynasty deck' },
  conflict: { pl: 'karty konfliktu poza talią konfliktu', en: 'conflict cards outside the conflict deck' },
};

/** The word for any cards. */
export const CARDS: Noun = {
  pl: { one: 'karta', few: 'karty', many: 'kart' },
  en: { one: 'card', other: 'cards' },
};

/** The words for what L5R-DECK-e counts. */
export const CONFLICT_CHARACTERS: Noun = {
  pl: { one: 'postać w talii konfliktu', few: 'postaci w talii konfliktu', many: 'postaci w talii konfliktu' },
  en: { one: 'character in the conflict deck', other: 'characters in the conflict deck' },
};

/** The words for the clans cards are bought from. */
export const OTHER_CLANS: Noun = {
  pl: { one: 'obcy klan', few: 'obce klany', many: 'obcych klanów' },
  en: { one: 'other clan', other: 'other clans' },
};

/** The words for what cards of another clan cost. */
export const INFLUENCE: Noun = {
  pl: { one: 'punkt wpływu', few: 'punkty wpływu', many: 'punktów wpływu' },
  en: { one: 'point of influence', other: 'points of influence' },
};

/** What L5R-DECK-o forbids. */
export const FOREIGN_DYNASTY: Phrase = { pl: 'nieklanowe karty dynastii', en: 'out-of-clan dynasty cards' };

/** What L5R-DECK-h forbids. */
export const FOREIGN_PROVINCES: Phrase = { pl: 'nieklanowe prowincje', en: 'out-of-clan provinces' };

/** What L5R-DECK-j forbids. */
export const NOT_FOR_SALE: Phrase = {
  pl: 'nieklanowe karty bez kosztu wpływu',
  en: 'out-of-clan cards without an influence cost',
};

/** The role that a card with a role restriction needs. */
export const NEEDED_ROLES: Readonly<Record<'keeper' | 'seeker', Phrase>> = {
  keeper: { pl: 'rola z cechą Opiekun', en: 'a role with the trait Keeper' },
  seeker: { pl: 'rola z cechą Poszukiwacz', en: 'a role with the trait Seeker' },
};

/** The words for a province of each element. */
export const PROVINCES: Readonly<Record<Element, Phrase>> = {
  air: { pl: 'prowincja Powietrza', en: 'a province of Air' },
  earth: { pl: 'prowincja Ziemi', en: 'a province of Earth' },
  fire: { pl: 'prowincja Ognia', en: 'a province of Fire' },
  water: { pl: 'prowincja Wody', en: 'a province of Water' },
  void: { pl: 'prowincja Pustki', en: 'a province of the Void' },
};
