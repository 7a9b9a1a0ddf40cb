import {
  afterThat,
  ask,
  type Call,
  type Callers,
  type CardId,
  call,
  callFrom,
  chooseBy,
  emit,
  emitAll,
  finishWith,
  flow,
  forget,
  goTo,
  keep,
  mayKnow,
  type Option,
  type PrintedId,
  present,
  type SeatId,
} from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { INTERRUPTS, REACTIONS, type TriggerKind } from '../ability/ability.ts';
import { canHappen, possible } from '../ability/can-happen.ts';
import { callsFor, type Resolution, type SequenceVars } from '../calls.ts';
import type { DelayedEffect } from '../effect/delayed.ts';
import type { Until } from '../effect/lasting.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { isAllowed } from '../verdict.ts';
import { isAnyAnswered, isAnyWorthOpening } from '../window/candidates.ts';
import { groundsAt } from '../window/grounds.ts';
import { NO_USES, type WindowUses } from '../window/remembered-uses.ts';
import { departingBelow } from './departing.ts';
import { hasHappened, isImminent, type Pending, withStatus } from './pending.ts';
import { isPileOrderRead } from './pile-reading.ts';

/** A delayed effect that is due: its number, the text it comes from, and whose it is. */
export interface DelayedOption extends Option {
  readonly is: 'delayed';
  readonly number: number;
  readonly printed: PrintedId;
  /** The card it comes from, if the seat that is asked may still know which one that is. */
  readonly card?: CardId;
  /** Its name in the ability that left it behind. */
  readonly name: string;
  readonly by: SeatId;
  /** What was chosen for it. */
  readonly cards: readonly CardId[];
}

interface Vars<E extends LcgEvent> extends SequenceVars<E> {
  /** The delayed effect that comes next. */
  readonly due?: number;
  readonly resolution?: Resolution<E>;
  /** The events that happen, in the order somebody has chosen for them. */
  readonly arranged?: readonly E[];
  /** What follows when all reactions are over. */
  readonly aftermath?: Call;
}

/**
 * What both games prescribe for everything that happens: *would* interrupts (forced first), forced
 * interrupts, interrupts, the events themselves, what must be put right at once, delayed effects,
 * forced reactions, reactions. A sequence inside a sequence is a frame on top of it, however deep.
 */
export function sequenceFlow<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>, uses: WindowUses<S, E>) {
  const calls = callsFor<E>();
  // Most windows have nobody who could answer: those are not opened at all.
  const forced = (kind: TriggerKind, state: S, { pending }: Vars<E>) =>
    uses.isAny(state, kind, pending) && call('pending', forcedWindow(kind, pending));
  const optional = (kind: TriggerKind, state: S, { pending }: Vars<E>) =>
    uses.isAny(state, kind, pending) && call('pending', optionalWindow(state, kind, pending));
  const forcedWindow = (kind: TriggerKind, pending: readonly Pending<E>[]) =>
    calls.forcedWindow({ kind, pending, used: NO_USES });
  const optionalWindow = (state: S, kind: TriggerKind, pending: readonly Pending<E>[]) =>
    calls.triggerWindow({ kind, pending, used: NO_USES, turn: state.first, passes: 0 });

  const arrangementOf = (state: S, pending: readonly Pending<E>[]): Call<readonly E[]> | undefined => {
    const { arranging } = layer.rules;
    if (arranging === undefined || pending.length < 2 || !isPileOrderRead(layer.rules)) return;
    // Mostly there is nothing to arrange, whether or not all of it happens.
    if (arranging(state, imminent(pending)) === undefined) return;
    return arranging(state, happened(layer, state, pending).happening);
  };
  const settle = (state: S, callers: Callers) => layer.rules.settle(state, departingBelow(layer.rules, callers));
  const letHappen = (
    state: S,
    pending: readonly Pending<E>[],
    { closing = NO_EVENTS, arranged }: Vars<E>,
    callers: Callers,
  ) => {
    if (arranged === undefined && arrangementOf(state, pending) !== undefined) return goTo('arrange', { pending });
    const { happening, after } = happened(layer, state, pending);
    // Whose card it is may be out of the game by now.
    const last = closing.length === 0 ? closing : possible(layer, state, closing);
    const aftermath = layer.rules.afterwards?.(state, happening);
    const left = aftermath === undefined ? { pending: after } : { pending: after, aftermath };
    return [
      emitAll(last.length === 0 ? (arranged ?? happening) : [...(arranged ?? happening), ...last]),
      afterThat((then: S) => {
        const noticed = layer.rules.noticed?.(state, then) ?? NO_EVENTS;
        const told = noticed.length === 0 ? left : { ...left, pending: [...after, ...noticed.map(asHappened)] };
        return settle(then, callers) === undefined ? answered(then, told) : goTo('settle', told);
      }),
    ] as const;
  };

  // What comes when everything is put right: mostly nothing is due any more, and no card could react.
  const answered = (state: S, left: Pick<Vars<E>, 'pending' | 'aftermath'>) => {
    const { pending, aftermath } = left;
    if (state.delayed.length > 0) return goTo('orderDelayed', left);
    if (isAnyAnswered(layer, REACTIONS, pending)) {
      if (uses.isAny(state, 'forcedReaction', pending))
        return [keep(left), callFrom('forcedReactions', 'pending', forcedWindow('forcedReaction', pending))] as const;
      if (uses.isAny(state, 'reaction', pending))
        return [keep(left), callFrom('reactions', 'pending', optionalWindow(state, 'reaction', pending))] as const;
    }
    return aftermath === undefined ? finishWith(pending) : goTo('cleanUp', left);
  };

  // The first window before the events in which anybody answers; often the text of a card could, but not now.
  const firstInterrupt = (state: S, { scope }: Vars<E>, pending: readonly Pending<E>[]) => {
    if (uses.isAny(state, 'forcedWould', pending)) return 'forcedWould';
    if (uses.isAny(state, 'would', pending)) return 'would';
    if (scope === 'initiation') return undefined;
    if (uses.isAny(state, 'forcedInterrupt', pending)) return 'forcedInterrupts';
    return uses.isAny(state, 'interrupt', pending) ? 'interrupts' : undefined;
  };

  return flow<S, Vars<E>, readonly Pending<E>[]>()('lcg/sequence', {
    gather: (state, vars, callers) => {
      const pending = withCompanions(layer, state, vars.pending);
      if (!isAnyWorthOpening(layer, state, INTERRUPTS, pending))
        return vars.scope === 'initiation' ? finishWith(pending) : letHappen(state, pending, vars, callers);
      const possible = withoutImpossible(layer, state, pending);
      if (!possible.some(isImminent)) return finishWith(possible);
      const first = firstInterrupt(state, vars, possible);
      if (first !== undefined) return goTo(first, { pending: possible });
      return vars.scope === 'initiation' ? finishWith(possible) : letHappen(state, possible, vars, callers);
    },
    forcedWould: (state, vars) => forced('forcedWould', state, vars),
    would: (state, vars) => optional('would', state, vars),
    checkImminent: (state, { pending, scope }) =>
      scope === 'initiation' || !pending.some(isImminent)
        ? finishWith(pending)
        : keep({ pending: withNewCompanions(layer, state, pending) }),
    forcedInterrupts: (state, vars) => forced('forcedInterrupt', state, vars),
    interrupts: (state, vars) => optional('interrupt', state, vars),
    happen: (state, vars, callers) => letHappen(state, withNewCompanions(layer, state, vars.pending), vars, callers),
    arrange: (state, { pending }) => {
      const arrangement = arrangementOf(state, pending);
      return arrangement !== undefined && call('arranged', arrangement);
    },
    happenArranged: (state, vars, callers) => letHappen(state, vars.pending, vars, callers),
    settle: (state, { pending, aftermath }, callers) => {
      const due = settle(state, callers);
      if (due !== undefined) return call(due);
      return answered(state, aftermath === undefined ? { pending } : { pending, aftermath });
    },
    settleMore: () => goTo('settle'),
    orderDelayed: (state, vars) => {
      const due = dueEffects(layer, state, vars.pending);
      if (due.length === 0) return goTo('forcedReactions');
      return ask(
        'due',
        chooseBy('number', {
          seat: state.first,
          options: due.map((effect) => delayedOption(state, effect)),
          message: { key: 'nextDelayed' },
          because: { is: 'rule', rule: layer.rules.cites.delayed },
          ifItMatters: groundsAt(state),
        }),
      );
    },
    resolveDelayed: (state, { due, pending }) => {
      const effect = present(
        dueEffects(layer, state, pending).find(({ number }) => number === due),
        'the delayed effect',
      );
      return [
        emit(layer.rules.lift({ is: 'delayedSpent', number: effect.number })),
        call('resolution', calls.resolve({ use: effect.use, delayed: effect.name })),
      ];
    },
    // What was due last is not remembered: in whichever order they came, the match goes on alike.
    nextDelayed: () => [forget('due', 'resolution'), goTo('orderDelayed')],
    forcedReactions: (state, vars) => forced('forcedReaction', state, vars),
    reactions: (state, vars) => optional('reaction', state, vars),
    cleanUp: (_, { pending, aftermath }) => (aftermath === undefined ? finishWith(pending) : call(aftermath)),
    report: (_, { pending }) => finishWith(pending),
  });
}

const NO_EVENTS: readonly never[] = [];

function delayedOption<E extends LcgEvent>(
  { first, table }: LcgState<E>,
  { number, name, use: { ability, by, targets } }: DelayedEffect<E>,
): DelayedOption {
  const { self, printed } = ability;
  const option: DelayedOption = { is: 'delayed', number, printed, name, by, cards: Object.values(targets).flat() };
  return mayKnow(table, self, first) ? { ...option, card: self } : option;
}

function asHappened<E extends LcgEvent>(event: E): Pending<E> {
  return { event, status: 'happened' };
}

/** The events with all that happens along with them; `concerned` says which of them have not been asked yet. */
function withCompanions<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  pending: readonly Pending<E>[],
  concerned: (item: Pending<E>) => boolean = () => true,
): readonly Pending<E>[] {
  // Mostly nothing happens along with it, and then the list stays what it is.
  let all: Pending<E>[] | undefined;
  for (let at = 0; at < (all ?? pending).length; at += 1) {
    const item = (all ?? pending)[at];
    if (item === undefined || (at < pending.length && !concerned(item))) continue;
    const companions = layer.rules.verb(item.event.is).along?.(state, item.event);
    if (companions === undefined || companions.length === 0) continue;
    all ??= pending.slice();
    for (const companion of companions) all.push({ event: companion, status: 'imminent', because: at });
  }
  return all ?? pending;
}

/** The same for events that came in the place of others. */
function withNewCompanions<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  pending: readonly Pending<E>[],
): readonly Pending<E>[] {
  const isChanged = ({ changed }: Pending<E>): boolean => changed === true;
  if (!pending.some(isChanged)) return pending;
  return withCompanions(layer, state, pending, isChanged).map(({ changed: _, ...item }) => item);
}

/** The events that are still to happen, or what has been put in their places. */
function imminent<E extends LcgEvent>(pending: readonly Pending<E>[]): readonly E[] {
  const events: E[] = [];
  for (const item of pending) {
    if (!isImminent(item)) continue;
    if (item.instead === undefined) events.push(item.event);
    else events.push(...item.instead);
  }
  return events;
}

/** What really happens: interrupts may have made an event impossible, or put something in its place. */
function happened<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  pending: readonly Pending<E>[],
): { readonly happening: readonly E[]; readonly after: readonly Pending<E>[] } {
  const happening: E[] = [];
  const after: Pending<E>[] = [];
  for (const item of withoutImpossible(layer, state, pending)) {
    if (!isImminent(item)) after.push(item);
    else {
      if (item.instead === undefined) happening.push(item.event);
      else happening.push(...possible(layer, state, item.instead));
      after.push(withStatus(item, 'happened'));
    }
  }
  return { happening, after };
}

/** What cannot happen is not imminent, and neither is what would happen only because of it. */
function withoutImpossible<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  pending: readonly Pending<E>[],
): readonly Pending<E>[] {
  let after: Pending<E>[] | undefined;
  for (let at = 0; at < pending.length; at += 1) {
    const item = pending[at];
    if (item === undefined || !isImminent(item)) continue;
    const leader = item.because === undefined ? undefined : (after ?? pending)[item.because];
    const isPossible =
      item.instead === undefined
        ? isAllowed(canHappen(layer, state, item.event))
        : item.instead.length === 0 || possible(layer, state, item.instead).length > 0;
    if (isPossible && leader?.status !== 'failed') continue;
    after ??= pending.slice();
    after[at] = withStatus(item, 'failed');
  }
  return after ?? pending;
}

/** The delayed effects whose moment has come with these events. */
function dueEffects<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  pending: readonly Pending<E>[],
): readonly DelayedEffect<E>[] {
  if (state.delayed.length === 0) return [];
  const events = pending.filter(hasHappened).map(({ event }) => event);
  return state.delayed.filter(({ use, name, until }) => {
    if (!isRunning(state, until) && !events.some((event) => isEndOf(event, until))) return false;
    const when = abilityOf(layer, use.ability).delayed?.[name]?.when;
    return (
      when !== undefined && events.some((event) => when.kinds.includes(event.is) && when.matches(state, event, use))
    );
  });
}

function isRunning(state: LcgState, until: Until): boolean {
  return until === 'endOfGame' || state.periods[until.period] === until.number;
}

function isEndOf(event: LcgEvent, until: Until): boolean {
  return event.is === 'periodEnded' && 'period' in event && until !== 'endOfGame' && event.period === until.period;
}
