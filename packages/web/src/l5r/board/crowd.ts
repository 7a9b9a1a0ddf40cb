import type { CharacterView } from '@kronika/l5r';

/** Where the attachments of a character stand: a few look out above it, more stand beside it. */
export type Wearing = 'above' | 'beside';

/** So many strips fit above a card in the lane. */
const MOST_ABOVE = 2;

export function wearingInLane({ attachments }: CharacterView): Wearing {
  return attachments.length <= MOST_ABOVE ? 'above' : 'beside';
}

/** How many strips stand in one column. */
const COLUMN = 5;

/** How wide a character stands, in widths of a card: one that bows lies down, strips beside it need room. */
export function breadthOf({ stance, attachments }: CharacterView, wearing: Wearing): number {
  const lies = stance === 'bowed' ? 1.4 : 1;
  return wearing === 'above' ? lies : lies + Math.ceil(attachments.length / COLUMN);
}

declare module 'react' {
  interface CSSProperties {
    /** How many widths of a card have to stand in a row. */
    '--crowd'?: number;
    /** How many of them one thing has. */
    '--breadth'?: number;
    /** How the lane is shared. */
    '--left'?: string;
    '--right'?: string;
  }
}
