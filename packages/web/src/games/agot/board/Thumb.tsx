import { factOf } from '@kronika/agot';
import { type PrintedId, present } from '@kronika/kernel';
import { memo } from 'react';
import { Thumb as Picture } from '../../../cards/Thumb.tsx';
import { AGOT_ART } from '../art/art.ts';
import { badgeOf } from '../badges.ts';

interface ThumbProps {
  readonly printed: PrintedId;
  readonly stance?: 'ready' | 'bowed';
  /** What lies on the table was paid for. */
  readonly cost: 'shown' | 'hidden';
}

/** The picture of a card. */
export const Thumb = memo(function Thumb({ printed, stance = 'ready', cost }: ThumbProps) {
  const fact = factOf(printed);
  return (
    <Picture
      allegiance={badgeOf(fact).allegiance}
      art={present(AGOT_ART[fact.id], `the art of ${fact.id}`)}
      cost={cost === 'shown' && 'cost' in fact ? fact.cost : undefined}
      stance={stance}
    />
  );
});
