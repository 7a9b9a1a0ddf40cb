import { type EventRules, seenByAll } from '@kronika/kernel';
import type { TurnEvent } from '../event.ts';
import type { Oath } from '../state.ts';
import { stateWith, withTurn } from './copies.ts';

export const turnEvents: EventRules<Oath, TurnEvent> = {
  turnBegan: {
    apply: (state, { seat }) =>
      stateWith(state, {
        turn: { seat, phase: 'wake', actEnded: false, discarded: [], scepterTaken: false },
      }),
    see: seenByAll,
  },
  phaseBegan: { apply: (state, { phase }) => withTurn(state, { phase }), see: seenByAll },
  actEnded: { apply: (state) => withTurn(state, { actEnded: true }), see: seenByAll },
  roundBegan: {
    // Promises bind to the end of a round (OATH-7.6.3-b).
    apply: (state, { round }) =>
      stateWith(state, {
        round,
        endDieShift: 0,
        agreements: state.agreements.filter(({ until }) => until >= round),
      }),
    see: seenByAll,
  },
  endDieShifted: { apply: (state, { by }) => stateWith(state, { endDieShift: by }), see: seenByAll },
  endDieRolled: { apply: (state) => state, see: seenByAll },
  gameWon: { apply: (state) => state, see: seenByAll },
  // What is handed on holds the order of hidden cards; nobody is told of it here.
  chronicled: {
    apply: (state, { chronicle }) => stateWith(state, { next: chronicle }),
    see: ({ is, rule }) => ({ is, rule }),
  },
  goalSet: { apply: (state, { goal }) => stateWith(state, { goal }), see: seenByAll },
};
