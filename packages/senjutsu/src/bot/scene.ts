import type { PrintedId } from '@kronika/kernel';
import type { Kamae } from '../cards/pictograms.ts';
import { stopWay } from '../field/attack-paths.ts';
import { type Ground, groundFor, isTerrainObstacle } from '../field/ground.ts';
import { type Cell, cellAt, directionsTowards, distance, offsetOf, type Stand } from '../hex/index.ts';
import type { SpeedRange } from '../state.ts';
import { type Board, ownPrints, type Placed } from './board.ts';
import { type Danger, dangerOf, laterDangerOf } from './danger.ts';
import { isPlayable, type Likelihood } from './pool.ts';
import { profileOf } from './profile.ts';
import { focusWorth, harmWorth } from './worth.ts';

/** Shields of one's own: where, and at which speeds they may stand. */
export interface Shields {
  readonly cells: readonly Cell[];
  readonly speed: SpeedRange;
}

/** How a stand with so much focus in a Kamae looks for the turns to come. */
export interface Footing {
  readonly stand: Stand;
  readonly kamae: Kamae;
  readonly focus: number;
}

/** The fight as the bot judges it, for one decision. */
export interface Scene {
  readonly board: Board;
  readonly ground: Ground;
  /** What being struck on the cell by attacks at these speeds costs; above `from` and `to` itself do not count. */
  harm(cell: Cell, from: number, to: number, shields: Shields | null): number;
  /** How likely an attack of that speed, from that cell, finds its target where it is now, without a shield before it. */
  landing(target: Placed, from: Cell, speed: number): number;
  prospects(footing: Footing): number;
}

const FUTURE_STRIKES = 0.5;
const FUTURE_HARM = 0.45;
const DISTANCE = 0.09;
const FACING = 0.12;
const BACK_TURNED = 0.2;
/** What somebody does who sees a blow coming: steps aside, or parries. */
const EVADED = 0.55;
const PARRIED = 0.7;

export function sceneOf(board: Board, played: PrintedId | null): Scene {
  const { view, me, opponents } = board;
  const dangers = opponents.map(dangerOf);
  const later = opponents.map(laterDangerOf);
  const blocked = (cell: Cell): boolean => isTerrainObstacle(view.field, cell);
  const incoming = memo((cell: Cell) => dangers.map((danger) => danger.at(cell)));
  const laterHarm = memo((cell: Cell) => later.reduce((sum, danger) => sum + worthOfAll(danger, cell), 0));
  const worthOfAll = (danger: Danger, cell: Cell): number =>
    danger.at(cell).reduce((sum, one) => sum + one.share * harmWorth(me, one.wounds), 0);
  const prints = ownPrints(board);
  const hand = played === null ? prints : prints.toSpliced(prints.indexOf(played), prints.includes(played) ? 1 : 0);

  const isParried = ({ by }: Danger, cell: Cell, shields: Shields | null, { speed }: Likelihood): boolean =>
    shields !== null &&
    shields.speed.min <= speed.max &&
    speed.min <= shields.speed.max &&
    stopWay(by.cell, cell, (one) => shields.cells.includes(one)) !== null;

  const prospects = memo((key: string): number => {
    const [cell, facing, kamae, focus] = footings.get(key) ?? [];
    if (cell === undefined || facing === undefined || kamae === undefined || focus === undefined) return 0;
    const stand: Stand = { cell, facing };
    let worth = focusWorth(focus) - FUTURE_HARM * laterHarm(cell);
    const means = { hero: me.hero, kamae, focus };
    let [most, second] = [0, 0];
    for (const printed of hand) {
      if (!isPlayable(printed, means)) continue;
      const wounds = bestBlow(printed, means, stand, opponents);
      if (wounds > most) [most, second] = [wounds, most];
      else if (wounds > second) second = wounds;
    }
    worth += FUTURE_STRIKES * (most + 0.4 * second);
    return worth + bearing(stand, opponents);
  });
  const footings = new Map<string, readonly [Cell, Stand['facing'], Kamae, number]>();

  return {
    board,
    ground: groundFor(view, me.id),
    harm: (cell, from, to, shields) => {
      let worth = 0;
      for (const [at, likelihoods] of incoming(cell).entries()) {
        const danger = dangers[at];
        if (danger === undefined) continue;
        for (const one of likelihoods) {
          if (one.speed.max >= from || one.speed.max < to) continue;
          const share = one.share * (isParried(danger, cell, shields, one) ? 0.08 : 1);
          worth += share * harmWorth(me, one.wounds);
        }
      }
      return worth;
    },
    landing: (target, from, speed) => {
      if (stopWay(from, target.cell, blocked) !== null) return 0;
      const shields = view.blocks.filter((block) => block.speed === speed && block.by !== me.id);
      const isShield = (cell: Cell): boolean => shields.some(({ cells }) => cells.includes(cell));
      if (shields.length > 0 && stopWay(from, target.cell, isShield) !== null) return 0;
      const danger = dangers.find(({ by }) => by.id === target.id);
      if (danger === undefined) return 1;
      return Math.max(0.1, (1 - EVADED * danger.stepsBefore(speed)) * (1 - PARRIED * danger.shieldsAt(speed)));
    },
    prospects: ({ stand, kamae, focus }) => {
      const key = `${stand.cell} ${stand.facing} ${kamae} ${focus}`;
      if (!footings.has(key)) footings.set(key, [stand.cell, stand.facing, kamae, focus]);
      return prospects(key);
    },
  };
}

type Owner = Parameters<typeof profileOf>[1];

function bestBlow(printed: PrintedId, means: Owner, stand: Stand, opponents: readonly Placed[]): number {
  let most = 0;
  for (const { reach } of profileOf(printed, means).blows)
    for (const opponent of opponents) {
      const { q, r } = offsetOf(stand, opponent.cell);
      const wounds = reach.get(cellAt(q, r));
      if (wounds !== undefined) most = Math.max(most, harmWorth(opponent, wounds));
    }
  return most;
}

/** Near the closest opponent, and facing it rather than turning one's back. */
function bearing({ cell, facing }: Stand, opponents: readonly Placed[]): number {
  const nearest = opponents.reduce<Placed | undefined>(
    (near, one) => (near === undefined || distance(cell, one.cell) < distance(cell, near.cell) ? one : near),
    undefined,
  );
  if (nearest === undefined) return 0;
  const away = distance(cell, nearest.cell);
  const off = Math.min(
    ...directionsTowards(cell, nearest.cell).map((way) => Math.min((way - facing + 6) % 6, (facing - way + 6) % 6)),
  );
  return -DISTANCE * Math.max(0, away - 2) - (off === 0 ? -FACING : off === 1 ? 0 : BACK_TURNED * (off - 1));
}

function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
