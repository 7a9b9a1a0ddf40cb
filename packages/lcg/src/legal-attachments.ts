import { attachedCards, type CardId, cardOf, hostOf, type SeatId, type Table } from '@kronika/kernel';
import type { LastingEffect } from './effect/lasting.ts';
import { forTheLast } from './for-the-last.ts';
import type { Layer } from './layer.ts';
import type { Modifier } from './modifier/modifier.ts';
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
  readonly lasting: readonly LastingEffect[];
  readonly texts: TextChanges | undefined;
  readonly controllers: readonly SeatId[];
}

/**
 * Whether something may be on something is asked after every event, and hangs on few things: what is on what, who
 * controls both, and what lasts, unless it is about numbers. Of the constant texts only those matter that change the texts
 * of other cards, or that are attached themselves.
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
      areSameEffects(last.lasting, wordsLasting(state.lasting)) &&
      areControlledBy(state.table, last.controllers) &&
      areSameTexts(last.texts, textsIn(state)),
    know: (state) => {
      const { table } = state;
      const lasting = wordsLasting(state.lasting);
      last = { hosts: table.hosts, lasting, texts: textsIn(state), controllers: controllersIn(table) };
    },
  };
}

/** What lasts of keywords, traits and texts: what may be on a card never hangs on its numbers. */
const wordsLasting = forTheLast((lasting: LcgState['lasting']): readonly LastingEffect[] =>
  lasting.filter(({ gives }) => gives.some(isOfWords)),
);

function isOfWords({ is }: Modifier): boolean {
  return is === 'gain' || is === 'lose' || is === 'ability' || is === 'blank';
}

function areSameEffects(one: readonly LastingEffect[], other: readonly LastingEffect[]): boolean {
  return one === other || (one.length === other.length && one.every((effect, place) => effect === other[place]));
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

/** Who controls what is attached, each followed by who controls what it is attached to. */
function controllersIn(table: Table): readonly SeatId[] {
  const controllers: SeatId[] = [];
  for (const card of attachedCards(table))
    controllers.push(cardOf(table, card).controller, hostController(table, card));
  return controllers;
}

function areControlledBy(table: Table, controllers: readonly SeatId[]): boolean {
  let place = 0;
  for (const card of attachedCards(table)) {
    if (controllers[place] !== cardOf(table, card).controller) return false;
    if (controllers[place + 1] !== hostController(table, card)) return false;
    place += 2;
  }
  return true;
}

function hostController(table: Table, card: CardId): SeatId {
  return cardOf(table, hostOf(table, card) ?? card).controller;
}
