import type { Suit } from '@kronika/oath';
import { memo } from 'react';
import { Shape } from '../../../../sprite/Shape.tsx';
import { SUIT_BADGES } from '../../badges.ts';
import { Picture } from '../../cards/Picture.tsx';

interface SuitBadgeProps {
  readonly suit: Suit;
  readonly className?: string;
}

/** A suit by colour, outline and picture. */
export const SuitBadge = memo(function SuitBadge({ suit, className = 'sb' }: SuitBadgeProps) {
  const { shape, icon } = SUIT_BADGES[suit];
  return (
    <span className={`${className} ${suit} ${shape}`}>
      <Shape name={shape} />
      <Picture name={icon} />
    </span>
  );
});
