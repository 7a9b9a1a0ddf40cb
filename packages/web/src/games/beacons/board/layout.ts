import { axialOf, type BeaconsView, type Hex } from '@kronika/examples';
import type { SeatId } from '@kronika/kernel';

declare module 'react' {
  interface CSSProperties {
    /** Where something stands on the island, counted from its middle in sides of a hex. */
    '--x'?: number;
    '--y'?: number;
  }
}

/** A point of the island, counted from its middle in sides of a hex. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a hex; the hexes stand on their corners. */
export function centreOf(hex: Hex): Point {
  const { q, r } = axialOf(hex);
  return { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r };
}

/** The corners of a hex of that size around a point, for a polygon. */
export function cornersOf({ x, y }: Point, side: number): string {
  return [30, 90, 150, 210, 270, 330]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${round(x + side * Math.cos(angle))},${round(y + side * Math.sin(angle))}`)
    .join(' ');
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** What shares a hex makes room for each other. */
type Company = 'nobody' | 'keeper' | 'shades' | 'both';

function companyOn({ seats, shades }: Pick<BeaconsView, 'seats' | 'shades'>, hex: Hex): Company {
  const [hasKeeper, hasShades] = [seats.some((seat) => seat.hex === hex), shades.includes(hex)];
  if (hasKeeper) return hasShades ? 'both' : 'keeper';
  return hasShades ? 'shades' : 'nobody';
}

const MIDDLE: Point = { x: 0, y: 0.08 };

const BEACONS_AMONG: Readonly<Record<Company, Point>> = {
  nobody: { x: 0, y: 0.04 },
  keeper: { x: 0.33, y: 0 },
  shades: { x: -0.33, y: 0 },
  both: { x: 0, y: -0.12 },
};

/** Where a beacon stands on its hex. */
export function sitePoint(view: Pick<BeaconsView, 'seats' | 'shades'>, hex: Hex): Point {
  return BEACONS_AMONG[companyOn(view, hex)];
}

/** Where a keeper stands: left of whatever else is on its hex. */
export function keeperPoint(view: Pick<BeaconsView, 'seats' | 'sites' | 'shades'>, hex: Hex): Point {
  const hasShades = companyOn(view, hex) === 'both';
  if (hasSite(view, hex)) return plus(centreOf(hex), hasShades ? { x: -0.5, y: 0.34 } : { x: -0.42, y: 0.14 });
  return plus(centreOf(hex), hasShades ? { x: -0.38, y: 0.1 } : MIDDLE);
}

/** Where the shades of a hex stand, one after the other: on its right if anything else is there. */
const ASIDE: readonly Point[] = [
  { x: 0.48, y: 0.32 },
  { x: 0.56, y: -0.16 },
  { x: 0.04, y: 0.64 },
  { x: 0.36, y: -0.5 },
  { x: -0.5, y: -0.22 },
];
const SPREAD: readonly Point[] = [
  MIDDLE,
  { x: 0.5, y: 0.22 },
  { x: -0.5, y: 0.22 },
  { x: 0.27, y: -0.4 },
  { x: -0.27, y: -0.4 },
];

export function shadePoint(view: Pick<BeaconsView, 'sites' | 'shades' | 'seats'>, shade: number): Point | undefined {
  const hex = view.shades[shade];
  if (hex === undefined) return undefined;
  const before = view.shades.slice(0, shade).filter((other) => other === hex).length;
  const isAlone = companyOn(view, hex) === 'shades' && !hasSite(view, hex);
  return plus(centreOf(hex), (isAlone ? SPREAD : ASIDE)[before] ?? MIDDLE);
}

export function hasSite({ sites }: Pick<BeaconsView, 'sites'>, hex: Hex): boolean {
  return sites.some((site) => site.hex === hex);
}

export function keeperOn({ seats }: Pick<BeaconsView, 'seats'>, hex: Hex): SeatId | undefined {
  return seats.find((seat) => seat.hex === hex)?.seat;
}

function plus(one: Point, other: Point): Point {
  return { x: round(one.x + other.x), y: round(one.y + other.y) };
}
