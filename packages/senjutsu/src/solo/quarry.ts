import { heroesStanding } from '../fighters.ts';
import { type Cell, centreOf, distance, pointing, type Stand, squaredDistance, turned } from '../hex/index.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { SIDES } from './behaviour.ts';
import type { Foe } from './foe.ts';

/** Whom an AI opponent goes for: a hero, or the fallen leader, who counts as one (SEN-HORDE-V2b). */
export interface Quarry extends Stand {
  readonly fighter: FighterId | 'fallenLeader';
}

export function quarries(state: Senjutsu): readonly Quarry[] {
  const heroes = heroesStanding(state).flatMap(({ id, cell, facing }): readonly Quarry[] =>
    cell === null ? [] : [{ fighter: id, cell, facing }],
  );
  const token = state.horde?.fallenLeader ?? null;
  return token === null ? heroes : [...heroes, { fighter: 'fallenLeader', cell: token, facing: 0 }];
}

/**
 * The nearest; of equally near ones the one that agrees better with the Behaviour; then the first from the left
 * (SEN-SOLO-TGT-a to -c).
 */
export function quarryOf(state: Senjutsu, foe: Foe): Quarry | undefined {
  const { cell, facing } = foe;
  if (cell === null) return undefined;
  return quarries(state).toSorted(
    (one, other) =>
      distance(cell, one.cell) - distance(cell, other.cell) ||
      agreement(cell, other.cell, foe) - agreement(cell, one.cell, foe) ||
      fromTheLeft({ cell, facing }, one.cell) - fromTheLeft({ cell, facing }, other.cell),
  )[0];
}

/** How well a cell lies on the side of the Behaviour as the AI opponent looks: grows as the angle gets smaller. */
function agreement(from: Cell, to: Cell, { facing, behaviour }: Foe): number {
  const cosine = pointing(from, to, turned(facing, SIDES[behaviour]));
  return (Math.sign(cosine) * cosine * cosine) / squaredDistance(from, to);
}

/** The angle clockwise from the relative direction 4, in degrees. */
function fromTheLeft({ cell, facing }: Stand, to: Cell): number {
  const angle = angleOf(cell, to) - 60 * turned(facing, 4);
  return ((Math.round(angle) % 360) + 360) % 360;
}

/** Clockwise from the top of the screen, in degrees. */
function angleOf(from: Cell, to: Cell): number {
  const [a, b] = [centreOf(from), centreOf(to)];
  return (Math.atan2(b.x - a.x, -(b.y - a.y) * Math.sqrt(3)) * 180) / Math.PI;
}

/** SEN-SOLO-AI-1b: more than a right angle off the front of the target. */
export function isBehind({ cell, facing }: Stand, attacker: Cell): boolean {
  return pointing(cell, attacker, facing) < 0;
}

/** Exactly behind: in the relative direction 3. */
export function isStraightBehind({ cell, facing }: Stand, attacker: Cell): boolean {
  const back = pointing(cell, attacker, turned(facing, 3));
  return back > 0 && back * back === squaredDistance(cell, attacker) * squaredDistance('0,0', '0,-1');
}
