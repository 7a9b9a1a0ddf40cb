import { keyOf } from '@kronika/kernel';
import type { Cell, FighterView, HeroView, SenjutsuView } from '@kronika/senjutsu';
import { useMemo } from 'react';
import { coloursOf, drawingOf, kindOf, numeralOf, rimOf } from '../fighters.ts';
import { boxOf, cornersOf, middleOf, type Point, pointsOf, sideOf, type Tilt } from '../geometry.ts';
import type { Told } from '../story/told.ts';
import { cellThing, sidePlace } from '../things.ts';
import { Drop, Footprint, Head, Letter, Shield, Verdict } from './Badges.tsx';
import { Figure } from './Figure.tsx';
import { OverlayPatterns, Overlays } from './Overlays.tsx';
import { type Overlay, overlayKey, woundsOf } from './overlay.ts';
import { cellsOf, Tiles } from './Tiles.tsx';
import { type FieldChoices, MOST_LETTERS } from './use-choices.ts';

interface FieldViewProps {
  readonly view: SenjutsuView;
  readonly tilt: Tilt;
  readonly overlays: readonly Overlay[];
  readonly choices: FieldChoices;
  /** The places of what is marked. */
  readonly marked: string;
  readonly told: Told;
  /** Around which cell it is asked where to look. */
  readonly turning?: Cell | undefined;
  /** Who will begin, and on which cell. */
  readonly beginning?: { readonly hero: HeroView; readonly cell: Cell } | undefined;
}

/** The field as a picture: what can be chosen lies over it, in `Places`. */
export function FieldView(props: FieldViewProps) {
  const { view, tilt, overlays, choices, marked, told, turning, beginning } = props;
  const { field } = view;
  const box = useMemo(() => boxOf(cellsOf(field), tilt), [field, tilt]);
  const standing = view.fighters.filter((fighter) => fighter.cell !== null);
  return (
    <svg
      className="sen-field"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <OverlayPatterns />
      <Tiles field={field} tilt={tilt} />
      <Overlays overlays={overlays} tilt={tilt} />
      <ChosenCells choices={choices} marked={marked} tilt={tilt} />
      {standing.map((fighter) => (
        <FrontEdge key={fighter.id} fighter={fighter} tilt={tilt} />
      ))}
      <Upright view={view} tilt={tilt} overlays={overlays} />
      {beginning !== undefined && <Beginner beginning={beginning} view={view} tilt={tilt} />}
      {turning !== undefined && <Sides cell={turning} choices={choices} marked={marked} tilt={tilt} />}
      <Letters choices={choices} marked={marked} tilt={tilt} />
      {told.verdicts.map(({ fighter, text, look }) => {
        const at = view.fighters.find(({ id }) => id === fighter)?.cell ?? undefined;
        if (at === undefined) return undefined;
        const { x, y } = middleOf(at, tilt);
        return <Verdict key={`${told.step}/${fighter}/${text}`} at={{ x, y: y - 84 }} text={text} look={look} />;
      })}
    </svg>
  );
}

/** Cells that may be chosen: jade on black. */
function ChosenCells({ choices, marked, tilt }: Pick<FieldViewProps, 'choices' | 'marked' | 'tilt'>) {
  return choices.cells.map(({ of, option }) => {
    const points = pointsOf(cornersOf(middleOf(of, tilt), 0.93, tilt));
    const isMarked = marked.split(' ').includes(keyOf(cellThing(of)));
    return (
      <g key={option} className={isMarked ? 'ov-may is' : 'ov-may'}>
        <polygon points={points} className="under" />
        <polygon points={points} className="over" />
      </g>
    );
  });
}

/** The coloured side of the cell to which somebody looks. */
function FrontEdge({ fighter, tilt }: { readonly fighter: FighterView; readonly tilt: Tilt }) {
  if (fighter.cell === null) return undefined;
  const [from, to] = sideOf(middleOf(fighter.cell, tilt), fighter.facing, 0.9, tilt);
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g className={`frontedge ${coloursOf(kindOf(fighter))}`}>
      <path d={line} className="under" />
      <path d={line} className="over" />
    </g>
  );
}

/** Everything that stands, the hindmost first, each with its badges. */
function Upright({ view, tilt, overlays }: Pick<FieldViewProps, 'view' | 'tilt' | 'overlays'>) {
  const teams = view.format === 'teams' ? 'teams' : 'seats';
  const terrain = view.field.pieces.flatMap(({ kind, cells }) =>
    // A gate stands on three cells and is drawn once.
    (kind === 'toriiGate' ? cells.slice(1, 2) : cells).map((cell) => ({
      key: `${kind}/${cell}`,
      ...middleOf(cell, tilt),
      drawn: <Terrain kind={kind} at={middleOf(cell, tilt)} />,
    })),
  );
  const fighters = view.fighters.flatMap((fighter) => {
    if (fighter.cell === null) return [];
    const at = middleOf(fighter.cell, tilt);
    return {
      key: `fighter/${fighter.id}`,
      ...at,
      drawn: (
        <>
          <Figure
            drawing={drawingOf(kindOf(fighter))}
            colours={coloursOf(kindOf(fighter))}
            rim={rimOf(fighter, teams)}
            at={at}
            facing={fighter.facing}
            tilt={tilt}
            look={fighter.stealth === 'hidden' ? 'hidden' : undefined}
          />
          <FoeHead fighter={fighter} view={view} at={at} />
        </>
      ),
    };
  });
  const badges = overlays.flatMap((overlay) => badgeOf(overlay, view, tilt));
  return [...terrain, ...fighters, ...badges]
    .toSorted((one, other) => one.y - other.y || one.key.localeCompare(other.key))
    .map(({ key, drawn }) => <g key={key}>{drawn}</g>);
}

function badgeOf(overlay: Overlay, view: SenjutsuView, tilt: Tilt) {
  const { x, y } = middleOf(overlay.cell, tilt);
  const isTaken = view.fighters.some(({ cell }) => cell === overlay.cell);
  const at: Point = isTaken ? { x: x - 36, y: y - 22 } : { x: x + 27, y: y - 12 };
  const key = `badge/${overlayKey(overlay)}`;
  if (overlay.is === 'block')
    return [{ key, x, y: y + 1, drawn: <Shield at={{ x: x - 23, y: y + 8 }} speed={overlay.speed} /> }];
  if (overlay.is === 'guard')
    return [{ key, x, y: y + 1, drawn: <Shield at={{ x: x - 23, y: y + 8 }} speed={undefined} /> }];
  if (overlay.is === 'reach')
    return [
      {
        key,
        x,
        y: y + 1,
        drawn: <Footprint at={{ x, y }} number={overlay.number} alternatives={overlay.alternatives} />,
      },
    ];
  if (overlay.is !== 'strike' && overlay.is !== 'aim' && overlay.is !== 'threat') return [];
  const wounds = woundsOf(overlay.hits);
  const isDeadly = overlay.hits.some(({ is }) => is === 'execution');
  const count = isDeadly ? '✝' : wounds > 0 ? String(wounds) : '✱';
  const look = overlay.is === 'threat' ? 'may' : 'lands';
  return [{ key, x, y: y + 2, drawn: <Drop at={at} count={count} look={look} /> }];
}

/** Drawings are named by their files. */
function Terrain({ kind, at }: { readonly kind: string; readonly at: Point }) {
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(.921)`}>
      <use href={`#d-terrain-${name}`} x="-75" y="-112" width="150" height="160" />
    </g>
  );
}

/** Which of equal opponents it is, and the speed of its card. */
function FoeHead({
  fighter,
  view,
  at,
}: {
  readonly fighter: FighterView;
  readonly view: SenjutsuView;
  readonly at: Point;
}) {
  if (fighter.is !== 'foe') return undefined;
  const next = fighter.played?.segments.find(({ stage }) => stage !== 'done' && stage !== 'dropped');
  return (
    <Head
      at={{ x: at.x + 2, y: at.y - 86 }}
      number={numeralOf(fighter, view.fighters)}
      speed={next === undefined ? '' : String(next.speed)}
    />
  );
}

/** The figure that will begin here, before it is known where it looks. */
function Beginner({
  beginning: { hero, cell },
  view,
  tilt,
}: Pick<FieldViewProps, 'view' | 'tilt'> & { readonly beginning: NonNullable<FieldViewProps['beginning']> }) {
  return (
    <Figure
      drawing={drawingOf(hero.hero)}
      colours={coloursOf(hero.hero)}
      rim={rimOf(hero, view.format === 'teams' ? 'teams' : 'seats')}
      at={middleOf(cell, tilt)}
      facing={hero.facing}
      tilt={tilt}
      look="ghost"
    />
  );
}

/** Where somebody may look: a mark on each side that can be chosen. */
function Sides({
  cell,
  choices,
  marked,
  tilt,
}: Pick<FieldViewProps, 'choices' | 'marked' | 'tilt'> & { readonly cell: Cell }) {
  const middle = middleOf(cell, tilt);
  return choices.sides.map(({ of, option }) => {
    const [from, to] = sideOf(middle, of, 0.95, tilt);
    const isMarked = marked.split(' ').includes(sidePlace(of));
    return (
      <g key={option} className={isMarked ? 'ov-side is' : 'ov-side'}>
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="under" />
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="over" />
      </g>
    );
  });
}

function Letters({ choices, marked, tilt }: Pick<FieldViewProps, 'choices' | 'marked' | 'tilt'>) {
  if (choices.cells.length + choices.sides.length > MOST_LETTERS) return undefined;
  return choices.cells.map(({ of, option, letter }, at) => {
    const { x, y } = middleOf(of, tilt);
    // Several ways may lead to one cell.
    const before = choices.cells.slice(0, at).filter((other) => other.of === of).length;
    const look = marked.split(' ').includes(keyOf(cellThing(of))) ? 'is' : 'may';
    return <Letter key={option} at={{ x: x + 6 + 30 * before, y: y - 14 }} letter={letter} look={look} />;
  });
}
