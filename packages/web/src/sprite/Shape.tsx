import { memo } from 'react';
import type { ShapeName } from './names.ts';

interface ShapeProps {
  readonly name: ShapeName;
  readonly className?: string;
}

/** The outline behind a badge or a number. */
export const Shape = memo(function Shape({ name, className = 'sh' }: ShapeProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#sh-${name}`} />
    </svg>
  );
});
