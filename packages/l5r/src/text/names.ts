import type { CardName } from '@kronika/decks';
import type { Phrase } from '@kronika/kernel';
import type { CardType, Clan, Element, Fact } from '../cards/fact.ts';
import { POLISH_CARD_NAMES } from './card-names.ts';
import { TRAIT_NAMES } from './trait-names.ts';

/** What the clans are called in short. */
export const CLAN_NAMES: Readonly<Record<Clan | 'neutral', Phrase>> = {
  crab: { pl: 'Krab', en: 'Crab' },
  crane: { pl: 'Żuraw', en: 'Crane' },
  dragon: { pl: 'Smok', en: 'Dragon' },
  lion: { pl: 'Lew', en: 'Lion' },
  phoenix: { pl: 'Feniks', en: 'Phoenix' },
  scorpion: { pl: 'Skorpion', en: 'Scorpion' },
  unicorn: { pl: 'Jednorożec', en: 'Unicorn' },
  neutral: { pl: 'neutralna', en: 'neutral' },
};

/** What the elements of rings and provinces are called. */
export const ELEMENT_NAMES: Readonly<Record<Element, Phrase>> = {
  air: { pl: 'Powietrze', en: 'Air' },
  earth: { pl: 'Ziemia', en: 'Earth' },
  fire: { pl: 'Ogień', en: 'Fire' },
  water: { pl: 'Woda', en: 'Water' },
  void: { pl: 'Pustka', en: 'Void' },
};

/** Of the element, as Polish says it of rings and conflicts. */
export const ELEMENTS_GENITIVE: Readonly<Record<Element, string>> = {
  air: 'Powietrza',
  earth: 'Ziemi',
  fire: 'Ognia',
  water: 'Wody',
  void: 'Pustki',
};

export function ringName(element: Element): Phrase {
  return { pl: `Krąg ${ELEMENTS_GENITIVE[element]}`, en: `${ELEMENT_NAMES[element].en} Ring` };
}

/** Of the clan, as Polish says it of characters. */
export const CLANS_GENITIVE: Readonly<Record<Clan, string>> = {
  crab: 'Kraba',
  crane: 'Żurawia',
  dragon: 'Smoka',
  lion: 'Lwa',
  phoenix: 'Feniksa',
  scorpion: 'Skorpiona',
  unicorn: 'Jednorożca',
};

/** What the types of cards are called. */
export const CARD_TYPE_NAMES: Readonly<Record<CardType, Phrase>> = {
  character: { pl: 'postać', en: 'character' },
  attachment: { pl: 'dodatek', en: 'attachment' },
  holding: { pl: 'miejsce', en: 'holding' },
  event: { pl: 'wydarzenie', en: 'event' },
  province: { pl: 'prowincja', en: 'province' },
  stronghold: { pl: 'twierdza', en: 'stronghold' },
  role: { pl: 'rola', en: 'role' },
};

/** What the keywords that stand alone are called. */
export const KEYWORD_NAMES: Readonly<Record<string, Phrase>> = {
  ancestral: { pl: 'Rodowy', en: 'Ancestral' },
  courtesy: { pl: 'Kurtuazja', en: 'Courtesy' },
  covert: { pl: 'Ukrycie', en: 'Covert' },
  limited: { pl: 'Ograniczenie', en: 'Limited' },
  'no-attachments': { pl: 'Bez dodatków', en: 'No attachments' },
  pride: { pl: 'Duma', en: 'Pride' },
  restricted: { pl: 'Niezwykły', en: 'Restricted' },
  sincerity: { pl: 'Szczerość', en: 'Sincerity' },
};

const EXCEPT = 'no-attachments-except:';

/** The names of a card in both languages; one without a Polish name is called as it is in English. */
export function cardName({ id, name }: Pick<Fact, 'id' | 'name'>): Required<CardName> {
  return { en: name, pl: POLISH_CARD_NAMES[id] ?? name };
}

/** What a trait is called. */
export function traitName(trait: string): Phrase {
  return TRAIT_NAMES[trait] ?? asPrinted(trait);
}

/** What the facts say, where nobody has given it a name: `battle-maiden` is then Battle Maiden in both languages. */
function asPrinted(word: string): Phrase {
  const name = word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  return { pl: name, en: name };
}

/** The traits of the attachments that "no attachments except" lets pass (L5R-KW-NOATT-b). */
export function exceptedTraits(keyword: string): readonly string[] {
  return keyword.startsWith(EXCEPT) ? keyword.slice(EXCEPT.length).split('|') : [];
}

/** What a keyword is called, with the traits it names (L5R-KW-NOATT-b). */
export function keywordName(keyword: string): Phrase {
  const name = KEYWORD_NAMES[keyword];
  if (name !== undefined) return name;
  const traits = exceptedTraits(keyword).map(traitName);
  if (traits.length === 0) return asPrinted(keyword);
  return {
    pl: `Bez dodatków, z wyjątkiem: ${traits.map(({ pl }) => pl).join(' lub ')}`,
    en: `No attachments except ${traits.map(({ en }) => en).join(' or ')}`,
  };
}
