import type { ChallengeType } from '../cards/fact.ts';
import type { Phase } from '../state.ts';
import type { Lead } from './card-text.ts';

export type Until = 'round' | 'phase' | 'challenge' | 'game';

/** What is said of something that happened to nobody in particular. */
export interface EventWords {
  readonly roundEntered: (round: number) => string;
  readonly phaseEntered: (phase: string) => string;
  readonly titlesShuffled: (aside: number) => string;
  readonly setupRevealed: string;
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

/** How an end is told: to who won, to who lost, and to others. */
export interface OutcomeWords {
  readonly won: (power: number) => string;
  readonly lost: (winner: string, power: number) => string;
  readonly told: (winner: string, power: number) => string;
}

/** Everything the game says in one language, besides what is asked and offered by a key. */
export interface Words {
  readonly name: string;
  readonly hidden: string;
  readonly seat: (number: number) => string;
  readonly and: (parts: readonly string[]) => string;
  readonly type: Readonly<Record<ChallengeType, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** What a lasting effect ends with. */
  readonly until: Readonly<Record<Until, string>>;
  readonly lead: Readonly<Record<Lead, string>>;
  /** What the tokens are called that texts define. */
  readonly token: Readonly<Record<string, string>>;
  readonly option: OptionWords;
  readonly place: PlaceWords;
  readonly event: EventWords;
  readonly outcome: Readonly<Record<string, OutcomeWords>>;
  readonly board: BoardWords;
  readonly details: DetailWords;
}
