import { isRecord, isText } from '../reading.ts';
import { type Stored, stored } from '../storage/stored.ts';

/** Somebody who is signed in in this browser. */
export interface SignedIn {
  /** The name of the account, as it was typed. */
  readonly name: string;
  /** When the account was made: another one of the same name is another account. */
  readonly created: number;
}

/**
 * Who is signed in, as far as this browser remembers. What proves it is a cookie that no page can read, so the server has
 * the last word; see `whileSignedIn`.
 */
export const signedIn: Stored<SignedIn | undefined> = stored({
  key: 'account',
  read: readSignedIn,
  write: (who) => JSON.stringify(who ?? {}),
});

function readSignedIn(text: string | undefined): SignedIn | undefined {
  try {
    return signedInFrom(JSON.parse(text ?? '{}'));
  } catch {
    return undefined;
  }
}

export function signedInFrom(value: unknown): SignedIn | undefined {
  if (!isRecord(value) || !isText(value.name) || typeof value.created !== 'number') return undefined;
  return { name: value.name, created: value.created };
}
