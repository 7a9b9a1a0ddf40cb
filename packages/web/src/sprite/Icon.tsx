import { memo } from 'react';
import type { IconName } from './names.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A picture beside words; it never says anything on its own, so readers of the screen do not hear of it. */
export const Icon = memo(function Icon({ name, className }: IconProps) {
  return (
    <svg className={className === undefined ? 'ic' : `ic ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
});
