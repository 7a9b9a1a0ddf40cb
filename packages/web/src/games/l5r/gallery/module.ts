import type { GalleryModule } from '../../../pages/design/gallery-module.ts';
import { CLAN_BADGES, ELEMENT_BADGES } from '../badges.ts';
import { Gallery } from './Gallery.tsx';

export const l5rGallery: GalleryModule = {
  badges: [...Object.values(CLAN_BADGES), ...Object.values(ELEMENT_BADGES)],
  Gallery,
};
