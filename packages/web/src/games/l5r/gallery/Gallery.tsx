import type { Lang } from '@kronika/kernel';
import { CARD_TYPE_NAMES, type CardType, CLAN_NAMES, CLANS, FACTS, type Fact } from '@kronika/l5r';
import '../../../pages/design/gallery.css';
import type { GalleryProps, Widths } from '../../../pages/design/gallery.ts';
import { L5rCard } from '../cards/L5rCard.tsx';
import { States } from './States.tsx';
import { GALLERY_WORDS } from './words.ts';

const TYPES: readonly CardType[] = ['stronghold', 'role', 'province', 'holding', 'character', 'attachment', 'event'];

/** Cards in a hand show their cost as well; on a phone they are as wide as this. */
const LEAST_IN_HAND = 69;

/** All cards in three sizes and all states, for looking at them side by side. */
export function Gallery({ lang, widths }: GalleryProps) {
  const say = GALLERY_WORDS[lang];
  return (
    <div className="gallery" lang={lang}>
      <h1>{say.title}</h1>
      <States lang={lang} />
      {[...CLANS, 'neutral' as const].map((clan) => (
        <section key={clan}>
          <h2>{CLAN_NAMES[clan][lang]}</h2>
          {TYPES.map((type) => (
            <Row
              key={type}
              type={type}
              facts={FACTS.filter((fact) => fact.clan === clan && fact.type === type)}
              lang={lang}
              widths={widths}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  readonly type: CardType;
  readonly facts: readonly Fact[];
  readonly lang: Lang;
  readonly widths: Widths;
}

function Row({ type, facts, lang, widths }: RowProps) {
  if (facts.length === 0) return null;
  return (
    <>
      <h3>{CARD_TYPE_NAMES[type][lang]}</h3>
      <div className="row">
        {facts.map(({ id }) => (
          <figure key={id} className="trio" data-card={id}>
            <L5rCard printed={id} size="i" lang={lang} width={widths.i} />
            <div className="smaller">
              <L5rCard printed={id} size="h" lang={lang} width={widths.h} />
              <L5rCard printed={id} size="t" lang={lang} width={widths.t} />
              <L5rCard printed={id} size="t" lang={lang} place="hand" width={Math.max(widths.t, LEAST_IN_HAND)} />
            </div>
          </figure>
        ))}
      </div>
    </>
  );
}
