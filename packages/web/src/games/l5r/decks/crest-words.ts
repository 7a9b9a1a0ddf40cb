import type { Lang } from '@kronika/kernel';

interface CrestWords {
  readonly stronghold: string;
  readonly role: string;
  readonly provinces: string;
  readonly noStronghold: string;
  readonly noRole: string;
  readonly missing: string;
  readonly influence: string;
  of(pool: number): string;
}

export const CREST_WORDS: Readonly<Record<Lang, CrestWords>> = {
  pl: {
    stronghold: 'twierdza',
    role: 'rola',
    provinces: 'Prowincje, po jednej z każdego żywiołu',
    noStronghold: 'Wybierz twierdzę',
    noRole: 'Bez roli',
    missing: 'brak',
    influence: 'Wpływ',
    of: (pool) => `z ${pool}`,
  },
  en: {
    stronghold: 'stronghold',
    role: 'role',
    provinces: 'Provinces, one of each element',
    noStronghold: 'Choose a stronghold',
    noRole: 'No role',
    missing: 'missing',
    influence: 'Influence',
    of: (pool) => `of ${pool}`,
  },
};
