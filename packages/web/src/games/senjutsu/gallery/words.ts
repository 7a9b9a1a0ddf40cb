import type { Lang } from '@kronika/kernel';

export interface GalleryWords {
  readonly title: string;
  readonly statuses: string;
  readonly groups: Readonly<Record<'signature' | 'weapons' | 'general' | 'solo' | 'poisons', string>>;
}

export const GALLERY_WORDS: Readonly<Record<Lang, GalleryWords>> = {
  pl: {
    title: 'Karty Senjutsu',
    statuses: 'Rany i stany',
    groups: {
      signature: 'Zdolności bohaterów',
      weapons: 'Broń',
      general: 'Karty wspólne',
      solo: 'Karty SI',
      poisons: 'Trucizny',
    },
  },
  en: {
    title: 'The cards of Senjutsu',
    statuses: 'Wounds and statuses',
    groups: {
      signature: 'Cards of the heroes',
      weapons: 'Weapons',
      general: 'Cards for everybody',
      solo: 'AI cards',
      poisons: 'Poisons',
    },
  },
};
