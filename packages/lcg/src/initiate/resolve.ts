import { ask, call, callFrom, changed, finishWith, flow, goTo, keep, present } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { askedBy } from '../ability/asked-by.ts';
import { causedBy, causeOf, possible } from '../ability/can-happen.ts';
import { type Amendment, type AskPart, type CallPart, eventsOf, makerOf, type Part, partsOf } from '../ability/part.ts';
import { withChoice } from '../ability/use.ts';
import { callsFor, type Resolution, type ResolveVars, type SequenceVars } from '../calls.ts';
import type { Layer } from '../layer.ts';
import { haveHappened, type Pending } from '../sequence/pending.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import type { OpenEffect } from '../window/running.ts';

interface Vars<E extends LcgEvent> extends OpenEffect<E> {
  /** How the last part went; what stands behind "then" needs `fully`. */
  readonly went?: 'fully' | 'partly';
  readonly report?: readonly Pending<E>[];
  /** The name under which the next answer or result is remembered. */
  readonly into?: string;
  readonly answer?: unknown;
  readonly amendments?: readonly Amendment<E>[];
  readonly again?: 'yes';
}

/** The parts of the effect that is resolved: the ability's own, or those of a delayed effect. */
function effectParts<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>, { use, delayed }: ResolveVars<E>) {
  const ability = abilityOf<E, S>(layer, use.ability);
  if (delayed === undefined) return ability.parts;
  return partsOf(present(ability.delayed?.[delayed], `delayed effect ${delayed}`).effect);
}

/** What the part of the effect at which it stands asks for, in that state. */
export function partOfEffect<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  effect: OpenEffect<E>,
): Part<E> {
  return makerOf(present(effectParts(layer, effect)[effect.part ?? 0], 'the part'))(state, effect.use);
}

/**
 * Resolves an effect part by part, each as far as possible. The parts are asked anew of the state as it
 * is, so nothing but the use itself is remembered between them.
 */
export function resolveFlow<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>) {
  const calls = callsFor<E>();

  const partsIn = (vars: Vars<E>) => effectParts(layer, vars);
  const partOf = (state: S, vars: Vars<E>): Part<E> => partOfEffect(layer, state, vars);

  // What closes the use happens with its last part, before anything reacts to that.
  const sequenceOf = (state: S, vars: Vars<E>, events: readonly E[]): SequenceVars<E> => {
    const pending = events.map((event): Pending<E> => ({ event, status: 'imminent' }));
    const isLast = (vars.part ?? 0) + 1 === partsIn(vars).length && vars.delayed === undefined;
    const closing = isLast ? (layer.rules.closing?.(state, vars.use) ?? NONE) : NONE;
    return closing.length === 0 ? { pending, scope: 'whole' } : { pending, scope: 'whole', closing };
  };

  const raise = (state: S, vars: Vars<E>, made: readonly E[]) => {
    const events = possible(layer, state, causedBy(causeOf(vars.use), made));
    if (events.length === 0) return next(vars, { went: 'partly' });
    const went = { went: events.length === made.length ? 'fully' : 'partly' } as const;
    return [keep(went), callFrom('raise', 'report', calls.sequence(sequenceOf(state, vars, events)))] as const;
  };
  // On to the next part, if there is one, with this remembered.
  const next = (vars: Vars<E>, more: Partial<Vars<E>>) => {
    const part = (vars.part ?? 0) + 1;
    if (part < partsIn(vars).length) return goTo('begin', changed(more, { part }));
    return finishWith({
      amendments: more.amendments ?? vars.amendments ?? NONE,
      again: more.again ?? vars.again ?? ('no' as const),
    });
  };

  return flow<S, Vars<E>, Resolution<E>>()('lcg/resolve', {
    begin: (state, vars) => {
      // Whoever is out of the game by now has no effects any more, and makes no choices for them.
      if (!state.seated.includes(vars.use.by)) return finishWith({ amendments: vars.amendments ?? NONE, again: 'no' });
      const text = partsIn(vars)[vars.part ?? 0];
      // "Then": only if what stands before it was resolved fully.
      if (text === undefined || (typeof text !== 'function' && vars.went !== 'fully')) return next(vars, {});
      const part = makerOf(text)(state, vars.use);
      const events = eventsOf(part);
      if (events !== undefined) return raise(state, vars, events);
      if (part === undefined || !('do' in part)) return next(vars, {});
      switch (part.do) {
        case 'ask':
          return goTo('ask', { into: part.into });
        case 'call':
          return goTo('call', { into: part.into });
        case 'amend':
          return next(vars, { amendments: [...(vars.amendments ?? NONE), part.amendment], went: 'fully' });
        case 'again':
          return next(vars, { again: 'yes', went: 'fully' });
      }
    },
    ask: (state, vars) => {
      const part = partOf(state, vars);
      if (!isAsking(part)) return next(vars, {});
      const { question, into } = part;
      if (!state.seated.includes(question.seat)) return next(vars, { went: 'partly' });
      return ask('answer', { ...question, message: askedBy(question.message, vars.use.ability, into) });
    },
    answered: () => goTo('remember'),
    call: (state, vars) => {
      const part = partOf(state, vars);
      return isCalling(part) ? call('answer', part.call) : next(vars, {});
    },
    remember: (_, vars) => {
      const { use, into, answer } = vars;
      // A procedure may give nothing back, and nothing is not stored.
      return next(
        vars,
        answer === undefined
          ? { went: 'fully' }
          : { use: withChoice(use, present(into, 'the name'), answer), went: 'fully' },
      );
    },
    raise: (state, vars) => raise(state, vars, eventsOf(partOf(state, vars)) ?? NONE),
    judge: (_, vars) => next(vars, haveHappened(present(vars.report, 'the report')) ? {} : { went: 'partly' }),
  });
}

const NONE: readonly never[] = [];

export function isAsking(part: object | undefined): part is AskPart {
  return part !== undefined && 'do' in part && part.do === 'ask';
}

function isCalling(part: object | undefined): part is CallPart {
  return part !== undefined && 'do' in part && part.do === 'call';
}
