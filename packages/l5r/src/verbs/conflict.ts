import { changed, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import type { Element } from '../cards/fact.ts';
import type { L5rState, Ring } from '../state.ts';
import { opponentOf } from '../zones.ts';
import type { VerbsFor } from './verb.ts';

function ringHeld(state: L5rState, ring: Element, held: Ring['held']): L5rState {
  return changed(state, { rings: { ...state.rings, [ring]: { ...state.rings[ring], held } } });
}

/** How a conflict is decided, and where its ring goes. */
export const conflictVerbs: VerbsFor<'conflictDecided' | 'ringClaimed' | 'ringReturned'> = {
  conflictDecided: {
    can: (state) => (state.conflict === null ? forbid('noConflict', 'L5R-3.2.3-c') : 'allowed'),
    apply: (state, { result }) => {
      const { conflict } = state;
      if (conflict === null) return state;
      const loser = result.winner === null ? null : opponentOf(result.winner);
      return changed(state, {
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
  ringReturned: {
    can: (state, { ring }) =>
      state.rings[ring].held === 'unclaimed' ? forbid('alreadyUnclaimed', 'L5R-RING-a') : 'allowed',
    apply: (state, { ring }) => ringHeld(state, ring, 'unclaimed'),
    see: seenByAll,
  },
};
