import { memo } from 'react';
import { Icon } from '../sprite/Icon.tsx';
import type { IconName, ShapeName } from '../sprite/names.ts';
import { Shape } from '../sprite/Shape.tsx';

/** How an allegiance is told: by a colour (its class), an outline and a picture. */
export interface Badge {
  readonly allegiance: string;
  readonly shape: ShapeName;
  readonly icon: IconName;
}

interface MonProps {
  readonly badge: Badge;
  /** In the corner of a card, or in a line of other things; there `--ms` says how large. */
  readonly place?: 'corner' | 'line';
}

/** The badge of a clan, house or element. */
export const Mon = memo(function Mon({ badge: { allegiance, shape, icon }, place = 'corner' }: MonProps) {
  return (
    <span className={`mon ${allegiance} ${shape}${place === 'line' ? ' free' : ''}`}>
      <Shape name={shape} />
      <Icon name={icon} />
    </span>
  );
});
