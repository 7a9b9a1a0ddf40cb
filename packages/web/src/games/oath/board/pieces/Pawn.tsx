import type { Colour } from '@kronika/oath';
import { memo } from 'react';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Shape } from '../../../../sprite/Shape.tsx';
import { COLOUR_BADGES } from '../../badges.ts';

interface PawnProps {
  readonly colour: Colour;
}

/** The badge of a board. */
export const Pawn = memo(function Pawn({ colour }: PawnProps) {
  const { allegiance, shape, icon } = COLOUR_BADGES[colour];
  return (
    <span className={`oa-pawn ${allegiance} ${shape}`}>
      <Shape name={shape} />
      <Icon name={icon} />
    </span>
  );
});

/** The pawn as it stands on the map. */
export const StandingPawn = memo(function StandingPawn({ colour }: PawnProps) {
  return (
    <span className={`oa-fig oath-${colour}`}>
      <svg className="bd" viewBox="0 0 34 40" aria-hidden="true">
        <ellipse cx="17" cy="35" rx="14" ry="4.5" fill="#000" opacity=".45" />
        <path
          d="M9 12C11 20 9 27 5 33C8 37.5 26 37.5 29 33C25 27 23 20 25 12Z"
          fill="var(--p)"
          stroke="#fff6e0"
          strokeWidth="1.3"
        />
        <path d="M9 12C11 20 9 27 5 33C8 35.5 11 36.3 14 36.6C11 30 12 20 13 12Z" fill="#fff" opacity=".22" />
        <path d="M25 12C23 20 25 27 29 33C27 35.5 24 36.3 21 36.6C24 29 22.5 20 21 12Z" opacity=".25" />
      </svg>
      <Pawn colour={colour} />
    </span>
  );
});
