import { EDIFICES } from '../../facts/edifices.ts';
import {
  type CardName,
  DECK_RELICS,
  DENIZEN_FACTS,
  type DeckRelic,
  EDIFICE_NAMES,
  type SiteName,
  type VisionName,
} from '../../facts/library.ts';
import { RELICS } from '../../facts/relics.ts';
import type { ExileColour, Goal } from '../../state.ts';

/** Nothing lies there. */
export const EMPTY = 255;

/** A site that lies facedown is written with this much more. */
export const FACEDOWN = 24;

/** The sites in the order in which the exchange string counts them. */
export const SITE_IDS: readonly SiteName[] = [
  'mine',
  'salt-flats',
  'fertile-valley',
  'barren-coast',
  'plains',
  'river',
  'steppe',
  'mountain',
  'lush-coast',
  'marshes',
  'wastes',
  'rocky-coast',
  'narrow-pass',
  'charming-valley',
  'deep-woods',
  'standing-stones',
  'ancient-city',
  'drowned-city',
  'great-slum',
  'buried-giant',
  'the-tribunal',
  'shrouded-wood',
  'the-hidden-place',
];

const VISION_IDS: Readonly<Record<number, VisionName>> = {
  210: 'sanctuary',
  211: 'rebellion',
  212: 'conspiracy',
  213: 'faith',
  214: 'conquest',
};

/** Relics are counted from here; their collector's numbers begin with `FIRST_RELIC_NUMBER`. */
const FIRST_RELIC = 218;
const FIRST_RELIC_NUMBER = 211;

/** A card of the string, by the kind that decides where it may lie. */
export type ExchangedCard =
  | { readonly is: 'denizen'; readonly name: string }
  | { readonly is: 'edifice'; readonly name: string }
  | { readonly is: 'vision'; readonly name: VisionName }
  | { readonly is: 'relic'; readonly name: DeckRelic };

const CARDS = new Map<number, ExchangedCard>([
  ...DENIZEN_FACTS.map(({ name, number }) => [number - 1, { is: 'denizen', name }] as const),
  ...EDIFICE_NAMES.flatMap((name) => {
    const { number, ruin } = EDIFICES[name];
    return [[number - 1, { is: 'edifice', name }] as const, [number, { is: 'edifice', name: ruin }] as const];
  }),
  ...Object.entries(VISION_IDS).map(([id, name]) => [Number(id), { is: 'vision', name }] as const),
  ...DECK_RELICS.map(
    (name) => [RELICS[name].number - FIRST_RELIC_NUMBER + FIRST_RELIC, { is: 'relic', name }] as const,
  ),
]);

const IDS = new Map<string, number>([...CARDS].map(([id, { name }]) => [name, id]));

export function cardWithId(id: number): ExchangedCard | undefined {
  return CARDS.get(id);
}

export function idOf(name: CardName | string): number {
  return IDS.get(name) ?? EMPTY;
}

/** The oaths by their codes; 4 would be the Conspiracy, which is none. */
export const OATH_CODES: readonly Goal[] = ['supremacy', 'people', 'devotion', 'protection'];

/** The bits of the boards. */
export const COLOUR_BITS: Readonly<Record<ExileColour, number>> = {
  black: 0x10,
  yellow: 0x08,
  white: 0x04,
  blue: 0x02,
  red: 0x01,
};
export const CHANCELLOR_BIT = 0x20;
