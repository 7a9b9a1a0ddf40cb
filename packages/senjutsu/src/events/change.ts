import { changed, type EventRules } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import type { Foe } from '../solo/foe.ts';
import type { Fighter, FighterBase, FighterId, Hero, Played, Revealed, Senjutsu, Turn } from '../state.ts';

/** The rules for some kinds of events. */
export type RulesFor<K extends SenjutsuEvent['is']> = EventRules<Senjutsu, Extract<SenjutsuEvent, { readonly is: K }>>;

export function withTable(state: Senjutsu, table: Senjutsu['table']): Senjutsu {
  return changed(state, { table });
}

export function withTurn(state: Senjutsu, changes: Partial<Turn>): Senjutsu {
  return changed(state, { turn: changed(state.turn, changes) });
}

export function withFighter(state: Senjutsu, id: FighterId, change: (fighter: Fighter) => Fighter): Senjutsu {
  return changed(state, { fighters: state.fighters.map((fighter) => (fighter.id === id ? change(fighter) : fighter)) });
}

/** Changes what heroes and AI opponents have in common. */
export function withBody(
  state: Senjutsu,
  id: FighterId,
  change: (fighter: Fighter) => Partial<Omit<FighterBase, 'id'>>,
): Senjutsu {
  return withFighter(state, id, (fighter) => ({ ...fighter, ...change(fighter) }));
}

/** Changes a hero; an AI opponent has nothing of what only heroes have (SEN-SOLO-f). */
export function withHero(state: Senjutsu, id: FighterId, change: (hero: Hero) => Partial<Hero>): Senjutsu {
  return withFighter(state, id, (fighter) =>
    fighter.is === 'hero' ? changed<Hero>(fighter, change(fighter)) : fighter,
  );
}

/** Changes an AI opponent. */
export function withFoe(state: Senjutsu, id: FighterId, change: (foe: Foe) => Partial<Foe>): Senjutsu {
  return withFighter(state, id, (fighter) => (fighter.is === 'foe' ? changed<Foe>(fighter, change(fighter)) : fighter));
}

/** Changes somebody's card of the turn, if there is one. */
export function withPlayed(state: Senjutsu, id: FighterId, change: (played: Played) => Partial<Played>): Senjutsu {
  const before = state.turn.played[id];
  if (before === undefined || before === null) return state;
  return withTurn(state, { played: state.turn.played.with(id, changed(before, change(before))) });
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
