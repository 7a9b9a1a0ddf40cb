import { type PrintedId, present } from '@kronika/kernel';
import { type Clan, factOf } from '@kronika/l5r';
import { memo } from 'react';
import { Art } from '../../cards/art/Art.tsx';
import { L5R_ART } from '../art/art.ts';

interface ThumbProps {
  readonly printed: PrintedId;
  readonly stance?: 'ready' | 'bowed';
}

/** The picture of a card where there is no room for its face, with its cost where it has one. */
export const Thumb = memo(function Thumb({ printed, stance = 'ready' }: ThumbProps) {
  const fact = factOf(printed);
  return (
    <div className={`thumb ${fact.clan}${stance === 'bowed' ? ' bowed' : ''}`}>
      <Art composition={present(L5R_ART[fact.id], `the art of ${fact.id}`)} />
      {'cost' in fact && <b>{fact.cost}</b>}
    </div>
  );
});

/** The back of a card of that clan. */
export function ThumbBack({ clan }: { readonly clan: Clan | 'neutral' }) {
  return <div className={`thumb down ${clan}`} />;
}
