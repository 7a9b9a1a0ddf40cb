import type { Hex } from '@kronika/examples';
import { cornersOf } from './layout.ts';
import { Picture } from './Picture.tsx';

const MIDDLE = { x: 0, y: 0 };
const EDGE = cornersOf(MIDDLE, 97);
const INSIDE = cornersOf(MIDDLE, 89);

interface HexTileProps {
  readonly hex: Hex;
  readonly ground: 'meadow' | 'rock';
}

/** The ground of a hex, with its name. */
export function HexTile({ hex, ground }: HexTileProps) {
  return (
    <span className={`tile ${ground} tone-${toneOf(hex)}`}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <polygon className="ground" points={EDGE} />
        <polygon className="ring" points={INSIDE} />
      </svg>
      {ground === 'rock' && (
        <span className="rocks">
          <Picture name="stone-pile" />
        </span>
      )}
      <span className="hexname">{hex}</span>
    </span>
  );
}

/** The light around a hex that can be chosen for what stands on it. */
export function HexRing() {
  return (
    <span className="tile">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <polygon className="ring" points={INSIDE} />
      </svg>
    </span>
  );
}

/** Neighbours differ a little, so that the ground looks grown. */
function toneOf(hex: Hex): number {
  return (hex.charCodeAt(0) * 2 + Number(hex.charAt(1))) % 3;
}
