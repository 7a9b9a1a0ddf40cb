import { fighterOf, isStanding } from '../fighters.ts';
import type { Stand } from '../hex/index.ts';
import type { FighterId, Hero, Senjutsu } from '../state.ts';

/** The fighter, if it is a hero. */
export function heroAmong(state: Senjutsu, id: FighterId): Hero | undefined {
  const fighter = fighterOf(state, id);
  return fighter.is === 'hero' ? fighter : undefined;
}

/** Whether a fighter is on the field and not defeated. */
export function isOnField(state: Senjutsu, id: FighterId): boolean {
  const fighter = fighterOf(state, id);
  return fighter.cell !== null && isStanding(fighter);
}

/** Where a fighter stands, if it is on the field. */
export function standOf(state: Senjutsu, id: FighterId): Stand | undefined {
  const { cell, facing } = fighterOf(state, id);
  return cell === null ? undefined : { cell, facing };
}
