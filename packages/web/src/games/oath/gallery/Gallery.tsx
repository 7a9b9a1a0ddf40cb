import type { Lang, PrintedId } from '@kronika/kernel';
import { CARD_FACTS, type CardFact, printedOf } from '@kronika/oath';
import '../../../pages/design/gallery.css';
import type { GalleryProps } from '../../../pages/design/gallery.ts';
import { BOARD_WORDS } from '../board/words.ts';
import { OathCard } from '../cards/OathCard.tsx';

/** How wide each face is drawn. */
const WIDTHS = { i: 258, h: 216, t: 62 } as const;

const GROUPS: readonly CardFact['back'][] = ['denizen', 'edifice', 'relic', 'site', 'vision'];

/** Every card in its three sizes. */
export function Gallery({ lang }: GalleryProps) {
  const words = BOARD_WORDS[lang];
  return (
    <div className="gallery" lang={lang}>
      <h1>Oath</h1>
      {GROUPS.map((group) => (
        <section key={group}>
          <h2>{words.kinds[group]}</h2>
          <div className="row">
            {CARD_FACTS.filter(({ back }) => back === group).map(({ name }) => (
              <Sizes key={name} printed={printedOf(name)} lang={lang} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Sizes({ printed, lang }: { readonly printed: PrintedId; readonly lang: Lang }) {
  return (
    <figure className="trio" data-card={printed}>
      <OathCard printed={printed} size="i" lang={lang} width={WIDTHS.i} />
      <div className="smaller">
        <OathCard printed={printed} size="h" lang={lang} width={WIDTHS.h} />
        <OathCard printed={printed} size="t" lang={lang} width={WIDTHS.t} />
      </div>
    </figure>
  );
}
