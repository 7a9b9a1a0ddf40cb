import type { Phrase } from '@kronika/kernel';
import type { CardType, Initiative, Kamae, Line, Rank } from './pictograms.ts';

export const HEROES = [
  'master',
  'student',
  'warrior',
  'ronin',
  'assassin',
  'ninja',
  'onna-bugeisha',
  'ashigaru',
  'monk',
  'sailor',
  'wakou',
  'yasuke',
  'yojimbo',
] as const;
export type HeroId = (typeof HEROES)[number];

export type InstantKind = 'reaction' | 'replacement' | 'benefit';

/** Printed words that cards are spoken of by; the others follow from the fields of the fact. */
export const KEYWORDS = ['bushido'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** How sure a fact is. `reconstructed` ones are listed in docs/senjutsu-reconstructed.md. */
export type Certainty = 'read' | 'reconstructed';

/** The part of a card below its dividing line (SEN-CARD-j). */
export interface LowerSegment {
  readonly speed: number;
  readonly lines: readonly Line[];
}

/** What is printed on an ability card. */
export interface AbilityFact {
  readonly is: 'ability';
  /** A readable slug: `steel-block`. */
  readonly id: string;
  readonly serial: string;
  readonly name: Phrase;
  readonly set: 'base' | 'expansion';
  /** The hero who alone may use it; everybody may use the others (SEN-CARD-b). */
  readonly hero?: HeroId;
  readonly copies: number;
  readonly rank: Rank;
  /** A core ability has the type `core`; a core weapon its other type and `core: 'weapon'` (SEN-CARD-a). */
  readonly type: CardType | 'core';
  readonly core?: 'ability' | 'weapon';
  readonly weapon?: string;
  readonly keywords?: readonly Keyword[];
  readonly initiative: Initiative;
  readonly focus: number;
  /** One of these is needed to choose or play it (SEN-CARD-l). */
  readonly requires?: readonly Kamae[];
  readonly range?: number;
  readonly instant?: InstantKind;
  readonly prepared?: true;
  readonly lines: readonly Line[];
  readonly lower?: LowerSegment;
  readonly certainty: Certainty;
}

/** A poison card (SEN-POIS, SEN-XPOIS). Stun, limp and wounds are counted, not cards. */
export interface PoisonFact {
  readonly is: 'poison';
  readonly id: string;
  readonly serial: string;
  readonly name: Phrase;
  readonly set: 'base' | 'expansion';
  /** `deck`: shuffled into the victim's top five; `play`: lies in play and turns by these degrees each end of turn. */
  readonly lies: { readonly in: 'deck' } | { readonly in: 'play'; readonly degrees: 90 | 180 };
  readonly certainty: Certainty;
}

export const SELECTION_DECKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type SelectionDeck = (typeof SELECTION_DECKS)[number];

/** What is printed on a card of an AI opponent (SEN-SOLO-AI-0a, SEN-SOLO-DEF-a). */
export interface SoloFact {
  readonly is: 'solo';
  /** `solo-014`, `solo-n995`, or `master:reposition`. */
  readonly id: string;
  readonly serial?: string;
  readonly name: Phrase;
  /** The AI opponent whose own card it is: a hero, or Hachiko; none for cards of the selection decks. */
  readonly owner?: HeroId | 'hachiko';
  readonly deck?: SelectionDeck;
  readonly nightmare?: true;
  readonly type: CardType;
  readonly range?: number;
  readonly initiative: Extract<Initiative, { readonly is: 'fixed' | 'range' }>;
  readonly lines: readonly Line[];
  /** Attacks: done instead when the attack cannot be made. Defences: done as well. */
  readonly second?: LowerSegment;
  /** Resets the deck whatever becomes of it; a line that resets it does so only when it is resolved. */
  readonly resetsDeck?: true;
  readonly certainty: Certainty;
}

export type Fact = AbilityFact | PoisonFact | SoloFact;

/** A node of a Kamae tree: a position, or a focus point, which is named `focus1`. */
export type TreeNode = Kamae | `focus${number}`;

export interface Branch {
  readonly from: TreeNode;
  readonly to: TreeNode;
  readonly oneWay?: true;
}

/** What is printed on a hero card and its Kamae tree (SEN-HERO-b, SEN-KAM-b). */
export interface HeroFact {
  readonly id: HeroId;
  readonly name: Phrase;
  readonly set: 'base' | 'expansion';
  readonly advantage: number;
  readonly handLimit: number;
  readonly woundLimit: number;
  readonly weapons: readonly string[];
  /** How many core weapons it takes; one for most (SEN-DECK-h). */
  readonly weaponCount: number;
  readonly branches: readonly Branch[];
  readonly coreAbility: string;
  /** SEN-HIDE-b. */
  readonly mayStartHidden?: true;
  readonly certainty: Certainty;
}
