import { type CardId, changed, type SeatId, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import type { ConflictType, Element } from '../cards/fact.ts';
import { mark } from '../handling.ts';
import { type L5rState, type Ring, ringsWith, stateWith } from '../state.ts';
import { opponentOf } from '../zones.ts';
import { always, raised, type VerbsFor } from './verb.ts';

function ringHeld(state: L5rState, ring: Element, held: Ring['held']): L5rState {
  const { side, fate } = state.rings[ring];
  return stateWith(state, { rings: ringsWith(state.rings, ring, { held, side, fate }) });
}

/** Declaring neither bows nor readies (L5R-3.2.0-j, L5R-3.2.1-c). */
function participating(state: L5rState, cards: readonly CardId[]): L5rState['table'] {
  return cards.reduce((table, card) => mark(table, card, { at: 'conflict' }), state.table);
}

function withOpportunityUsed(state: L5rState, seat: SeatId, declared: readonly ConflictType[]): L5rState['conflicts'] {
  return state.conflicts.map((record, i) =>
    i === seat
      ? changed(record, {
          opportunities: Math.max(0, record.opportunities - 1),
          declared: [...record.declared, ...declared],
        })
      : record,
  );
}

/** How a conflict is declared and decided, and where its ring goes. */
export const conflictVerbs: VerbsFor<
  | 'conflictDeclared'
  | 'defendersDeclared'
  | 'conflictPassed'
  | 'conflictOver'
  | 'conflictDecided'
  | 'ringClaimed'
  | 'ringReturned'
  | 'contestedRingSwitched'
  | 'claimedRingSwitched'
  | 'ringEffectCancelled'
> = {
  conflictDeclared: {
    can: (state, { ring }) =>
      state.conflict === null && state.rings[ring].held === 'unclaimed'
        ? 'allowed'
        : forbid('cannotDeclare', 'L5R-3.2.0-b'),
    apply: (state, { attacker, type, ring, province, attackers, evaded, fate }) =>
      stateWith(state, {
        conflict: { attacker, type, ring, province, evaded, result: null, ringEffect: 'due' },
        // All fate on the ring goes to the attacker (L5R-3.2.0-h).
        fate: raised(state.fate, attacker, fate),
        rings: ringsWith(state.rings, ring, { held: 'contested', side: type, fate: 0 }),
        conflicts: withOpportunityUsed(state, attacker, [type]),
        table: participating(state, attackers),
      }),
    see: seenByAll,
  },
  defendersDeclared: {
    can: (state) => (state.conflict === null ? forbid('noConflict', 'L5R-3.2.1-a') : 'allowed'),
    apply: (state, { cards }) => stateWith(state, { table: participating(state, cards) }),
    see: seenByAll,
  },
  conflictPassed: {
    can: always,
    apply: (state, { seat }) => stateWith(state, { conflicts: withOpportunityUsed(state, seat, []) }),
    see: seenByAll,
  },
  conflictOver: {
    can: (state) => (state.conflict === null ? forbid('noConflict', 'L5R-3.3-a') : 'allowed'),
    apply: (state, { type }) => stateWith(state, { conflict: null, fought: [...state.fought, type] }),
    see: seenByAll,
  },
  conflictDecided: {
    can: (state) => (state.conflict === null ? forbid('noConflict', 'L5R-3.2.3-c') : 'allowed'),
    apply: (state, { result }) => {
      const { conflict } = state;
      if (conflict === null) return state;
      const loser = result.winner === null ? null : opponentOf(result.winner);
      return stateWith(state, {
        conflict: { ...conflict, result },
        conflicts: state.conflicts.map((record, seat) =>
          seat === loser ? { ...record, lost: record.lost + 1 } : record,
        ),
      });
    },
    see: seenByAll,
  },
  ringClaimed: {
    can: (state, { ring, seat }) =>
      state.rings[ring].held === seat ? forbid('alreadyClaimed', 'L5R-RING-a') : 'allowed',
    apply: (state, { ring, seat }) => ringHeld(state, ring, seat),
    see: seenByAll,
  },
  contestedRingSwitched: {
    can: (state, { ring }) =>
      state.conflict !== null && state.rings[ring].held === 'unclaimed'
        ? 'allowed'
        : forbid('nothingToSwitch', 'L5R-SWITCH-a'),
    apply: (state, { ring }) => {
      const { conflict } = state;
      if (conflict === null) return state;
      const { side, fate } = state.rings[conflict.ring];
      const returned = ringsWith(state.rings, conflict.ring, { held: 'unclaimed', side, fate });
      return stateWith(state, {
        conflict: { ...conflict, ring },
        // Whatever fate lies on a ring that becomes contested goes to the attacker (L5R-RING-d).
        fate: raised(state.fate, conflict.attacker, state.rings[ring].fate),
        rings: ringsWith(returned, ring, { held: 'contested', side: conflict.type, fate: 0 }),
      });
    },
    see: seenByAll,
  },
  claimedRingSwitched: {
    can: (state, { seat, claimed, unclaimed }) =>
      state.rings[claimed].held === seat && state.rings[unclaimed].held === 'unclaimed'
        ? 'allowed'
        : forbid('nothingToSwitch', 'L5R-SWITCH-a'),
    apply: (state, { seat, claimed, unclaimed }) => {
      const { side, fate } = state.rings[claimed];
      const returned = ringsWith(state.rings, claimed, { held: 'unclaimed', side, fate });
      return stateWith(state, {
        fate: raised(state.fate, seat, state.rings[unclaimed].fate),
        // The type with which the ring was claimed is retained by the one that comes in its place.
        rings: ringsWith(returned, unclaimed, { held: seat, side, fate: 0 }),
      });
    },
    see: seenByAll,
  },
  ringEffectCancelled: {
    can: (state) => (state.conflict?.ringEffect === 'due' ? 'allowed' : forbid('nothingToCancel', 'L5R-RINGFX-e')),
    apply: (state) =>
      state.conflict === null ? state : stateWith(state, { conflict: { ...state.conflict, ringEffect: 'cancelled' } }),
    see: seenByAll,
  },
  ringReturned: {
    can: (state, { ring }) =>
      state.rings[ring].held === 'unclaimed' ? forbid('alreadyUnclaimed', 'L5R-RING-a') : 'allowed',
    apply: (state, { ring }) => ringHeld(state, ring, 'unclaimed'),
    see: seenByAll,
  },
};
