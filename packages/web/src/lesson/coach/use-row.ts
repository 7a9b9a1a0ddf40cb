import { type RefObject, useEffect, useState } from 'react';
import type { Layout } from '../../table/board-module.ts';

/** Where the coach lies among the rows of a board on a phone. */
export interface Row {
  readonly order: number;
  /** Whether the thing is above the coach or below it. */
  readonly side: 'above' | 'below' | 'aside';
}

const NOWHERE: Row = { order: 0, side: 'aside' };

/**
 * Puts the coach under the row of the thing it speaks of; above it where that is what one answers with, at the lower
 * end of the screen. The rows of a board have the orders 10, 20, 30 …, so that there is room between them.
 */
export function useRow(find: () => readonly Element[], coach: RefObject<HTMLElement | null>, layout: Layout): Row {
  const [row, setRow] = useState<Row>(NOWHERE);
  useEffect(() => {
    if (layout === 'desktop') {
      setRow(NOWHERE);
      return;
    }
    let frame = 0;
    let shown: Element | undefined;
    const look = () => {
      const [thing] = find();
      const next = rowFor(thing, coach.current);
      setRow((now) => (next === undefined || (next.order === now.order && next.side === now.side) ? now : next));
      if (thing !== shown) {
        shown = thing;
        // Where the screen is too small for everything, what is spoken of comes into sight, and then what is said.
        coach.current?.scrollIntoView({ block: 'nearest' });
        thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [find, coach, layout]);
  return row;
}

function rowFor(thing: Element | undefined, coach: HTMLElement | null): Row | undefined {
  const board = coach?.parentElement;
  if (thing === undefined || board === null || board === undefined) return undefined;
  const rows = [...board.children];
  const at = rows.findIndex((row) => row.contains(thing));
  if (at < 0) return undefined;
  const asking = rows.findIndex((row) => row.classList.contains('ask'));
  // A tray lies over the rows above the prompt, so only below the prompt nothing of it is covered.
  if (asking >= 0 && board.querySelector('.ask > .tray, .ask > .choices') !== null)
    return { order: (asking + 1) * 10 + 5, side: 'aside' };
  return at >= asking && asking >= 0
    ? { order: (at + 1) * 10 - 5, side: 'below' }
    : { order: (at + 1) * 10 + 5, side: 'above' };
}
