import type { PrintedId } from '@kronika/kernel';
import type { Kamae } from '../cards/pictograms.ts';
import { stopWay } from '../field/attack-paths.ts';
import { type Ground, groundFor, isTerrainObstacle } from '../field/ground.ts';
import type { Cell, Stand } from '../hex/index.ts';
import type { FighterId, SpeedRange } from '../state.ts';
import type { FoeView } from '../view.ts';
import { type Board, ownPrints, type Placed } from './board.ts';
import { type Course, coursesOf } from './courses.ts';
import { type Danger, dangerOf, laterDangerOf } from './danger.ts';
import type { Likelihood } from './pool.ts';
import { type Arms, armsOf, bearing, handProspects } from './prospects.ts';
import { DEFEAT, focusWorth, harmWorth } from './worth.ts';

/** Shields of one's own: where, and at which speeds they may stand. */
export interface Shields {
  readonly cells: readonly Cell[];
  readonly speed: SpeedRange;
}

/** Opponents who are no danger any more if a blow lands, and how likely it does. */
export type Felled = ReadonlyMap<FighterId, number>;

export const NOBODY: Felled = new Map();

/** Where one stands, with so much focus and in a Kamae. */
export interface Footing {
  readonly stand: Stand;
  readonly kamae: Kamae;
  readonly focus: number;
}

/** Slower than `below`, and at least as fast as `from`. */
export interface Speeds {
  readonly below: number;
  readonly from: number;
}

export const ALL_SPEEDS: Speeds = { below: Number.POSITIVE_INFINITY, from: Number.NEGATIVE_INFINITY };

/** The fight as the bot judges it, for one decision and one card of its own. */
export interface Scene {
  readonly board: Board;
  readonly ground: Ground;
  /** What being struck on the cell by attacks at these speeds costs. */
  harm(cell: Cell, speeds: Speeds, shields: Shields | null, felled: Felled): number;
  /** Whom an attack of that speed may find on a cell, and how likely. */
  presence(cell: Cell, speed: number): readonly Present[];
  /** How likely an attack of that speed, from that cell, is not stopped before it strikes the target there. */
  landing(target: Placed, at: Cell, from: Cell, speed: number): number;
  /** What a footing is worth for the turns to come. */
  prospects(footing: Footing, felled: Felled): number;
}

/** Somebody who will be on a cell. */
export interface Present {
  readonly target: Placed;
  readonly chance: number;
}

const LATER_HARM = 0.45;
/** Wounds stay from wave to wave of a horde: each counts for more there. */
const WARY_OF_HORDE = 1.5;
/** What is left of a blow that one's own shields should stop. */
const THROUGH_SHIELDS = 0.08;
/** What somebody does who sees a blow coming: steps aside, or parries. */
const EVADED = 0.55;
const PARRIED = 0.7;
const LUCKY = 0.1;

/** What does not depend on the card that is judged. */
interface Threats {
  readonly dangers: readonly Danger[];
  /** For each opponent, what may strike the cell this turn. */
  now(cell: Cell): readonly (readonly Likelihood[])[];
  /** For each opponent, what its attacks of the next turn cost there. */
  later(cell: Cell): readonly (readonly [FighterId, number])[];
  courses(foe: Placed<FoeView>): readonly Course[];
}

const threats = new WeakMap<Board, Threats>();

function threatsOn(board: Board): Threats {
  const found = threats.get(board);
  if (found !== undefined) return found;
  const { me, opponents } = board;
  const dangers = opponents.map(dangerOf);
  const later = opponents.map(laterDangerOf);
  const cost = (danger: Danger, cell: Cell): number =>
    danger.at(cell).reduce((sum, one) => sum + one.share * harmWorth(me, one.wounds, DEFEAT), 0);
  const made: Threats = {
    dangers,
    now: memo((cell: Cell) => dangers.map((danger) => danger.at(cell))),
    courses: memo((foe: Placed<FoeView>) => coursesOf(board, foe)),
    later: memo((cell: Cell) => later.map((danger) => [danger.by.id, cost(danger, cell)])),
  };
  threats.set(board, made);
  return made;
}

/** `played`: the card that will be gone. */
export function sceneOf(board: Board, played: PrintedId | null): Scene {
  const { view, me, opponents } = board;
  const { dangers, now, later, courses } = threatsOn(board);
  const isTerrain = (cell: Cell): boolean => isTerrainObstacle(view.field, cell);
  const wary = view.horde === null ? 1 : WARY_OF_HORDE;
  const prints = ownPrints(board);
  const at = played === null ? -1 : prints.indexOf(played);
  const hand = at === -1 ? prints : prints.toSpliced(at, 1);
  const known = new Map<string, number>();

  const arms = new Map<string, Arms>();
  const armsFor = (kamae: Kamae, focus: number): Arms => {
    const key = `${kamae} ${focus}`;
    const found = arms.get(key) ?? armsOf(hand, { hero: me.hero, kamae, focus });
    arms.set(key, found);
    return found;
  };

  const ofHand = ({ stand, kamae, focus }: Footing): number => {
    const key = `${stand.cell} ${stand.facing} ${kamae} ${focus}`;
    let worth = known.get(key);
    if (worth === undefined) {
      worth = handProspects(armsFor(kamae, focus), stand, opponents) + bearing(stand, opponents);
      known.set(key, worth);
    }
    return worth;
  };

  const staying = (target: Placed, cell: Cell, speed: number): number =>
    target.cell === cell ? 1 - EVADED * (dangers.find(({ by }) => by === target)?.stepsBefore(speed) ?? 0) : 0;

  return {
    board,
    ground: groundFor(view, me.id),
    harm: (cell, { below, from }, shields, felled) => {
      let worth = 0;
      for (const [place, likelihoods] of now(cell).entries()) {
        const danger = dangers[place];
        if (danger === undefined) continue;
        const left = 1 - (felled.get(danger.by.id) ?? 0);
        for (const one of likelihoods) {
          if (one.speed.max >= below || one.speed.max < from) continue;
          const through = shields !== null && stops(shields, danger, cell, one) ? THROUGH_SHIELDS : 1;
          worth += wary * one.share * left * through * harmWorth(me, one.wounds, DEFEAT);
        }
      }
      return worth;
    },
    presence: (cell, speed) =>
      opponents.flatMap((target) => {
        const chance =
          target.is === 'foe' ? chanceOn(target, courses(target), cell, speed) : staying(target, cell, speed);
        return chance > 0 ? [{ target, chance }] : [];
      }),
    landing: (target, at, from, speed) => {
      if (stopWay(from, at, isTerrain) !== null) return 0;
      const shields = view.blocks.filter((block) => block.speed === speed && block.by !== me.id);
      const isShield = (cell: Cell): boolean => shields.some(({ cells }) => cells.includes(cell));
      if (shields.length > 0 && stopWay(from, at, isShield) !== null) return 0;
      const danger = dangers.find(({ by }) => by.id === target.id);
      if (danger === undefined) return 1;
      return Math.max(LUCKY, 1 - PARRIED * danger.shieldsAt(speed));
    },
    prospects: (footing, felled) => {
      let harm = 0;
      for (const [id, cost] of later(footing.stand.cell)) harm += cost * (1 - (felled.get(id) ?? 0));
      return focusWorth(footing.focus) + ofHand(footing) - LATER_HARM * harm;
    },
  };
}

/** How likely an AI opponent is on a cell when an attack of that speed comes. */
function chanceOn(foe: Placed, courses: readonly Course[], cell: Cell, speed: number): number {
  let [here, gone] = [0, 0];
  for (const course of courses) {
    if (course.speed <= speed) continue;
    gone += course.share;
    if (course.cell === cell) here += course.share;
  }
  return here + (foe.cell === cell ? Math.max(0, 1 - gone) : 0);
}

function stops(shields: Shields, { by }: Danger, cell: Cell, { speed }: Likelihood): boolean {
  return (
    shields.speed.min <= speed.max &&
    speed.min <= shields.speed.max &&
    stopWay(by.cell, cell, (one) => shields.cells.includes(one)) !== null
  );
}

function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}
