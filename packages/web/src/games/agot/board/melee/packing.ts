/** The room things of the board have, in its unit. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How a roster stands: in so many columns, with rows of this height. */
export interface RosterForm {
  readonly columns: number;
  readonly row: number;
}

/** A row is as wide as its name wants, down to what can still be read. */
const WIDE = 150;
const NARROW = 86;
/** With the icons under a name of two lines, with such a name alone, and with a name of one line. */
const TALL = 46;
const TWO_LINES = 24;
const LOW = 19;
const GAP = 4;
/** In a narrower column names have two lines, even if not all of them are seen at once. */
const ONE_LINE_WIDTH = 130;

/** How a row is drawn: icons under the name, icons as colours before it, no picture, and a name of one line. */
export type RowForm = 'tall' | 'low' | 'flat' | 'flat single';

export function rowFormOf({ columns, row }: RosterForm, width: number): RowForm {
  if (isWide(columns, width) && row >= 31) return row >= 42 ? 'tall' : 'low';
  return row >= TWO_LINES ? 'flat' : 'flat single';
}

function isWide(columns: number, width: number): boolean {
  return (width + GAP) / columns - GAP >= ONE_LINE_WIDTH;
}

/** As few columns as have room for everybody, and rows as high as that lets them be; too many scroll. */
export function rosterOf(count: number, { width, height }: Box): RosterForm {
  const most = Math.max(1, Math.floor((width + GAP) / (NARROW + GAP)));
  const pleasant = Math.min(most, Math.max(1, Math.floor((width + GAP) / (WIDE + GAP))));
  const rowsIn = (columns: number) => Math.max(1, Math.ceil(count / columns));
  let columns = pleasant;
  const leastIn = (columns: number) => (isWide(columns, width) ? LOW : TWO_LINES);
  while (columns < most && rowsIn(columns) * (leastIn(columns) + GAP) - GAP > height) columns += 1;
  const row = Math.floor((height + GAP) / rowsIn(columns)) - GAP;
  return { columns, row: Math.max(leastIn(columns), Math.min(TALL, row)) };
}

/** Pictures of locations stand in the last cells, so many in each. */
const IN_A_CELL = { wide: 6, narrow: 4 } as const;

/** How many cells the locations need behind the characters. */
export function locationCells(locations: number, width: number): number {
  return Math.ceil(locations / (width < 250 ? IN_A_CELL.narrow : IN_A_CELL.wide));
}

declare module 'react' {
  interface CSSProperties {
    /** How many columns a roster has, and how high its rows are, in the unit of the board. */
    '--columns'?: number;
    '--row'?: number;
    /** How many cells its locations have. */
    '--places'?: number;
  }
}
