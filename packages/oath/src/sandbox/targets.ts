import { keyOf, type SeatId, seatsOf, seatThing, TABLE_THING, type ThingName } from '@kronika/kernel';
import { SUITS, type Suit } from '../facts/fact.ts';
import { RELIQUARY, type ReliquarySlot, SLOTS, type Slot } from '../places.ts';
import type { Draft } from '../situation/draft.ts';
import { BANNERS, type BannerName } from '../state.ts';
import { bankThing, bannerThing, reliquaryThing, siteThing } from '../things.ts';
import { cardCalled, type Lying } from './lying.ts';

/** Banks and banners together, and the points of the law. */
export const STOCKS_THING: ThingName = 'stocks';
export const LAW_THING: ThingName = 'law';

/** What a name in the sandbox means. */
export type Target =
  | { readonly is: 'realm' | 'stocks' | 'law' }
  | { readonly is: 'seat'; readonly seat: SeatId }
  | { readonly is: 'site'; readonly slot: Slot }
  | { readonly is: 'bank'; readonly suit: Suit }
  | { readonly is: 'banner'; readonly banner: BannerName }
  | { readonly is: 'reliquary'; readonly covers: ReliquarySlot }
  | { readonly is: 'card'; readonly lying: Lying };

export function targetCalled(draft: Draft, thing: ThingName): Target | undefined {
  if (thing === TABLE_THING) return { is: 'realm' };
  if (thing === STOCKS_THING) return { is: 'stocks' };
  if (thing === LAW_THING) return { is: 'law' };
  const lying = cardCalled(draft, thing);
  if (lying !== undefined)
    return lying.place.is === 'site' ? { is: 'site', slot: lying.place.slot } : { is: 'card', lying };
  return (
    NAMED.get(thing) ??
    seatsOf(draft.seats.length).flatMap((seat) =>
      keyOf(seatThing(seat)) === thing ? [{ is: 'seat', seat } as const] : [],
    )[0]
  );
}

/** What the board calls by its name. */
const NAMED: ReadonlyMap<ThingName, Target> = new Map<ThingName, Target>([
  ...SLOTS.map((slot) => [keyOf(siteThing(slot)), { is: 'site', slot }] as const),
  ...SUITS.map((suit) => [keyOf(bankThing(suit)), { is: 'bank', suit }] as const),
  ...BANNERS.map((banner) => [keyOf(bannerThing(banner)), { is: 'banner', banner }] as const),
  ...RELIQUARY.map((covers) => [keyOf(reliquaryThing(covers)), { is: 'reliquary', covers }] as const),
]);
