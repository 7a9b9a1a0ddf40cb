import type { CardType, FactOf } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';
import type { CardSize } from '../../../cards/size.ts';
import type { AgotCardState } from './card-state.ts';

/** Where a card is looked at: in a hand it shows what it costs even when it is small. */
export type Place = 'table' | 'hand';

/** What the face of one type of card is drawn from. */
export interface FaceProps<T extends CardType> {
  readonly fact: FactOf<T>;
  readonly size: CardSize;
  readonly lang: Lang;
  readonly place: Place;
  readonly state: AgotCardState;
}
