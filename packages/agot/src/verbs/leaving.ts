import { type CardId, cardOf, detach, type Move, mayKnow } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { printOf } from '../cards/fact.ts';
import type { LeftPlay } from '../event.ts';
import { mark, moveCard } from '../handling.ts';
import { definitionOf } from '../rules/card-definition.ts';
import { type AgotState, stateWith, UNMARKED } from '../state.ts';
import {
  attachedTo,
  deadOf,
  deckOf,
  discardOf,
  duplicatesOf,
  handOf,
  isInPlayArea,
  REMOVED,
  typeOf,
} from '../zones.ts';
import { forgetCard } from './forget-card.ts';
import type { VerbsFor } from './verb.ts';

type Departure = Pick<LeftPlay, 'to' | 'how' | 'rule'> & Partial<Pick<LeftPlay, 'save'>>;

/** The card leaves play as it is now. A sacrifice can never be saved from (AGOT-SAC-c). */
export function leaving(state: AgotState, card: CardId, { to, how, rule, save = 'possible' }: Departure): LeftPlay {
  const { printed, controller, face } = cardOf(state.table, card);
  return {
    is: 'leftPlay',
    card,
    printed: face === 'up' ? printed : null,
    to,
    how,
    type: typeOf(state, card),
    controller,
    save: how === 'sacrificed' ? 'impossible' : save,
    ...(rule === undefined ? {} : { rule }),
  };
}

/** A character is killed: it leaves play for its owner's dead pile (AGOT-KILL-a). */
export function killing(state: AgotState, card: CardId, more: Pick<Departure, 'rule' | 'save'> = {}): LeftPlay {
  return leaving(state, card, { to: 'dead', how: 'killed', ...more });
}

/** Where the card goes: always to a zone of its owner (AGOT-ZONE-h). */
export function destination(state: AgotState, { card, to }: LeftPlay): Move {
  const { owner } = cardOf(state.table, card);
  switch (to) {
    case 'discard':
      return { to: discardOf(owner), at: 'top', face: 'up' };
    case 'dead':
      return { to: deadOf(owner), at: 'top', face: 'up' };
    case 'hand':
      return { to: handOf(owner), face: 'up' };
    case 'deckTop':
      return { to: deckOf(owner), at: 'top', face: 'down' };
    case 'deckBottom':
      return { to: deckOf(owner), at: 'bottom', face: 'down' };
    case 'removed':
      return { to: REMOVED, face: 'up' };
  }
}

function isTerminal(state: AgotState, attachment: CardId): boolean {
  const { as, printed } = cardOf(state.table, attachment);
  const keywords =
    as === 'attachment' ? definitionOf(printed).becomes?.keywords : printOf(printed).keywords.map(({ is }) => is);
  return keywords?.includes('terminal') ?? false;
}

/**
 * At the same time duplicates are discarded and attachments return to their owners' hands, except terminal ones. Nothing
 * saves them from it: what they are on is gone all the same (AGOT-SAVE-c).
 */
export function companions(state: AgotState, card: CardId): readonly LeftPlay[] {
  return [
    ...duplicatesOf(state, card).map((duplicate) =>
      leaving(state, duplicate, { to: 'discard', how: 'discarded', save: 'impossible', rule: 'AGOT-LEAVE-d' }),
    ),
    ...attachedTo(state, card).map((attachment) =>
      isTerminal(state, attachment)
        ? leaving(state, attachment, {
            to: 'discard',
            how: 'discarded',
            save: 'impossible',
            rule: 'AGOT-KW-TERMINAL-a',
          })
        : leaving(state, attachment, { to: 'hand', how: 'returned', save: 'impossible', rule: 'AGOT-ATT-e' }),
    ),
  ];
}

/**
 * The card moves there and is under its owner's control again. Its tokens go back to the treasury (AGOT-LEAVE-c); if it
 * comes back, it is a new card (AGOT-LEAVE-b).
 */
export function departed(state: AgotState, card: CardId, move: Move): AgotState {
  const { owner } = cardOf(state.table, card);
  const moved = detach(moveCard(state.table, card, move), card);
  return forgetCard(stateWith(state, { table: mark(moved, card, { ...UNMARKED, controller: owner }) }), card);
}

/** Leaving play, by whichever way. Faction cards and plots never leave like this (AGOT-ZONE-e, -f). */
export const leavingVerbs: VerbsFor<'leftPlay'> = {
  leftPlay: {
    can: (state, { card, how }) => {
      if (!isInPlayArea(state, card)) return forbid('notInPlay', 'AGOT-ZONE-d');
      return how === 'killed' && typeOf(state, card) !== 'character' ? forbid('noCharacter', 'AGOT-KILL-a') : 'allowed';
    },
    aspects: (_, { how }) => [how],
    touches: ({ card }) => [card],
    departure: true,
    along: (state, { card }) => companions(state, card),
    apply: (state, event) => departed(state, event.card, destination(state, event)),
    // Where it goes, who watches may not be able to tell it from others any more.
    see: (event, viewer, state) => {
      if (mayKnow(state.table, event.card, viewer)) return event;
      const { card: _, ...rest } = event;
      return rest;
    },
  },
};
