import type { ConflictType } from '../cards/fact.ts';
import type { Owned, Who } from './who.ts';

export type Until = 'round' | 'phase' | 'conflict' | 'game';

/** An effect that goes on for a while: what it does, where there are words for it. */
export interface EffectTold {
  readonly source: string;
  readonly whom: string;
  readonly what: string | undefined;
  readonly until: string;
}

/** What is said of something that happened. Names, numbers and causes are in that language; a cause stands at the end. */
export interface EventWords {
  /** What was paid for with something. */
  readonly cost: (card: string) => string;
  /** The sentence with its cause behind a colon. */
  readonly because: (sentence: string, cause: string | undefined) => string;
  readonly honorGained: (who: Who, amount: number, total: number) => string;
  readonly honorLost: (who: Who, amount: number, total: number) => string;
  readonly honorGiven: (from: Who, to: Who, amount: number) => string;
  readonly fateGained: (who: Who, amount: number, total: number) => string;
  readonly fateSpent: (who: Who, amount: number, total: number) => string;
  readonly fateSpentToRing: (who: Who, amount: number, ring: string) => string;
  readonly fateGiven: (from: Who, to: Who, amount: number) => string;
  readonly fatePlaced: (card: Owned, amount: number) => string;
  readonly fateRemoved: (card: Owned, amount: number) => string;
  readonly fateMoved: (from: Owned, to: Owned, amount: number) => string;
  readonly fateReturned: (card: Owned) => string;
  readonly fatePlacedOnRing: (ring: string, amount: number) => string;
  readonly dialsRevealed: (bids: readonly { readonly who: Who; readonly bid: number }[]) => string;
  readonly bidModified: (who: Who, by: number) => string;
  readonly bowed: (card: Owned) => string;
  readonly readied: (card: Owned) => string;
  readonly honored: (card: Owned) => string;
  readonly dishonored: (card: Owned) => string;
  readonly noLongerHonored: (card: Owned) => string;
  readonly noLongerDishonored: (card: Owned) => string;
  readonly statusDiscarded: (card: Owned) => string;
  readonly movedToConflict: (card: Owned) => string;
  readonly movedHome: (card: Owned) => string;
  /** With the fate put on it, and what is left of one's own. */
  readonly played: (who: Who, card: string, fate: number, left: number) => string;
  readonly playedIntoConflict: (who: Who, card: string, fate: number, left: number) => string;
  readonly enters: (card: Owned) => string;
  readonly entersConflict: (card: Owned) => string;
  readonly attachmentEntered: (who: Who, card: string, host: Owned) => string;
  readonly attachmentMoved: (card: Owned, host: Owned) => string;
  readonly controlTaken: (who: Who, card: string) => string;
  readonly leaves: (card: Owned) => string;
  readonly discarded: (card: Owned) => string;
  readonly sacrificed: (who: Who, card: string) => string;
  readonly returnedToHand: (card: Owned) => string;
  readonly returnedToDeck: (card: Owned) => string;
  readonly removed: (card: Owned) => string;
  readonly duelWon: (winner: Owned, loser: Owned) => string;
  readonly duelWonAlone: (winner: Owned) => string;
  readonly duelDrawn: string;
  readonly conflictTypeSwitched: (type: string) => string;
  readonly conflictDeclared: (attack: {
    readonly who: Who;
    readonly type: ConflictType;
    readonly ring: string;
    readonly province: string;
    readonly strength?: number;
    readonly attackers: string;
    readonly total?: number;
  }) => string;
  readonly evaded: (cards: string) => string;
  readonly defendersDeclared: (who: Who, cards: string, total: number | undefined) => string;
  readonly noDefenders: string;
  readonly conflictPassed: (who: Who) => string;
  readonly passed: (who: Who) => string;
  readonly conflictWon: (who: Who, own: number, other: number) => string;
  /** Equal totals are the attacker's. */
  readonly conflictWonByTie: (who: Who, own: number, other: number) => string;
  readonly conflictUndecided: (own: number, other: number) => string;
  readonly unopposed: string;
  readonly provinceStands: (short: number) => string;
  readonly ringClaimed: (who: Who, ring: string) => string;
  readonly ringReturned: (ring: string) => string;
  readonly contestedRingSwitched: (ring: string) => string;
  readonly claimedRingSwitched: (who: Who, claimed: string, unclaimed: string) => string;
  readonly ringEffectCancelled: string;
  readonly favorClaimed: (who: Who, side: string) => string;
  readonly favorDiscarded: string;
  readonly cardsDrawn: (who: Who, count: number, cards: string) => string;
  readonly provinceBroken: (card: string, owner: Who | undefined) => string;
  readonly revealed: (card: Owned) => string;
  readonly roundEntered: (round: number) => string;
  readonly phaseEntered: (phase: string) => string;
  readonly provinceRefilled: (who: Who, cards: string) => string;
  readonly deckRenewed: (who: Who) => string;
  readonly firstPassed: (who: Who) => string;
  readonly strongholdLaid: (who: Who) => string;
  readonly provincesLaid: (who: Who) => string;
  readonly mulliganed: (who: Who, count: number) => string;
  /** `cancelled` is the card whose effect it is used against. */
  readonly abilityUsed: (who: Who, card: string, cancelled: string | undefined) => string;
  readonly eventPlayed: (who: Who, card: string, cancelled: string | undefined) => string;
  readonly eventWithdrawn: (card: string) => string;
  readonly cardsLooked: (who: Who, count: number, cards: string) => string;
  readonly cardsShown: (cards: string) => string;
  readonly cardTaken: (card: Owned) => string;
  readonly hiddenCardTaken: (who: Who) => string;
  readonly cardBottomed: (card: Owned) => string;
  readonly hiddenCardBottomed: (who: Who) => string;
  readonly deckShuffled: (who: Who) => string;
  readonly cardShuffledIn: (card: Owned) => string;
  readonly hiddenCardShuffledIn: (who: Who) => string;
  readonly cardsSwitched: (card: string, other: string) => string;
  readonly holdingEntered: (card: Owned) => string;
  /** Somebody whom an effect is for. */
  readonly whom: (who: Who) => string;
  readonly effectBegan: (effect: EffectTold) => string;
}

/** How a match ended: told to the winner, to the loser, and to everybody else. */
export interface OutcomeWords {
  readonly won: string;
  readonly lost: string;
  readonly other: (winner: string) => string;
}
