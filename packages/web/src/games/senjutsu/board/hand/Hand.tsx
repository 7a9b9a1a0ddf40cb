import { cardThing, keyOf, type Sight } from '@kronika/kernel';
import { factOf, type HeroView } from '@kronika/senjutsu';
import { memo, useRef } from 'react';
import { choiceOf, Place } from '../../../../table/choosing/Place.tsx';
import { lookedAt } from '../../../../table/looked.ts';
import { useMedia } from '../../../../table/motion/pace.ts';
import { CardDown } from '../../cards/CardDown.tsx';
import type { FaceSize } from '../../cards/face-size.ts';
import { cardLabel } from '../../cards/label.ts';
import { SenjutsuCard } from '../../cards/SenjutsuCard.tsx';
import { StatusCard } from '../../cards/StatusCard.tsx';
import { STATUS_WORDS } from '../../cards/status-words.ts';
import { useRoom } from '../field/use-room.ts';
import { useBoard } from '../scope.ts';
import { STUN_PLACE } from '../things.ts';
import { handSize } from './hand-size.ts';

declare module 'react' {
  interface CSSProperties {
    /** How wide a card is. */
    '--cw'?: string;
  }
}

interface DeskHandProps {
  readonly hero: HeroView;
  readonly step: 'choosing' | 'other';
}

/** The hand on a desk: its cards are as large as the room allows. */
export function DeskHand({ hero, step }: DeskHandProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useRoom(ref)?.width;
  const isLow = useMedia('(max-height: 800px)');
  const cards = hero.hand.length + hero.core.length + Math.min(hero.stuns, 1);
  const { face, card } = handSize({ width: width ?? 1000, screen: isLow ? 'low' : 'high', cards, step });
  return (
    <div ref={ref} className={`deskhand ${step} w${card}`} style={{ '--cw': `${card}px` }}>
      <Hand hero={hero} size={face} />
    </div>
  );
}

interface HandProps {
  readonly hero: HeroView;
  readonly size: FaceSize;
}

/** The cards in hand, stuns among them, and apart from them the core cards, which always come back. */
export const Hand = memo(function Hand({ hero, size }: HandProps) {
  const { words } = useBoard();
  return (
    <div className={`sen-hand ${size}`}>
      <section className="cards0" aria-label={words.hand}>
        {hero.hand.map((sight, at) => (
          <HandCard key={sight.face === 'up' ? sight.card : `down${at}`} sight={sight} hero={hero} size={size} />
        ))}
        {hero.stuns > 0 && <Stuns count={hero.stuns} size={size} />}
      </section>
      {hero.core.length > 0 && (
        <>
          <span className="gap" />
          <section className="cards0" aria-label={words.core}>
            {hero.core.map((sight, at) => (
              <HandCard key={sight.face === 'up' ? sight.card : `core${at}`} sight={sight} hero={hero} size={size} />
            ))}
          </section>
        </>
      )}
    </div>
  );
});

interface HandCardProps {
  readonly sight: Sight;
  readonly hero: HeroView;
  readonly size: FaceSize;
}

function HandCard({ sight, hero, size }: HandCardProps) {
  const { lang } = useBoard();
  if (sight.face !== 'up')
    return (
      <div className="handcard">
        <CardDown hero={hero.hero} />
      </div>
    );
  const fact = factOf(sight.printed);
  return (
    <Place
      place={keyOf(cardThing(sight.card))}
      looked={lookedAt(sight)}
      flip={keyOf(cardThing(sight.card))}
      from={`deck:${hero.seat}`}
      to={`discard:${hero.seat}`}
      label={cardLabel(fact, lang)}
      className="handcard"
    >
      {(state) => {
        const choice = choiceOf(state, 'dimmed');
        return (
          <SenjutsuCard fact={fact} size={size} lang={lang} {...(choice === undefined ? {} : { marks: { choice } })} />
        );
      }}
    </Place>
  );
}

/** Stun cards are all alike: one is shown, with how many there are. */
function Stuns({ count, size }: { readonly count: number; readonly size: FaceSize }) {
  const { lang } = useBoard();
  const { name, text } = STATUS_WORDS[lang].stun;
  return (
    <Place place={STUN_PLACE} label={`${name}, ${count}. ${text}`} className="handcard">
      {(state) => {
        const choice = choiceOf(state, 'dimmed');
        return (
          <>
            <StatusCard
              status="stun"
              size={size}
              lang={lang}
              {...(choice === undefined ? {} : { marks: { choice } })}
            />
            {count > 1 && <b className="times">×{count}</b>}
          </>
        );
      }}
    </Place>
  );
}
