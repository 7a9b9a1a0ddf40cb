import { type CardId, isCardId, isOption, type Option } from '@kronika/kernel';
import { PLACES, type Place } from '../zones.ts';

/** A card in a province of the player who chooses it, with the place that will be free without it. */
export interface ProvinceCardOption extends Option {
  readonly is: 'card';
  readonly card: CardId;
  readonly place: Place;
}

export function isProvinceCard(option: unknown): option is ProvinceCardOption {
  return (
    isOption(option, 'card') &&
    'card' in option &&
    isCardId(option.card) &&
    'place' in option &&
    PLACES.some((known) => known === option.place)
  );
}
