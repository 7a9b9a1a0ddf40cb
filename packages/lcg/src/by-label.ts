import { type Card, cachePerLine, FIRST_CARD, type PrintedId } from '@kronika/kernel';

/**
 * What is known of cards as printed, remembered by the label of the copy: the same cards are asked about again and
 * again, and comparing one name is several times faster than looking it up among all. `find` has to say the same of one
 * printed card for ever.
 */
export function byLabel<T>(find: (printed: PrintedId) => T): (card: Pick<Card, 'id' | 'printed'>) => T {
  const knownInLine = cachePerLine<({ readonly printed: PrintedId; readonly found: T } | undefined)[]>({
    empty: () => [],
    copy: (known) => known.slice(),
  });
  return ({ id, printed }) => {
    const known = knownInLine();
    const before = known[id - FIRST_CARD];
    if (before?.printed === printed) return before.found;
    const found = find(printed);
    known[id - FIRST_CARD] = { printed, found };
    return found;
  };
}
