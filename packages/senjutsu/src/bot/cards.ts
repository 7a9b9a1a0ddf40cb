import type { PrintedId } from '@kronika/kernel';
import { segmentsOf } from '../cards/library.ts';
import { abilityOn, isPoison } from '../prints.ts';
import { ownRange } from '../rules/initiative.ts';
import type { SpeedRange } from '../state.ts';
import { type Board, isPlaced, standOf } from './board.ts';
import { outlookOf, type Part, type Pose } from './outlook.ts';
import { ALL_SPEEDS, NOBODY, type Scene, sceneOf } from './scene.ts';

/** Rare cards are kept for when they count. */
const RANK_COST: Readonly<Record<string, number>> = { core: 0, wood: 0.1, steel: 0.14, gold: 0.22, jade: 0.3 };

/** The parts of a card, each with its speed after limps. */
export function partsOf(board: Board, printed: PrintedId, range: SpeedRange): readonly Part[] {
  const limping = ({ max, min }: SpeedRange): SpeedRange => ({ max: slowed(board, max), min: slowed(board, min) });
  return segmentsOf(printed).map(({ segment, initiative, lines }) => ({
    speed: limping(
      segment === 'lower' && initiative.is === 'fixed' ? { max: initiative.speed, min: initiative.speed } : range,
    ),
    lines,
  }));
}

const slowed = ({ me }: Board, speed: number): number => Math.min(speed, Math.max(1, speed - me.limps.length));

/** Where the bot stands now, before anything of a card is done. */
export function poseOf({ me }: Board): Pose | undefined {
  if (!isPlaced(me)) return undefined;
  const { kamae, focus } = me;
  return { stand: standOf(me), kamae, focus, broken: [], struck: null, sure: 0, shields: [], felled: NOBODY };
}

/** What playing a card now is worth, at its own speed or another; what it costs is counted. */
export function playWorth(
  board: Board,
  printed: PrintedId,
  { range, paid = 0, scene = sceneOf(board, printed) }: { range?: SpeedRange; paid?: number; scene?: Scene } = {},
): number {
  const fact = abilityOn(printed);
  const pose = poseOf(board);
  if (fact === undefined || pose === undefined || isPoison(printed)) return 0;
  const speed = range ?? ownRange(printed, board.me.kamae).range;
  const parts = partsOf(board, printed, speed);
  const start: Pose = { ...pose, focus: Math.max(0, pose.focus - paid) };
  const before = scene.harm(
    start.stand.cell,
    { below: Number.POSITIVE_INFINITY, from: (parts[0]?.speed.max ?? 0) + 1 },
    null,
    NOBODY,
  );
  return outlookOf(scene, parts).from(start) - before - (RANK_COST[fact.rank] ?? 0);
}

/** What playing a stun is worth: nothing happens, and it is gone. */
export function stunWorth(board: Board): number {
  const pose = poseOf(board);
  if (pose === undefined) return 0;
  const scene = sceneOf(board, null);
  const { stuns, handLimit } = board.me;
  const pressing = stuns >= handLimit - 1 ? 4 : 0.2 + 0.35 * stuns * stuns;
  return scene.prospects(pose, NOBODY) - scene.harm(pose.stand.cell, ALL_SPEEDS, null, NOBODY) + pressing;
}
