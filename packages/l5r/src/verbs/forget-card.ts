import type { CardId } from '@kronika/kernel';
import { isLess, withoutCard } from '@kronika/lcg';
import { type Conflict, type L5rState, stateWith } from '../state.ts';

/** Drops what was said of a card that left play: if it comes back, it is a new one. */
export function forgetCard(state: L5rState, card: CardId): L5rState {
  const rest = withoutCard(state, card);
  const conflict = conflictWithout(state.conflict, card);
  if (!isLess(rest, state) && conflict === state.conflict) return state;
  const { uses, lasting, delayed } = rest;
  return stateWith(state, { uses, lasting, delayed, conflict });
}

/** Covert evaded the character that left, not the one that comes back (L5R-KW-COVERT-a, L5R-LEAVE-d). */
function conflictWithout(conflict: Conflict | null, card: CardId): Conflict | null {
  if (conflict?.evaded.includes(card) !== true) return conflict;
  return { ...conflict, evaded: conflict.evaded.filter((other) => other !== card) };
}
