import { type PrintedId, printedId } from '@kronika/kernel';

/** What is printed on a card besides its text. */
export type Fact =
  | { readonly type: 'fighter'; readonly cost: number; readonly strength: number; readonly unique?: true }
  | { readonly type: 'gear'; readonly cost: number }
  | { readonly type: 'event'; readonly cost: number };

export const FACTS = {
  militia: { type: 'fighter', cost: 1, strength: 1 },
  knight: { type: 'fighter', cost: 2, strength: 2 },
  captain: { type: 'fighter', cost: 3, strength: 2, unique: true },
  duelist: { type: 'fighter', cost: 2, strength: 2 },
  healer: { type: 'fighter', cost: 2, strength: 1 },
  berserker: { type: 'fighter', cost: 2, strength: 1 },
  herald: { type: 'fighter', cost: 2, strength: 1 },
  veteran: { type: 'fighter', cost: 2, strength: 1 },
  outlaw: { type: 'fighter', cost: 3, strength: 3 },
  paladin: { type: 'fighter', cost: 3, strength: 2 },
  squire: { type: 'fighter', cost: 1, strength: 1 },
  envoy: { type: 'fighter', cost: 2, strength: 1 },
  banner: { type: 'gear', cost: 1 },
  shield: { type: 'gear', cost: 1 },
  curse: { type: 'gear', cost: 1 },
  signet: { type: 'gear', cost: 1 },
  ambush: { type: 'event', cost: 1 },
  denial: { type: 'event', cost: 1 },
  rally: { type: 'event', cost: 1 },
  ransom: { type: 'event', cost: 0 },
  feast: { type: 'event', cost: 0 },
  truce: { type: 'event', cost: 1 },
  scouting: { type: 'event', cost: 0 },
  tribute: { type: 'event', cost: 0 },
  bribe: { type: 'event', cost: 2 },
  council: { type: 'event', cost: 0 },
} as const satisfies Readonly<Record<string, Fact>>;

export type CardName = keyof typeof FACTS;

export const CARD_NAMES: readonly CardName[] = Object.keys(FACTS).filter(isCardName);

function isCardName(name: string): name is CardName {
  return name in FACTS;
}

const names = new Map<PrintedId, CardName>(CARD_NAMES.map((name) => [printedId(name), name]));

/** The card's name among those of the game; `undefined` for the rules themselves. */
export function nameOf(printed: PrintedId): CardName | undefined {
  return names.get(printed);
}

/** The pseudo card that holds the abilities the rules give to cards: playing them. */
export const RULES = printedId('rules');

/** What is printed on a card; `undefined` for the rules themselves. */
export function factOf(printed: PrintedId): Fact | undefined {
  const name = nameOf(printed);
  return name && FACTS[name];
}

/** The deck both seats play with. */
export const DECK: readonly CardName[] = [
  'militia',
  'militia',
  'knight',
  'knight',
  'captain',
  'duelist',
  'healer',
  'berserker',
  'herald',
  'veteran',
  'outlaw',
  'paladin',
  'squire',
  'envoy',
  'banner',
  'shield',
  'curse',
  'signet',
  'ambush',
  'denial',
  'denial',
  'rally',
  'ransom',
  'feast',
  'truce',
  'scouting',
  'tribute',
  'bribe',
  'council',
];
