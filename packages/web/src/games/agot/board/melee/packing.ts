/** The room things of the board have, in its unit. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** How much of the height of a row its names take, where there are names. */
  readonly names?: number;
}

/** What has to stand there. */
export interface Things {
  readonly characters: number;
  readonly locations: number;
}

/** How large the pictures of characters are drawn, from what is pleasant down to what can still be read. */
const SIZES = [58, 54, 50, 46, 42, 38, 34, 30, 27, 25] as const;
const GAP = 3;
/** A picture of a character has its icons under it. */
const TALL = 1.3;
/** Locations are drawn smaller. */
const LOCATION = 0.62;
const LEAST_LOCATION = 22;

export function locationSize(size: number): number {
  return Math.max(LEAST_LOCATION, Math.round(size * LOCATION));
}

/** The largest size at which all of it fits, the locations after the characters. */
export function packedSize(things: Things, box: Box): number {
  return SIZES.find((size) => heightAt(things, size, box) <= box.height) ?? SIZES[SIZES.length - 1] ?? GAP;
}

/** As a browser breaks the rows: a row with a character in it is as tall as that. */
function heightAt({ characters, locations }: Things, size: number, { width, names = 0 }: Box): number {
  const small = locationSize(size);
  const items = [
    ...Array.from({ length: characters }, () => ({ wide: size, tall: size * TALL + names })),
    ...Array.from({ length: locations }, () => ({ wide: small, tall: small })),
  ];
  let height = 0;
  let row = { wide: Number.POSITIVE_INFINITY, tall: 0 };
  for (const { wide, tall } of items) {
    if (row.wide + wide > width) {
      height += row.tall === 0 ? 0 : row.tall + GAP;
      row = { wide: 0, tall: 0 };
    }
    row = { wide: row.wide + wide + GAP, tall: Math.max(row.tall, tall) };
  }
  return height + row.tall;
}

/** Locations beside whole cards stand in a column of this width. */
const COLUMN = 96;
const COLUMN_GAP = 4;
const LOCATION_SIZES = [40, 37, 34, 31, 28, 25] as const;

/** The largest size at which so many locations fit into the column beside whole cards. */
export function columnSize(locations: number, height: number): number {
  const rowsAt = (size: number): number =>
    Math.ceil(locations / Math.floor((COLUMN + COLUMN_GAP) / (size + COLUMN_GAP)));
  const fits = (size: number): boolean => rowsAt(size) * (size + COLUMN_GAP) - COLUMN_GAP <= height;
  return LOCATION_SIZES.find(fits) ?? LEAST_LOCATION;
}

declare module 'react' {
  interface CSSProperties {
    /** How wide the pictures of characters and of locations are, in the unit of the board. */
    '--mw'?: number;
    '--lw'?: number;
  }
}

/** A character that is drawn as a whole card. */
export interface WholeFigure {
  readonly pose: 'stands' | 'lies';
  readonly wears: 'something' | 'nothing';
}

/** Between whole cards, beside one that wears something, and for the column of locations, whatever the size of the cards. */
const BESIDE = { gap: 7, worn: 88, places: 106 } as const;

/** How wide whole cards may be so that all of them stand in one row, with what they wear and the locations beside them. */
export function wholeSize(figures: readonly WholeFigure[], locations: number, { width, height }: Box): number {
  const worn = figures.filter(({ wears }) => wears === 'something').length * BESIDE.worn;
  const taken = worn + figures.length * BESIDE.gap + (locations > 0 ? BESIDE.places : 0);
  const bodies = figures.reduce((sum, { pose }) => sum + (pose === 'lies' ? 1.4 : 1), 0);
  return Math.min(bodies === 0 ? width : (width - taken) / bodies, height / 1.46);
}
