import type { Phrase } from '@kronika/kernel';
import type { HeroId, InstantKind, Keyword } from '../cards/fact.ts';
import { HERO_CARDS } from '../cards/heroes.ts';
import type { CardType, Kamae, Occasion, Rank, StatusName } from '../cards/pictograms.ts';
import type { Direction } from '../hex/index.ts';
import type { Behaviour, Contract, FoeKind, Stance } from '../solo/foe.ts';
import type { Format, Phase, TerrainKind } from '../state.ts';

export const GAME_NAME: Phrase = { pl: 'Senjutsu: Bitwa o Japonię', en: 'Senjutsu: Battle for Japan' };

export const KAMAE_NAMES: Readonly<Record<Kamae, Phrase>> = {
  neutral: { pl: 'Neutralna', en: 'Neutral' },
  aggression: { pl: 'Agresja', en: 'Aggression' },
  balance: { pl: 'Równowaga', en: 'Balance' },
  determination: { pl: 'Determinacja', en: 'Determination' },
};

/** Where somebody is: "w Agresji", "in Aggression". */
export const IN_KAMAE: Readonly<Record<Kamae, Phrase>> = {
  neutral: { pl: 'w Neutralnej', en: 'in Neutral' },
  aggression: { pl: 'w Agresji', en: 'in Aggression' },
  balance: { pl: 'w Równowadze', en: 'in Balance' },
  determination: { pl: 'w Determinacji', en: 'in Determination' },
};

export const RANK_NAMES: Readonly<Record<Rank, Phrase>> = {
  core: { pl: 'Główna', en: 'core' },
  wood: { pl: 'Drewno', en: 'wood' },
  steel: { pl: 'Stal', en: 'steel' },
  gold: { pl: 'Złoto', en: 'gold' },
  jade: { pl: 'Jadeit', en: 'jade' },
};

/** A card of the rank as the object of a sentence: "drewnianą kartę", "a wood card". */
export const CARD_OF_RANK: Readonly<Record<Rank, Phrase>> = {
  core: { pl: 'kartę Główną', en: 'core card' },
  wood: { pl: 'drewnianą kartę', en: 'wood card' },
  steel: { pl: 'stalową kartę', en: 'steel card' },
  gold: { pl: 'złotą kartę', en: 'gold card' },
  jade: { pl: 'jadeitową kartę', en: 'jade card' },
};

export const TYPE_NAMES: Readonly<Record<CardType | 'core', Phrase>> = {
  attack: { pl: 'atak', en: 'attack' },
  defence: { pl: 'obrona', en: 'defence' },
  meditation: { pl: 'medytacja', en: 'meditation' },
  core: { pl: 'Główna', en: 'core' },
};

/** A card of the type as the object of a sentence. */
export const CARD_OF_TYPE: Readonly<Record<CardType, Phrase>> = {
  attack: { pl: 'kartę ataku', en: 'attack card' },
  defence: { pl: 'kartę obrony', en: 'defence card' },
  meditation: { pl: 'kartę medytacji', en: 'meditation card' },
};

/** Many of the type: what is banned. */
export const TYPE_PLURALS: Readonly<Record<CardType, Phrase>> = {
  attack: { pl: 'ataki', en: 'attacks' },
  defence: { pl: 'obrony', en: 'defences' },
  meditation: { pl: 'medytacje', en: 'meditations' },
};

export const INSTANT_NAMES: Readonly<Record<InstantKind, Phrase>> = {
  reaction: { pl: 'nagła reakcja', en: 'instant reaction' },
  replacement: { pl: 'nagła zamiana', en: 'instant replacement' },
  benefit: { pl: 'nagła korzyść', en: 'instant benefit' },
};

export const KEYWORD_NAMES: Readonly<Record<Keyword | 'prepared' | 'core', Phrase>> = {
  bushido: { pl: 'bushido', en: 'Bushido' },
  prepared: { pl: 'przygotowana', en: 'prepared' },
  core: { pl: 'Główna', en: 'core' },
};

export const STATUS_NAMES: Readonly<Record<StatusName, Phrase>> = {
  stun: { pl: 'ogłuszenie', en: 'stun' },
  limp: { pl: 'utykanie', en: 'limp' },
};

export const PHASE_NAMES: Readonly<Record<Phase, Phrase>> = {
  setup: { pl: 'Przygotowanie', en: 'Setup' },
  draw: { pl: 'Dobierz', en: 'Draw' },
  choose: { pl: 'Wybierz', en: 'Choose' },
  reveal: { pl: 'Odkryj', en: 'Reveal' },
  resolve: { pl: 'Rozpatrz', en: 'Resolve' },
  discard: { pl: 'Odrzuć', en: 'Discard' },
};

export const FORMAT_NAMES: Readonly<Record<Format, Phrase>> = {
  duel: { pl: 'pojedynek', en: 'duel' },
  brawl: { pl: 'każdy na każdego', en: 'brawl' },
  teams: { pl: 'drużyny', en: 'teams' },
  solo: { pl: 'przeciw SI', en: 'solo' },
  horde: { pl: 'horda', en: 'horde' },
};

export const TERRAIN_NAMES: Readonly<Record<TerrainKind, Phrase>> = {
  rocks: { pl: 'skały', en: 'rocks' },
  bamboo: { pl: 'bambus', en: 'bamboo' },
  burningCart: { pl: 'płonący wóz', en: 'burning cart' },
  shrine: { pl: 'kapliczka', en: 'shrine' },
  boat: { pl: 'łódź', en: 'boat' },
  toriiGate: { pl: 'brama torii', en: 'torii gate' },
  cherryTree: { pl: 'kwitnąca wiśnia', en: 'cherry tree' },
  fallenSamurai: { pl: 'poległy samuraj', en: 'fallen samurai' },
};

export const WEAPON_NAMES: Readonly<Record<string, Phrase>> = {
  bo: { pl: 'kij bo', en: 'bo staff' },
  carrack: { pl: 'miecz z karaki', en: 'carrack sword' },
  kama: { pl: 'kama', en: 'kama' },
  kanabo: { pl: 'kanabo', en: 'kanabo' },
  katana: { pl: 'katana', en: 'katana' },
  kusarigama: { pl: 'kusarigama', en: 'kusarigama' },
  nagamaki: { pl: 'nagamaki', en: 'nagamaki' },
  naginata: { pl: 'naginata', en: 'naginata' },
  nodachi: { pl: 'nodachi', en: 'nodachi' },
  pistol: { pl: 'pistolet', en: 'pistol' },
  sai: { pl: 'sai', en: 'sai' },
  shikomizue: { pl: 'shikomizue', en: 'shikomizue' },
  tachi: { pl: 'tachi', en: 'tachi' },
  tanto: { pl: 'tanto', en: 'tanto' },
  tonfa: { pl: 'tonfa', en: 'tonfa' },
  wakizashi: { pl: 'wakizashi', en: 'wakizashi' },
  yari: { pl: 'yari', en: 'yari' },
};

export const BEHAVIOUR_NAMES: Readonly<Record<Behaviour, Phrase>> = {
  left: { pl: 'w lewo', en: 'left' },
  centre: { pl: 'środkiem', en: 'centre' },
  right: { pl: 'w prawo', en: 'right' },
};

export const STANCE_NAMES: Readonly<Record<Stance, Phrase>> = {
  offensive: { pl: 'pozycja ofensywna', en: 'offensive stance' },
  defensive: { pl: 'pozycja defensywna', en: 'defensive stance' },
};

/** Directions, seen by whoever looks to the front. */
export const DIRECTION_NAMES: Readonly<Record<Direction, Phrase>> = {
  0: { pl: 'przód', en: 'front' },
  1: { pl: 'prawy przód', en: 'front right' },
  2: { pl: 'prawy tył', en: 'back right' },
  3: { pl: 'tył', en: 'back' },
  4: { pl: 'lewy tył', en: 'back left' },
  5: { pl: 'lewy przód', en: 'front left' },
};

/** Directions of the field as it is drawn, which do not turn with anybody. */
export const FIELD_DIRECTIONS: Readonly<Record<Direction, Phrase>> = {
  0: { pl: 'w górę', en: 'up' },
  1: { pl: 'w prawo w górę', en: 'up right' },
  2: { pl: 'w prawo w dół', en: 'down right' },
  3: { pl: 'w dół', en: 'down' },
  4: { pl: 'w lewo w dół', en: 'down left' },
  5: { pl: 'w lewo w górę', en: 'up left' },
};

export const OCCASION_NAMES: Readonly<Record<Occasion, Phrase>> = {
  startOfTurn: { pl: 'na początku tury, przed wyborem kart', en: 'at the start of the turn, before cards are chosen' },
  beforeBlockSpeed: { pl: 'przed wyborem szybkości Twojego bloku', en: 'before the speed of your block is chosen' },
  beforeOwnCard: { pl: 'tuż przed rozpatrzeniem Twojej karty', en: 'just before your card is resolved' },
  afterAttack: { pl: 'po Twoim udanym ataku', en: 'after your successful attack' },
  afterBlock: { pl: 'po Twoim udanym bloku', en: 'after your successful block' },
  afterAttackOrBlock: { pl: 'po Twoim udanym ataku lub bloku', en: 'after your successful attack or block' },
  afterOwnCard: { pl: 'po rozpatrzeniu całej Twojej karty', en: 'after your whole card is resolved' },
};

export const CONTRACT_NAMES: Readonly<Record<Contract, Phrase>> = {
  firstBlood: { pl: 'Pierwsza Krew', en: 'First Blood' },
  counterattack: { pl: 'Kontratak', en: 'Counterattack' },
  toolsOfTheTrade: { pl: 'Narzędzia Pracy', en: 'Tools of the Trade' },
};

const STANDEES = {
  samuraiLeader: { pl: 'Wódz Samurajów', en: 'Samurai Leader' },
  ashigaruKatana: { pl: 'Ashigaru z kataną', en: 'Katana Ashigaru' },
  ashigaruYari: { pl: 'Ashigaru z yari', en: 'Yari Ashigaru' },
  ashigaruYumi: { pl: 'Ashigaru z yumi', en: 'Yumi Ashigaru' },
  arquebusier: { pl: 'Arkebuzer', en: 'Arquebusier' },
  hachiko: { pl: 'Hachiko', en: 'Hachiko' },
  kojiro: { pl: 'Kojiro', en: 'Kojiro' },
  musashi: { pl: 'Musashi', en: 'Musashi' },
} as const satisfies Readonly<Partial<Record<FoeKind, Phrase>>>;

const HERO_PHRASES: ReadonlyMap<string, Phrase> = new Map(HERO_CARDS.map(({ id, name }) => [id, name]));

export function heroName(hero: HeroId): Phrase {
  return HERO_PHRASES.get(hero) ?? { pl: hero, en: hero };
}

const isStandee = (kind: FoeKind): kind is keyof typeof STANDEES => Object.hasOwn(STANDEES, kind);

/** What an AI opponent is called. */
export function foeName(kind: FoeKind): Phrase {
  return isStandee(kind) ? STANDEES[kind] : heroName(kind);
}

/** What a weapon is called; a word that is not listed stands for itself. */
export function weaponName(weapon: string): Phrase {
  return WEAPON_NAMES[weapon] ?? { pl: weapon, en: weapon };
}
