import type { Lang } from '@kronika/kernel';
import type { CardSize } from '../../cards/size.ts';

/** How wide cards of each size are drawn. */
export type Widths = Readonly<Record<CardSize, number>>;

export const GALLERY_WIDTHS: Widths = { t: 92, h: 136, i: 304 };

/** What a game draws its gallery by. */
export interface GalleryProps {
  readonly lang: Lang;
  readonly widths: Widths;
}
