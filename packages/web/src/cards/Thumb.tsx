import { memo } from 'react';
import { Art } from './art/Art.tsx';
import type { Composition } from './art/composition.ts';

interface ThumbProps {
  readonly allegiance: string;
  readonly art: Composition;
  readonly cost?: number | string | undefined;
  readonly stance?: 'ready' | 'bowed';
}

/** The picture of a card where there is no room for its face, with its cost where it has one. */
export const Thumb = memo(function Thumb({ allegiance, art, cost, stance = 'ready' }: ThumbProps) {
  return (
    <div className={`thumb ${allegiance}${stance === 'bowed' ? ' bowed' : ''}`}>
      <Art composition={art} />
      {cost !== undefined && <b>{cost}</b>}
    </div>
  );
});

/** The back of a card of that allegiance. */
export function ThumbBack({ allegiance }: { readonly allegiance: string }) {
  return <div className={`thumb down ${allegiance}`} />;
}
