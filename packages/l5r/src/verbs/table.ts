import { cardOf, cardsIn, mayKnow, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { mark, moveCard, moveCards, turn } from '../handling.ts';
import { type ConflictRecord, ringsWith, stateWith } from '../state.ts';
import { conflictDeckOf, discardOf, handOf, isInPlay, typeOf } from '../zones.ts';
import { forgetDeck } from './cards.ts';
import { always, type VerbsFor } from './verb.ts';

/** What a player has at the beginning of a conflict phase. */
export const FRESH_RECORD: ConflictRecord = { opportunities: 2, declared: [], lost: 0 };

/** Drawing, discarding what is not in play, revealing and breaking. */
export const tableVerbs: VerbsFor<
  | 'cardsDrawn'
  | 'cardDiscarded'
  | 'provinceBroken'
  | 'revealed'
  | 'roundEntered'
  | 'phaseEntered'
  | 'conflictTypeSwitched'
> = {
  cardsDrawn: {
    can: (state, { seat }) =>
      cardsIn(state.table, conflictDeckOf(seat)).length > 0 ? 'allowed' : forbid('emptyDeck', 'L5R-EMPTY-b'),
    apply: (state, { seat, count }) => {
      const drawn = cardsIn(state.table, conflictDeckOf(seat)).slice(0, count);
      return stateWith(forgetDeck(state, drawn), {
        table: moveCards(state.table, drawn, { to: handOf(seat), face: 'up' }),
      });
    },
    see: (event, viewer, state) =>
      viewer === event.seat || viewer === 'arbiter'
        ? { ...event, cards: cardsIn(state.table, handOf(event.seat)).slice(-event.count) }
        : event,
  },
  cardDiscarded: {
    can: (state, { card }) => {
      if (typeOf(state, card) === 'role') return forbid('neverLeaves', 'L5R-ROLE-b');
      return isInPlay(state, card) || cardOf(state.table, card).zone === discardOf(state, card)
        ? forbid('alreadyThere', 'L5R-MOVE-a')
        : 'allowed';
    },
    apply: (state, { card }) =>
      stateWith(forgetDeck(state, [card]), {
        table: moveCard(state.table, card, { to: discardOf(state, card), at: 'top', face: 'up' }),
      }),
    see: seenByAll,
  },
  provinceBroken: {
    can: (state, { card }) =>
      typeOf(state, card) === 'province' && cardOf(state.table, card).condition === 'whole'
        ? 'allowed'
        : forbid('alreadyBroken', 'L5R-3.2.5-h'),
    touches: ({ card }) => [card],
    apply: (state, { card }) =>
      stateWith(state, { table: mark(turn(state.table, card, 'up'), card, { condition: 'broken' }) }),
    see: seenByAll,
  },
  revealed: {
    can: (state, { card }) =>
      cardOf(state.table, card).face === 'down' ? 'allowed' : forbid('alreadyFaceup', 'L5R-PROV-f'),
    apply: (state, { card }) => stateWith(state, { table: turn(state.table, card, 'up') }),
    see: (event, viewer, state) => (mayKnow(state.table, event.card, viewer) ? event : undefined),
  },
  roundEntered: {
    can: always,
    apply: (state, { round }) => stateWith(state, { round }),
    see: seenByAll,
  },
  phaseEntered: {
    can: always,
    // Each conflict phase gives every player two opportunities anew (L5R-3.2-a).
    apply: (state, { phase }) =>
      stateWith(state, {
        phase,
        ...(phase === 'conflict' ? { conflicts: state.conflicts.map(() => FRESH_RECORD), fought: [] } : {}),
      }),
    see: seenByAll,
  },
  conflictTypeSwitched: {
    can: (state, { type }) =>
      state.conflict !== null && state.conflict.type !== type ? 'allowed' : forbid('noChange', 'L5R-CONF-l'),
    apply: (state, { type }) => {
      const { conflict, rings } = state;
      if (conflict === null) return state;
      const { held, fate } = rings[conflict.ring];
      return stateWith(state, {
        conflict: { ...conflict, type },
        rings: ringsWith(rings, conflict.ring, { held, side: type, fate }),
      });
    },
    see: seenByAll,
  },
};
