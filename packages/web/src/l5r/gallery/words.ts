import type { Lang } from '@kronika/kernel';

export interface GalleryWords {
  readonly title: string;
  readonly theme: string;
  readonly states: string;
  readonly limit: string;
  readonly action: string;
}

export const GALLERY_WORDS: Readonly<Record<Lang, GalleryWords>> = {
  pl: { title: 'Karty', theme: 'Motyw', states: 'Stany', limit: '1 / rundę', action: 'Akcja' },
  en: { title: 'Cards', theme: 'Theme', states: 'States', limit: '1 / round', action: 'Action' },
};
