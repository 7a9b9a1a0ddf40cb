import { attach, type CardId, cardOf, cardsIn, type SeatId, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { printOn } from '../cards/print-on.ts';
import type { CharacterEntered } from '../event.ts';
import { mark, moveCard } from '../handling.ts';
import { lateRules } from '../rules/late-rules.ts';
import { type L5rState, stateWith } from '../state.ts';
import { isCharacter, isInPlay, playOf, rowAt } from '../zones.ts';
import { forgetCard } from './forget-card.ts';
import { hasDash, participationAspects } from './participating.ts';
import { raised, type VerbsFor } from './verb.ts';

/** The character enters play from where it is now, under that seat's control. */
export function entering(
  state: L5rState,
  card: CardId,
  entry: Pick<CharacterEntered, 'how' | 'at' | 'rule'> & { readonly seat?: SeatId; readonly fate?: number },
): CharacterEntered {
  const { zone, controller } = cardOf(state.table, card);
  return { is: 'characterEntered', card, seat: controller, fate: 0, from: zone, ...entry };
}

/** Whether the seat has a copy of that unique card in play already (L5R-UNIQUE-b). */
export function hasUniqueCopy(state: L5rState, seat: SeatId, card: CardId): boolean {
  const { unique, name } = printOn(cardOf(state.table, card));
  if (!unique) return false;
  // Only what lies in the play area is unique in this game: characters.
  return cardsIn(state.table, playOf(seat)).some(
    (other) => other !== card && printOn(cardOf(state.table, other)).name === name,
  );
}

/** Entering play ready, with ordinary personal honor (L5R-CHAR-a, -d); attachments, and changes of control. */
export const enteringVerbs: VerbsFor<
  'characterEntered' | 'attachmentEntered' | 'attachmentMoved' | 'controlTaken' | 'holdingEntered'
> = {
  characterEntered: {
    can: (state, entry) => {
      const { card, seat, fate, at } = entry;
      if (printOn(cardOf(state.table, card)).type !== 'character') return forbid('cannotEnter', 'L5R-EVENT-e');
      if (isInPlay(state, card)) return forbid('alreadyThere', 'L5R-ZONE-d');
      if (hasUniqueCopy(state, seat, card)) return forbid('uniqueInPlay', 'L5R-UNIQUE-b');
      if (at === 'conflict' && (state.conflict === null || hasDash(state, card, state.conflict.type)))
        return forbid('cannotParticipate', 'L5R-CONF-j');
      // What it could not take part in it does not enter, as an attacker or as a defender.
      if (at === 'conflict' && lateRules().isBarredFrom(state, entry)) return forbid('cannotParticipate', 'L5R-CONF-j');
      return (state.fate[seat] ?? 0) >= fate ? 'allowed' : forbid('notEnoughFate', 'L5R-FATE-d');
    },
    aspects: (state, { seat, at }) => (at === 'conflict' ? participationAspects(state, seat) : []),
    touches: ({ card }) => [card],
    apply: (state, { card, seat, at, fate }) => {
      const moved = moveCard(state.table, card, { to: playOf(seat), face: 'up' });
      return forgetCard(
        stateWith(state, {
          fate: raised(state.fate, seat, -fate),
          table: mark(moved, card, { stance: 'ready', status: 'ordinary', fate, at, controller: seat }),
        }),
        card,
      );
    },
    see: seenByAll,
  },
  attachmentEntered: {
    can: (state, { card, seat, host }) => {
      const { type } = printOn(cardOf(state.table, card));
      if (type !== 'attachment' && type !== 'character') return forbid('cannotEnter', 'L5R-EVENT-e');
      if (isInPlay(state, card)) return forbid('alreadyThere', 'L5R-ZONE-d');
      if (hasUniqueCopy(state, seat, card)) return forbid('uniqueInPlay', 'L5R-UNIQUE-b');
      return isInPlay(state, host) && isCharacter(state, host) ? 'allowed' : forbid('noHost', 'L5R-ATT-b');
    },
    touches: ({ card }) => [card],
    apply: (state, { card, seat, host }) => {
      const moved = moveCard(state.table, card, { to: playOf(seat), face: 'up' });
      const marked = mark(moved, card, { stance: 'ready', status: 'ordinary', fate: 0, at: 'home', controller: seat });
      return forgetCard(stateWith(state, { table: attach(marked, card, host) }), card);
    },
    see: seenByAll,
  },
  attachmentMoved: {
    can: (state, { card, host }) =>
      isInPlay(state, card) && isInPlay(state, host) && isCharacter(state, host) && state.table.hosts[card] !== host
        ? 'allowed'
        : forbid('noHost', 'L5R-ATT-b'),
    touches: ({ card }) => [card],
    apply: (state, { card, host, seat }) => {
      const moved = moveCard(state.table, card, { to: playOf(seat) });
      return stateWith(state, { table: attach(mark(moved, card, { controller: seat }), card, host) });
    },
    see: seenByAll,
  },
  controlTaken: {
    can: (state, { card, seat }) => {
      if (!isInPlay(state, card) || cardOf(state.table, card).controller === seat)
        return forbid('alreadyYours', 'L5R-CTRL-b');
      return hasUniqueCopy(state, seat, card) ? forbid('uniqueInPlay', 'L5R-UNIQUE-b') : 'allowed';
    },
    touches: ({ card }) => [card],
    apply: (state, { card, seat }) => {
      const moved = moveCard(state.table, card, { to: playOf(seat) });
      return stateWith(state, { table: mark(moved, card, { controller: seat }) });
    },
    see: seenByAll,
  },
  holdingEntered: {
    can: (state, { card, seat, place }) => {
      if (printOn(cardOf(state.table, card)).type !== 'holding') return forbid('cannotEnter', 'L5R-EVENT-e');
      return isInPlay(state, card) || cardsIn(state.table, rowAt(seat, place)).length > 0
        ? forbid('notEmpty', 'L5R-REFILL-b')
        : 'allowed';
    },
    touches: ({ card }) => [card],
    apply: (state, { card, seat, place }) =>
      stateWith(state, { table: moveCard(state.table, card, { to: rowAt(seat, place), face: 'up' }) }),
    see: seenByAll,
  },
};
