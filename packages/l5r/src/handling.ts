import { type CardPlace, handlingOf, type NewCard } from '@kronika/kernel';
import { copyOfZones } from './copy-of-zones.ts';
import type { L5rCard } from './state.ts';

/** A card that comes to lie there. Written out: see `handlingOf`. */
export function cardAt(card: NewCard<L5rCard>, { id, zone, knownTo }: CardPlace): L5rCard {
  const { printed, owner, controller, face, stance, status, fate, at, condition } = card;
  return { id, printed, owner, controller, zone, face, knownTo, stance, status, fate, at, condition };
}

export const { mark, moveCard, moveCards, turn, look, show, shuffleZone } = handlingOf<L5rCard>({
  card: (card) => cardAt(card, card),
  zones: copyOfZones,
});
