import type { Lang } from '@kronika/kernel';

export interface GalleryWords {
  readonly title: string;
  readonly states: string;
  readonly limit: string;
  readonly action: string;
}

export const GALLERY_WORDS: Readonly<Record<Lang, GalleryWords>> = {
  pl: { title: 'Karty', states: 'Stany', limit: '1 / rundę', action: 'Akcja' },
  en: { title: 'Cards', states: 'States', limit: '1 / round', action: 'Action' },
};
