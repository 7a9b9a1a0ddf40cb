import type { Effect } from '../../cards/pictograms.ts';
import { seenFrom } from '../../hex/index.ts';
import { opponentsWithinReach, withinReach } from '../aimed.ts';
import { runDeeds, soloLine, strike } from '../calls.ts';
import { couldAffect } from '../deeds.ts';
import { resolvingOf } from '../resolving.ts';
import { standOf } from '../who.ts';
import { events, type Procedure, type Verb } from './verb.ts';

/** Attacks, comparisons and grids are struck, whether somebody stands there or not. */
export const strikes: Procedure<Extract<Effect, { readonly is: 'attack' | 'compare' | 'grid' }>> = {
  calls: (_state, on) => strike(resolvingOf(on)),
};

/** Shields come to stand where the defender is now, at the speed of its card (SEN-BLOCK-a, SEN-BLOCK-b). */
export const block: Verb<Extract<Effect, { readonly is: 'block' }>> = {
  does: (state, { fighter }, { cells }) => {
    const stand = standOf(state, fighter);
    const { speed } = state.turn;
    if (stand === undefined || speed === null) return [];
    const block = { by: fighter, cells: cells.map((cell) => seenFrom(stand, cell)), speed };
    return events({ is: 'blockRaised', block, rule: 'SEN-BLOCK-a' });
  },
};

export const target: Procedure<Extract<Effect, { readonly is: 'target' }>> = {
  matters: (state, on, effect) => withinReach(state, on, on.targets).some((id) => couldAffect(state, on, id, effect)),
  calls: (state, on) => runDeeds({ ...resolvingOf(on), targets: withinReach(state, on, on.targets) }),
};

export const eachOpponentInRange: Procedure<Extract<Effect, { readonly is: 'eachOpponentInRange' }>> = {
  matters: (state, on, effect) => opponentsWithinReach(state, on).some((id) => couldAffect(state, on, id, effect)),
  calls: (state, on) => runDeeds({ ...resolvingOf(on), targets: opponentsWithinReach(state, on) }),
};

/** What only AI opponents do. */
export const foes: Procedure<
  Extract<
    Effect,
    { readonly is: 'changeBehaviour' | 'resetDeck' | 'preferDistance' | 'removeFromGame' | 'shuffleDiscardIntoDeck' }
  >
> = { calls: (_state, on) => soloLine(resolvingOf(on)) };
