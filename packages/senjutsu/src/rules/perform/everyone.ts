import { call, finishWith, flow, goTo } from '@kronika/kernel';
import type { Effect } from '../../cards/pictograms.ts';
import { fightersByAdvantage } from '../../fighters.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { runLines } from '../calls.ts';
import { firstInside } from '../card-lines.ts';
import { type Resolving, resolvingOf } from '../resolving.ts';
import { heroAmong, isOnField } from '../who.ts';
import type { Came, Procedure } from './verb.ts';

interface Everyone extends Resolving {
  /** Who is still to come, in Advantage order. */
  readonly left: readonly FighterId[];
  readonly ended?: 'done' | 'dropped';
}

/** Lines that several players carry out, one after the other. */
export const everyone = flow<Senjutsu, Everyone, Came>()('senjutsu/everyone', {
  next: (state, { left: [fighter] }) => {
    if (fighter === undefined) return finishWith<Came>({ end: 'done' });
    return isOnField(state, fighter) ? undefined : goTo('after');
  },
  run: (_, on) => {
    const [fighter] = on.left;
    if (fighter === undefined) return undefined;
    const line = firstInside(on.line);
    return call('ended', runLines({ ...resolvingOf(on), fighter, line, depth: line.path.length }));
  },
  after: (_, { left }) => goTo('next', { left: left.slice(1) }),
});

function players(state: Senjutsu): readonly FighterId[] {
  return fightersByAdvantage(state).filter((id) => heroAmong(state, id) !== undefined);
}

export const allPlayers: Procedure<Extract<Effect, { readonly is: 'allPlayers' }>> = {
  calls: (state, on) => everyone({ ...resolvingOf(on), left: players(state) }),
};

/** What the others may do: searches, which anybody may end without taking a card (SEN-SRCH-d). */
export const othersMay: Procedure<Extract<Effect, { readonly is: 'othersMay' }>> = {
  calls: (state, on) => everyone({ ...resolvingOf(on), left: players(state).filter((id) => id !== on.fighter) }),
};
