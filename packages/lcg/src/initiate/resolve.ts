import { ask, call, finishWith, flow, goTo, keep, present } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { causedBy, possible } from '../ability/can-happen.ts';
import { type Amendment, type AskPart, type CallPart, eventsOf, makerOf, type Part, partsOf } from '../ability/part.ts';
import { withChoice } from '../ability/use.ts';
import { callsFor, type Resolution, type ResolveVars, type SequenceVars } from '../calls.ts';
import type { Layer } from '../layer.ts';
import { hasHappened, type Pending } from '../sequence/pending.ts';
import type { LcgEvent, LcgState } from '../state.ts';

interface Vars<E extends LcgEvent> extends ResolveVars<E> {
  readonly part?: number;
  /** How the last part went; what stands behind "then" needs `fully`. */
  readonly went?: 'fully' | 'partly';
  readonly report?: readonly Pending<E>[];
  /** The name under which the next answer or result is remembered. */
  readonly into?: string;
  readonly answer?: unknown;
  readonly amendments?: readonly Amendment<E>[];
  readonly again?: 'yes';
}

/**
 * Resolves an effect part by part, each as far as possible. The parts are asked anew of the state as it
 * is, so nothing but the use itself is remembered between them.
 */
export function resolveFlow<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>) {
  const calls = callsFor<E>();

  const partsIn = ({ use, delayed }: Vars<E>) => {
    const ability = abilityOf(layer, use.ability);
    if (delayed === undefined) return ability.parts;
    return partsOf(present(ability.delayed?.[delayed], `delayed effect ${delayed}`).effect);
  };
  const partOf = (state: S, vars: Vars<E>): Part<E> =>
    makerOf(present(partsIn(vars)[vars.part ?? 0], 'the part'))(state, vars.use);
  const eventsIn = (state: S, vars: Vars<E>): readonly E[] =>
    causedBy({ is: 'ability', ability: vars.use.ability, by: vars.use.by }, eventsOf(partOf(state, vars)) ?? []);

  // What closes the use happens with its last part, before anything reacts to that.
  const sequenceOf = (state: S, vars: Vars<E>, events: readonly E[]): SequenceVars<E> => {
    const pending = events.map((event): Pending<E> => ({ event, status: 'imminent' }));
    const isLast = (vars.part ?? 0) + 1 === partsIn(vars).length && vars.delayed === undefined;
    const closing = isLast ? (layer.rules.closing?.(state, vars.use) ?? []) : [];
    return closing.length === 0 ? { pending, scope: 'whole' } : { pending, scope: 'whole', closing };
  };

  return flow<S, Vars<E>, Resolution<E>>()('lcg/resolve', {
    begin: (_, vars) => {
      const part = partsIn(vars)[vars.part ?? 0];
      if (part === undefined) return finishWith({ amendments: vars.amendments ?? [], again: vars.again ?? 'no' });
      // "Then": only if what stands before it was resolved fully.
      return typeof part !== 'function' && vars.went !== 'fully' && goTo('next');
    },
    branch: (state, vars) => {
      const part = partOf(state, vars);
      if (eventsOf(part) !== undefined) return goTo('raise');
      if (part === undefined || !('do' in part)) return goTo('next');
      switch (part.do) {
        case 'ask':
          return [keep({ into: part.into }), goTo('ask')];
        case 'call':
          return [keep({ into: part.into }), goTo('call')];
        case 'amend':
          return [keep({ amendments: [...(vars.amendments ?? []), part.amendment], went: 'fully' }), goTo('next')];
        case 'again':
          return [keep({ again: 'yes', went: 'fully' }), goTo('next')];
      }
    },
    ask: (state, vars) => {
      const part = partOf(state, vars);
      return isAsking(part) ? ask('answer', part.question) : goTo('next');
    },
    answered: () => goTo('remember'),
    call: (state, vars) => {
      const part = partOf(state, vars);
      return isCalling(part) ? call('answer', part.call) : goTo('next');
    },
    remember: (_, { use, into, answer }) => [
      // A procedure may give nothing back, and nothing is not stored.
      keep(
        answer === undefined
          ? { went: 'fully' }
          : { use: withChoice(use, present(into, 'the name'), answer), went: 'fully' },
      ),
      goTo('next'),
    ],
    raise: (state, vars) => {
      const events = possible(layer, state, eventsIn(state, vars));
      const went = events.length === eventsIn(state, vars).length && events.length > 0 ? 'fully' : 'partly';
      if (events.length === 0) return [keep({ went: 'partly' }), goTo('next')];
      return [keep({ went }), call('report', calls.sequence(sequenceOf(state, vars, events)))];
    },
    judge: (_, vars) => !present(vars.report, 'the report').every(hasHappened) && keep({ went: 'partly' }),
    next: (_, vars) => [keep({ part: (vars.part ?? 0) + 1 }), goTo('begin')],
  });
}

function isAsking(part: object | undefined): part is AskPart {
  return part !== undefined && 'do' in part && part.do === 'ask';
}

function isCalling(part: object | undefined): part is CallPart {
  return part !== undefined && 'do' in part && part.do === 'call';
}
