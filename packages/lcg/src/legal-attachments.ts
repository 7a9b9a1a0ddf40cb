import { attachedCards, cardOf, hostOf, type SeatId, type Table } from '@kronika/kernel';
import type { Layer } from './layer.ts';
import type { TextChanges } from './modifier/modifiers-on.ts';
import { type LcgEvent, type LcgState, sameAbility } from './state.ts';

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
  readonly texts: TextChanges | undefined;
  readonly controllers: readonly SeatId[];
}

/**
 * Whether something may be on something is asked after every event, and hangs on few things: what is on what, who
 * controls both, and what lasts. Of the constant texts only those matter that change the texts of other cards, or that are
 * attached themselves.
 */
export function legalAttachmentsOf<E extends LcgEvent, S extends LcgState<E>>({
  arrangement,
  modifiers,
}: Pick<Layer<S, E>, 'arrangement' | 'modifiers'>): LegalAttachments<S> {
  let last: Known | undefined;
  // Where no constant text changes texts, only lasting effects do.
  const textsIn = (state: S): TextChanges | undefined =>
    arrangement(state).changers.length === 0 ? undefined : modifiers.texts(state);
  return {
    areKnown: (state) =>
      last !== undefined &&
      last.hosts === state.table.hosts &&
      last.lasting === state.lasting &&
      areControlledBy(state.table, last.controllers) &&
      areSameTexts(last.texts, textsIn(state)),
    know: (state) => {
      const { table, lasting } = state;
      last = { hosts: table.hosts, lasting, texts: textsIn(state), controllers: controllersIn(table) };
    },
  };
}

function areSameTexts(one: TextChanges | undefined, other: TextChanges | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined) return false;
  if (one.blank.size !== other.blank.size || one.gained.length !== other.gained.length) return false;
  for (const card of one.blank) if (!other.blank.has(card)) return false;
  return one.gained.every((ability, place) => {
    const there = other.gained[place];
    return there !== undefined && sameAbility(ability, there);
  });
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
