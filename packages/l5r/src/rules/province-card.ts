import { type CardId, isCardId, type Option } from '@kronika/kernel';
import { PLACES, type Place } from '../zones.ts';

/** A card in a province of the player who chooses it, with the place that will be free without it. */
export interface ProvinceCardOption extends Option {
  readonly is: 'card';
  readonly card: CardId;
  readonly place: Place;
}

export function isProvinceCard(option: unknown): option is ProvinceCardOption {
  if (typeof option !== 'object' || option === null || !('card' in option) || !('place' in option)) return false;
  const { card, place } = option;
  return isCardId(card) && PLACES.some((known) => known === place);
}
