import { type StopWay, stopWay } from '../field/attack-paths.ts';
import { isTerrainObstacle, sightBreakers } from '../field/ground.ts';
import { fightersByAdvantage } from '../fighters.ts';
import type { Cell } from '../hex/index.ts';
import type { Block, FighterId, Senjutsu } from '../state.ts';

/** How an attack effect against one cell was stopped, and by whose shields; none: terrain did it alone. */
export interface Stop {
  readonly how: StopWay;
  readonly blockers: readonly FighterId[];
}

/**
 * The shields that stand against an attack now: those of exactly this speed (SEN-BLOCK-a), from whomever (SEN-BLOCK-l).
 * One's own do not stop one's own attacks: a counter would run into the very shields that made it possible.
 */
function shieldsAgainst({ turn }: Senjutsu, attacker: FighterId): readonly Block[] {
  const { blocks } = turn;
  return blocks.length === 0 ? blocks : blocks.filter(({ by, speed }) => speed === turn.speed && by !== attacker);
}

/** Whether and how an attack from a cell against a cell is stopped (SEN-BLOCK-c to -e, SEN-TERR-d). */
export function stopOf(state: Senjutsu, attacker: FighterId, from: Cell, to: Cell): Stop | undefined {
  const { field } = state;
  const shields = shieldsAgainst(state, attacker);
  if (shields.length === 0 && sightBreakers(field).length === 0) return undefined;
  const stoppedBy = (blocks: readonly Block[]): StopWay | null =>
    stopWay(from, to, (cell) => isTerrainObstacle(field, cell) || blocks.some(({ cells }) => cells.includes(cell)));
  const how = stoppedBy(shields);
  if (how === null) return undefined;
  if (shields.length === 0 || stoppedBy([]) !== null) return { how, blockers: [] };
  return { how, blockers: fightersByAdvantage(state).filter((id) => earnsCredit(id, shields, stoppedBy)) };
}

/** The own shields with the terrain are enough, or without them the attack would not be stopped (SEN-SUCC-g). */
function earnsCredit(
  id: FighterId,
  shields: readonly Block[],
  stoppedBy: (blocks: readonly Block[]) => StopWay | null,
): boolean {
  const [own, others] = [shields.filter(({ by }) => by === id), shields.filter(({ by }) => by !== id)];
  return stoppedBy(own) !== null || stoppedBy(others) === null;
}
