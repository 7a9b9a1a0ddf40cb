import { type CardPlace, handlingOf, type NewCard, plainZones } from '@kronika/kernel';
import type { OathCard } from './state.ts';

/** A card that comes to lie there. Written out: see `handlingOf`. */
export function cardAt(card: NewCard<OathCard>, { id, zone, knownTo }: CardPlace): OathCard {
  const { printed, owner, controller, face, favor, secrets, warbands } = card;
  return { id, printed, owner, controller, zone, face, knownTo, favor, secrets, warbands };
}

export const { mark, moveCard, moveCards, turn, look, show, shuffleZone } = handlingOf<OathCard>({
  card: (card) => cardAt(card, card),
  zones: plainZones,
});
