/** The hexes of the island, row by row (BEA-MAP-a). */
// biome-ignore format: one row of the island a line
export const HEXES = [
  'A1', 'A2', 'A3',
  'B1', 'B2', 'B3', 'B4',
  'C1', 'C2', 'C3', 'C4', 'C5',
  'D1', 'D2', 'D3', 'D4',
  'E1', 'E2', 'E3',
] as const;

export type Hex = (typeof HEXES)[number];

export function isHex(value: unknown): value is Hex {
  return HEXES.some((hex) => hex === value);
}

/** Where a hex lies in axial coordinates: `r` counts rows downwards from the middle one, `q` runs along them. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const ROWS = 'ABCDE';
const MIDDLE = 2;

export function axialOf(hex: Hex): Axial {
  const r = ROWS.indexOf(hex.charAt(0)) - MIDDLE;
  const leftmost = -MIDDLE - Math.min(0, r);
  return { q: leftmost + Number(hex.charAt(1)) - 1, r };
}

/** How many steps apart two hexes lie. */
export function distance(one: Hex, other: Hex): number {
  const [a, b] = [axialOf(one), axialOf(other)];
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export function neighbours(hex: Hex): readonly Hex[] {
  return HEXES.filter((other) => distance(hex, other) === 1);
}

/** The nearest of several hexes; among equals the first in the order of rows and numbers (BEA-SHADE-b). */
export function nearest(from: Hex, among: readonly Hex[]): Hex | undefined {
  const best = Math.min(...among.map((hex) => distance(from, hex)));
  return HEXES.find((hex) => among.includes(hex) && distance(from, hex) === best);
}

/** The next hex on a shortest way; among equals the first in the order of rows and numbers (BEA-SHADE-b). */
export function stepTowards(from: Hex, to: Hex): Hex {
  return nearest(to, [from, ...neighbours(from)]) ?? from;
}
