import type { CardId } from '@kronika/kernel';
import type { Slot } from './places.ts';
import type { BannerName } from './state.ts';

/** What one side of an exchange hands over. */
export interface Terms {
  readonly favor: number;
  readonly secrets: number;
  readonly relics: readonly CardId[];
  readonly advisers: readonly CardId[];
  readonly banners: readonly BannerName[];
  /** The rule of sites. */
  readonly sites: readonly Slot[];
}

export const NOTHING: Terms = { favor: 0, secrets: 0, relics: [], advisers: [], banners: [], sites: [] };

/** What may be exchanged, by the power that allows it (OATH-7.6.3-a). */
export type Good = 'favor' | 'secrets' | 'relics' | 'advisers' | 'banners' | 'sites';

export function isNothing({ favor, secrets, relics, advisers, banners, sites }: Terms): boolean {
  return favor + secrets + relics.length + advisers.length + banners.length + sites.length === 0;
}
