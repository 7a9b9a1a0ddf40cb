import type { SeatId } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { myTables } from '../my-tables.ts';
import { isRecord, isText, listOf, oneOf } from '../reading.ts';
import { RefusedError } from '../refused-error.ts';
import { ask, post, UnreachableError } from '../requests.ts';
import { readSummary } from '../summary.ts';
import { type SignedIn, signedIn, signedInFrom } from './signed-in.ts';

/** A device where somebody is signed in. */
export interface Session {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  /** Whether it is this one. */
  readonly at: 'here' | 'elsewhere';
}

export interface AccountView extends SignedIn {
  readonly sessions: readonly Session[];
}

/** A table of the account, with the seats that belong to it. */
export interface AccountTable {
  readonly summary: TableSummary;
  readonly seats: readonly SeatId[];
}

export interface Entry {
  readonly name: string;
  readonly passphrase: string;
}

/** Where the file with everything that is kept is found. */
export const EXPORT_ADDRESS = '/api/account/export';

export const signUp = (entry: Entry): Promise<SignedIn> => enter('/api/account', entry);

export const signIn = (entry: Entry): Promise<SignedIn> => enter('/api/account/session', entry);

async function enter(path: string, entry: Entry): Promise<SignedIn> {
  const who = signedInFrom(await post(path, entry));
  if (who === undefined) throw new UnreachableError('no account in the answer');
  signedIn.set(who);
  // What was played as a guest is brought along; where that fails, it stays in this browser as it was.
  claimSeats().catch(() => undefined);
  return who;
}

/** The seats that this browser has taken become the account's, too. */
async function claimSeats(): Promise<void> {
  const seats = myTables.get().flatMap(({ table, seats: own }) => own.map((seat) => ({ table, ...seat })));
  for (let sent = 0; sent < seats.length; sent += MOST_CLAIMS)
    await post('/api/account/tables', { seats: seats.slice(sent, sent + MOST_CLAIMS) });
}

/** So many the server takes at once. */
const MOST_CLAIMS = 60;

export async function signOut(): Promise<void> {
  await ask('/api/account/session', { method: 'DELETE' });
  signedIn.set(undefined);
}

export async function account(): Promise<AccountView> {
  const answer = await whileSignedIn(() => ask('/api/account'));
  const who = signedInFrom(answer);
  if (who === undefined || !isRecord(answer)) throw new UnreachableError('no account in the answer');
  return { ...who, sessions: listOf(answer.sessions, readSession) };
}

export async function endSession(id: string): Promise<void> {
  await whileSignedIn(() => ask(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }));
}

export async function endOtherSessions(): Promise<void> {
  await whileSignedIn(() => ask('/api/account/sessions', { method: 'DELETE' }));
}

export async function changePassphrase(change: { readonly now: string; readonly next: string }): Promise<void> {
  await whileSignedIn(() => post('/api/account/passphrase', change));
}

export async function deleteAccount(passphrase: string): Promise<void> {
  await whileSignedIn(() => post('/api/account/deletion', { passphrase }));
  signedIn.set(undefined);
}

/** The tables of the account, the latest first; none for who is not signed in. */
export async function accountTables(most: number): Promise<readonly AccountTable[]> {
  if (signedIn.get() === undefined) return [];
  const answer = await whileSignedIn(() => ask(`/api/account/tables?most=${most}`));
  return listOf(isRecord(answer) ? answer.tables : undefined, readTable);
}

/** The seats of the account at a table. */
export async function accountSeatsAt(table: string): Promise<readonly SeatId[]> {
  if (signedIn.get() === undefined) return [];
  const answer = await whileSignedIn(() => ask(`/api/account/tables/${encodeURIComponent(table)}`));
  return listOf(isRecord(answer) ? answer.seats : undefined, readSeat);
}

/** When the server says that nobody is signed in, this browser forgets that somebody was. */
export async function whileSignedIn<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof RefusedError && error.because.code === 'notSignedIn') signedIn.set(undefined);
    throw error;
  }
}

const SEATS = [0, 1, 2, 3, 4, 5] as const;
const readSeat = (value: unknown) => oneOf(value, SEATS);

function readTable(value: unknown): AccountTable | undefined {
  const summary = isRecord(value) ? readSummary(value.summary) : undefined;
  if (summary === undefined || !isRecord(value)) return undefined;
  return { summary, seats: listOf(value.seats, readSeat) };
}

function readSession(value: unknown): Session | undefined {
  if (!isRecord(value) || !isText(value.id) || !isText(value.device)) return undefined;
  const { id, device, created, seen, here } = value;
  return { id, device, created: Number(created), seen: Number(seen), at: here === true ? 'here' : 'elsewhere' };
}
