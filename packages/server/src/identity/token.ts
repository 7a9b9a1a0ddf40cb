import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What somebody proves by that a seat is theirs. Only who sits there has it; the host keeps its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The address of a new table, which nobody can guess: whoever has it was invited. */
export function newTableId(): string {
  return randomBytes(16).toString('base64url');
}

/** The chance of a new table. */
export function newSeed(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of a token. */
export function holderOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether the token belongs to the holder; takes as long whether or not it does. */
export function isHeldBy(token: string, holder: string): boolean {
  const [given, kept] = [Buffer.from(holderOf(token)), Buffer.from(holder)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
