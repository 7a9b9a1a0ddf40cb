import type { Region, Slot, Suit } from '@kronika/oath';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The painting, in its own pixels; everything on the map is placed in them. */
export const WORLD = { width: 922, height: 608 } as const;

export const SITE_POINTS: Readonly<Record<Slot, Point>> = {
  0: { x: 12, y: 44 },
  1: { x: 12, y: 206 },
  2: { x: 315, y: 70 },
  3: { x: 315, y: 222 },
  4: { x: 315, y: 374 },
  5: { x: 617, y: 47 },
  6: { x: 617, y: 200 },
  7: { x: 617, y: 352 },
};

export const REGION_POINTS: Readonly<Record<Region, Point>> = {
  cradle: { x: 22, y: 18 },
  provinces: { x: 424, y: 58 },
  hinterland: { x: 906, y: 14 },
};

export const PILE_POINTS: Readonly<Record<Region | 'world' | 'relics' | 'visions' | 'banks' | 'banners', Point>> = {
  world: { x: 180, y: 414 },
  visions: { x: 178, y: 489 },
  cradle: { x: 184, y: 538 },
  provinces: { x: 410, y: 538 },
  hinterland: { x: 644, y: 538 },
  relics: { x: 788, y: 538 },
  banks: { x: 6, y: 420 },
  banners: { x: 792, y: 488 },
};

/** The banks stand around the middle of the compass, clockwise. */
export const BANK_POINTS: Readonly<Record<Suit, Point>> = {
  discord: { x: 0, y: -62 },
  arcane: { x: 54, y: -31 },
  order: { x: 54, y: 31 },
  hearth: { x: 0, y: 62 },
  beast: { x: -54, y: 31 },
  nomad: { x: -54, y: -31 },
};
