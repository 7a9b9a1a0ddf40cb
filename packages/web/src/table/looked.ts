import {
  type CardId,
  cardThing,
  isPrintedCard,
  keyOf,
  type NamedThing,
  type PrintedCard,
  type PrintedId,
  type Sight,
  type Thing,
} from '@kronika/kernel';

/** A card that is looked at: this copy of it, or only the card as printed. */
export interface LookedCard extends PrintedCard {
  readonly card?: CardId;
}

/** Whatever is looked at: shown large, with what there is to say of it. */
export type Looked = LookedCard | NamedThing;

export function lookedCard(printed: PrintedId, card?: CardId): LookedCard {
  return card === undefined ? { is: 'card', printed } : { is: 'card', printed, card };
}

/** A card as somebody sees it; nothing while it is hidden. */
export function lookedAt(sight: Sight): LookedCard | undefined {
  return sight.face === 'up' ? lookedCard(sight.printed, sight.card) : undefined;
}

/** The thing on the table; none for a card that is only looked at as printed. */
export function thingIn(looked: Looked): Thing | undefined {
  if (!isPrintedCard(looked)) return looked;
  return looked.card === undefined ? undefined : cardThing(looked.card);
}

/** Different for any two things, and for a copy and the card as printed. */
export function lookedKey(looked: Looked): string {
  const thing = thingIn(looked);
  const key = thing === undefined ? '' : keyOf(thing);
  return isPrintedCard(looked) ? `${key} ${looked.printed}` : key;
}
