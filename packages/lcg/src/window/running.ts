import type { Frame, Match } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { ForcedWindowVars, ResolveVars, TriggerWindowVars } from '../calls.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/**
 * What the innermost procedure of a match is about, for who explains the question it asks. The flows of the layer
 * made these frames, so the name of the flow says what its variables are.
 */
export function openTriggerWindow<E extends LcgEvent>(match: Match<LcgState<E>>): TriggerWindowVars<E> | undefined {
  const frame = match.stack.at(-1);
  return frame?.flow === 'lcg/trigger-window' && isTriggerWindow<E>(frame.vars) ? frame.vars : undefined;
}

/** The window, forced or optional, that this frame holds open for answers to events. */
export function answeringWindow<E extends LcgEvent>({ flow, vars }: Frame): ForcedWindowVars<E> | undefined {
  const isWindow = flow === 'lcg/trigger-window' || flow === 'lcg/forced-window';
  return isWindow && isAnsweringWindow<E>(vars) ? vars : undefined;
}

/** The use of an ability that is being paid or aimed. */
export function openUse<E extends LcgEvent>(match: Match<LcgState<E>>): Use<E> | undefined {
  const frame = match.stack.at(-1);
  return frame?.flow === 'lcg/initiate' && isUsing<E>(frame.vars) ? frame.vars.use : undefined;
}

/** An effect that is being resolved, and at which of its parts it stands. */
export interface OpenEffect<E extends LcgEvent> extends ResolveVars<E> {
  readonly part?: number;
}

/** The effect whose text asks something. */
export function openEffect<E extends LcgEvent>(match: Match<LcgState<E>>): OpenEffect<E> | undefined {
  const frame = match.stack.at(-1);
  return frame?.flow === 'lcg/resolve' && isUsing<E>(frame.vars) ? frame.vars : undefined;
}

/** The kind of action window that is open. */
export function openActionWindow(match: Match): string | undefined {
  const frame = match.stack.at(-1);
  const kind = frame?.flow === 'lcg/action-window' ? frame.vars.kind : undefined;
  return typeof kind === 'string' ? kind : undefined;
}

function isTriggerWindow<E extends LcgEvent>(vars: object): vars is TriggerWindowVars<E> {
  return isAnsweringWindow(vars) && 'turn' in vars;
}

function isAnsweringWindow<E extends LcgEvent>(vars: object): vars is ForcedWindowVars<E> {
  return 'pending' in vars && Array.isArray(vars.pending) && 'used' in vars && Array.isArray(vars.used);
}

/** Whether the variables are those of a procedure about the use of an ability. */
export function isUsing<E extends LcgEvent>(vars: object): vars is { readonly use: Use<E> } {
  return 'use' in vars && typeof vars.use === 'object' && vars.use !== null && 'ability' in vars.use;
}
