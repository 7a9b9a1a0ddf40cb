import type { Line } from '../cards/pictograms.ts';
import { groundFor, isFree } from '../field/ground.ts';
import { sees } from '../field/sight.ts';
import { type Cell, distance, type Stand } from '../hex/index.ts';
import type { Played, Senjutsu } from '../state.ts';
import { behaviourCell } from './behaviour.ts';
import { facingScore, fixedOrder } from './facing.ts';
import type { Foe } from './foe.ts';
import { type Quarry, quarryOf } from './quarry.ts';
import { type Reached, reachable, stepsTo } from './reaching.ts';
import { isRanged } from './recipes.ts';
import { best, type Score } from './score.ts';
import { isEndangered, type Threat, threatsOf } from './threats.ts';

/** The movement that an AI opponent has, and what its card is for. */
export interface Moves {
  /** The lines that are left of the part; only moves among them count. */
  readonly lines: readonly Line[];
  readonly cancelled: Played['cancelled'];
  /** The range of the card it revealed. */
  readonly range: number | undefined;
}

/** Where an AI opponent goes that only moves (section 34); nowhere without anybody to go for. */
export function movementOf(state: Senjutsu, foe: Foe, { lines, cancelled, range }: Moves): Reached | undefined {
  const quarry = quarryOf(state, foe);
  const stands = reachable(state, foe, lines, cancelled);
  if (quarry === undefined) return stands.find(({ acts }) => acts === 0);
  const place = placeScorer(state, foe, quarry, range);
  return best(stands, place);
}

/** Scores where an AI opponent could end, the best place for its kind first. */
export function placeScorer(
  state: Senjutsu,
  foe: Foe,
  quarry: Quarry,
  range: number | undefined,
): (reached: Reached) => Score {
  const route = routeScorer(state, foe, quarry);
  const threats = threatsOf(state);
  return (reached) => {
    const { stand } = reached;
    const place = isRanged(foe)
      ? rangedPlace(state, foe, quarry, range, reached)
      : [Math.abs(distance(stand.cell, quarry.cell) - foe.preferredDistance)];
    return [...place, ...route(reached), ...lastResort(foe, quarry, threats, stand)];
  };
}

/**
 * Close combat: to the side of the Behaviour if there is an open path, otherwise by the shortest route (SEN-SOLO-MOVE-c,
 * -d); ties by the side of the Behaviour (SEN-SOLO-MOVE-j).
 */
export function routeScorer(state: Senjutsu, foe: Foe, quarry: Quarry): (reached: Reached) => Score {
  const goal = behaviourCell(quarry, foe.behaviour, foe.preferredDistance);
  const ground = groundFor(state, foe.id);
  const steps = isFree(ground, goal) ? stepsTo(ground, goal) : undefined;
  const open = foe.cell !== null && steps?.has(foe.cell) === true ? steps : undefined;
  return ({ stand, steps: taken }) =>
    open === undefined ? [taken, distance(stand.cell, goal)] : [open.get(stand.cell) ?? Number.POSITIVE_INFINITY, 0];
}

/**
 * Ranged: sight first, then never nearer than preferred, and no nearer than its range demands (SEN-SOLO-MOVE-e to -i,
 * -l). Whoever has all that stays where it is (SEN-SOLO-MOVE-f).
 */
function rangedPlace(
  state: Senjutsu,
  { preferredDistance }: Foe,
  { cell }: Quarry,
  range: number | undefined,
  { stand, acts }: Reached,
): Score {
  const far = distance(stand.cell, cell);
  const unseen = sees(state.field, stand, cell) ? 0 : 1;
  const tooNear = Math.max(0, preferredDistance - far);
  const outOfRange = range === undefined ? 0 : Math.max(0, far - range);
  const isFine = unseen + tooNear + outOfRange === 0 && acts === 0;
  return [unseen, tooNear, isFine ? 0 : 1, Math.max(0, far - preferredDistance)];
}

/** It ends facing its target; what no rule decides goes against the players (SEN-SOLO-MOVE-a, SEN-SOLO-a2). */
function lastResort(foe: Foe, { cell }: { readonly cell: Cell }, threats: readonly Threat[], stand: Stand): Score {
  return [...facingScore(stand, cell, foe.behaviour), isEndangered(threats, stand.cell) ? 1 : 0, ...fixedOrder(stand)];
}
