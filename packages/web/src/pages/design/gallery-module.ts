import type { Lang } from '@kronika/kernel';
import type { ComponentType } from 'react';
import type { Badge } from '../../cards/Mon.tsx';
import type { CardSize } from '../../cards/size.ts';

/** How wide cards of each size are drawn. */
export type Widths = Readonly<Record<CardSize, number>>;

export const GALLERY_WIDTHS: Widths = { t: 92, h: 136, i: 304 };

export interface GalleryProps {
  readonly lang: Lang;
  readonly widths: Widths;
}

/** What a game shows to whoever works on how it looks. */
export interface GalleryModule {
  /** What its sides and marks are told apart by. */
  readonly badges: readonly Badge[];
  /** All cards in three sizes and all states. */
  readonly Gallery: ComponentType<GalleryProps>;
}
