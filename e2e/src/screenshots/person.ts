import { createHash } from 'node:crypto';

/** Whose screen is in the pictures. */
export const ME = 'Jadwiga';
export const OTHER = 'Hoshiko';

/** What the browser in the pictures proves by that its seats are its own. */
export const TOKEN = 'the-seats-of-whoever-makes-the-pictures';

/** What a table keeps of the token. */
export const HOLDER = createHash('sha256').update(TOKEN).digest('base64url');
