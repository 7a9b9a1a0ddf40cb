import { memo } from 'react';
import type { IconName } from '../../../sprite/names.ts';
import { DRAWINGS, type DrawingName, type PictureName } from '../sprite.ts';

export type PictureOf = PictureName | DrawingName | IconName;

const OWN: ReadonlySet<string> = new Set(DRAWINGS);

interface PictureProps {
  readonly name: PictureOf;
  readonly className?: string;
}

/** A small picture on a face or on the board; what it means always stands in words, too. */
export const Picture = memo(function Picture({ name, className }: PictureProps) {
  return (
    <svg className={className === undefined ? 'ic' : `ic ${className}`} aria-hidden="true">
      <use href={OWN.has(name) ? `#d-${name}` : `#i-${name}`} />
    </svg>
  );
});
