import { Gallery } from '../../games/l5r/gallery/Gallery.tsx';
import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { DESIGN_WORDS } from './words.ts';

/** All cards in all sizes and states. */
export function CardGallery() {
  const lang = useLang();
  return (
    <Page title={useWords(DESIGN_WORDS).cards}>
      <Gallery lang={lang} />
    </Page>
  );
}
