import * as z from 'zod';
import type { Account, AccountSeat, Session } from '../../accounts/port.ts';

/** A deck on its way to the database; what is in it is text there. */
export interface DeckRow {
  readonly id: string;
  readonly changed: number;
  readonly deck?: string | undefined;
}

/** What is written of accounts. Each is whole or nothing, like everything that is written together with it. */
export type AccountWrite =
  | { readonly is: 'addAccount'; readonly account: Account }
  | {
      readonly is: 'rehash';
      readonly account: string;
      readonly hash: string;
      readonly changed: number;
      readonly keep: string;
    }
  | { readonly is: 'removeAccount'; readonly account: string }
  | { readonly is: 'openSession'; readonly session: Session; readonly hash: string }
  | { readonly is: 'noteSeen'; readonly session: string; readonly at: number }
  | { readonly is: 'endSessions'; readonly account: string; readonly sessions: readonly string[] }
  | { readonly is: 'endUnseen'; readonly since: number }
  | { readonly is: 'seat'; readonly seats: readonly AccountSeat[] }
  | { readonly is: 'claim'; readonly seats: readonly AccountSeat[] }
  | { readonly is: 'seatAgain'; readonly seats: readonly Omit<AccountSeat, 'account'>[] }
  | { readonly is: 'unseat'; readonly table: string; readonly seat: number }
  | { readonly is: 'keepDecks'; readonly account: string; readonly decks: readonly DeckRow[] };

/** What is asked of accounts. */
export type AccountRead =
  | { readonly is: 'named'; readonly folded: string }
  | { readonly is: 'session'; readonly holder: string }
  | { readonly is: 'sessions'; readonly account: string }
  | { readonly is: 'seats'; readonly account: string; readonly most: number }
  | { readonly is: 'seatsAt'; readonly account: string; readonly table: string }
  | { readonly is: 'decksSince'; readonly account: string; readonly revision: number };

export const accountRow = z.object({
  id: z.string(),
  name: z.string(),
  folded: z.string(),
  hash: z.string(),
  created: z.number(),
  changed: z.number(),
});

export const sessionRow = z.object({
  id: z.string(),
  account: z.string(),
  holder: z.string(),
  device: z.string(),
  created: z.number(),
  seen: z.number(),
});

export const seatRow = z.object({
  account: z.string(),
  table: z.string(),
  seat: z.literal([0, 1, 2, 3, 4, 5]),
  holder: z.string(),
  since: z.number(),
});

export const deckRow = z.object({
  id: z.string(),
  changed: z.number(),
  deck: z.string().nullable(),
  revision: z.number(),
});

/** What comes back for each question. */
export const ACCOUNT_REPLIES = {
  named: accountRow.optional(),
  session: z.object({ session: sessionRow, account: accountRow }).optional(),
  sessions: z.array(sessionRow),
  seats: z.array(seatRow),
  decks: z.array(deckRow),
};
