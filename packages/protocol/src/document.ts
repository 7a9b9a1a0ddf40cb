import type { CardId, MatchView, SeatId, SpanKind, Teams, UndoCase } from '@kronika/kernel';
import type { ClockPlan } from './clock.ts';
import type { StandingOrders, Windows } from './orders.ts';
import type { Muted, PassesBy, Until } from './passing.ts';

/** Who looks at a table: somebody in a seat, or a spectator, perhaps through the eyes of a seat. */
export type Role =
  | { readonly is: 'seat'; readonly seat: SeatId }
  | { readonly is: 'spectator'; readonly name?: string; readonly through?: SeatId };

/** A seat, as everybody sees it. */
export interface SeatDocument {
  readonly is: 'person' | 'bot' | 'open';
  readonly name: string;
  /** The kind of bot. */
  readonly bot?: string;
  /** The seat is for a program that comes over the network, as a person does. */
  readonly program?: 'yes';
  /** Whether somebody of the seat is connected now; a bot is, unless it has failed and the match waits for it in vain. */
  readonly presence: 'here' | 'away';
  /** Whether spectators may look through its eyes. */
  readonly hands: 'shown' | 'hidden';
}

/** The clock: what each seat has left, in milliseconds, as it was at `since`; those in `running` lose time since then. */
export interface ClockDocument {
  readonly plan: ClockPlan;
  readonly left: readonly number[];
  readonly running: readonly SeatId[];
  /** When the running began, by the host's clock, in milliseconds; see `now` of the message `table`. */
  readonly since: number;
}

/** Something that needs the consent of other seats. */
export interface RequestDocument {
  readonly number: number;
  readonly is: 'takeBack';
  readonly by: SeatId;
  readonly of: readonly SeatId[];
}

/** How a match came to its end. Nobody wins where opponents played by the rules are all that is left. */
export type Ending =
  | { readonly is: 'played'; readonly winners: readonly SeatId[] }
  | { readonly is: 'resigned' | 'timeUp'; readonly seat: SeatId; readonly winners: readonly SeatId[] }
  | { readonly is: 'timeCalled'; readonly winners: readonly SeatId[] };

/** What only the looking one gets to know about itself. */
export interface OwnDocument {
  readonly role: Role;
  readonly orders?: StandingOrders;
  /** When the table will pass for the seat, by the host's clock, unless it answers or says `hold` before. */
  readonly passesAt?: number;
  /** Why it will; there exactly if `passesAt` is. */
  readonly passesBy?: PassesBy;
  /** How long the seat passes by itself. */
  readonly passing?: Until;
  /** What goes on that it could pass for the rest of. */
  readonly spans?: readonly SpanKind[];
  /** Its own cards that it sees, by what is printed on them: it may say when it wants to be asked about them. */
  readonly ownCards?: readonly string[];
  /** Those it does not want to be asked about always. */
  readonly muted?: Muted;
  /** Those of them that it sees. */
  readonly mutedCards?: readonly CardId[];
  /** In a window: whether there is something that the seat wants to be asked about. */
  readonly window?: 'answers' | 'nothing';
  /** Whether the seat's last decision can be taken back, and how. */
  readonly undo?: UndoCase['is'];
  /** Whether the seat wants to play again. */
  readonly again?: 'wanted';
  /** Whether the seat wants to play the next match of the series. */
  readonly onward?: 'wanted';
}

/** The series that the match of a table belongs to. What the matches hand on to each other is not told. */
export interface SeriesDocument {
  /** Which match of the series it is, counted from 1. */
  readonly number: number;
  /** Who wants to play the next match; absent while there is nothing to follow from. */
  readonly onward?: readonly SeatId[];
}

/** A table as one viewer may know it. The whole of it is sent once, then what changes. */
export interface TableDocument {
  readonly table: string;
  readonly game: string;
  readonly title?: string;
  readonly status: 'gathering' | 'playing' | 'over';
  /** How the match begins, if not as the game is set up: then the seats bring nothing. */
  readonly beginning?: 'situation' | 'record';
  readonly windows: Windows;
  /** The format, where the number of seats does not tell it. */
  readonly format?: string;
  /** The team of each seat, by its number; absent where everybody plays for themselves. */
  readonly teams?: Teams;
  /** Whoever sits here sees everything: one person plays all seats. */
  readonly sight?: 'all';
  /** Seats may ask what a strong bot would do. */
  readonly hints?: 'allowed';
  readonly seats: readonly SeatDocument[];
  readonly spectators: number;
  readonly clock?: ClockDocument;
  readonly request?: RequestDocument;
  readonly ending?: Ending;
  /** Who wants to play again. */
  readonly again: readonly SeatId[];
  /** Only in games whose matches continue each other. */
  readonly series?: SeriesDocument;
  /** The table where these people play again, or the next match of the series. */
  readonly next?: string;
  readonly you: OwnDocument;
  /** Absent until all seats are taken. */
  readonly match?: MatchView;
}
