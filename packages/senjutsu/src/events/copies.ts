import type { Unfinished } from '@kronika/kernel';
import type { Foe } from '../solo/foe.ts';
import type { Fighter, FighterBase, Hero, Played, Senjutsu, Turn } from '../state.ts';

/*
 * Copies with something changed, written out name by name: that is many times faster than copying whatever is there,
 * and leaves all values of a kind in one shape (docs/performance.md). `Required` has the compiler see to it that no
 * property is left out, not even an optional one.
 */

export function stateWith(state: Senjutsu, changes: Partial<Senjutsu>): Senjutsu {
  return Object.assign(copyOfState(state), changes);
}

/** A copy of a state to set what changes most, one property at a time: that costs a fraction of `Object.assign`. */
export function copyOfState(state: Senjutsu): Unfinished<Required<Senjutsu>> {
  const { format, windows, switches, field, table, fighters, advantage, turn, horde } = state;
  return { format, windows, switches, field, table, fighters, advantage, turn, horde };
}

export function turnWith(turn: Turn, changes: Partial<Turn>): Turn {
  const { number, phase, speed, played, blocks, marks, instants, bannedTypes, bannedCards, far } = turn;
  const copy: Required<Turn> = {
    number,
    phase,
    speed,
    played,
    blocks,
    marks,
    instants,
    bannedTypes,
    bannedCards,
    far,
  };
  return Object.assign(copy, changes);
}

export function playedWith(card: Played, changes: Partial<Played>): Played {
  const { revealed, paid, range, speed, lowest, segments, cancelled, target, instants } = card;
  const copy: Required<Played> = { revealed, paid, range, speed, lowest, segments, cancelled, target, instants };
  return Object.assign(copy, changes);
}

export function heroWith(fighter: Hero, changes: Partial<Hero>): Hero {
  const { is, id, seat, hero, team, cell, facing, kamae, focus } = fighter;
  const { stuns, wounds, bleeding, limps, stealth, defeat } = fighter;
  const copy: Required<Hero> = {
    is,
    id,
    seat,
    hero,
    team,
    cell,
    facing,
    kamae,
    focus,
    stuns,
    wounds,
    bleeding,
    limps,
    stealth,
    defeat,
  };
  return Object.assign(copy, changes);
}

export function foeWith(foe: Foe, changes: Partial<Foe>): Foe {
  const { is, id, team, kind, cell, facing, wounds, bleeding, limps, stealth, defeat } = foe;
  const { behaviour, stance, woundLimit, preferredDistance, deck, discard, stuns, poisons } = foe;
  const { peeks, poisonDeck, contracts, tools, nightmares, resets } = foe;
  const copy: Required<Omit<Foe, 'nightmares' | 'resets'>> = {
    is,
    id,
    team,
    kind,
    cell,
    facing,
    wounds,
    bleeding,
    limps,
    stealth,
    defeat,
    behaviour,
    stance,
    woundLimit,
    preferredDistance,
    deck,
    peeks,
    discard,
    stuns,
    poisonDeck,
    contracts,
    tools,
    poisons,
  };
  return Object.assign(
    copy,
    nightmares === undefined ? undefined : { nightmares },
    resets === undefined ? undefined : { resets },
    changes,
  );
}

/** Changes what heroes and AI opponents have in common. */
export function fighterWith(fighter: Fighter, changes: Partial<Omit<FighterBase, 'id'>>): Fighter {
  return fighter.is === 'hero' ? heroWith(fighter, changes) : foeWith(fighter, changes);
}
