import { keyOf, type NamedThing, type SeatId } from '@kronika/kernel';
import { BANNERS, type BannerName, REGIONS, type Region, SLOTS, type Slot, SUITS, type Suit } from '@kronika/oath';
import type { PlaceName } from '../../../table/choosing/controls.ts';

/** What one can point at besides cards. */
export const siteThing = (slot: Slot): NamedThing => ({ is: 'site', id: String(slot) });
export const bankThing = (suit: Suit): NamedThing => ({ is: 'bank', id: suit });
export const bannerThing = (banner: BannerName): NamedThing => ({ is: 'banner', id: banner });
export const pileThing = (pile: 'world' | Region): NamedThing => ({ is: 'pile', id: pile });

export const sitePlace = (slot: Slot): PlaceName => keyOf(siteThing(slot));
export const bankPlace = (suit: Suit): PlaceName => keyOf(bankThing(suit));
export const bannerPlace = (banner: BannerName): PlaceName => keyOf(bannerThing(banner));
export const pilePlace = (pile: 'world' | Region): PlaceName => keyOf(pileThing(pile));
/** A facedown adviser by where it lies: nobody else knows which card it is. */
export const adviserPlace = (seat: SeatId, at: number): PlaceName => `adviser:${seat}:${at}`;
/** A relic lying facedown at a site. */
export const relicPlace = (slot: Slot, at: number): PlaceName => `relic:${slot}:${at}`;
export const reliquaryPlace = (covers: string): PlaceName => `reliquary:${covers}`;
/** The tile of one of the six actions. */
export const actionPlace = (action: Action): PlaceName => `action:${action}`;

export const ACTIONS = ['search', 'muster', 'trade', 'recover', 'campaign', 'travel'] as const;
export type Action = (typeof ACTIONS)[number];

export function slotIn({ is, id }: NamedThing): Slot | undefined {
  return is === 'site' ? SLOTS.find((slot) => String(slot) === id) : undefined;
}

export function suitIn({ is, id }: NamedThing): Suit | undefined {
  return is === 'bank' ? SUITS.find((suit) => suit === id) : undefined;
}

export function bannerIn({ is, id }: NamedThing): BannerName | undefined {
  return is === 'banner' ? BANNERS.find((banner) => banner === id) : undefined;
}

export function pileIn({ is, id }: NamedThing): 'world' | Region | undefined {
  if (is !== 'pile') return undefined;
  return id === 'world' ? 'world' : REGIONS.find((region) => region === id);
}
