import type { Card, CardId, PrintedId, SeatId, Table } from '@kronika/kernel';
import type { LcgState } from '@kronika/lcg';
import type { ChallengeType } from './cards/fact.ts';
import type { AgotEvent } from './event.ts';

/** The seven phases of a round, in their order (AGOT-ROUND-a). */
export const PHASES = ['plot', 'draw', 'marshaling', 'challenges', 'dominance', 'standing', 'taxation'] as const;
export type Phase = (typeof PHASES)[number];

/** Two seats play joust, three and more play melee; that is settled when the game begins (AGOT-COMP-a). */
export type Format = 'joust' | 'melee';

/** A side of a challenge. */
export type Side = 'attacking' | 'defending';

/** Tokens that card texts define, by their names: poison, betrayal, stand (AGOT-COMP-f). */
export type Tokens = Readonly<Record<string, number>>;

/** A card on the table, with what can be said of it while it is there. */
export interface AgotCard extends Card {
  readonly stance: 'standing' | 'kneeling';
  readonly power: number;
  readonly tokens: Tokens;
  /** What it is in play: as printed, a duplicate under its unique card, or a card that became an attachment. */
  readonly as: 'printed' | 'duplicate' | 'attachment';
  /** The side it was declared on or put onto in the challenge. */
  readonly part: 'none' | Side;
  /** The phase it entered play in, and how; it is gone when that phase is over. */
  readonly entered: 'before' | 'marshaled' | 'put' | 'ambushed';
}

/** What stands on a card that is not in play, or that has just come into it. */
export const UNMARKED = {
  stance: 'standing',
  power: 0,
  tokens: {},
  as: 'printed',
  part: 'none',
  entered: 'before',
} as const satisfies Partial<AgotCard>;

/** How a challenge was decided; settled when the totals are compared (AGOT-4.2.2-j). */
export interface ChallengeResult {
  /** Nobody, if nobody fulfils what it takes to win (AGOT-4.2.2-d). */
  readonly winner: SeatId | null;
  readonly loser: SeatId | null;
  readonly totals: Readonly<Record<Side, number>>;
  /** By how much STR it was won. */
  readonly margin: number;
  readonly unopposed: 'yes' | 'no';
}

/** A character that a stealth attacker keeps from being declared as a defender. */
export interface Bypass {
  readonly by: CardId;
  readonly card: CardId;
}

/** A bypass that applies. Whose it was is forgotten when that attacker leaves play; the bypass stays (AGOT-KW-STEALTH-c). */
export interface StandingBypass {
  readonly by: CardId | null;
  readonly card: CardId;
}

/** The challenge that is being resolved. Who takes part stands on the characters. */
export interface Challenge {
  readonly attacker: SeatId;
  readonly type: ChallengeType;
  /** Whom it was initiated against. */
  readonly against: SeatId;
  /** Whom it is resolved against: another one after a redirect (AGOT-REDIR-d). */
  readonly defender: SeatId;
  readonly bypassed: readonly StandingBypass[];
  /** A redirect comes before any reaction to the initiation (AGOT-REDIR-a), and at most once. */
  readonly redirect: 'open' | 'over';
  readonly result: ChallengeResult | null;
}

/** What is known of a challenge of this round, whether or not it is over. */
export interface Fought {
  readonly attacker: SeatId;
  readonly type: ChallengeType;
  readonly against: SeatId;
  readonly defender: SeatId;
  readonly winner: SeatId | null;
  readonly loser: SeatId | null;
  /** Whether the winner gained the rivalry bonus: at most one for each rival in a round (AGOT-4.2.3-c). */
  readonly rivalry: 'gained' | 'none';
}

/** A card that somebody marshaled or played this round. */
export interface Deed {
  readonly is: 'marshaled' | 'duplicated' | 'played';
  readonly seat: SeatId;
  readonly printed: PrintedId;
}

/** Everything that is the case. Two to six seats; lists are indexed by seat. */
export interface AgotState extends LcgState<AgotEvent> {
  readonly table: Table<AgotCard>;
  readonly format: Format;
  readonly round: number;
  readonly phase: Phase;
  /** Who is active in the marshaling or the challenges phase. */
  readonly active: SeatId | null;
  readonly gold: readonly number[];
  readonly challenge: Challenge | null;
  /** The challenges of this round, in their order. */
  readonly fought: readonly Fought[];
  readonly deeds: readonly Deed[];
  /** How many characters of each seat have stood in this phase. */
  readonly stood: readonly number[];
  /** Who gave up; they are out of the game at the next check (AGOT-ELIM-f). Absent as long as nobody did. */
  readonly conceded?: readonly SeatId[];
}

/**
 * The state with some of it changed. Written out, because that is ten times faster than copying what happens to be
 * there, and because states of one shape are read faster.
 */
export function stateWith(state: AgotState, changes: Partial<AgotState>): AgotState {
  const { first, windows, seated, periods, lasting, delayed, uses, serial, table } = state;
  const { format, round, phase, active, gold, challenge, fought, deeds, stood, conceded } = state;
  const next: AgotState = Object.assign(
    {
      first,
      windows,
      seated,
      periods,
      lasting,
      delayed,
      uses,
      serial,
      table,
      format,
      round,
      phase,
      active,
      gold,
      challenge,
      fought,
      deeds,
      stood,
    },
    changes,
  );
  // Hardly ever there: states without it keep their shape.
  return conceded === undefined || changes.conceded !== undefined ? next : Object.assign(next, { conceded });
}
