import { Gallery } from '../../l5r/gallery/Gallery.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { DESIGN_WORDS } from './words.ts';

/** All cards in all sizes and states. */
export function CardGallery() {
  useTitle(useWords(DESIGN_WORDS).cards);
  return <Gallery start={useLang()} />;
}
