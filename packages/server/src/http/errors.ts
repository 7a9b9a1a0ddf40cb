import { refuse, type TableRefusal } from '@kronika/host';
import type { RefusedBecause } from '@kronika/protocol';

/** The HTTP status that goes with a reason. */
export function statusOf({ because: { code } }: TableRefusal): number {
  return STATUS[code] ?? 422;
}

const STATUS: Partial<Record<RefusedBecause['code'], number>> = {
  malformed: 400,
  noTable: 404,
  damaged: 503,
  notYours: 403,
  notSignedIn: 401,
  seatTaken: 409,
  notNow: 409,
  tooLarge: 413,
  tooFrequent: 429,
  notStored: 503,
  internal: 500,
};

export const NOTHING_HERE = refuse('noTable', {
  pl: 'Pod tym adresem nic nie ma.',
  en: 'There is nothing at this address.',
});

export const OTHER_SITE = refuse('notYours', {
  pl: 'Strony z innych miejsc nie mogą tu niczego zmieniać.',
  en: 'Pages of other sites may not change anything here.',
});

export const OTHER_HOST = refuse('notYours', {
  pl: 'Ten serwer nie odpowiada pod tą nazwą.',
  en: 'This server does not answer to that name.',
});

export const BODY_TOO_LARGE = refuse('tooLarge', {
  pl: 'To, co zostało wysłane, jest za długie.',
  en: 'What was sent is too long.',
});

export const NO_JSON_BODY = refuse('malformed', {
  pl: 'Potrzebny jest poprawny JSON.',
  en: 'Valid JSON is needed.',
});
