import { handlingOf } from '@kronika/kernel';
import type { L5rCard } from './state.ts';

/** A copy of a card. Written out: see `handlingOf`. */
export function copyOf(card: L5rCard): L5rCard {
  const { id, printed, owner, controller, zone, face, knownTo } = card;
  const { stance, status, fate, at, condition } = card;
  return { id, printed, owner, controller, zone, face, knownTo, stance, status, fate, at, condition };
}

export const { mark, moveCard, moveCards, turn, look, show, shuffleZone } = handlingOf(copyOf);
