import type { Amendment } from '../ability/part.ts';
import type { LcgEvent } from '../state.ts';

/** An event on its way through a sequence. */
export interface Pending<E extends LcgEvent = LcgEvent> {
  readonly event: E;
  /**
   * `imminent` until it happens; `cancelled` when it was stopped or changed into something else;
   * `failed` when it could not happen any more.
   */
  readonly status: 'imminent' | 'cancelled' | 'happened' | 'failed';
  /** What happens in its place. */
  readonly instead?: readonly E[];
  /** The event it goes with: attachments leave because their host does. */
  readonly because?: number;
  /** It came in the place of another event: what happens along with it is still to be found. */
  readonly changed?: true;
}

/** Applies what interrupts have decided about the events. */
export function amended<E extends LcgEvent>(
  pending: readonly Pending<E>[],
  amendments: readonly Amendment<E>[],
): readonly Pending<E>[] {
  return amendments.reduce((before, amendment) => withAmendment(before, amendment), pending);
}

function withAmendment<E extends LcgEvent>(
  pending: readonly Pending<E>[],
  amendment: Amendment<E>,
): readonly Pending<E>[] {
  const concerned = pending[amendment.at];
  if (concerned?.status !== 'imminent') return pending;
  switch (amendment.is) {
    case 'cancel':
      return withoutFollowers(pending, amendment.at).with(amendment.at, { ...concerned, status: 'cancelled' });
    case 'change':
      return withoutFollowers(pending, amendment.at).with(amendment.at, {
        event: amendment.event,
        status: 'imminent',
        changed: true,
      });
    case 'instead':
      // Of several replacements the one used last applies.
      return pending.with(amendment.at, { ...concerned, instead: amendment.events });
  }
}

/** What happens only because of an event does not happen without it. */
function withoutFollowers<E extends LcgEvent>(pending: readonly Pending<E>[], leader: number): readonly Pending<E>[] {
  return pending.map(
    (item, at): Pending<E> => (follows(pending, at, leader) ? { ...item, status: 'cancelled' } : item),
  );
}

/** Whether the event at `at` happens only because the one at `leader` does. */
function follows<E extends LcgEvent>(pending: readonly Pending<E>[], at: number, leader: number): boolean {
  const item = pending[at];
  if (item?.because === undefined || item.status !== 'imminent') return false;
  return item.because === leader || follows(pending, item.because, leader);
}

export function isImminent(pending: Pending): boolean {
  return pending.status === 'imminent';
}

export function hasHappened(pending: Pending): boolean {
  return pending.status === 'happened';
}

/** Whether all that was meant has happened; what would only have gone along with it was not meant itself. */
export function haveHappened(pending: readonly Pending[]): boolean {
  return pending.every((item) => item.because !== undefined || hasHappened(item));
}

/** The same event at another stage of its way. */
export function withStatus<E extends LcgEvent>(pending: Pending<E>, status: Pending['status']): Pending<E> {
  const { event, instead, because, changed } = pending;
  // Mostly there is nothing else to say of it; those are all of one shape.
  return instead === undefined && because === undefined && changed === undefined
    ? { event, status }
    : { ...pending, status };
}
