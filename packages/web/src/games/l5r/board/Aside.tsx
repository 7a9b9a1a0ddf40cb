import { factOf, type L5rView } from '@kronika/l5r';
import { memo } from 'react';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { choiceOf, Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { L5rCard } from '../cards/L5rCard.tsx';
import { cardLabel } from '../cards/label.ts';
import { useBoard } from './side.ts';

/** The cards that are being played, where everybody sees them. */
export const Aside = memo(function Aside({ aside }: { readonly aside: L5rView['aside'] }) {
  const { lang, words } = useBoard();
  const seen = aside.flatMap(({ sight, controller }) => (sight.face === 'up' ? [{ ...sight, controller }] : []));
  if (seen.length === 0) return undefined;
  return (
    <section className="played" aria-label={words.aside}>
      {seen.map(({ card, printed, controller }) => (
        <Place
          key={card}
          place={cardPlace(card)}
          looked={lookedCard(printed, card)}
          flip={`c${card}`}
          from={`hand:${controller}`}
          to={`conflictDiscard:${controller}`}
          label={cardLabel(factOf(printed), {}, lang)}
        >
          {(state) => {
            const choice = choiceOf(state, 'plain');
            return (
              <L5rCard
                printed={printed}
                size="t"
                lang={lang}
                place="hand"
                state={{ source: words.aside, ...(choice === undefined ? {} : { choice }) }}
              />
            );
          }}
        </Place>
      ))}
    </section>
  );
});
