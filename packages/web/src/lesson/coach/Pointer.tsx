import { useCallback, useId } from 'react';
import type { Layout } from '../../table/board-module.ts';
import { useTable } from '../../table/session/context.ts';
import { type Aim, aimedAt } from '../aim.ts';
import { type Box, useBoxes } from './use-boxes.ts';

interface PointerProps {
  /** What it points at now; always the same function. */
  readonly aim: () => Aim | undefined;
  readonly layout: Layout;
}

/** How far the light reaches around a thing. */
const ROUND = 6;

/** The veil over everything that is not spoken of now, and the thread from the coach to what is. */
export function Pointer({ aim, layout }: PointerProps) {
  const { session } = useTable();
  const mask = useId();
  const find = useCallback(() => aimedAt(aim(), session.store.get()), [aim, session]);
  const findCoach = useCallback(() => [...document.querySelectorAll('.coach')].slice(0, 1), []);
  const boxes = useBoxes(find);
  const [coach] = useBoxes(findCoach);
  const [first] = boxes;
  if (first === undefined) return undefined;
  return (
    <svg className="lesson-veil" aria-hidden="true" data-testid="veil">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="#fff" />
        {boxes.map((box, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a light is its place in the list
          <Light key={place} box={box} />
        ))}
      </mask>
      <rect className="lesson-dark" width="100%" height="100%" mask={`url(#${mask})`} />
      <rect {...around(first)} rx={10} className="lesson-ring" />
      {layout === 'desktop' && coach !== undefined && <path className="lesson-thread" d={threadFrom(coach, first)} />}
    </svg>
  );
}

function Light({ box }: { readonly box: Box }) {
  return <rect {...around(box)} rx={10} fill="#000" />;
}

/** A little more than the thing, within the screen. */
function around({ left, top, width, height }: Box) {
  const x = Math.max(2, left - ROUND);
  const right = Math.min(innerWidth - 2, left + width + ROUND);
  return { x, y: top - ROUND, width: Math.max(0, right - x), height: height + 2 * ROUND };
}

/** From the edge of the coach to the lower edge of the thing, in one bow: what stands beside the thing can still be read. */
function threadFrom(coach: Box, thing: Box): string {
  const start = { x: coach.left, y: beakAt(coach, thing) };
  const end = { x: Math.min(thing.left + thing.width, coach.left), y: lowerEdge(thing) };
  const middle = (start.x + end.x) / 2;
  return `M ${start.x} ${start.y} C ${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`;
}

/** Where the light around a thing ends, or the screen. */
function lowerEdge({ top, height }: Box): number {
  return Math.min(top + height + ROUND, innerHeight - 2);
}

/** The beak stands where the thread comes from, as far as the coach is that high. */
export function beakAt(coach: Box, thing: Box): number {
  const inset = 28;
  return Math.max(coach.top + inset, Math.min(coach.top + coach.height - inset, lowerEdge(thing)));
}
