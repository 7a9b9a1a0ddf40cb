import type { CardId } from '@kronika/kernel';
import type { Slot } from './places.ts';
import type { BannerName, Promised } from './state.ts';

/** What one side of an exchange hands over, and what it promises. */
export interface Terms {
  readonly favor: number;
  readonly secrets: number;
  readonly relics: readonly CardId[];
  /** By their places among the giver's advisers: what lies facedown is nobody's to name (OATH-9.4-a). */
  readonly advisers: readonly number[];
  readonly banners: readonly BannerName[];
  /** The rule of sites. */
  readonly sites: readonly Slot[];
  /** What it promises for later (OATH-7.6.3-b). */
  readonly promises: readonly Promised[];
}

export const NOTHING: Terms = {
  favor: 0,
  secrets: 0,
  relics: [],
  advisers: [],
  banners: [],
  sites: [],
  promises: [],
};

/** What may be exchanged, by the power that allows it (OATH-7.6.3-a). */
export type Good = 'favor' | 'secrets' | 'relics' | 'advisers' | 'banners' | 'sites' | 'promises';

export function isNothing({ favor, secrets, relics, advisers, banners, sites, promises }: Terms): boolean {
  const things = [relics, advisers, banners, sites, promises].reduce((sum, each) => sum + each.length, 0);
  return favor + secrets + things === 0;
}

/** Whether a variable of a flow holds terms: it is made nowhere but here, so its keys say what it is. */
export function isTerms(value: unknown): value is Terms {
  return typeof value === 'object' && value !== null && Object.keys(NOTHING).every((key) => key in value);
}
