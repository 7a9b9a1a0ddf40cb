import type { ChallengeType } from '../cards/fact.ts';
import type { Phase } from '../state.ts';
import type { Lead } from './card-text.ts';

export type Until = 'round' | 'phase' | 'challenge' | 'game';

/** What is said of something that happened; every argument is a name or a number in that language. */
export interface EventWords {
  readonly goldGained: (seat: string, amount: number) => string;
  readonly incomeCollected: (seat: string, amount: number) => string;
  readonly goldSpent: (seat: string, amount: number) => string;
  readonly goldReturned: (seat: string) => string;
  readonly goldMoved: (from: string, to: string, amount: number) => string;
  readonly powerGained: (card: string, amount: number) => string;
  readonly powerMoved: (from: string, to: string, amount: number) => string;
  readonly powerDiscarded: (card: string, amount: number) => string;
  readonly tokensPlaced: (card: string, token: string, amount: number) => string;
  readonly tokensRemoved: (card: string, token: string, amount: number) => string;
  readonly knelt: (card: string) => string;
  readonly stood: (card: string) => string;
  readonly marshaled: (seat: string, card: string) => string;
  readonly ambushed: (seat: string, card: string) => string;
  readonly entered: (seat: string, card: string) => string;
  readonly attached: (seat: string, card: string, host: string) => string;
  readonly duplicated: (seat: string, card: string) => string;
  readonly controlTaken: (seat: string, card: string) => string;
  readonly killed: (card: string) => string;
  readonly discarded: (card: string) => string;
  readonly sacrificed: (card: string) => string;
  readonly returnedToHand: (card: string) => string;
  readonly returnedToDeck: (card: string) => string;
  readonly removed: (card: string) => string;
  readonly duplicateSpent: (seat: string) => string;
  readonly cardPlayed: (seat: string, card: string) => string;
  readonly cardWithdrawn: (card: string) => string;
  readonly cardsDrawn: (seat: string, count: number, cards: string) => string;
  readonly pillaged: (card: string, pillager: string) => string;
  readonly buried: (card: string) => string;
  readonly cardsLooked: (seat: string, count: number, cards: string) => string;
  readonly cardsShown: (cards: string) => string;
  readonly cardTaken: (card: string) => string;
  readonly hiddenCardTaken: (seat: string) => string;
  readonly cardPlaced: (card: string, at: 'top' | 'bottom') => string;
  readonly hiddenCardPlaced: (seat: string, at: 'top' | 'bottom') => string;
  readonly deckShuffled: (seat: string) => string;
  readonly challengeInitiated: (seat: string, type: string, against: string, attackers: string) => string;
  readonly bypassed: (by: string, card: string) => string;
  readonly challengeRedirected: (to: string) => string;
  readonly defendersDeclared: (cards: string) => string;
  readonly noDefenders: string;
  readonly joinedChallenge: (card: string) => string;
  readonly removedFromChallenge: (card: string) => string;
  readonly challengeWon: (seat: string, own: number, other: number) => string;
  readonly challengeUndecided: (own: number, other: number) => string;
  readonly unopposed: string;
  readonly rivalryGained: (seat: string) => string;
  readonly challengeEnded: string;
  readonly roundEntered: (round: number) => string;
  readonly phaseEntered: (phase: string) => string;
  readonly active: (seat: string) => string;
  readonly plotChosen: (seat: string) => string;
  readonly plotsRevealed: (plots: string) => string;
  readonly plotsReturned: (seat: string) => string;
  readonly initiativeWon: (seat: string, values: string) => string;
  readonly passed: (seat: string) => string;
  readonly firstChosen: (seat: string) => string;
  readonly titlesShuffled: (aside: number) => string;
  readonly titleTaken: (seat: string) => string;
  readonly titlesRevealed: (titles: string) => string;
  readonly titlesReturned: string;
  readonly dominanceWon: (seat: string, totals: string) => string;
  readonly dominanceTied: (totals: string) => string;
  readonly eliminated: (seat: string) => string;
  readonly conceded: (seat: string) => string;
  readonly mulliganed: (seat: string) => string;
  readonly setupPlaced: (seat: string, count: number) => string;
  readonly setupRevealed: string;
  readonly abilityUsed: (seat: string, card: string) => string;
  readonly effectBegan: (source: string, whom: string, until: string) => string;
  /** The same, where it can be said what it does. */
  readonly effectGives: (source: string, whom: string, what: string, until: string) => string;
  readonly typeNamed: (source: string, seat: string, type: string) => string;
}

/** How the game offers things to do. */
export interface OptionWords {
  readonly pass: string;
  readonly accept: string;
  readonly decline: string;
  readonly use: (card: string) => string;
  readonly useGained: (card: string, from: string) => string;
  /** A use that answers to one of several events. */
  readonly useFor: (use: string, event: string) => string;
  readonly play: (card: string) => string;
  readonly marshal: (card: string) => string;
  readonly duplicate: (card: string) => string;
  readonly ambush: (card: string) => string;
  readonly duplicateSaves: (card: string) => string;
  readonly delayed: (card: string, seat: string, cards: string) => string;
  readonly challenge: (type: string) => string;
  readonly gold: (amount: number) => string;
  readonly victory: string;
  readonly elimination: string;
}

/** Where a card is, for telling it apart from others of its name. */
export interface PlaceWords {
  readonly on: (host: string) => string;
  readonly hand: string;
  readonly discard: string;
  readonly dead: string;
  readonly attacking: string;
  readonly defending: string;
}

export interface BoardWords {
  readonly setup: string;
  readonly round: (round: number, phase: string) => string;
  readonly you: string;
  readonly gold: string;
  readonly power: string;
  readonly dominance: string;
  readonly first: string;
  readonly active: string;
  readonly eliminated: string;
  readonly plot: string;
  readonly income: string;
  readonly initiative: string;
  readonly claim: string;
  readonly reserve: string;
  readonly title: string;
  readonly agenda: string;
  readonly faction: string;
  readonly supports: (seats: string) => string;
  readonly rivals: (seats: string) => string;
  readonly challenge: (type: string, attacker: string, defender: string) => string;
  readonly attackers: string;
  readonly defenders: string;
  readonly characters: string;
  readonly locations: string;
  readonly setupCards: string;
  readonly nobody: string;
  readonly nothing: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly dead: string;
  readonly usedPlots: string;
  readonly plotDeck: string;
  readonly kneeling: string;
  readonly bypassed: string;
  readonly withheld: string;
  readonly duplicates: (count: number) => string;
  readonly cost: string;
  readonly strength: string;
}

/** What is said where cards can be looked up. */
export interface DetailWords {
  readonly discard: string;
  readonly dead: string;
  readonly used: string;
  readonly removed: string;
  readonly none: string;
  readonly cards: string;
}

/** Everything the game says in one language, besides what is asked and offered by a key. */
export interface Words {
  readonly name: string;
  readonly hidden: string;
  /** How much gold the setup cards cost so far. */
  readonly soFar: (gold: number) => string;
  readonly seat: (number: number) => string;
  readonly and: (parts: readonly string[]) => string;
  readonly type: Readonly<Record<ChallengeType, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** What a lasting effect ends with. */
  readonly until: Readonly<Record<Until, string>>;
  readonly lead: Readonly<Record<Lead, string>>;
  /** What the tokens are called that texts define. */
  readonly token: Readonly<Record<string, string>>;
  /** The challenge that is being declared, and against whom. */
  readonly declaring: (type: string, against: string | undefined) => string;
  readonly option: OptionWords;
  readonly place: PlaceWords;
  readonly event: EventWords;
  readonly outcome: Readonly<Record<string, (winner: string, power: number) => string>>;
  readonly board: BoardWords;
  readonly details: DetailWords;
}
