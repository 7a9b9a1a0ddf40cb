import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { ChallengeType } from '../cards/fact.ts';
import type { Bypass, ChallengeResult, Side } from '../state.ts';

/** A challenge is initiated: type, opponent, attackers and stealth targets are one declaration (AGOT-CHAL-a). */
export interface ChallengeInitiated extends LcgEvent {
  readonly is: 'challengeInitiated';
  readonly attacker: SeatId;
  readonly against: SeatId;
  readonly type: ChallengeType;
  readonly attackers: readonly CardId[];
  /** The attackers that kneel: not all do. */
  readonly kneeling: readonly CardId[];
  readonly bypassed: readonly Bypass[];
}

/** A character is declared as an attacker or a defender. */
export interface Declared extends LcgEvent {
  readonly is: 'declared';
  readonly card: CardId;
  readonly side: Side;
}

/** A stealth attacker keeps a character from being declared as a defender (AGOT-KW-STEALTH-b). */
export interface Bypassed extends LcgEvent {
  readonly is: 'bypassed';
  readonly by: CardId;
  readonly card: CardId;
}

/** The attacking player resolves the challenge against another opponent (AGOT-REDIR-b); earlier bypasses are gone. */
export interface ChallengeRedirected extends LcgEvent {
  readonly is: 'challengeRedirected';
  readonly to: SeatId;
}

/** The moment for a redirect is over. */
export interface RedirectClosed extends LcgEvent {
  readonly is: 'redirectClosed';
}

/** The defending player declares defenders, all together (AGOT-4.2.1-a). */
export interface DefendersDeclared extends LcgEvent {
  readonly is: 'defendersDeclared';
  readonly seat: SeatId;
  readonly defenders: readonly CardId[];
  /** The defenders that kneel: not all do. */
  readonly kneeling: readonly CardId[];
}

/** A character takes part without having been declared (AGOT-PART-f). */
export interface JoinedChallenge extends LcgEvent {
  readonly is: 'joinedChallenge';
  readonly card: CardId;
  readonly side: Side;
}

export interface RemovedFromChallenge extends LcgEvent {
  readonly is: 'removedFromChallenge';
  readonly card: CardId;
}

/** The totals are compared: somebody wins and somebody loses, or nobody does. */
export interface ChallengeDecided extends LcgEvent {
  readonly is: 'challengeDecided';
  readonly result: ChallengeResult;
}

/** The winner has gained the rivalry bonus over this opponent (AGOT-4.2.3-b). */
export interface RivalryGained extends LcgEvent {
  readonly is: 'rivalryGained';
  readonly seat: SeatId;
}

/** The challenge ends; nobody takes part any more (AGOT-4.2.6-a). */
export interface ChallengeEnded extends LcgEvent {
  readonly is: 'challengeEnded';
}

/** Events of challenges. */
export type ChallengeEvent =
  | ChallengeInitiated
  | Declared
  | Bypassed
  | ChallengeRedirected
  | RedirectClosed
  | DefendersDeclared
  | JoinedChallenge
  | RemovedFromChallenge
  | ChallengeDecided
  | RivalryGained
  | ChallengeEnded;
