import type { KamaeOption } from '../../../options.ts';
import type { TargetVerb } from '../../aimed.ts';
import { changeQuestion, changesAnything, changesFor, jumpQuestion, jumpsFor, ringMoves } from '../kamae.ts';
import { events } from '../verb.ts';

/** The card's player moves the target's ring; focus on the way goes to the target (SEN-EFF-k). */
export const changeKamae: TargetVerb<'changeKamae', KamaeOption> = {
  matters: (state, { target }, { upTo }) => changesAnything(state, target, changesFor(state, target, upTo)),
  asks: (state, on, { upTo }, seat) =>
    changeQuestion(on, upTo, { seat, of: on.target, options: changesFor(state, on.target, upTo) }),
  does: (state, { target }, _effect, result) =>
    result === undefined ? [] : events(...ringMoves(state, target, result, 'change')),
};

/** "To any" is chosen by the card's player (SEN-EFF-j). */
export const jumpKamae: TargetVerb<'jumpKamae', KamaeOption> = {
  matters: (state, { target }, { to }) => changesAnything(state, target, jumpsFor(state, target, to)),
  asks: (state, on, { to }, seat) => jumpQuestion(on, { seat, of: on.target, options: jumpsFor(state, on.target, to) }),
  does: (state, { target }, _effect, result) =>
    result === undefined ? [] : events(...ringMoves(state, target, result, 'jump')),
};
