import { type CardPlace, handlingOf, type NewCard } from '@kronika/kernel';
import { copyOfZones } from './copy-of-zones.ts';
import type { AgotCard } from './state.ts';

/** A card that comes to lie there. Written out: see `handlingOf`. */
export function cardAt(card: NewCard<AgotCard>, { id, zone, knownTo }: CardPlace): AgotCard {
  const { printed, owner, controller, face, stance, power, tokens, as, part, entered } = card;
  return { id, printed, owner, controller, zone, face, knownTo, stance, power, tokens, as, part, entered };
}

export const { mark, moveCard, moveCards, turn, look, show, shuffleZone } = handlingOf<AgotCard>({
  card: (card) => cardAt(card, card),
  zones: copyOfZones,
});
