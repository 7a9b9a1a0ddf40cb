import { sharedZone, type ZoneId, zonesCalled } from '@kronika/kernel';
import { REGIONS, RELIQUARY, type Region, type ReliquarySlot, SLOTS, type Slot } from './places.ts';

export const WORLD_DECK = sharedZone('world');
export const RELIC_DECK = sharedZone('relics');
export const SITE_DECK = sharedZone('sites');
export const DISPOSSESSED = sharedZone('dispossessed');
/** Cards that are out of this game, such as a Conspiracy that was played (OATH-5.1.4.IV-d). */
export const BOX = sharedZone('box');

const DISCARDS: Readonly<Record<Region, ZoneId>> = {
  cradle: sharedZone('discard/cradle'),
  provinces: sharedZone('discard/provinces'),
  hinterland: sharedZone('discard/hinterland'),
};

export function discardOf(region: Region): ZoneId {
  return DISCARDS[region];
}

const SITE_ZONES = SLOTS.map((slot) => sharedZone(`site/${slot}`));
const CARD_ZONES = SLOTS.map((slot) => sharedZone(`cards/${slot}`));
const RELIC_ZONES = SLOTS.map((slot) => sharedZone(`relics/${slot}`));

/** The site itself. */
export function siteZone(slot: Slot): ZoneId {
  return SITE_ZONES[slot] ?? sharedZone(`site/${slot}`);
}

/** Denizens, edifices and ruins at a site. */
export function cardsZone(slot: Slot): ZoneId {
  return CARD_ZONES[slot] ?? sharedZone(`cards/${slot}`);
}

/** Relics lying facedown at a site. */
export function relicsZone(slot: Slot): ZoneId {
  return RELIC_ZONES[slot] ?? sharedZone(`relics/${slot}`);
}

const RELIQUARY_ZONES: Readonly<Record<ReliquarySlot, ZoneId>> = {
  brutal: sharedZone('reliquary/brutal'),
  decadent: sharedZone('reliquary/decadent'),
  careless: sharedZone('reliquary/careless'),
  greedy: sharedZone('reliquary/greedy'),
};

export function reliquaryZone(slot: ReliquarySlot): ZoneId {
  return RELIQUARY_ZONES[slot];
}

export const advisersOf = zonesCalled('advisers');
export const relicsOf = zonesCalled('held');
/** The slot for a revealed Vision (OATH-2.2.1-a). */
export const visionOf = zonesCalled('vision');
/** Cards drawn and not yet played or discarded. */
export const handOf = zonesCalled('hand');

/** All zones that everybody shares, in the order in which they are laid out. */
export const SHARED_ZONES: readonly ZoneId[] = [
  WORLD_DECK,
  RELIC_DECK,
  SITE_DECK,
  DISPOSSESSED,
  BOX,
  ...REGIONS.map(discardOf),
  ...RELIQUARY.map(reliquaryZone),
  ...SLOTS.flatMap((slot) => [siteZone(slot), cardsZone(slot), relicsZone(slot)]),
];

/** The slot at which a card lies, as the site, as a card there or as a relic there. */
export function slotIn(zone: ZoneId): Slot | undefined {
  return SLOT_OF.get(zone);
}

const SLOT_OF: ReadonlyMap<ZoneId, Slot> = new Map(
  SLOTS.flatMap((slot) => [siteZone(slot), cardsZone(slot), relicsZone(slot)].map((zone) => [zone, slot] as const)),
);
