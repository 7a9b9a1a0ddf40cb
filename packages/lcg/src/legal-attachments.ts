import {
  attachedCards,
  type CardId,
  cachePerLine,
  cardOf,
  hostsOfAttached,
  memoizeLast,
  type SeatId,
  type Table,
} from '@kronika/kernel';
import { areSame } from './are-same.ts';
import type { LastingEffect } from './effect/lasting.ts';
import type { Layer } from './layer.ts';
import type { Modifier } from './modifier/modifier.ts';
import type { TextChanges } from './modifier/modifiers-on.ts';
import { type LcgEvent, type LcgState, sameAbility } from './state.ts';

/** The last table whose attachments were found to be legal. */
export interface LegalAttachments<S extends LcgState> {
  /**
   * What is attached and not known to be legal still, because something has changed that it hangs on: for all of it, or
   * at the card that it is on.
   */
  doubtful(state: S): readonly CardId[];
  /** Notes that they are legal. */
  know(state: S): void;
}

interface Known {
  readonly of: Table['hosts'];
  readonly attached: readonly CardId[];
  readonly hosts: readonly CardId[];
  readonly lasting: readonly LastingEffect[];
  readonly texts: TextChanges | undefined;
  readonly controllers: readonly SeatId[];
}

/**
 * Whether something may be on something is asked after every event, and hangs on few things: what else is on the same
 * card, who controls both, and what lasts, unless it is about numbers. Of the constant texts only those matter that change
 * the texts of other cards, or that are attached themselves: these are about the card they are on.
 */
export function legalAttachmentsOf<E extends LcgEvent, S extends LcgState<E>>({
  arrangement,
  modifiers,
}: Pick<Layer<S, E>, 'arrangement' | 'modifiers'>): LegalAttachments<S> {
  const lastKnown = cachePerLine<{ last: Known | undefined }>({
    empty: () => ({ last: undefined }),
    copy: ({ last }) => ({ last }),
  });
  // Where no constant text changes texts, only lasting effects do.
  const textsIn = (state: S): TextChanges | undefined =>
    arrangement(state).changers.length === 0 ? undefined : modifiers.texts(state);
  const know = (state: S): void => {
    const { table } = state;
    lastKnown().last = {
      of: table.hosts,
      attached: attachedCards(table),
      hosts: hostsOfAttached(table),
      lasting: wordsLasting(state.lasting),
      texts: textsIn(state),
      controllers: controllersIn(table),
    };
  };
  return {
    know,
    doubtful: (state) => {
      const { table } = state;
      const { last } = lastKnown();
      if (
        last === undefined ||
        !areSame(last.lasting, wordsLasting(state.lasting)) ||
        !areSameTexts(last.texts, textsIn(state))
      )
        return attachedCards(table);
      if (last.of === table.hosts && areControlledBy(table, last.controllers)) return NOTHING;
      const found = onChanged(last, table);
      if (found.length === 0) know(state);
      return found;
    },
  };
}

/** What lasts of keywords, traits and texts: what may be on a card never hangs on its numbers. */
const wordsLasting = memoizeLast((lasting: LcgState['lasting']): readonly LastingEffect[] =>
  lasting.filter(({ gives }) => gives.some(isOfWords)),
);

function isOfWords({ is }: Modifier): boolean {
  return is === 'gain' || is === 'lose' || is === 'ability' || is === 'blank';
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

/**
 * What is on cards with which something has changed: something came or went there, or is controlled by somebody else; or
 * the card itself is attached now, or is not any more.
 */
function onChanged(before: Known, table: Table): readonly CardId[] {
  const attached = attachedCards(table);
  const hosts = hostsOfAttached(table);
  const changed: CardId[] = [];
  for (const [place, card] of attached.entries()) {
    const host = hosts[place] ?? card;
    const was = before.attached.indexOf(card);
    const isAsItWas =
      was >= 0 &&
      before.hosts[was] === host &&
      before.controllers[2 * was] === cardOf(table, card).controller &&
      before.controllers[2 * was + 1] === cardOf(table, host).controller;
    if (!isAsItWas) changed.push(host, card);
  }
  for (const [place, card] of before.attached.entries()) {
    const host = before.hosts[place] ?? card;
    const now = attached.indexOf(card);
    if (now < 0 || hosts[now] !== host) changed.push(host, card);
  }
  return attached.filter((card, place) => changed.includes(hosts[place] ?? card));
}

const NOTHING: readonly never[] = [];

/** Who controls what is attached, each followed by who controls what it is attached to. */
function controllersIn(table: Table): readonly SeatId[] {
  const hosts = hostsOfAttached(table);
  const controllers: SeatId[] = [];
  attachedCards(table).forEach((card, place) => {
    controllers.push(cardOf(table, card).controller, cardOf(table, hosts[place] ?? card).controller);
  });
  return controllers;
}

function areControlledBy(table: Table, controllers: readonly SeatId[]): boolean {
  const attached = attachedCards(table);
  const hosts = hostsOfAttached(table);
  for (let place = 0; place < attached.length; place += 1) {
    const card = attached[place];
    const host = hosts[place];
    if (card === undefined || host === undefined) continue;
    if (controllers[2 * place] !== cardOf(table, card).controller) return false;
    if (controllers[2 * place + 1] !== cardOf(table, host).controller) return false;
  }
  return true;
}
