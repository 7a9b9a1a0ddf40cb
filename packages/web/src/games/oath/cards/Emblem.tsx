import type { PrintedId } from '@kronika/kernel';
import { factOf } from '@kronika/oath';
import { artOf } from '../art/art.ts';

/** What a card shows, without its landscape: for the small pieces that stand for it. Its name stands in words, too. */
export function Emblem({ printed }: { readonly printed: PrintedId }) {
  return (
    <svg className="ic em" aria-hidden="true">
      <use href={`#i-${artOf(factOf(printed)).subject}`} />
    </svg>
  );
}
