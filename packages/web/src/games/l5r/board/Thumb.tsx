import { type PrintedId, present } from '@kronika/kernel';
import { factOf } from '@kronika/l5r';
import { memo } from 'react';
import { Thumb as Picture } from '../../../cards/Thumb.tsx';
import { L5R_ART } from '../art/art.ts';

interface ThumbProps {
  readonly printed: PrintedId;
  readonly stance?: 'ready' | 'bowed';
}

/** The picture of a card. */
export const Thumb = memo(function Thumb({ printed, stance = 'ready' }: ThumbProps) {
  const fact = factOf(printed);
  return (
    <Picture
      allegiance={fact.clan}
      art={present(L5R_ART[fact.id], `the art of ${fact.id}`)}
      cost={'cost' in fact ? fact.cost : undefined}
      stance={stance}
    />
  );
});
