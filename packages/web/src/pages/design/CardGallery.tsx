import { Page } from '../../shell/Page.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { GALLERY_WIDTHS } from './gallery.ts';
import { useGalleries } from './use-galleries.ts';
import { DESIGN_WORDS } from './words.ts';

/** All cards in all sizes and states. */
export function CardGallery() {
  const lang = useLang();
  return (
    <Page title={useWords(DESIGN_WORDS).cards}>
      {useGalleries().map(({ game, Gallery }) => (
        <Gallery key={game} lang={lang} widths={GALLERY_WIDTHS} />
      ))}
    </Page>
  );
}
