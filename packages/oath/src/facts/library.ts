import { type PrintedId, present, printedId } from '@kronika/kernel';
import { ARCANE } from './arcane.ts';
import { BEAST } from './beast.ts';
import { DISCORD } from './discord.ts';
import { EDIFICES } from './edifices.ts';
import type { Cost, DenizenFact, EdificeFact, RelicFact, Restriction, SiteFact, Suit } from './fact.ts';
import { HEARTH } from './hearth.ts';
import { NOMAD } from './nomad.ts';
import { ORDER } from './order.ts';
import { RELICS } from './relics.ts';
import { SITES } from './sites.ts';

export const DENIZENS = {
  discord: DISCORD,
  arcane: ARCANE,
  order: ORDER,
  hearth: HEARTH,
  beast: BEAST,
  nomad: NOMAD,
} as const satisfies Readonly<Record<Suit, Readonly<Record<string, DenizenFact>>>>;

export type DenizenName = { [S in Suit]: keyof (typeof DENIZENS)[S] }[Suit];
export type EdificeName = keyof typeof EDIFICES;
export type RuinName = (typeof EDIFICES)[EdificeName]['ruin'];
export type RelicName = keyof typeof RELICS;
export type SiteName = keyof typeof SITES;

export const VISIONS = ['conquest', 'rebellion', 'sanctuary', 'faith', 'conspiracy'] as const;
export type VisionName = (typeof VISIONS)[number];

export const GRAND_SCEPTER = 'the-grand-scepter' satisfies RelicName;

/** Relics that lie in the relic deck: all but the Grand Scepter. */
export type DeckRelic = Exclude<RelicName, typeof GRAND_SCEPTER>;

/** Every card that has a face of its own. */
export type CardName = DenizenName | EdificeName | RuinName | RelicName | SiteName | VisionName;

/** What the back of a card tells (OATH-9.4-e). */
export type Back = 'denizen' | 'vision' | 'edifice' | 'relic' | 'site';

/** What stands on a card, whatever its kind. */
export interface CardFact {
  readonly name: CardName;
  readonly back: Back;
  readonly number: number;
  /** `null`: a ruin, a relic, a site or a Vision, which have no suit. */
  readonly suit: Suit | null;
  readonly restriction: Restriction | null;
  readonly locked: boolean;
  readonly cost: Cost;
  readonly firstGame: boolean;
}

const FREE: Cost = {};

type Facts<N extends string, F> = Readonly<Record<N, F>>;

/** The names of a list of facts; `Object.keys` forgets which they are. */
function namesOf<N extends string>(facts: Facts<N, unknown>): readonly N[] {
  return Object.keys(facts).filter((name): name is N => name in facts);
}

function denizenFacts<N extends DenizenName>(suit: Suit, facts: Facts<N, DenizenFact>): readonly CardFact[] {
  return namesOf(facts).map((name) => {
    const fact: DenizenFact = facts[name];
    return {
      name,
      back: 'denizen',
      number: fact.number,
      suit,
      restriction: fact.restriction ?? null,
      locked: fact.locked ?? false,
      cost: fact.cost ?? FREE,
      firstGame: fact.firstGame ?? false,
    };
  });
}

const PLAIN = { restriction: null, locked: false, cost: FREE, firstGame: false } as const;

function edificeFacts(name: EdificeName): readonly CardFact[] {
  const {
    number,
    suit,
    ruin,
    cost = FREE,
    ruinCost = FREE,
  }: EdificeFact & { readonly ruin: RuinName } = EDIFICES[name];
  const both = { back: 'edifice', restriction: 'site', locked: true, firstGame: false } as const;
  return [
    { ...both, name, number, suit, cost },
    { ...both, name: ruin, number: number + 1, suit: null, cost: ruinCost },
  ];
}

function relicFact(name: RelicName): CardFact {
  const { number, cost = FREE }: RelicFact = RELICS[name];
  return { ...PLAIN, name, back: 'relic', number, suit: null, cost };
}

/** Visions and sites have no collector's number that anything depends on but their place among the others. */
const FIRST_VISION = 232;

export const DENIZEN_FACTS: readonly CardFact[] = [
  ...denizenFacts('discord', DISCORD),
  ...denizenFacts('arcane', ARCANE),
  ...denizenFacts('order', ORDER),
  ...denizenFacts('hearth', HEARTH),
  ...denizenFacts('beast', BEAST),
  ...denizenFacts('nomad', NOMAD),
];

export const EDIFICE_NAMES: readonly EdificeName[] = namesOf(EDIFICES);
export const RELIC_NAMES: readonly RelicName[] = namesOf(RELICS);
export const DECK_RELICS: readonly DeckRelic[] = RELIC_NAMES.filter((name) => name !== GRAND_SCEPTER);
export const SITE_NAMES: readonly SiteName[] = namesOf(SITES);

/** Every face of every card. */
export const CARD_FACTS: readonly CardFact[] = [
  ...DENIZEN_FACTS,
  ...EDIFICE_NAMES.flatMap(edificeFacts),
  ...RELIC_NAMES.map(relicFact),
  ...VISIONS.map((name, at): CardFact => ({ ...PLAIN, name, back: 'vision', number: FIRST_VISION + at, suit: null })),
  ...SITE_NAMES.map((name): CardFact => ({ ...PLAIN, name, back: 'site', number: SITES[name].number, suit: null })),
];

const BY_ID = new Map<string, CardFact>(CARD_FACTS.map((fact) => [fact.name, fact]));

/** The id of a card as printed. */
export function printedOf(name: CardName): PrintedId {
  return printedId(name);
}

export function factOf(printed: PrintedId): CardFact {
  return present(BY_ID.get(printed), `the card ${printed}`);
}

export function isCardName(name: string): name is CardName {
  return BY_ID.has(name);
}

export function isSiteName(name: string): name is SiteName {
  return name in SITES;
}

export function isRelicName(name: string): name is RelicName {
  return name in RELICS;
}

export function isVisionName(name: string): name is VisionName {
  return VISIONS.some((vision) => vision === name);
}

export function isEdificeName(name: string): name is EdificeName {
  return name in EDIFICES;
}

export function siteFact(name: SiteName): SiteFact {
  return SITES[name];
}

export function relicDice(name: RelicName): number {
  return RELICS[name].dice;
}
