import { memo } from 'react';
import { cellsOf, type GridRoom, hexPoints, type MarkedCell, middleOf, round } from './grid-shape.ts';
import { hrefOf, type PictureOf } from './Picture.tsx';

interface GridProps {
  readonly marked: readonly MarkedCell[];
  readonly room: GridRoom;
  /** The side of a hex in pixels. */
  readonly side: number;
  readonly label: string;
}

/** From this size on a wound is a drop with its number, below it the number alone. */
const DROPS_FROM = 12;

/** A position grid: what an attack or a block covers, seen by a hero who looks upwards. */
export const Grid = memo(function Grid({ marked, room, side, label }: GridProps) {
  const cells = cellsOf(marked, room);
  const middles = [{ q: 0, r: 0 }, ...cells].map(middleOf);
  const [left, right] = [Math.min(...middles.map(({ x }) => x)) - 1.08, Math.max(...middles.map(({ x }) => x)) + 1.08];
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)) - 0.95, Math.max(...middles.map(({ y }) => y)) + 0.95];
  const box = [left, top, right - left, bottom - top].map((value) => round(value * side));
  return (
    <svg className="pg" width={box[2]} height={box[3]} viewBox={box.join(' ')} role="img" aria-label={label}>
      <polygon points={hexPoints(0, 0, side * 0.93)} className="gc me" />
      <path d={`M0 ${-0.55 * side}L${0.52 * side} ${0.42 * side}H${-0.52 * side}z`} fill="#fff3d9" />
      {cells.map((cell) => (
        <GridCell key={`${cell.q},${cell.r}`} cell={cell} side={side} />
      ))}
    </svg>
  );
});

const LOOKS: Readonly<Record<MarkedCell['mark']['is'], string>> = {
  empty: '',
  wound: 'hit',
  bleed: 'bleed',
  execution: 'exe',
  star: 'star',
  block: 'blk',
  starredBlock: 'blk',
};

function GridCell({ cell, side }: { readonly cell: MarkedCell; readonly side: number }) {
  const { mark } = cell;
  const middle = middleOf(cell);
  const [x, y] = [middle.x * side, middle.y * side];
  const isBlock = mark.is === 'block' || mark.is === 'starredBlock';
  return (
    <>
      <polygon points={hexPoints(x, y, side * 0.93)} className={`gc ${LOOKS[mark.is]}`} />
      {isBlock && <polygon points={hexPoints(x, y, side * 0.74)} className="gin" />}
      <Inside mark={mark} x={x} y={y} side={side} />
      {'starred' in mark && mark.starred === true && (
        <use
          href={hrefOf('star')}
          x={round(x + side * 0.34)}
          y={round(y - side * 0.34)}
          width={round(side * 0.6)}
          height={round(side * 0.6)}
          className="gstar"
        />
      )}
    </>
  );
}

interface InsideProps {
  readonly mark: MarkedCell['mark'];
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function Inside({ mark, x, y, side }: InsideProps) {
  const pictured = (name: PictureOf, size: number, up = 0) => (
    <use
      href={hrefOf(name)}
      x={round(x - (size * side) / 2)}
      y={round(y - (size * side) / 2 - up * side)}
      width={round(size * side)}
      height={round(size * side)}
      className="gi"
    />
  );
  switch (mark.is) {
    case 'empty':
      return undefined;
    case 'execution':
      return pictured('death-skull', 1.24);
    case 'star':
    case 'starredBlock':
      return pictured('star', 1);
    case 'block':
      return pictured('shield', 1);
    case 'wound':
    case 'bleed':
      return side < DROPS_FROM ? (
        <text x={round(x)} y={round(y + side * 0.36)} textAnchor="middle" className="gw" fontSize={round(side * 1.3)}>
          {mark.count}
        </text>
      ) : (
        <>
          {pictured(mark.is === 'wound' ? 'drop' : 'bleed', 1.32, 0.08)}
          <text
            x={round(x)}
            y={round(y + side * 0.36)}
            textAnchor="middle"
            className={mark.is === 'bleed' ? 'gn dark' : 'gn'}
            fontSize={round(side * 0.82)}
          >
            {mark.count}
          </text>
        </>
      );
  }
}
