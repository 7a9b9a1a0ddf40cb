/** The three regions, from the middle of the realm outwards (OATH-2.1.1-a). */
export const REGIONS = ['cradle', 'provinces', 'hinterland'] as const;
export type Region = (typeof REGIONS)[number];

/** The eight places for sites, Cradle first, each region from top to bottom. */
export const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type Slot = (typeof SLOTS)[number];

const SLOTS_OF: Readonly<Record<Region, readonly Slot[]>> = {
  cradle: [0, 1],
  provinces: [2, 3, 4],
  hinterland: [5, 6, 7],
};

const REGION_OF: Readonly<Record<Slot, Region>> = {
  0: 'cradle',
  1: 'cradle',
  2: 'provinces',
  3: 'provinces',
  4: 'provinces',
  5: 'hinterland',
  6: 'hinterland',
  7: 'hinterland',
};

export function slotsOf(region: Region): readonly Slot[] {
  return SLOTS_OF[region];
}

export function regionOf(slot: Slot): Region {
  return REGION_OF[slot];
}

/** Where cards go that are discarded in a region (OATH-10-discard-a). */
export const NEXT_REGION: Readonly<Record<Region, Region>> = {
  cradle: 'provinces',
  provinces: 'hinterland',
  hinterland: 'cradle',
};

/** What Travel costs before anything modifies it (OATH-5.6.1-a). */
export const TRAVEL_COST: Readonly<Record<Region, Readonly<Record<Region, number>>>> = {
  cradle: { cradle: 1, provinces: 2, hinterland: 4 },
  provinces: { cradle: 2, provinces: 2, hinterland: 2 },
  hinterland: { cradle: 4, provinces: 2, hinterland: 3 },
};

/** The slots of the Reliquary, each with the modifier it covers (OATH-2.3-d). */
export const RELIQUARY = ['brutal', 'decadent', 'careless', 'greedy'] as const;
export type ReliquarySlot = (typeof RELIQUARY)[number];

/** Something of each region. */
export function byRegion<T>(of: (region: Region) => T): Readonly<Record<Region, T>> {
  const [cradle, provinces, hinterland] = REGIONS;
  return { cradle: of(cradle), provinces: of(provinces), hinterland: of(hinterland) };
}

/** Something of each slot of the Reliquary. */
export function byReliquarySlot<T>(of: (slot: ReliquarySlot) => T): Readonly<Record<ReliquarySlot, T>> {
  const [brutal, decadent, careless, greedy] = RELIQUARY;
  return { brutal: of(brutal), decadent: of(decadent), careless: of(careless), greedy: of(greedy) };
}
