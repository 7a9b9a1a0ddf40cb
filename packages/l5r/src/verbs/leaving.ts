import { attachmentsOn, type CardId, cardOf, detach, type Move, mayKnow } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import type { L5rEvent, LeftPlay } from '../event.ts';
import { mark, moveCard } from '../handling.ts';
import { type L5rState, stateWith } from '../state.ts';
import { deckOf, discardOf, handOf, isInPlay, REMOVED, typeOf } from '../zones.ts';
import { forgetCard } from './forget-card.ts';
import type { VerbsFor } from './verb.ts';

/** The card leaves play as it is now. */
export function leaving(
  state: L5rState,
  card: CardId,
  departure: Pick<LeftPlay, 'to' | 'how'> & Pick<LeftPlay, 'rule'>,
): LeftPlay {
  const { printed, controller, status } = cardOf(state.table, card);
  return { is: 'leftPlay', card, printed, controller, status, type: typeOf(state, card), ...departure };
}

/** Where the card goes: always to zones of its owner (L5R-CTRL-d). */
function destination(state: L5rState, { card, to }: LeftPlay): Move {
  const { owner } = cardOf(state.table, card);
  switch (to) {
    case 'discard':
      return { to: discardOf(state, card), at: 'top', face: 'up' };
    case 'hand':
      return { to: handOf(owner), face: 'up' };
    case 'deckTop':
      return { to: deckOf(state, card), at: 'top', face: 'down' };
    case 'deckBottom':
      return { to: deckOf(state, card), at: 'bottom', face: 'down' };
    case 'removed':
      return { to: REMOVED, face: 'up' };
  }
}

/** What is attached goes along: ancestral attachments to their owners' hands, all others to the discard piles. */
function attachmentsGo(state: L5rState, { card }: LeftPlay): readonly L5rEvent[] {
  return attachmentsOn(state.table, card).map((attachment) => {
    const isAncestral = factOf(cardOf(state.table, attachment).printed).keywords.includes('ancestral');
    return isAncestral
      ? leaving(state, attachment, { to: 'hand', how: 'returned', rule: 'L5R-KW-ANCESTRAL' })
      : leaving(state, attachment, { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-c' });
  });
}

/** Leaving play, by whichever way. */
export const leavingVerbs: VerbsFor<'leftPlay'> = {
  leftPlay: {
    can: (state, { card }) => {
      if (!isInPlay(state, card)) return forbid('notInPlay', 'L5R-LEAVE-a');
      return typeOf(state, card) === 'stronghold' ? forbid('neverLeaves', 'L5R-STRONG-a') : 'allowed';
    },
    // "Cannot be discarded" is narrower than "cannot leave play" (L5R-SAC-c).
    aspects: (_, { how }) => [how],
    touches: ({ card }) => [card],
    departure: true,
    along: attachmentsGo,
    apply: (state, event) => {
      const { card } = event;
      const { owner } = cardOf(state.table, card);
      const moved = detach(moveCard(state.table, card, destination(state, event)), card);
      // Its tokens go back to the general pool; if it comes back, it is a new card (L5R-LEAVE-b, -d).
      const table = mark(moved, card, { stance: 'ready', status: 'ordinary', fate: 0, at: 'home', controller: owner });
      return forgetCard(stateWith(state, { table }), card);
    },
    // Where it goes, who watches may not be able to tell it from others any more.
    see: (event, viewer, state) => {
      if (mayKnow(state.table, event.card, viewer)) return event;
      const { card: _, ...rest } = event;
      return rest;
    },
  },
};
