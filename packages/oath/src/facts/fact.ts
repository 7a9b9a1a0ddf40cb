/** The six suits, clockwise: the order of the favor banks and of the Archive (OATH-0-3). */
export const SUITS = ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'] as const;
export type Suit = (typeof SUITS)[number];

/** What using a power costs: tokens placed on its card, or burned (OATH-7.1.2-a). */
export interface Cost {
  readonly favor?: number;
  readonly secret?: number;
  readonly burnFavor?: number;
  readonly burnSecret?: number;
}

/** Where a faceup card may lie; anywhere without it (OATH-7.2.1-a). */
export type Restriction = 'site' | 'adviser';

export interface DenizenFact {
  readonly number: number;
  readonly restriction?: Restriction;
  /** Once faceup it stays where it is (OATH-7.2.2-a). */
  readonly locked?: true;
  readonly cost?: Cost;
  /** One of the 54 of a first game (OATH-1-26). */
  readonly firstGame?: true;
}

/** A double-sided card; both sides are locked and for sites only (OATH-2.9-a). */
export interface EdificeFact {
  readonly number: number;
  readonly suit: Suit;
  readonly ruin: string;
  readonly cost?: Cost;
  readonly ruinCost?: Cost;
}

export interface RelicFact {
  readonly number: number;
  /** The defence dice it adds as a target (OATH-2.4.2-a). */
  readonly dice: number;
  readonly cost?: Cost;
}

/** What a relic at a site costs to recover (OATH-2.8.4-a). */
export type RecoverCost =
  | { readonly is: 'favorToBank'; readonly amount: number; readonly bank: Suit }
  | { readonly is: 'burnFavor' | 'burnSecret'; readonly amount: number };

export interface SiteFact {
  readonly number: number;
  readonly kind: 'opportunity' | 'homeland' | 'coast' | 'special';
  readonly capacity: number;
  readonly clue?: { readonly relics?: number; readonly favor?: number; readonly secret?: number };
  readonly recover?: RecoverCost;
}
