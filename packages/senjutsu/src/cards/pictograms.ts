import type { Axial, Direction } from '../hex/index.ts';

/**
 * The pictograms of the cards, as data. The rules run this data, and the faces are drawn from the very same data, so a
 * card cannot show one thing and do another.
 */

export const KAMAE = ['neutral', 'aggression', 'balance', 'determination'] as const;

/** A position of the Kamae tree (SEN-KAM-a). */
export type Kamae = (typeof KAMAE)[number];

export const RANKS = ['core', 'wood', 'steel', 'gold', 'jade'] as const;
export type Rank = (typeof RANKS)[number];

export const CARD_TYPES = ['attack', 'defence', 'meditation'] as const;

/** The types that effects speak of; a core ability has none of them (SEN-CARD-a). */
export type CardType = (typeof CARD_TYPES)[number];

/** How fast a card acts (SEN-CARD-d to SEN-CARD-i). */
export type Initiative =
  | { readonly is: 'fixed'; readonly speed: number }
  | { readonly is: 'range'; readonly max: number; readonly min: number }
  /** "=": at the speed of the card it is played onto. */
  | { readonly is: 'same' }
  /** "-": a reaction, which acts when its text says. */
  | { readonly is: 'none' };

/** `must`: black arrows, carried out in full. `may`: white arrows, carried out as far as one likes. */
export type Duty = 'must' | 'may';

export type MoveItem =
  /** All steps of one icon go in one of its directions, relative to the facing (SEN-MOVE-g). */
  | { readonly is: 'step'; readonly towards: readonly Direction[]; readonly count: number; readonly duty: Duty }
  /** All turns of one icon go the same way round (SEN-MOVE-h). */
  | { readonly is: 'turn'; readonly count: number; readonly duty: Duty };

/** What a cell of an attack does to whoever stands there. */
export type Hit =
  | { readonly is: 'wound'; readonly count: number }
  | { readonly is: 'bleed'; readonly count: number }
  | { readonly is: 'execution' }
  /** What the line with the star says. */
  | { readonly is: 'star' };

/** A cell of a position grid, drawn for facing 0. */
export interface GridCell extends Axial {
  readonly hits: readonly Hit[];
}

/** What a line may depend on besides Kamae and focus: that one is hidden (SEN-HIDE-a), or desperate (SEN-SOLO-HERO-onna-b). */
export type Condition = 'hidden' | 'desperate';

/** A coloured bar makes a line depend on the Kamae, a striped one on focus (SEN-CARD-m, SEN-CARD-o). */
export interface Bar {
  readonly kamae?: readonly Kamae[];
  readonly pay?: number;
  /** The line is resolved only while this holds of whoever carries it out. */
  readonly during?: Condition;
  /** Shares the bar and the payment of the line above it. */
  readonly joined?: true;
}

export type Line = Effect & Bar;

/** Which cards a search looks for; whatever is not said does not matter. */
export interface Wanted {
  readonly ranks?: readonly Rank[];
  readonly type?: CardType;
}

export type StatusName = 'stun' | 'limp';

/** When an instant may be played (SEN-INST-BEN, SEN-EFF-y). */
export const OCCASIONS = [
  'startOfTurn',
  'beforeBlockSpeed',
  'beforeOwnCard',
  'afterAttack',
  'afterBlock',
  'afterAttackOrBlock',
  'afterOwnCard',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What holds for everybody while a card lies in play, or for one turn. */
export type Edict =
  | 'discardsFaceUp'
  | 'noReplacementsOrBenefits'
  | 'noCopiesOfDiscarded'
  | 'handsAreSafe'
  | 'noWoundsFromEmptyDeck'
  | 'chosenTypeBanned'
  | 'namedCardsBanned';

/** What happens to the hero that the card is aimed at or has hit (SEN-ATK-d). */
export type TargetEffect =
  | { readonly is: 'wound'; readonly count: number }
  | { readonly is: 'take'; readonly status: StatusName; readonly count: number }
  | { readonly is: 'push'; readonly count: number }
  | { readonly is: 'pullOrPush'; readonly count: number }
  | { readonly is: 'turn'; readonly count: number }
  | { readonly is: 'step'; readonly towards: readonly Direction[]; readonly count: number }
  | { readonly is: 'swapPositions' }
  | { readonly is: 'discardFocus'; readonly count: number }
  | { readonly is: 'stealFocus'; readonly count: number }
  | { readonly is: 'discardCard'; readonly count: number; readonly type?: CardType }
  | { readonly is: 'discardFocusOrCard' }
  | { readonly is: 'draw'; readonly count: number }
  | { readonly is: 'showHand' }
  | { readonly is: 'lookAtTop'; readonly count: number; readonly take: number }
  | { readonly is: 'shuffleCardIntoDeck'; readonly type: CardType }
  | { readonly is: 'jumpKamae'; readonly to: Kamae | 'any' }
  | { readonly is: 'changeKamae'; readonly upTo: number }
  | { readonly is: 'cancelMovement' }
  | { readonly is: 'cancelTurns' }
  | { readonly is: 'cancelActiveCards' }
  /** `any`: any ordinary wound of the target; `justDealt`: the one this card has dealt. */
  | { readonly is: 'bleedWound'; readonly which: 'any' | 'justDealt' }
  | { readonly is: 'poison' };

/** One line of a card, without its bar. */
export type Effect =
  | { readonly is: 'move'; readonly items: readonly MoveItem[]; readonly order: 'any' | 'then' }
  | { readonly is: 'attack'; readonly cells: readonly GridCell[]; readonly unblockable?: true }
  /** No grid: strikes opponents of lower speed, within range if there is one (SEN-IATK). */
  | { readonly is: 'compare'; readonly hits: readonly Hit[] }
  | { readonly is: 'star'; readonly lines: readonly Line[] }
  /** Neither attack nor block: starred cells on a defence card (SEN-EFF-d). */
  | { readonly is: 'grid'; readonly cells: readonly GridCell[] }
  | { readonly is: 'block'; readonly cells: readonly Axial[]; readonly starred?: true }
  | { readonly is: 'counter'; readonly speeds: readonly number[] }
  | { readonly is: 'ifSuccess'; readonly lines: readonly Line[] }
  | { readonly is: 'or'; readonly options: readonly (readonly Line[])[] }
  | { readonly is: 'initiative'; readonly initiative: Initiative }
  | { readonly is: 'target'; readonly does: TargetEffect }
  | { readonly is: 'eachOpponentInRange'; readonly does: readonly TargetEffect[] }
  | { readonly is: 'allPlayers'; readonly lines: readonly Line[] }
  | { readonly is: 'othersMay'; readonly lines: readonly Line[] }
  | { readonly is: 'discardCards'; readonly count: number; readonly ranks?: readonly Rank[] }
  | { readonly is: 'discardFocus'; readonly count: number | 'all' | 'allButOne' }
  | { readonly is: 'gainFocus'; readonly count: number }
  | { readonly is: 'draw'; readonly count: number }
  | { readonly is: 'drawUpTo'; readonly count: number }
  | { readonly is: 'take'; readonly status: StatusName; readonly count: number }
  | { readonly is: 'changeKamae'; readonly upTo: number }
  | { readonly is: 'jumpKamae'; readonly to: Kamae | 'any' }
  | { readonly is: 'gainAdvantage' }
  /** Enters Hidden (SEN-HIDE-c). */
  | { readonly is: 'hide' }
  | { readonly is: 'search'; readonly zone: 'deck' | 'discard' | 'targetDiscard'; readonly wanted: Wanted }
  | { readonly is: 'lookAtTop'; readonly count: number; readonly take: number }
  /** `found`: the card that the search of this card has brought (SEN-EFF-t). */
  | { readonly is: 'playFound' }
  | { readonly is: 'shuffleHandIntoDeck' }
  | { readonly is: 'shuffleHandCard'; readonly type: CardType }
  | { readonly is: 'discardStuns'; readonly upTo: number }
  | { readonly is: 'discardLimp'; readonly count: number }
  | { readonly is: 'discardAllStatus' }
  | { readonly is: 'stanchWounds' }
  | { readonly is: 'bleedDealtWound' }
  | { readonly is: 'remain' }
  | { readonly is: 'rotate'; readonly degrees: 90 | 180 }
  | { readonly is: 'reduceDamage'; readonly by: number; readonly least: number }
  | { readonly is: 'eachTimeReduced'; readonly lines: readonly Line[] }
  | { readonly is: 'edict'; readonly edict: Edict; readonly until: 'itLeavesPlay' | 'endOfTurn' }
  | { readonly is: 'turnDiscardsFaceUp' }
  | { readonly is: 'anyoneMayDiscardThis'; readonly focus: number }
  | { readonly is: 'chooseType'; readonly among: readonly CardType[] }
  | { readonly is: 'nameCards' }
  | { readonly is: 'occasion'; readonly when: Occasion }
  | { readonly is: 'resolveFirst' }
  | { readonly is: 'widenBlock'; readonly by: number }
  // Solo cards only.
  | { readonly is: 'changeBehaviour' }
  | { readonly is: 'resetDeck' }
  | { readonly is: 'preferDistance'; readonly distance: number }
  | { readonly is: 'removeFromGame' }
  | { readonly is: 'shuffleDiscardIntoDeck'; readonly type: CardType };

/** A part of a card above or below a dividing line. */
export type Segment = 'upper' | 'lower';

/** Where a line stands on a card: which segment, and the way to it through nested lists (`[2, 0]`: third line, its first). */
export interface LineRef {
  readonly segment: Segment;
  readonly path: readonly number[];
}
