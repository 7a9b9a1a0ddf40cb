import type { ConflictType, Element } from '../cards/fact.ts';
import type { Phase } from '../state.ts';
import type { Lead } from './card-text.ts';

export type Until = 'round' | 'phase' | 'conflict' | 'game';

/** What is said of something that happened; every argument is a name or a number in that language. */
export interface EventWords {
  readonly honorGained: (seat: string, amount: number) => string;
  readonly honorLost: (seat: string, amount: number) => string;
  readonly honorGiven: (from: string, to: string, amount: number) => string;
  readonly fateGained: (seat: string, amount: number) => string;
  readonly fateSpent: (seat: string, amount: number) => string;
  readonly fateSpentToRing: (seat: string, amount: number, ring: string) => string;
  readonly fateGiven: (from: string, to: string, amount: number) => string;
  readonly fatePlaced: (card: string, amount: number) => string;
  readonly fateRemoved: (card: string, amount: number) => string;
  readonly fateMoved: (from: string, to: string, amount: number) => string;
  readonly fateReturned: (card: string) => string;
  readonly fatePlacedOnRing: (ring: string, amount: number) => string;
  readonly dialsRevealed: (bids: string) => string;
  readonly bidModified: (seat: string, by: number) => string;
  readonly bowed: (card: string) => string;
  readonly readied: (card: string) => string;
  readonly honored: (card: string) => string;
  readonly dishonored: (card: string) => string;
  readonly statusDiscarded: (card: string) => string;
  readonly movedToConflict: (card: string) => string;
  readonly movedHome: (card: string) => string;
  readonly entersHome: (seat: string, card: string, fate: number) => string;
  readonly entersConflict: (seat: string, card: string, fate: number) => string;
  readonly attachmentEntered: (seat: string, card: string, host: string) => string;
  readonly attachmentMoved: (card: string, host: string) => string;
  readonly controlTaken: (seat: string, card: string) => string;
  readonly discarded: (card: string) => string;
  readonly sacrificed: (card: string) => string;
  readonly returnedToHand: (card: string) => string;
  readonly returnedToDeck: (card: string) => string;
  readonly removed: (card: string) => string;
  readonly duelWon: (winner: string, loser: string) => string;
  readonly duelWonAlone: (winner: string) => string;
  readonly duelDrawn: string;
  readonly conflictTypeSwitched: (type: string) => string;
  readonly conflictDeclared: (seat: string, type: string, ring: string, province: string, attackers: string) => string;
  readonly evaded: (cards: string) => string;
  readonly defendersDeclared: (cards: string) => string;
  readonly noDefenders: string;
  readonly passed: (seat: string) => string;
  readonly conflictPassed: (seat: string) => string;
  readonly conflictOver: string;
  readonly conflictWon: (seat: string, own: number, other: number) => string;
  readonly conflictUndecided: (own: number, other: number) => string;
  readonly unopposed: string;
  readonly ringClaimed: (seat: string, ring: string) => string;
  readonly ringReturned: (ring: string) => string;
  readonly contestedRingSwitched: (ring: string) => string;
  readonly claimedRingSwitched: (seat: string, claimed: string, unclaimed: string) => string;
  readonly ringEffectCancelled: string;
  readonly favorClaimed: (seat: string, side: string) => string;
  readonly favorDiscarded: string;
  readonly cardsDrawn: (seat: string, count: number, cards: string) => string;
  readonly provinceBroken: (card: string) => string;
  readonly revealed: (card: string) => string;
  readonly roundEntered: (round: number) => string;
  readonly phaseEntered: (phase: string) => string;
  readonly provinceRefilled: (seat: string, cards: string) => string;
  readonly deckRenewed: (seat: string) => string;
  readonly firstPassed: (seat: string) => string;
  readonly strongholdLaid: (seat: string) => string;
  readonly provincesLaid: (seat: string) => string;
  readonly mulliganed: (seat: string, count: number) => string;
  readonly abilityUsed: (seat: string, card: string) => string;
  readonly eventPlayed: (seat: string, card: string) => string;
  readonly eventWithdrawn: (card: string) => string;
  readonly cardsLooked: (seat: string, count: number, cards: string) => string;
  readonly cardsShown: (cards: string) => string;
  readonly cardTaken: (card: string) => string;
  readonly hiddenCardTaken: (seat: string) => string;
  readonly cardBottomed: (card: string) => string;
  readonly hiddenCardBottomed: (seat: string) => string;
  readonly deckShuffled: (seat: string) => string;
  readonly cardShuffledIn: (card: string) => string;
  readonly hiddenCardShuffledIn: (seat: string) => string;
  readonly cardsSwitched: (card: string, other: string) => string;
  readonly holdingEntered: (card: string) => string;
  readonly effectBegan: (source: string, whom: string, until: string) => string;
}

/** How the game offers things to do. */
export interface OptionWords {
  readonly pass: string;
  readonly accept: string;
  readonly decline: string;
  readonly declare: string;
  readonly use: (card: string) => string;
  readonly useGained: (card: string, from: string) => string;
  /** A use that answers to one of several events. */
  readonly useFor: (use: string, event: string) => string;
  readonly play: (card: string) => string;
  readonly playCharacter: (card: string) => string;
  readonly playIntoConflict: (card: string) => string;
  readonly playAttachment: (card: string) => string;
  readonly playAsAttachment: (card: string) => string;
  readonly playFromDiscard: (card: string) => string;
  readonly duplicate: (card: string) => string;
  readonly keyword: (card: string, keyword: string) => string;
  readonly delayed: (card: string, seat: string, cards: string) => string;
  readonly ability: (card: string) => string;
  readonly ring: (ring: string, type?: string, fate?: number) => string;
  readonly side: (side: string) => string;
}

/** Where a card is, for telling it apart from others of its name. */
export interface PlaceWords {
  readonly province: (place: number) => string;
  readonly strongholdProvince: string;
  readonly on: (host: string) => string;
  readonly conflict: string;
  readonly hand: string;
  readonly discard: string;
}

export interface BoardWords {
  readonly setup: string;
  readonly round: (round: number, phase: string) => string;
  readonly you: string;
  readonly honor: string;
  readonly fate: string;
  readonly dial: string;
  readonly glory: string;
  readonly cost: string;
  readonly first: string;
  readonly favor: (side: string) => string;
  readonly opportunities: (left: number, declared: readonly string[]) => string;
  readonly rings: string;
  readonly contested: string;
  readonly conflict: (type: string, ring: string, province: string) => string;
  readonly attackers: string;
  readonly defenders: string;
  readonly strength: string;
  readonly missing: (amount: number) => string;
  readonly enough: string;
  readonly stronghold: string;
  readonly role: string;
  readonly provinces: string;
  readonly unlaid: string;
  readonly broken: string;
  readonly facedown: string;
  readonly empty: string;
  readonly home: string;
  readonly inConflict: string;
  readonly nobody: string;
  readonly hand: string;
  readonly dynastyDeck: string;
  readonly conflictDeck: string;
  readonly discard: string;
  readonly bowed: string;
  readonly honored: string;
  readonly dishonored: string;
  readonly evaded: string;
}

/** What is said where cards can be looked up. */
export interface DetailWords {
  readonly dynastyDiscard: string;
  readonly conflictDiscard: string;
  readonly removed: string;
  readonly none: string;
  readonly cards: string;
}

/** Everything the game says in one language, besides what is asked and offered by a key. */
export interface Words {
  readonly name: string;
  readonly hidden: string;
  readonly hiddenProvince: string;
  readonly seat: (number: number) => string;
  /** What is asked when a duel is bid for. */
  readonly duelBid: (challenger: string, challenged: string) => string;
  readonly and: (parts: readonly string[]) => string;
  readonly ring: (element: Element) => string;
  readonly type: Readonly<Record<ConflictType, string>>;
  /** The sides of the Imperial Favor. */
  readonly side: Readonly<Record<ConflictType, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** What a lasting effect ends with. */
  readonly until: Readonly<Record<Until, string>>;
  readonly lead: Readonly<Record<Lead, string>>;
  /** What the keywords are called. */
  readonly keyword: (keyword: string) => string;
  readonly option: OptionWords;
  readonly place: PlaceWords;
  readonly event: EventWords;
  readonly outcome: Readonly<Record<string, (winner: string) => string>>;
  readonly board: BoardWords;
  readonly details: DetailWords;
}
