import type { Lang } from '@kronika/kernel';
import { allFacts, type Fact } from '@kronika/senjutsu';
import '../../../pages/design/gallery.css';
import type { GalleryProps } from '../../../pages/design/gallery.ts';
import type { FaceSize } from '../cards/face-size.ts';
import { SenjutsuCard } from '../cards/SenjutsuCard.tsx';
import { StatusCard } from '../cards/StatusCard.tsx';
import { STATUSES } from '../cards/status-words.ts';
import { GALLERY_WORDS } from './words.ts';

/** How wide each face is drawn. */
const WIDTHS: Readonly<Record<FaceSize, number>> = { F: 258, M: 184, S: 124, xs: 91 };

const GROUPS: readonly {
  readonly key: keyof (typeof GALLERY_WORDS)['en']['groups'];
  readonly has: (fact: Fact) => boolean;
}[] = [
  { key: 'signature', has: (fact) => fact.is === 'ability' && fact.hero !== undefined },
  { key: 'weapons', has: (fact) => fact.is === 'ability' && fact.core === 'weapon' },
  { key: 'general', has: (fact) => fact.is === 'ability' && fact.hero === undefined && fact.core === undefined },
  { key: 'solo', has: (fact) => fact.is === 'solo' },
  { key: 'poisons', has: (fact) => fact.is === 'poison' },
];

/** Every card in its four sizes. */
export function Gallery({ lang }: GalleryProps) {
  const words = GALLERY_WORDS[lang];
  return (
    <div className="gallery" lang={lang}>
      <h1>{words.title}</h1>
      {GROUPS.map(({ key, has }) => (
        <section key={key}>
          <h2>{words.groups[key]}</h2>
          <div className="row">
            {allFacts()
              .filter(has)
              .map((fact) => (
                <Sizes key={fact.id} fact={fact} lang={lang} />
              ))}
          </div>
        </section>
      ))}
      <section>
        <h2>{words.statuses}</h2>
        <div className="row">
          {STATUSES.map((status) => (
            <figure key={status} className="trio" data-status={status}>
              <StatusCard status={status} size="F" lang={lang} left={status === 'limp' ? 2 : undefined} />
              <div className="smaller">
                <StatusCard status={status} size="S" lang={lang} left={status === 'limp' ? 2 : undefined} />
              </div>
            </figure>
          ))}
        </div>
      </section>
    </div>
  );
}

function Sizes({ fact, lang }: { readonly fact: Fact; readonly lang: Lang }) {
  return (
    <figure className="trio" data-card={fact.id}>
      <SenjutsuCard fact={fact} size="F" lang={lang} width={WIDTHS.F} />
      <div className="smaller">
        <SenjutsuCard fact={fact} size="M" lang={lang} width={WIDTHS.M} />
        <SenjutsuCard fact={fact} size="S" lang={lang} width={WIDTHS.S} />
        <SenjutsuCard fact={fact} size="xs" lang={lang} width={WIDTHS.xs} />
      </div>
    </figure>
  );
}
