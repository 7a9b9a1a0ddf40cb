import type { EventRules } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import type { Foe } from '../solo/foe.ts';
import type { Fighter, FighterBase, FighterId, Hero, Played, Revealed, Senjutsu, Turn } from '../state.ts';
import { copyOfState, fighterWith, foeWith, heroWith, playedWith, turnWith } from './copies.ts';

/** The rules for some kinds of events. */
export type RulesFor<K extends SenjutsuEvent['is']> = EventRules<Senjutsu, Extract<SenjutsuEvent, { readonly is: K }>>;

export function withTable(state: Senjutsu, table: Senjutsu['table']): Senjutsu {
  const copy = copyOfState(state);
  copy.table = table;
  return copy;
}

export function withTurn(state: Senjutsu, changes: Partial<Turn>): Senjutsu {
  const copy = copyOfState(state);
  copy.turn = turnWith(state.turn, changes);
  return copy;
}

export function withFighter(state: Senjutsu, id: FighterId, change: (fighter: Fighter) => Fighter): Senjutsu {
  const before = state.fighters[id];
  if (before === undefined) return state;
  const copy = copyOfState(state);
  copy.fighters = state.fighters.with(id, change(before));
  return copy;
}

/** Changes what heroes and AI opponents have in common. */
export function withBody(
  state: Senjutsu,
  id: FighterId,
  change: (fighter: Fighter) => Partial<Omit<FighterBase, 'id'>>,
): Senjutsu {
  return withFighter(state, id, (fighter) => fighterWith(fighter, change(fighter)));
}

/** Changes a hero; an AI opponent has nothing of what only heroes have (SEN-SOLO-f). */
export function withHero(state: Senjutsu, id: FighterId, change: (hero: Hero) => Partial<Hero>): Senjutsu {
  const fighter = state.fighters[id];
  return fighter?.is === 'hero' ? withFighter(state, id, () => heroWith(fighter, change(fighter))) : state;
}

/** Changes an AI opponent. */
export function withFoe(state: Senjutsu, id: FighterId, change: (foe: Foe) => Partial<Foe>): Senjutsu {
  const fighter = state.fighters[id];
  return fighter?.is === 'foe' ? withFighter(state, id, () => foeWith(fighter, change(fighter))) : state;
}

/** Changes somebody's card of the turn, if there is one. */
export function withPlayed(state: Senjutsu, id: FighterId, change: (played: Played) => Partial<Played>): Senjutsu {
  const before = state.turn.played[id];
  if (before === undefined || before === null) return state;
  return withTurn(state, { played: state.turn.played.with(id, playedWith(before, change(before))) });
}

/** A card of the turn as it is when it is turned up. */
export function freshlyPlayed(revealed: Revealed): Played {
  return {
    revealed,
    paid: 0,
    range: null,
    speed: null,
    lowest: null,
    segments: [],
    cancelled: 'nothing',
    target: null,
    instants: [],
  };
}
