import type { PrintedId } from '@kronika/kernel';
import { memo } from 'react';
import { Thumb } from '../Thumb.tsx';

interface PictureProps {
  readonly printed: PrintedId;
  readonly stance: 'standing' | 'kneeling';
}

/** The picture of a card in play; it lies when the card kneels. */
export const Picture = memo(function Picture({ printed, stance }: PictureProps) {
  return (
    <span className={`picture ${stance}`}>
      <Thumb printed={printed} cost="hidden" />
    </span>
  );
});
