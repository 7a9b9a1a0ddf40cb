import type { NamedThing } from '@kronika/kernel';
import { SUITS, type Suit } from './facts/fact.ts';
import { REGIONS, RELIQUARY, type Region, type ReliquarySlot, SLOTS, type Slot } from './places.ts';
import { BANNERS, type BannerName } from './state.ts';

/** What one can point at besides cards and seats. */
export const siteThing = (slot: Slot): NamedThing => ({ is: 'site', id: String(slot) });
export const bankThing = (suit: Suit): NamedThing => ({ is: 'bank', id: suit });
export const bannerThing = (banner: BannerName): NamedThing => ({ is: 'banner', id: banner });
export const pileThing = (pile: 'world' | Region): NamedThing => ({ is: 'pile', id: pile });
export const reliquaryThing = (covers: ReliquarySlot): NamedThing => ({ is: 'reliquary', id: covers });
export const TITLE: NamedThing = { is: 'title', id: 'title' };
export const END_DIE_THING: NamedThing = { is: 'endDie', id: 'endDie' };

/** Everything there is to point at. */
export function thingsIn(): readonly NamedThing[] {
  return [
    ...SLOTS.map(siteThing),
    ...SUITS.map(bankThing),
    ...BANNERS.map(bannerThing),
    ...(['world', ...REGIONS] as const).map(pileThing),
    ...RELIQUARY.map(reliquaryThing),
    TITLE,
    END_DIE_THING,
  ];
}

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

export function reliquaryIn({ is, id }: NamedThing): ReliquarySlot | undefined {
  return is === 'reliquary' ? RELIQUARY.find((slot) => slot === id) : undefined;
}
