import { memo } from 'react';
import type { PictureName } from '../sprite.ts';

/** A picture that only this game shows; what it means always stands in words, too. */
export const Picture = memo(function Picture({ name }: { readonly name: PictureName }) {
  return (
    <svg className="ic" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
});
