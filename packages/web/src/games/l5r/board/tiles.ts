/** From so many characters on, a home is drawn as tiles: cards would be too small to read. */
const MANY = 8;

export function areMany(count: number): boolean {
  return count >= MANY;
}

/** How many attachments stand below one another beside their host. */
const COLUMN = 3;

/** How many cells of the grid a host with so many attachments needs: one strip has room below its name. */
export function cellsOf(attachments: number): number {
  return attachments <= 1 ? 1 : 1 + Math.ceil(attachments / COLUMN);
}

declare module 'react' {
  interface CSSProperties {
    /** How many cells of a grid a tile spans. */
    '--cells'?: number;
  }
}
