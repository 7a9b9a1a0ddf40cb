import type { Cell, Field, TerrainKind } from '@kronika/senjutsu';
import { memo } from 'react';
import { cornersOf, DEPTH, middleOf, pointsOf, type Tilt } from '../geometry.ts';

interface TilesProps {
  readonly field: Field;
  readonly tilt: Tilt;
}

/** The ground: tiles with their thickness, grass, and under terrain the colour of what stands there. */
export const Tiles = memo(function Tiles({ field, tilt }: TilesProps) {
  const cells = cellsOf(field).toSorted((one, other) => middleOf(one, tilt).y - middleOf(other, tilt).y);
  return (
    <g>
      {cells.map((cell) => (
        <Tile key={cell} cell={cell} tilt={tilt} />
      ))}
      {field.pieces.flatMap(({ kind, cells: covered }) =>
        covered.map((cell) => <Ground key={`${kind}/${cell}`} kind={kind} cell={cell} tilt={tilt} />),
      )}
    </g>
  );
});

/** The cells of the board, and those that boats add to it. */
export function cellsOf({ cells, pieces }: Field): readonly Cell[] {
  return [...new Set([...cells, ...pieces.flatMap((piece) => piece.cells)])];
}

const TONES: readonly string[] = ['#f5ebd4', '#f2e7cd', '#f7eed8', '#efe3c6'];

function Tile({ cell, tilt }: { readonly cell: Cell; readonly tilt: Tilt }) {
  const middle = middleOf(cell, tilt);
  const corners = cornersOf(middle, 0.965, tilt);
  const [right, lowerRight, lowerLeft, left] = corners;
  if (right === undefined || lowerRight === undefined || lowerLeft === undefined || left === undefined)
    return undefined;
  const number = numberOf(cell);
  return (
    <>
      <path
        d={`M${right.x} ${right.y}L${lowerRight.x} ${lowerRight.y}L${lowerLeft.x} ${lowerLeft.y}L${left.x} ${left.y}v${DEPTH}L${lowerLeft.x} ${lowerLeft.y + DEPTH}L${lowerRight.x} ${lowerRight.y + DEPTH}L${right.x} ${right.y + DEPTH}z`}
        fill="#b59d6b"
      />
      <polygon points={pointsOf(corners)} fill={TONES[number % TONES.length]} stroke="#8f7c55" strokeWidth="1.3" />
      {[0, 1, 2].map((tuft) => (
        <path
          key={tuft}
          transform={`translate(${middle.x - 34 + ((number * 37 + tuft * 29) % 68)} ${middle.y - 16 + ((number * 23 + tuft * 17) % 36)})`}
          d="M0 0q-2-7-5-9M0 0q0-8 1-11M0 0q3-6 6-8"
          className="tuft"
        />
      ))}
    </>
  );
}

/** Some number of a cell, so that neighbours look different. */
function numberOf(cell: Cell): number {
  let number = 7;
  for (const letter of cell) number = (number * 31 + letter.charCodeAt(0)) % 997;
  return number;
}

const GROUNDS: Readonly<Record<TerrainKind, string>> = {
  rocks: '#9a9482',
  bamboo: '#8ea556',
  burningCart: '#a8552a',
  shrine: '#c2a67c',
  boat: '#4c8593',
  toriiGate: '#b96a4c',
  cherryTree: '#d9a0ac',
  fallenSamurai: '#b07a68',
};

/** What can be entered has a thin edge. */
const OPEN_GROUND: ReadonlySet<TerrainKind> = new Set<TerrainKind>(['boat', 'fallenSamurai']);

function Ground({ kind, cell, tilt }: { readonly kind: TerrainKind; readonly cell: Cell; readonly tilt: Tilt }) {
  const points = pointsOf(cornersOf(middleOf(cell, tilt), 0.954, tilt));
  return (
    <>
      <polygon points={points} fill={GROUNDS[kind]} fillOpacity=".38" />
      <polygon
        points={points}
        fill="none"
        stroke="#4a3d22"
        strokeOpacity=".75"
        strokeWidth={OPEN_GROUND.has(kind) ? 1.2 : 2.2}
      />
    </>
  );
}
