import type { SoloFact } from '../cards/fact.ts';
import type { Line } from '../cards/pictograms.ts';
import { stopWay } from '../field/attack-paths.ts';
import { isTerrainObstacle } from '../field/ground.ts';
import { speedAfterLimp } from '../fighters.ts';
import { type Stand, seenFrom } from '../hex/index.ts';
import type { Senjutsu } from '../state.ts';
import type { Foe } from './foe.ts';
import { type Moves, movementOf, placeScorer } from './movement.ts';
import { quarryOf } from './quarry.ts';
import { type Reached, reachable } from './reaching.ts';
import { best } from './score.ts';
import { type Threat, threatsOf } from './threats.ts';

/**
 * The speed an AI opponent chooses: that of the players' attack which deals the most wounds, then of the fastest, as
 * far as its range goes and after its own limp (SEN-SOLO-DEF-b, -c, SEN-SOLO-ST-limp2); otherwise its highest
 * (SEN-SOLO-DEF-d).
 */
export function foeSpeed(
  state: Senjutsu,
  foe: Foe,
  { initiative, type }: Pick<SoloFact, 'initiative' | 'type'>,
): number {
  if (initiative.is === 'fixed') return initiative.speed;
  const { max, min } = initiative;
  if (type !== 'defence') return max;
  const speeds = Array.from({ length: max - min + 1 }, (_, at) => max - at);
  for (const { speed } of mostDangerousFirst(threatsOf(state))) {
    const matching = speeds.find((own) => speedAfterLimp(own, foe) === speed);
    if (matching !== undefined) return matching;
  }
  return max;
}

function mostDangerousFirst(threats: readonly Threat[]): readonly Threat[] {
  return threats.toSorted((one, other) => other.wounds - one.wounds || other.speed - one.speed);
}

/**
 * Where an AI opponent goes before its shields: to a stand from which they stop the attacks at this speed, if there is
 * one (SEN-SOLO-DEF-e); otherwise like any other movement.
 */
export function shieldStand(state: Senjutsu, foe: Foe, moves: Moves): Reached | undefined {
  const block = moves.lines.find(({ is }) => is === 'block');
  const quarry = quarryOf(state, foe);
  const attacks = threatsOf(state).filter(({ speed, isPending }) => isPending === 'yes' && speed === state.turn.speed);
  if (block?.is !== 'block' || attacks.length === 0 || quarry === undefined) return movementOf(state, foe, moves);
  const before = moves.lines.slice(0, moves.lines.indexOf(block));
  const place = placeScorer(state, foe, quarry, moves.range);
  return best(reachable(state, foe, before, moves.cancelled), (reached) => [
    ...mostDangerousFirst(attacks).map((attack) => (isStopped(state, attack, reached.stand, block) ? 0 : 1)),
    ...place(reached),
  ]);
}

/** Whether shields put up from a stand would stop an attack against whoever stands there. */
function isStopped(
  { field }: Senjutsu,
  { stand: { cell: attacker } }: Threat,
  stand: Stand,
  { cells }: Extract<Line, { readonly is: 'block' }>,
): boolean {
  const shields = cells.map((cell) => seenFrom(stand, cell));
  return stopWay(attacker, stand.cell, (cell) => shields.includes(cell) || isTerrainObstacle(field, cell)) !== null;
}
