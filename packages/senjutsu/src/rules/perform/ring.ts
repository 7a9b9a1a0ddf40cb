import type { Effect } from '../../cards/pictograms.ts';
import type { KamaeOption } from '../../options.ts';
import { dutiful, dutyOf, type Progress } from '../duty-here.ts';
import { changeQuestion, changesAnything, changesFor, jumpQuestion, jumpsFor, ringMoves } from './kamae.ts';
import { events, type Verb } from './verb.ts';

type Change = Extract<Effect, { readonly is: 'changeKamae' }>;
type Jump = Extract<Effect, { readonly is: 'jumpKamae' }>;

/** The own ring. A change on the way to an attack is bound by the duty to hit, too. */
export const changeKamae: Verb<Change, Progress, KamaeOption> = {
  matters: (state, { fighter }, { upTo }) => changesAnything(state, fighter, changesFor(state, fighter, upTo)),
  asks: (state, on, { upTo }, seat) => {
    const options = changesFor(state, on.fighter, upTo);
    const open = dutiful(dutyOf(state, on), options, (result) => ({ is: 'kamae', result }));
    return changeQuestion(on, upTo, { seat, of: on.fighter, options: open });
  },
  does: (state, { fighter }, _effect, result) =>
    result === undefined ? [] : events(...ringMoves(state, fighter, result, 'change')),
};

export const jumpKamae: Verb<Jump, Progress, KamaeOption> = {
  matters: (state, { fighter }, { to }) => changesAnything(state, fighter, jumpsFor(state, fighter, to)),
  asks: (state, on, { to }, seat) => {
    const options = jumpsFor(state, on.fighter, to);
    const open = dutiful(dutyOf(state, on), options, (result) => ({ is: 'kamae', result }));
    return jumpQuestion(on, { seat, of: on.fighter, options: open });
  },
  does: (state, { fighter }, _effect, result) =>
    result === undefined ? [] : events(...ringMoves(state, fighter, result, 'jump')),
};
