import { type CardId, cardOf, changed, type SeatId } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { Modifier } from '../modifier/modifier.ts';
import type { Cause, LcgEvent, LcgState } from '../state.ts';
import { forbid, isAllowed, type Verdict } from '../verdict.ts';
import type { Use } from './use.ts';

type Cannot = Extract<Modifier, { readonly is: 'cannot' }>;

/**
 * Whether an event could happen now and would change something, with all that forbids it. What would cause it may be
 * said beside it: whoever only tries many events need not write a cause on each.
 */
export function canHappen<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  event: E,
  cause: Cause | undefined = event.cause,
): Verdict {
  const verb = layer.rules.verb(event.is);
  const verdict = verb.can(state, event);
  return isAllowed(verdict) && verb.touches !== undefined
    ? untouchable(layer, state, event, cause, verb.touches(event))
    : verdict;
}

function untouchable<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  event: E,
  cause: Cause | undefined,
  cards: readonly CardId[],
): Verdict {
  // Tokens on an immune card are not immune.
  const isOfTokens = layer.rules.verb(event.is).changes === 'tokens';
  for (const card of cards) {
    const { controller } = cardOf(state.table, card);
    for (const modifier of layer.modifiers.onSeat(state, controller))
      if (modifier.is === 'cannot' && isForbiddenBy(layer, state, modifier, controller, event, cause))
        return forbid('cannot', modifier.rule);
    for (const modifier of layer.modifiers.on(state, card)) {
      if (modifier.is === 'cannot' && isForbiddenBy(layer, state, modifier, controller, event, cause))
        return forbid('cannot', modifier.rule);
      if (modifier.is === 'immune' && !isOfTokens && isImmuneTo(layer, state, modifier.to, cause))
        return forbid('immune', layer.rules.cites.targets);
    }
  }
  return 'allowed';
}

/** Whether "cannot" means this event: by its kind or by one of its aspects, and by whose effect it happens. */
function isForbiddenBy<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  { what, by }: Cannot,
  controller: SeatId,
  event: E,
  cause: Cause | undefined,
): boolean {
  if (by === 'opponents' && (cause?.is !== 'ability' || cause.by === controller)) return false;
  return what === event.is || layer.rules.verb(event.is).aspects?.(state, event).includes(what) === true;
}

/** Immunity protects from effects only: what is given as a cost, or done by the framework, is no effect of a card. */
function isImmuneTo<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  to: string,
  cause: Cause | undefined,
): boolean {
  return cause?.is === 'ability' && layer.rules.classesOf(state, cause).includes(to);
}

/** The events among these that can happen, each without the cards that it may not touch. */
export function possible<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  events: readonly E[],
): readonly E[] {
  const found: E[] = [];
  for (const event of events) {
    const possibly = possibleIn(layer, state, event);
    if (possibly !== undefined) found.push(possibly);
  }
  return found;
}

/** The event as far as it can happen: without the cards that it may not touch. */
export function possibleIn<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  event: E,
  cause: Cause | undefined = event.cause,
): E | undefined {
  if (isAllowed(canHappen(layer, state, event, cause))) return event;
  const { touches, without } = layer.rules.verb(event.is);
  if (touches === undefined || without === undefined) return undefined;
  const spared = touches(event).filter((card) => !isAllowed(untouchable(layer, state, event, cause, [card])));
  const rest = spared.length === 0 ? undefined : without(event, spared);
  return rest !== undefined && isAllowed(canHappen(layer, state, rest, cause)) ? rest : undefined;
}

/** What the use of an ability brings about has it as its cause. */
export function causeOf({ ability, by }: Pick<Use, 'ability' | 'by'>): Cause {
  return { is: 'ability', ability, by };
}

/** Notes on events what caused them. */
export function causedBy<E extends LcgEvent>(cause: Cause, events: readonly E[]): readonly E[] {
  return events.map((event) => changed<E, LcgEvent>(event, { cause }));
}
