import type { Kamae } from '@kronika/senjutsu';
import { memo } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import { Shape } from '../../../sprite/Shape.tsx';
import { KAMAE_BADGES } from '../badges.ts';

/** A position of the Kamae tree: told by its shape and its picture, and by its colour. */
export const KamaeBadge = memo(function KamaeBadge({ kamae }: { readonly kamae: Kamae }) {
  const { allegiance, shape, icon } = KAMAE_BADGES[kamae];
  return (
    <span className={`km ${allegiance} ${shape}`}>
      <Shape name={shape} />
      <Icon name={icon} />
    </span>
  );
});
