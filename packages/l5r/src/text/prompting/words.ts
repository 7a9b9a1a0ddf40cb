import type { ConflictType, Element } from '../../cards/fact.ts';

/** A question that always reads the same. */
export interface Fixed {
  readonly source?: string;
  readonly ask: string;
  readonly follows?: string;
}

/** How the steps of the game ask, in one language; every argument is a name or a number. */
export interface PromptWords {
  /** By the key of the message. */
  readonly fixed: Readonly<Record<string, Fixed>>;
  /** What is asked by a text that nobody has put into words of its own, by the key of the message. */
  readonly plain: Readonly<Record<string, string>>;
  readonly dynastyFate: (fate: number) => string;
  readonly firstToPass: string;
  readonly lastToPass: string;
  readonly played: (card: string, cost: number) => string;
  readonly extraFate: string;
  readonly extraFateLeft: (fate: number) => string;
  readonly extraFateStays: (rounds: number) => string;
  readonly duel: (type: ConflictType) => string;
  readonly duelBid: string;
  readonly duelSkills: (challenger: string, skill: number, challenged: string, other: number) => string;
  readonly duelAdds: string;
  readonly instead: string;
  readonly payByCards: (honor: number) => string;
  readonly actions: (window: string | undefined) => string;
  /** When an action window opens, by its kind. */
  readonly windows: Readonly<Record<string, string>>;
  readonly yourAction: string;
  readonly onlyPass: string;
  readonly afterPasses: Readonly<Record<string, string>>;
  readonly bothPass: (result: string) => string;
  readonly totals: (attack: number, defense: number) => string;
  readonly reaction: string;
  readonly interrupt: string;
  readonly answer: string;
  readonly more: (count: number) => string;
  readonly conflict: string;
  readonly conflictOf: (type: ConflictType, element: Element) => string;
  readonly whichConflict: string;
  readonly noConflict: string;
  readonly opportunities: (left: number) => string;
  readonly marked: (total: number) => string;
  readonly needed: (strength: number) => string;
  readonly undefended: (result: string) => string;
  readonly attackOn: (total: number, province: string, strength: number | undefined) => string;
  readonly whoDefends: string;
  readonly mostDefenders: (count: number) => string;
  readonly ring: (element: Element) => string;
  readonly ringAsks: Readonly<Record<Element, string>>;
  readonly ringEffects: Fixed;
  /** What a ring effect does to whom, by the effect. */
  readonly ringAims: Readonly<Record<string, string>>;
  readonly mustDiscard: (count: number) => string;
  readonly result: ResultWords;
  readonly confirm: ConfirmWords;
  readonly hint: HintWords;
  readonly tip: TipWords;
  readonly waste: WasteWords;
}

/** What becomes of a conflict, for whoever is asked. */
export interface ResultWords {
  readonly nobody: string;
  readonly lost: string;
  readonly held: string;
  /** The attack succeeds: what the defender loses. */
  readonly losesProvince: string;
  readonly losesHonor: string;
  readonly losesBoth: string;
  readonly losesGame: string;
  readonly stands: (short: number) => string;
  /** The attack succeeds, told to the attacker. */
  readonly won: string;
  readonly breaks: string;
  readonly winsGame: string;
  readonly short: (missing: number) => string;
  readonly theyLoseHonor: string;
}

export interface ConfirmWords {
  readonly attack: (total: number) => string;
  readonly defend: (total: number) => string;
  readonly nobodyDefends: string;
  readonly evade: (count: number) => string;
  readonly bid: (bid: number) => string;
  readonly duelBid: (bid: number) => string;
  readonly noExtraFate: string;
  readonly extraFate: (fate: number) => string;
  readonly keepAll: string;
  readonly replace: (count: number) => string;
  readonly discardNone: string;
  readonly discard: (count: number) => string;
  readonly attach: string;
  readonly layOut: string;
  readonly inOrder: string;
  readonly nobody: string;
  readonly choose: (count: number) => string;
}

export interface HintWords {
  readonly honor: (before: number, after: number) => string;
  readonly fate: (before: number, after: number) => string;
  readonly theirHonor: (before: number, after: number) => string;
  readonly theirFate: (before: number, after: number) => string;
  readonly theirHand: (cards: number) => string;
  readonly handLeft: (cards: number) => string;
  readonly gloryUp: string;
  readonly gloryDown: string;
  readonly bowed: (names: string) => string;
  readonly withoutFate: (names: string) => string;
  readonly withFate: (names: string) => string;
  readonly nothingElse: string;
  readonly ringFate: (fate: number) => string;
  readonly ifWon: (effect: string) => string;
  readonly givesUp: string;
  readonly favor: (type: ConflictType) => string;
  readonly bid: (before: number, after: number) => string;
  readonly keepsHonor: (honor: number) => string;
  readonly total: (fate: number, left: number) => string;
  readonly draws: (count: number) => string;
  readonly adds: (skill: number) => string;
  readonly honorAgainst: (least: number, most: number, changes: string) => string;
  readonly leavesThisRound: string;
  readonly lastsRounds: (rounds: number) => string;
  readonly alreadyHonored: string;
  readonly becomesOrdinary: string;
  readonly becomesHonored: (glory: number) => string;
  readonly becomesDishonored: (glory: number) => string;
  readonly losesLastFate: string;
  readonly fateLeft: (fate: number) => string;
  readonly strength: (strength: number) => string;
  readonly facedown: string;
  readonly leavesPlay: string;
  readonly stays: string;
}

export interface TipWords {
  readonly ring: (element: Element) => string;
  /** What winning the ring gives. */
  readonly ringEffect: Readonly<Record<Element, string>>;
  readonly ringFate: (fate: number) => string;
  readonly contested: string;
  readonly claimedByYou: string;
  readonly claimedBy: (seat: string) => string;
  readonly twice: (card: string) => string;
  readonly favor: string;
  readonly favorNobody: string;
  readonly favorYours: (type: ConflictType) => string;
  readonly favorTheirs: (type: ConflictType) => string;
  readonly type: (type: ConflictType) => string;
  readonly typeLeft: (type: ConflictType) => string;
  readonly typeUsed: string;
  readonly noOpportunity: string;
  readonly dial: string;
  readonly dialUnset: string;
  readonly dialShows: (bid: number) => string;
  readonly facedown: string;
  readonly facedownText: string;
  readonly province: (strength: number) => string;
  readonly provinceBroken: string;
  readonly strongholdOpen: string;
  readonly strongholdShut: (left: number) => string;
  readonly attacked: (missing: number) => string;
  readonly attackedEnough: string;
}

export interface WasteWords {
  readonly dynasty: (fate: number, characters: number) => string;
  readonly conflict: (ready: number) => string;
}
