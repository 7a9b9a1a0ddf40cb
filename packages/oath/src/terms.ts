import type { CardId, SeatId } from '@kronika/kernel';
import type { DropOption, TermSide } from './options.ts';
import type { ReliquarySlot, Slot } from './places.ts';
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

/** One version of a deal, as it was proposed. */
export interface Proposal {
  readonly by: SeatId;
  readonly to: SeatId;
  readonly give: Terms;
  readonly want: Terms;
  /** The Reliquary relic that comes with Citizenship. */
  readonly covers: ReliquarySlot | null;
}

/** The same deal from the other side, where a counter-offer begins. */
export function mirrored({ by, to, give, want, covers }: Proposal): Proposal {
  return { by: to, to: by, give: want, want: give, covers };
}

/** What may be exchanged, by the power that allows it (OATH-7.6.3-a). */
export const GOODS = ['favor', 'secrets', 'relics', 'advisers', 'banners', 'sites', 'promises'] as const;
export type Good = (typeof GOODS)[number];

export function isNothing({ favor, secrets, relics, advisers, banners, sites, promises }: Terms): boolean {
  const things = [relics, advisers, banners, sites, promises].reduce((sum, each) => sum + each.length, 0);
  return favor + secrets + things === 0;
}

/** Whether a variable of a flow holds terms: it is made nowhere but here, so its keys say what it is. */
export function isTerms(value: unknown): value is Terms {
  return typeof value === 'object' && value !== null && Object.keys(NOTHING).every((key) => key in value);
}

/** Everything that can be taken out of the terms again. */
export function dropsOf(terms: Terms, side: TermSide): readonly DropOption[] {
  return [
    ...(terms.favor > 0 ? [{ is: 'drop', side, good: 'favor' } as const] : []),
    ...(terms.secrets > 0 ? [{ is: 'drop', side, good: 'secrets' } as const] : []),
    ...terms.relics.map((card) => ({ is: 'drop', side, good: 'relic', card }) as const),
    ...terms.advisers.map((at) => ({ is: 'drop', side, good: 'adviser', at }) as const),
    ...terms.banners.map((banner) => ({ is: 'drop', side, good: 'banner', banner }) as const),
    ...terms.sites.map((slot) => ({ is: 'drop', side, good: 'site', slot }) as const),
    ...terms.promises.map(({ promise }) => ({ is: 'drop', side, good: 'promise', promise }) as const),
  ];
}

/** The terms without one thing. */
export function dropped(terms: Terms, drop: DropOption): Terms {
  switch (drop.good) {
    case 'favor':
      return { ...terms, favor: terms.favor - 1 };
    case 'secrets':
      return { ...terms, secrets: terms.secrets - 1 };
    case 'relic':
      return { ...terms, relics: terms.relics.filter((card) => card !== drop.card) };
    case 'adviser':
      return { ...terms, advisers: terms.advisers.filter((at) => at !== drop.at) };
    case 'banner':
      return { ...terms, banners: terms.banners.filter((banner) => banner !== drop.banner) };
    case 'site':
      return { ...terms, sites: terms.sites.filter((slot) => slot !== drop.slot) };
    case 'promise':
      return { ...terms, promises: terms.promises.filter(({ promise }) => promise !== drop.promise) };
  }
}
