import type { Lang, SeatId } from '@kronika/kernel';
import type { ReactNode } from 'react';
import type { TableConnection } from '../client/connection.ts';
import type { Attention } from './attention/attention.ts';
import type { Guide } from './guide.ts';
import type { Tempo } from './staging/tempo.ts';

/** How fast things move on the table. `off` leaves the cross-fades, as for people who asked for less motion. */
export type AnimationSpeed = 'normal' | 'fast' | 'off';

export interface TableSettings {
  readonly animation: AnimationSpeed;
}

/** Whether somebody may play here, or a match that is over is looked at again. */
export type TableMode = 'played' | 'watched';

/** What a replay puts where a table that is played at has its prompt, and beside the log. */
export interface ReplayParts {
  readonly bar: ReactNode;
  readonly aside: ReactNode;
}

/** What the page gives to a table that is being played at, watched, or over. */
export interface TableProps {
  readonly connection: TableConnection;
  readonly lang: Lang;
  readonly settings: TableSettings;
  /** How fast others are seen to act; without it they are not shown one after the other. */
  readonly tempo?: Tempo | undefined;
  /** The switches of language, light, motion and name, for the menu of the table. */
  readonly preferences: ReactNode;
  /** Where it makes itself noticed; without it, it is silent. */
  readonly attention?: Attention;
  /** Back to the first page; the match stays where it is. */
  leave(): void;
  /** The same people play again there. */
  rematchTo(table: string): void;
  /** Whose eyes a spectator looks through from now on; only where one can watch. */
  lookThrough?(seat: SeatId | undefined): void;
  /** Leads through the match; only in lessons. */
  readonly guide?: Guide;
  /** Whose side of the table is below, if not that of who sits here. */
  readonly near?: SeatId;
  /** What the page adds to the bar above the board, and on a phone to its menu. */
  readonly tools?: ReactNode;
  /** The match is watched again, with these around it. */
  readonly replay?: ReplayParts;
  /** To the replay of the match, once it is over. */
  watchReplay?(): void;
  /** To the history of the series that the match is part of. */
  openChronicle?(): void;
  /** To who looks after the program, with what is known of the match. */
  reportProblem?(): void;
}
