import type { Lang } from '@kronika/kernel';

/** What is said at a table before the match, and when there is none. */
export interface TableWords {
  readonly missing: string;
  readonly missingHint: string;
}

export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  pl: {
    missing: 'Nie ma takiego stołu',
    missingHint: 'Adres jest niepełny, partia została usunięta albo rozegrano ją na innym urządzeniu.',
  },
  en: {
    missing: 'There is no such table',
    missingHint: 'The address is incomplete, the match was removed, or it was played on another device.',
  },
};
