import type { Initiative } from '@kronika/senjutsu';
import { Shape } from '../../../sprite/Shape.tsx';

interface SpeedProps {
  readonly initiative: Initiative;
  readonly className?: string;
}

/** How fast a card acts: a hexagon with its number, or a tall one with the fastest and the slowest. */
export function Speed({ initiative, className = '' }: SpeedProps) {
  if (initiative.is === 'range')
    return (
      <span className={`sini rng ${className}`}>
        <svg viewBox="0 0 24 34" aria-hidden="true">
          <path d="M12 .6 22 6.3v21.4L12 33.4 2 27.7V6.3z" />
        </svg>
        <b>{initiative.max}</b>
        <i />
        <b>{initiative.min}</b>
      </span>
    );
  return (
    <span className={`sini ${className}`}>
      <Shape name="hex" className="hexagon" />
      <b>{signOf(initiative)}</b>
    </span>
  );
}

/** The number, "=" for the speed of another card, "–" for none. */
function signOf(initiative: Exclude<Initiative, { readonly is: 'range' }>): string {
  switch (initiative.is) {
    case 'fixed':
      return String(initiative.speed);
    case 'same':
      return '=';
    case 'none':
      return '–';
  }
}

export function speedOf(speed: number): Initiative {
  return { is: 'fixed', speed };
}
