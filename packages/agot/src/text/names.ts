import type { CardName } from '@kronika/decks';
import { impossible, type Phrase } from '@kronika/kernel';
import type { CardType, ChallengeType, Fact, Faction } from '../cards/fact.ts';
import type { Keyword, PlainKeyword } from '../cards/keywords.ts';
import type { Trait } from '../cards/traits.ts';
import { POLISH_CARD_NAMES } from './card-names.ts';
import { TRAIT_NAMES } from './trait-names.ts';

/** What the factions are called, as on their cards; `neutral` is said of a card. */
export const FACTION_NAMES: Readonly<Record<Faction | 'neutral', Phrase>> = {
  stark: { pl: 'Ród Starków', en: 'House Stark' },
  lannister: { pl: 'Ród Lannisterów', en: 'House Lannister' },
  baratheon: { pl: 'Ród Baratheonów', en: 'House Baratheon' },
  greyjoy: { pl: 'Ród Greyjoyów', en: 'House Greyjoy' },
  tyrell: { pl: 'Ród Tyrellów', en: 'House Tyrell' },
  martell: { pl: 'Ród Martellów', en: 'House Martell' },
  targaryen: { pl: 'Ród Targaryenów', en: 'House Targaryen' },
  thenightswatch: { pl: 'Nocna Straż', en: "The Night's Watch" },
  neutral: { pl: 'neutralna', en: 'neutral' },
};

/** What the factions are called in short, where there is little room. */
export const SHORT_FACTION_NAMES: Readonly<Record<Faction, Phrase>> = {
  stark: { pl: 'Starkowie', en: 'Stark' },
  lannister: { pl: 'Lannisterowie', en: 'Lannister' },
  baratheon: { pl: 'Baratheonowie', en: 'Baratheon' },
  greyjoy: { pl: 'Greyjoyowie', en: 'Greyjoy' },
  tyrell: { pl: 'Tyrellowie', en: 'Tyrell' },
  martell: { pl: 'Martellowie', en: 'Martell' },
  targaryen: { pl: 'Targaryenowie', en: 'Targaryen' },
  thenightswatch: { pl: 'Nocna Straż', en: "Night's Watch" },
};

/** Of the faction, as both languages say it of its cards: a Stark character, `postać Starków`. */
export const OF_FACTION: Readonly<Record<Faction, Phrase>> = {
  stark: { pl: 'Starków', en: 'Stark' },
  lannister: { pl: 'Lannisterów', en: 'Lannister' },
  baratheon: { pl: 'Baratheonów', en: 'Baratheon' },
  greyjoy: { pl: 'Greyjoyów', en: 'Greyjoy' },
  tyrell: { pl: 'Tyrellów', en: 'Tyrell' },
  martell: { pl: 'Martellów', en: 'Martell' },
  targaryen: { pl: 'Targaryenów', en: 'Targaryen' },
  thenightswatch: { pl: 'Nocnej Straży', en: "Night's Watch" },
};

/** What the types of cards are called. */
export const CARD_TYPE_NAMES: Readonly<Record<CardType, Phrase>> = {
  faction: { pl: 'karta stronnictwa', en: 'faction card' },
  agenda: { pl: 'agenda', en: 'agenda' },
  plot: { pl: 'karta fabuły', en: 'plot' },
  title: { pl: 'tytuł', en: 'title' },
  character: { pl: 'postać', en: 'character' },
  attachment: { pl: 'dodatek', en: 'attachment' },
  location: { pl: 'miejsce', en: 'location' },
  event: { pl: 'wydarzenie', en: 'event' },
};

/** What the types of challenges are called, said of a challenge. */
export const CHALLENGE_TYPE_NAMES: Readonly<Record<ChallengeType, Phrase>> = {
  military: { pl: 'militarne', en: 'military' },
  intrigue: { pl: 'intrygi', en: 'intrigue' },
  power: { pl: 'władzy', en: 'power' },
};

/** What the icons of the types are called, said of an icon. */
export const ICON_NAMES: Readonly<Record<ChallengeType, Phrase>> = {
  military: { pl: 'militarny', en: 'military' },
  intrigue: { pl: 'intrygi', en: 'intrigue' },
  power: { pl: 'władzy', en: 'power' },
};

/** What the phases of a round are called, in their order. */
export const PHASE_NAMES = {
  plot: { pl: 'faza fabuły', en: 'plot phase' },
  draw: { pl: 'faza dobierania', en: 'draw phase' },
  marshaling: { pl: 'faza mobilizacji', en: 'marshaling phase' },
  challenges: { pl: 'faza wyzwań', en: 'challenges phase' },
  dominance: { pl: 'faza dominacji', en: 'dominance phase' },
  standing: { pl: 'faza wstawania', en: 'standing phase' },
  taxation: { pl: 'faza podatków', en: 'taxation phase' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What the keywords that stand alone are called. */
export const PLAIN_KEYWORD_NAMES: Readonly<Record<PlainKeyword, Phrase>> = {
  insight: { pl: 'Intuicja', en: 'Insight' },
  intimidate: { pl: 'Zastraszanie', en: 'Intimidate' },
  limited: { pl: 'Ograniczenie', en: 'Limited' },
  noAttachments: { pl: 'Bez dodatków', en: 'No attachments' },
  pillage: { pl: 'Grabież', en: 'Pillage' },
  renown: { pl: 'Renoma', en: 'Renown' },
  stealth: { pl: 'Podstęp', en: 'Stealth' },
  terminal: { pl: 'Nietrwały', en: 'Terminal' },
};

/** The names of a card in both languages; one without a Polish name is called as it is in English. */
export function cardName({ id, name }: Pick<Fact, 'id' | 'name'>): Required<CardName> {
  return { en: name, pl: POLISH_CARD_NAMES[id] ?? name };
}

/** What a trait is called. */
export function traitName(trait: Trait): Phrase {
  return TRAIT_NAMES[trait];
}

/** What a keyword is called, with its price (AGOT-KW-AMBUSH-a) or the traits it names (AGOT-KW-NOATT-b, -c). */
export function keywordName(keyword: Keyword): Phrase {
  switch (keyword.is) {
    case 'ambush':
      return { pl: `Zasadzka (${keyword.gold})`, en: `Ambush (${keyword.gold})` };
    case 'noAttachmentsExcept':
      return {
        pl: `Bez dodatków innych niż ${listed(keyword.traits, 'pl')}`,
        en: `No attachments except ${listed(keyword.traits, 'en')}`,
      };
    case 'noAttachmentsWith':
      return {
        pl: `Bez dodatków z cechą ${listed(keyword.traits, 'pl')}`,
        en: `No ${listed(keyword.traits, 'en')} attachments`,
      };
    case 'insight':
    case 'intimidate':
    case 'limited':
    case 'noAttachments':
    case 'pillage':
    case 'renown':
    case 'stealth':
    case 'terminal':
      return PLAIN_KEYWORD_NAMES[keyword.is];
    default:
      return impossible(keyword);
  }
}

function listed(traits: readonly Trait[], lang: keyof Phrase): string {
  return traits.map((trait) => traitName(trait)[lang]).join(lang === 'pl' ? ' lub ' : ' or ');
}
