import { keyOf } from '@kronika/kernel';
import { type Cell, DIRECTIONS, type Direction, type SenjutsuView } from '@kronika/senjutsu';
import { type CSSProperties, useMemo } from 'react';
import { Place } from '../../../../table/choosing/Place.tsx';
import { type Box, boxOf, cornersOf, middleOf, pointsOf, SIDE, TILTS, type Tilt, towards } from '../geometry.ts';
import { cellLabel, sideLabel } from '../labels.ts';
import { useBoard } from '../scope.ts';
import { cellThing, fighterThing, sidePlace } from '../things.ts';
import { useNamed } from '../use-named.ts';
import { cellsOf } from './Tiles.tsx';
import { useTurningCell } from './turning.ts';
import { type FieldChoices, useFieldChoices } from './use-choices.ts';
import type { Marking } from './use-forbidden.ts';

interface PlacesProps {
  readonly view: SenjutsuView;
  readonly tilt: Tilt;
  readonly marking: Marking;
}

/** What can be touched on the field: every cell, whoever stands there, and the sides one may turn to. */
export function Places({ view, tilt, marking }: PlacesProps) {
  const box = useMemo(() => boxOf(cellsOf(view.field), tilt), [view.field, tilt]);
  const choices = useFieldChoices();
  const cells = useMemo(() => touchableCells(cellsOf(view.field), choices), [view.field, choices]);
  const turning = useTurningCell(view);
  const why = marking === 'all' && choices.cells.length > 0 ? 'onFocus' : undefined;
  return (
    <div className="sen-places">
      {cells.map((cell) => (
        <CellPlace key={cell} view={view} cell={cell} box={box} tilt={tilt} why={why} />
      ))}
      {view.fighters.map((fighter) =>
        fighter.cell === null ? undefined : (
          <FighterPlace key={fighter.id} view={view} fighter={fighter} cell={fighter.cell} box={box} tilt={tilt} />
        ),
      )}
      {turning !== undefined &&
        DIRECTIONS.map((facing) => <SidePlace key={facing} cell={turning} facing={facing} box={box} tilt={tilt} />)}
    </div>
  );
}

/** The cells of the field, and those beyond its edge that are offered: whoever has to step there runs into the edge. */
export function touchableCells(field: readonly Cell[], choices: FieldChoices): readonly Cell[] {
  return [...new Set([...field, ...choices.cells.map(({ of }) => of)])];
}

interface AtProps {
  readonly box: Box;
  readonly tilt: Tilt;
}

function at(box: Box, { x, y }: { readonly x: number; readonly y: number }, wide: number, high: number): CSSProperties {
  return {
    left: `${((x - wide / 2 - box.x) / box.width) * 100}%`,
    top: `${((y - high / 2 - box.y) / box.height) * 100}%`,
    width: `${(wide / box.width) * 100}%`,
    height: `${(high / box.height) * 100}%`,
  };
}

const HEX_POINTS = { desk: focusPoints('desk'), phone: focusPoints('phone') };

function focusPoints(tilt: Tilt): string {
  return pointsOf(cornersOf({ x: 0, y: 0 }, 0.86, tilt));
}

interface CellPlaceProps extends AtProps {
  readonly view: SenjutsuView;
  readonly cell: Cell;
  readonly why: 'onFocus' | undefined;
}

function CellPlace({ view, cell, box, tilt, why }: CellPlaceProps) {
  const { lang } = useBoard();
  const named = useNamed();
  const thing = cellThing(cell);
  const [wide, high] = [2 * SIDE * 0.965, Math.sqrt(3) * SIDE * TILTS[tilt] * 0.965];
  return (
    <div className="sen-at" style={at(box, middleOf(cell, tilt), wide, high)}>
      <Place
        place={keyOf(thing)}
        looked={thing}
        label={named(cellLabel(view, cell, lang))}
        className="sen-cell"
        why={why}
      >
        {() => (
          <svg className="focusring" viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`} aria-hidden="true">
            <polygon points={HEX_POINTS[tilt]} />
          </svg>
        )}
      </Place>
    </div>
  );
}

interface FighterPlaceProps extends AtProps {
  readonly view: SenjutsuView;
  readonly fighter: SenjutsuView['fighters'][number];
  readonly cell: Cell;
}

/** Above the cell, where the figure stands; the cell itself stays free to be chosen. */
function FighterPlace({ view, fighter, cell, box, tilt }: FighterPlaceProps) {
  const { lang } = useBoard();
  const named = useNamed();
  const { x, y } = middleOf(cell, tilt);
  const thing = fighterThing(fighter.id);
  return (
    <div className="sen-at" style={at(box, { x, y: y - 34 }, 58, 84)}>
      <Place place={keyOf(thing)} looked={thing} label={named(cellLabel(view, cell, lang))} className="sen-fighter">
        {() => <span className="ring0" />}
      </Place>
    </div>
  );
}

function SidePlace({ cell, facing, box, tilt }: AtProps & { readonly cell: Cell; readonly facing: Direction }) {
  const { lang } = useBoard();
  return (
    <div className="sen-at" style={at(box, towards(middleOf(cell, tilt), facing, 1.5, tilt), 56, 56)}>
      <Place place={sidePlace(facing)} label={sideLabel(facing, lang)} className="sen-side">
        {() => <span className="knob">{ARROWS[facing]}</span>}
      </Place>
    </div>
  );
}

const ARROWS: Readonly<Record<Direction, string>> = { 0: '↑', 1: '↗', 2: '↘', 3: '↓', 4: '↙', 5: '↖' };
