import type { Direction } from '@kronika/senjutsu';
import { memo } from 'react';
import { angleOf, type Point, TILTS, type Tilt } from '../geometry.ts';

/** How the rim of the base tells fighters apart. */
export type Rim = 'solid' | 'dashed' | 'double' | 'dotted';

interface FigureProps {
  /** The drawing: `master`, `ashigaru`. */
  readonly drawing: string;
  /** The class that gives its colours. */
  readonly colours: string;
  readonly rim: Rim;
  readonly at: Point;
  readonly facing: Direction;
  readonly tilt: Tilt;
  readonly look?: 'ghost' | 'hidden' | undefined;
}

const BASE = 36.1;

/** Who looks away from the table is seen from behind, who looks to the left is mirrored. */
const FROM_BEHIND: ReadonlySet<Direction> = new Set<Direction>([0, 1, 5]);
const MIRRORED: ReadonlySet<Direction> = new Set<Direction>([4, 5]);

/** A figure on its base; the wedge and the back tell where it looks. */
export const Figure = memo(function Figure({ drawing, colours, rim, at, facing, tilt, look }: FigureProps) {
  const flat = TILTS[tilt];
  const side = FROM_BEHIND.has(facing) ? `${drawing}-back` : drawing;
  return (
    <g
      className={`sen-figure ${colours}${look === undefined ? '' : ` ${look}`}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <ellipse cx="3" cy="10" rx="40.5" ry={38 * flat} className="shade" />
      <g transform={`translate(0 5.8) scale(1 ${flat})`}>
        <circle r={BASE} className="plinth" />
      </g>
      <g transform={`scale(1 ${flat})`}>
        <g className="wedge" style={{ transform: `rotate(${angleOf(facing)}deg)` }}>
          <path d="M31.1-26Q40.5 0 31.1 26L58.5 0z" className="outer" />
          <path d="M38.3-10.9Q41.9 0 38.3 10.9L51.3 0z" className="inner" />
        </g>
        <circle r={BASE} className="top" />
        <circle r="31.1" className={`rim ${rim}`} />
        {rim === 'double' && <circle r="26.6" className="rim solid" />}
      </g>
      <g transform={`translate(0 7.7) scale(${MIRRORED.has(facing) ? -0.3053 : 0.3053} 0.3053) translate(-102 -290)`}>
        <use href={`#d-figure-${side}`} x="0" y="-40" width="200" height="340" />
      </g>
    </g>
  );
});
