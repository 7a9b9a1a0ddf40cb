import type { AgotView } from '@kronika/agot';
import { memo } from 'react';
import { CardPlace } from './CardPlace.tsx';
import { useBoard } from './side.ts';

/** The cards that are being played, where everybody sees them. */
export const Aside = memo(function Aside({ aside }: { readonly aside: AgotView['aside'] }) {
  const { words } = useBoard();
  const seen = aside.flatMap(({ sight, controller }) => (sight.face === 'up' ? [{ sight, controller }] : []));
  if (seen.length === 0) return undefined;
  return (
    <section className="played" aria-label={words.aside}>
      {seen.map(({ sight, controller }) => (
        <CardPlace
          key={sight.card}
          card={{ id: sight.card, sight }}
          state={{ source: words.aside }}
          where="hand"
          from={`hand:${controller}`}
          to={`discard:${controller}`}
        />
      ))}
    </section>
  );
});
