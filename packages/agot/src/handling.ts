import { handlingOf } from '@kronika/kernel';
import type { AgotCard } from './state.ts';

/** A copy of a card. Written out: see `handlingOf`. */
export function copyOf(card: AgotCard): AgotCard {
  const { id, printed, owner, controller, zone, face, knownTo } = card;
  const { stance, power, tokens, as, part, entered } = card;
  return { id, printed, owner, controller, zone, face, knownTo, stance, power, tokens, as, part, entered };
}

export const { mark, moveCard, moveCards, turn, look, show, shuffleZone } = handlingOf(copyOf);
