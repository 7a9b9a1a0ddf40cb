import { type Call, flowCalled, type SeatId } from '@kronika/kernel';
import type { TriggerKind } from './ability/ability.ts';
import type { Amendment } from './ability/part.ts';
import type { Use } from './ability/use.ts';
import type { Pending } from './sequence/pending.ts';
import type { LcgEvent } from './state.ts';

/** What a use of an ability came to. */
export interface Resolution<E> {
  /** What it decided about the events it answers to. */
  readonly amendments: readonly Amendment<E>[];
  /** Whether it shall resolve a second time. */
  readonly again: 'yes' | 'no';
}

/** Events about to go through a sequence. */
export interface SequenceVars<E extends LcgEvent> {
  readonly pending: readonly Pending<E>[];
  /** `initiation` opens only the windows in which the initiation of an effect can be cancelled. */
  readonly scope: 'whole' | 'initiation';
  /** What happens unnoticed together with the events. */
  readonly closing?: readonly E[];
}

export interface ForcedWindowVars<E extends LcgEvent> {
  readonly kind: TriggerKind;
  readonly pending: readonly Pending<E>[];
  /** What was used in this window: each ability once for each event. */
  readonly used: readonly Use<E>[];
}

export interface TriggerWindowVars<E extends LcgEvent> extends ForcedWindowVars<E> {
  /** Who has the opportunity. */
  readonly turn: SeatId;
  /** How many seats have passed in succession. */
  readonly passes: number;
}

export interface ActionWindowVars {
  /** What the window is for; abilities may be restricted to one kind. */
  readonly kind: string;
  readonly turn: SeatId;
  readonly passes: number;
}

export interface ResolveVars<E extends LcgEvent> {
  readonly use: Use<E>;
  /** The delayed effect of that name instead of the ability's own. */
  readonly delayed?: string;
}

/** The procedures of the layer, ready to be called by flows of a game with these events. */
export function callsFor<E extends LcgEvent>() {
  const sequence = flowCalled<SequenceVars<E>, readonly Pending<E>[]>('lcg/sequence');
  const window = flowCalled<ActionWindowVars, undefined>('lcg/action-window');
  return {
    /** Lets events happen at the same time, with all windows before and after; gives back what became of them. */
    sequence,
    /** A window for optional interrupts or reactions; gives back the events as they were amended. */
    triggerWindow: flowCalled<TriggerWindowVars<E>, readonly Pending<E>[]>('lcg/trigger-window'),
    /** Resolves the forced abilities of one kind, in the order the first player sets. */
    forcedWindow: flowCalled<ForcedWindowVars<E>, readonly Pending<E>[]>('lcg/forced-window'),
    /** Uses an ability: the seven steps from the check to the resolution. */
    initiate: flowCalled<{ readonly use: Use<E> }, Resolution<E>>('lcg/initiate'),
    /** Resolves an effect part by part. */
    resolve: flowCalled<ResolveVars<E>, Resolution<E>>('lcg/resolve'),
    /** A window in which the seats take actions in turn, until all pass in succession. */
    actionWindow: (vars: { readonly kind: string; readonly first: SeatId }) =>
      window({ kind: vars.kind, turn: vars.first, passes: 0 }),
    /** Such a window, in which so many seats before this one have just passed. */
    passedWindow: (vars: { readonly kind: string; readonly turn: SeatId; readonly passes: number }) => window(vars),
    /** Lets events happen at the same time, with all that answers to them. */
    raise: (...events: readonly E[]): Call<readonly Pending<E>[]> & { readonly into?: never } =>
      sequence({ pending: events.map((event) => ({ event, status: 'imminent' })), scope: 'whole' }),
  };
}
