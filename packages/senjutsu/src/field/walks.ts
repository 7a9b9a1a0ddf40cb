import { perState } from '@kronika/kernel';
import type { MoveItem } from '../cards/pictograms.ts';
import { FAR } from '../fighters.ts';
import { type Cell, type Direction, distance, numberOf, type Stand } from '../hex/index.ts';
import type { FighterId, TerrainKind } from '../state.ts';
import type { Ground } from './ground.ts';
import { type Icon, type Stop, scheduleOf } from './schedule.ts';
import { leadsAnywhere, search } from './walk-search.ts';

/** What a move line says. */
export interface MoveLine {
  readonly items: readonly MoveItem[];
  readonly order: 'any' | 'then';
}

/**
 * How the line is carried out. `printed`: as it stands. `freely`: each step and turn of an icon may go another way
 * (SEN-SOLO-HERO-wakou). `enlarged`: up to 3 steps, each in another direction, until an opponent is within 6
 * (SEN-BIG); the cells are those of the opponents.
 */
export type Gait =
  | { readonly is: 'printed' }
  | { readonly is: 'freely' }
  | { readonly is: 'enlarged'; readonly opponents: readonly Cell[] };

export const PRINTED: Gait = { is: 'printed' };

/** One thing that happens on the way, in order. */
export type WalkAct =
  | { readonly is: 'step'; readonly to: Cell; readonly onto: 'open' | 'fallen' }
  | { readonly is: 'turn'; readonly facing: Direction; readonly sides: 1 | -1 }
  /** Bamboo that is stepped into willingly: it is gone, and the mover is back where it was (SEN-TERR-bamboo-b, -d). */
  | { readonly is: 'break'; readonly at: Cell };

/** What a compulsory step, a push or a pull runs into (section 12). */
export type Collision =
  | { readonly with: 'edge'; readonly at: Cell }
  | { readonly with: 'terrain'; readonly at: Cell; readonly kind: TerrainKind }
  | { readonly with: 'hero'; readonly at: Cell; readonly fighter: FighterId };

/** One distinct outcome of a move line. */
export interface Walk {
  /** Where the mover ends; with a collision, where it stood when it collided (SEN-COLL-c). */
  readonly stand: Stand;
  readonly acts: readonly WalkAct[];
  /** Bamboo broken willingly, in the order of the cells' names. */
  readonly breaks: readonly Cell[];
  /** How often a fallen samurai was entered: each costs its penalty (SEN-TERR-fallen). */
  readonly fallen: number;
  readonly collision: Collision | null;
}

/** Walks by the line and where it begins. */
const knownOn = perState((_: Ground) => new Map<number, readonly Walk[]>());

/**
 * Every distinct outcome of a move line, the shortest way to each, in a fixed order. Of ways that end alike the one
 * that enters the fewest fallen samurai is taken. Collisions are among them only if the compulsory part cannot be
 * carried out in full in any way (SEN-MOVE-l2, SEN-MOVE-m); then every outcome is a collision. Memoized by ground.
 */
export function walks(ground: Ground, stand: Stand, move: MoveLine, gait: Gait): readonly Walk[] {
  if (gait.is === 'enlarged') return enlarged(ground, stand, move, gait.opponents);
  const { start, key } = scheduled(move, gait.is);
  const walksHere = knownOn(ground);
  const from = (numberOf(stand.cell) * 6 + stand.facing) * SCHEDULES + key;
  const found = walksHere.get(from);
  if (found !== undefined) return found;
  const outcomes = search(ground, stand, { start });
  walksHere.set(from, outcomes);
  return outcomes;
}

/** Whether a move line, as printed, leads anywhere or runs into something. */
export function canWalk(ground: Ground, stand: Stand, move: MoveLine): boolean {
  return leadsAnywhere(ground, stand, scheduled(move, 'printed'));
}

/** More than there are: each line of a card has a few at most. */
const SCHEDULES = 2 ** 20;

/** The enlarged move ends as soon as an opponent is near (SEN-BIG-c). */
function enlarged(ground: Ground, stand: Stand, move: MoveLine, opponents: readonly Cell[]): readonly Walk[] {
  const isNear = (cell: Cell) => opponents.some((opponent) => distance(cell, opponent) <= FAR);
  const far = search(ground, stand, { start: scheduled(move, 'enlarged').start, endsSteps: isNear });
  return merged(walks(ground, stand, move, PRINTED), far);
}

/** A line as it is searched, and a number that no other line has. */
interface Scheduled {
  readonly start: Stop;
  readonly key: number;
}

type Schedules = Map<`${MoveLine['order']} ${Gait['is']}`, Scheduled>;

const schedules = new WeakMap<readonly MoveItem[], Schedules>();
let lastKey = 0;

/** Memoized by line: cards carry the same few lines all the time. */
function scheduled({ items, order }: MoveLine, gait: Gait['is']): Scheduled {
  let ofItems = schedules.get(items);
  if (ofItems === undefined) {
    ofItems = new Map();
    schedules.set(items, ofItems);
  }
  const found = ofItems.get(`${order} ${gait}`);
  if (found !== undefined) return found;
  lastKey += 1;
  const icons = items.map((item) => iconOf(item, gait));
  const fresh = { start: scheduleOf(icons, order), key: lastKey };
  ofItems.set(`${order} ${gait}`, fresh);
  return fresh;
}

/** SEN-BIG-a. */
const ENLARGED_STEPS = 3;

function iconOf(item: MoveItem, gait: Gait['is']): Icon {
  if (gait === 'freely') return { ...item, ways: 'mixed' };
  if (gait === 'printed' || item.is === 'turn') return { ...item, ways: 'one' };
  return { ...item, count: ENLARGED_STEPS, duty: 'may', ways: 'mixed' };
}

/** The outcomes of either way; the first of those that end alike. */
function merged(first: readonly Walk[], second: readonly Walk[]): readonly Walk[] {
  const isNew = ({ stand, breaks }: Walk) =>
    !first.some(
      (walk) =>
        walk.stand.cell === stand.cell &&
        walk.stand.facing === stand.facing &&
        walk.breaks.join() === breaks.join() &&
        walk.collision === null,
    );
  return [...first, ...second.filter(isNew)];
}

/** What is left of a move line of which movement or turns are cancelled (SEN-EFF-l). */
export function uncancelled<Moves extends MoveLine>(
  move: Moves,
  cancelled: 'nothing' | 'turns' | 'movement',
): MoveLine {
  if (cancelled === 'nothing') return move;
  return { items: cancelled === 'movement' ? NOTHING : stepsOf(move.items), order: move.order };
}

const NOTHING: readonly MoveItem[] = [];

const withoutTurns = new WeakMap<readonly MoveItem[], readonly MoveItem[]>();

/** Memoized, as what is known of a line is found by its items. */
function stepsOf(items: readonly MoveItem[]): readonly MoveItem[] {
  const found = withoutTurns.get(items);
  if (found !== undefined) return found;
  const steps = items.filter(({ is }) => is !== 'turn');
  withoutTurns.set(items, steps);
  return steps;
}
