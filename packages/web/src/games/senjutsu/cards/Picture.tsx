import { memo } from 'react';
import { DRAWINGS, type DrawingName, type PictureName } from '../sprite.ts';

/** A small picture on a face or on the board. */
export type PictureOf = PictureName | DrawingName;

const OWN: ReadonlySet<string> = new Set(DRAWINGS);

/** Where the drawing lies in the page. */
export function hrefOf(name: PictureOf): string {
  return OWN.has(name) ? `#d-${name}` : `#i-${name}`;
}

interface PictureProps {
  readonly name: PictureOf;
  readonly className?: string;
}

/** A picture that only this game shows; what it means always stands in words, too. */
export const Picture = memo(function Picture({ name, className }: PictureProps) {
  return (
    <svg className={className === undefined ? 'ic' : `ic ${className}`} aria-hidden="true">
      <use href={hrefOf(name)} />
    </svg>
  );
});
