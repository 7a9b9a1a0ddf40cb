import { attachedCards, cardOf, hostOf, type SeatId, type Table } from '@kronika/kernel';
import type { Arrangement } from './arrangement.ts';
import type { LcgEvent, LcgState } from './state.ts';

/** The last table whose attachments were found to be legal. */
export interface LegalAttachments<S extends LcgState> {
  /** Whether they are known to be legal still: nothing has changed that it hangs on. */
  areKnown(state: S): boolean;
  /** Notes that they are legal. */
  know(state: S): void;
}

interface Known {
  readonly hosts: Table['hosts'];
  readonly lasting: LcgState['lasting'];
  readonly controllers: readonly SeatId[];
}

/**
 * Whether something may be on something is asked after every event, and hangs on few things: what is on what, who
 * controls both, and what lasts. Of the constant texts only those matter that change the texts of other cards, or that are
 * attached themselves; as long as one of the first kind is in play, nothing is taken as known.
 */
export function legalAttachmentsOf<E extends LcgEvent, S extends LcgState<E>>(
  arrangement: (state: S) => Arrangement<S, E>,
): LegalAttachments<S> {
  let last: Known | undefined;
  return {
    areKnown: (state) =>
      last !== undefined &&
      last.hosts === state.table.hosts &&
      last.lasting === state.lasting &&
      arrangement(state).changers.length === 0 &&
      areControlledBy(state.table, last.controllers),
    know: (state) => {
      const { table, lasting } = state;
      last =
        arrangement(state).changers.length === 0
          ? { hosts: table.hosts, lasting, controllers: controllersIn(table) }
          : undefined;
    },
  };
}

/** Who controls what is attached, and what it is attached to. */
function controllersIn(table: Table): readonly SeatId[] {
  const controllers: SeatId[] = [];
  for (const card of attachedCards(table)) controllers.push(...controllersOf(table, card));
  return controllers;
}

function areControlledBy(table: Table, controllers: readonly SeatId[]): boolean {
  let place = 0;
  for (const card of attachedCards(table)) {
    const [one, other] = controllersOf(table, card);
    if (controllers[place] !== one || controllers[place + 1] !== other) return false;
    place += 2;
  }
  return true;
}

function controllersOf(table: Table, card: Parameters<typeof hostOf>[1]): readonly [SeatId, SeatId] {
  const { controller } = cardOf(table, card);
  const host = hostOf(table, card);
  return [controller, host === undefined ? controller : cardOf(table, host).controller];
}
