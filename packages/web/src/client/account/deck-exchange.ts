import { isRecord, isText, listOf } from '../reading.ts';
import { post, UnreachableError } from '../requests.ts';
import { whileSignedIn } from './account.ts';

/** A deck on its way between this device and the account; without `deck` it was deleted. */
export interface TravellingDeck {
  readonly id: string;
  readonly changed: number;
  readonly deck?: unknown;
}

export interface Exchanged {
  /** Up to where this device knows now what has changed. */
  readonly revision: number;
  readonly decks: readonly TravellingDeck[];
}

/** Gives the account what is new here, and takes what is new there. */
export type ExchangeDecks = (since: number, decks: readonly TravellingDeck[]) => Promise<Exchanged>;

export const exchangeDecks: ExchangeDecks = async (since, decks) => {
  const answer = await whileSignedIn(() => post('/api/account/decks', { since, decks }));
  if (!isRecord(answer) || typeof answer.revision !== 'number') throw new UnreachableError('no decks in the answer');
  return { revision: answer.revision, decks: listOf(answer.decks, readTravelling) };
};

function readTravelling(value: unknown): TravellingDeck | undefined {
  if (!isRecord(value) || !isText(value.id) || typeof value.changed !== 'number') return undefined;
  const { id, changed, deck } = value;
  return { id, changed, ...(deck === undefined ? {} : { deck }) };
}
