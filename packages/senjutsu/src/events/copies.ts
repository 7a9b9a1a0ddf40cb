import type { Unfinished } from '@kronika/kernel';
import type { Foe } from '../solo/foe.ts';
import type { Fighter, FighterBase, Hero, Played, Senjutsu, Turn } from '../state.ts';

/*
 * Copies with something changed, written out name by name: that is many times faster than copying whatever is there,
 * and leaves all values of a kind in one shape (docs/performance.md).
 */

export function stateWith(state: Senjutsu, changes: Partial<Senjutsu>): Senjutsu {
  const { format, windows, switches, field, table, fighters, advantage, turn, horde } = state;
  return Object.assign({ format, windows, switches, field, table, fighters, advantage, turn, horde }, changes);
}

export function turnWith(turn: Turn, changes: Partial<Turn>): Turn {
  const { number, phase, speed, played, blocks, instants, bannedTypes, bannedCards, far } = turn;
  return Object.assign({ number, phase, speed, played, blocks, instants, bannedTypes, bannedCards, far }, changes);
}

export function playedWith(card: Played, changes: Partial<Played>): Played {
  const { revealed, paid, range, speed, lowest, segments, cancelled, target, instants } = card;
  return Object.assign({ revealed, paid, range, speed, lowest, segments, cancelled, target, instants }, changes);
}

export function heroWith(fighter: Hero, changes: Partial<Hero>): Hero {
  const { is, id, seat, hero, team, cell, facing, kamae, focus } = fighter;
  const { stuns, wounds, bleeding, limps, stealth, defeat } = fighter;
  return Object.assign(
    { is, id, seat, hero, team, cell, facing, kamae, focus, stuns, wounds, bleeding, limps, stealth, defeat },
    changes,
  );
}

export function foeWith(foe: Foe, changes: Partial<Foe>): Foe {
  const { is, id, team, kind, cell, facing, wounds, bleeding, limps, stealth, defeat } = foe;
  const { behaviour, stance, woundLimit, preferredDistance, deck, discard, stuns, poisons, resets } = foe;
  const copy: Unfinished<Foe> = {
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
    discard,
    stuns,
    poisons,
  };
  if (resets !== undefined) copy.resets = resets;
  return Object.assign(copy, changes);
}

/** Changes what heroes and AI opponents have in common. */
export function fighterWith(fighter: Fighter, changes: Partial<Omit<FighterBase, 'id'>>): Fighter {
  return fighter.is === 'hero' ? heroWith(fighter, changes) : foeWith(fighter, changes);
}
