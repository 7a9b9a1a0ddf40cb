import type { Point } from '../geometry.ts';

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  /** The path of an attack is dotted, the intent of an AI opponent dashed. */
  readonly look: 'path' | 'intent';
}

/** How far from the middles of the cells it begins and ends. */
const [AWAY, SHORT] = [34, 30];

/** An arrow from one cell to another. */
export function Arrow({ from, to, look }: ArrowProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  if (long < AWAY + SHORT) return undefined;
  const [ux, uy] = [dx / long, dy / long];
  const [start, end] = [
    { x: from.x + ux * AWAY, y: from.y + uy * AWAY },
    { x: to.x - ux * SHORT, y: to.y - uy * SHORT },
  ];
  return (
    <g className={`arrow0 ${look}`}>
      <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} className="shaft" />
      <path
        d={`M${end.x + ux * 14} ${end.y + uy * 14}L${end.x - uy * 9} ${end.y + ux * 9}L${end.x + uy * 9} ${end.y - ux * 9}z`}
        className="head"
      />
    </g>
  );
}
