import type { PrintedId } from '@kronika/kernel';
import type { Kamae } from '../cards/pictograms.ts';
import { stopWay } from '../field/attack-paths.ts';
import { type Ground, groundFor, isTerrainObstacle } from '../field/ground.ts';
import type { Cell, Stand } from '../hex/index.ts';
import type { FighterId, SpeedRange } from '../state.ts';
import { type Board, ownPrints, type Placed } from './board.ts';
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
  /** How likely an attack of that speed, from that cell, finds its target where it is now, without a shield before it. */
  landing(target: Placed, from: Cell, speed: number): number;
  /** What a footing is worth for the turns to come. */
  prospects(footing: Footing, felled: Felled): number;
}

const LATER_HARM = 0.45;
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
    now: memo((cell) => dangers.map((danger) => danger.at(cell))),
    later: memo((cell) => later.map((danger) => [danger.by.id, cost(danger, cell)])),
  };
  threats.set(board, made);
  return made;
}

/** `played`: the card that will be gone. */
export function sceneOf(board: Board, played: PrintedId | null): Scene {
  const { view, me, opponents } = board;
  const { dangers, now, later } = threatsOn(board);
  const isTerrain = (cell: Cell): boolean => isTerrainObstacle(view.field, cell);
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
          worth += one.share * left * through * harmWorth(me, one.wounds, DEFEAT);
        }
      }
      return worth;
    },
    landing: (target, from, speed) => {
      if (stopWay(from, target.cell, isTerrain) !== null) return 0;
      const shields = view.blocks.filter((block) => block.speed === speed && block.by !== me.id);
      const isShield = (cell: Cell): boolean => shields.some(({ cells }) => cells.includes(cell));
      if (shields.length > 0 && stopWay(from, target.cell, isShield) !== null) return 0;
      const danger = dangers.find(({ by }) => by.id === target.id);
      if (danger === undefined) return 1;
      return Math.max(LUCKY, (1 - EVADED * danger.stepsBefore(speed)) * (1 - PARRIED * danger.shieldsAt(speed)));
    },
    prospects: (footing, felled) => {
      let harm = 0;
      for (const [id, cost] of later(footing.stand.cell)) harm += cost * (1 - (felled.get(id) ?? 0));
      return focusWorth(footing.focus) + ofHand(footing) - LATER_HARM * harm;
    },
  };
}

function stops(shields: Shields, { by }: Danger, cell: Cell, { speed }: Likelihood): boolean {
  return (
    shields.speed.min <= speed.max &&
    speed.min <= shields.speed.max &&
    stopWay(by.cell, cell, (one) => shields.cells.includes(one)) !== null
  );
}

function memo<V>(make: (cell: Cell) => V): (cell: Cell) => V {
  const known = new Map<Cell, V>();
  return (cell) => {
    let value = known.get(cell);
    if (value === undefined) {
      value = make(cell);
      known.set(cell, value);
    }
    return value;
  };
}
