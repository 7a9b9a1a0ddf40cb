import type { AbilityFact, Bar, Effect, Initiative, Line, LineRef, Segment, SoloFact } from '@kronika/senjutsu';
import type { GridRoom, MarkedCell } from './grid-shape.ts';
import { markOf } from './grid-shape.ts';

/** A line of a card that says something. */
export interface LineRow {
  readonly is: 'line';
  readonly key: string;
  readonly refs: readonly LineRef[];
  readonly line: Line;
  readonly indent: number;
  /** Belongs to the starred cells. */
  readonly starred: boolean;
  /** The grid that shares the line with a plain movement, or stands in it alone. */
  readonly grid?: { readonly marked: readonly MarkedCell[]; readonly of: GridEffect };
}

export type GridEffect = Extract<Effect, { readonly is: 'attack' | 'grid' | 'block' }>;

/** What divides the lines of a card. */
export type Row =
  | LineRow
  | {
      readonly is: 'heading';
      readonly key: string;
      readonly refs: readonly LineRef[];
      readonly heading: Heading;
      readonly line: Line;
      readonly indent: number;
    }
  | { readonly is: 'or'; readonly key: string; readonly indent: number }
  | { readonly is: 'split'; readonly key: string; readonly initiative: Initiative };

export type Heading = 'ifSuccess' | 'eachTimeReduced' | 'allPlayers' | 'othersMay';

/** The name of a line of a card, for maps. */
export function refKey({ segment, path }: LineRef): string {
  return `${segment}:${path.join('.')}`;
}

/** The lines of a card as they stand on its face. */
export function rowsOf(fact: AbilityFact | SoloFact): readonly Row[] {
  const lower = fact.is === 'solo' ? fact.second : fact.lower;
  return [
    ...joined(rowsIn(fact.lines, { segment: 'upper', path: [], indent: 0, starred: false })),
    ...(lower === undefined
      ? []
      : [
          { is: 'split' as const, key: 'split', initiative: { is: 'fixed' as const, speed: lower.speed } },
          ...joined(rowsIn(lower.lines, { segment: 'lower', path: [], indent: 0, starred: false })),
        ]),
  ];
}

interface Where {
  readonly segment: Segment;
  readonly path: readonly number[];
  readonly indent: number;
  readonly starred: boolean;
}

function rowsIn(lines: readonly Line[], where: Where): readonly Row[] {
  return lines.flatMap((line, at) => rowsFor(line, { ...where, path: [...where.path, at] }));
}

function rowsFor(line: Line, where: Where): readonly Row[] {
  const ref: LineRef = { segment: where.segment, path: where.path };
  const base = { key: refKey(ref), refs: [ref], line };
  const deeper = { ...where, indent: where.indent + 1 };
  switch (line.is) {
    case 'ifSuccess':
    case 'eachTimeReduced':
    case 'allPlayers':
    case 'othersMay':
      return [{ is: 'heading', ...base, heading: line.is, indent: where.indent }, ...rowsIn(line.lines, deeper)];
    case 'star':
      return rowsIn(withBar(line.lines, line), { ...where, starred: true });
    case 'or':
      return line.options.flatMap((option, at) => [
        ...(at === 0 ? [] : [{ is: 'or' as const, key: `${base.key}/${at}`, indent: where.indent }]),
        ...rowsIn(withBar(option, line), { ...where, path: [...where.path, at] }),
      ]);
    default: {
      const grid = gridOf(line);
      const row: LineRow = { is: 'line', ...base, indent: where.indent, starred: where.starred };
      return [grid === undefined ? row : { ...row, grid }];
    }
  }
}

/** A bar around several lines is drawn on each of them. */
function withBar(lines: readonly Line[], bar: Bar): readonly Line[] {
  if (!hasBar(bar)) return lines;
  const { kamae, during, pay } = bar;
  return lines.map((line) => ({
    ...line,
    ...(kamae === undefined || line.kamae !== undefined ? {} : { kamae }),
    ...(during === undefined || line.during !== undefined ? {} : { during }),
    ...(pay === undefined || line.pay !== undefined ? {} : { pay }),
  }));
}

function gridOf(line: Line): LineRow['grid'] {
  switch (line.is) {
    case 'attack':
    case 'grid':
      return { of: line, marked: line.cells.map(({ q, r, hits }) => ({ q, r, mark: markOf(hits) })) };
    case 'block': {
      const is = line.starred === true ? 'starredBlock' : 'block';
      return { of: line, marked: line.cells.map(({ q, r }) => ({ q, r, mark: { is } })) };
    }
    default:
      return undefined;
  }
}

export function hasBar({ kamae, during, pay }: Bar): boolean {
  return kamae !== undefined || during !== undefined || pay !== undefined;
}

/** A plain movement shares its line with the grid that follows it. */
function joined(rows: readonly Row[]): readonly Row[] {
  const together: Row[] = [];
  for (const row of rows) {
    const last = together.at(-1);
    if (
      row.is === 'line' &&
      row.grid !== undefined &&
      !hasBar(row.line) &&
      last?.is === 'line' &&
      last.line.is === 'move' &&
      last.grid === undefined &&
      !hasBar(last.line) &&
      last.indent === row.indent
    )
      together[together.length - 1] = { ...last, refs: [...last.refs, ...row.refs], grid: row.grid };
    else together.push(row);
  }
  return together;
}

/** How much room the grids have: with few lines all of their surroundings are drawn. */
export function roomOf(rows: readonly Row[]): GridRoom {
  const weight = rows.reduce((sum, row) => sum + (row.is === 'line' && row.grid !== undefined ? 3 : 1), 0);
  return weight <= 8 ? 'roomy' : 'tight';
}

/** How full a face is, so that its type and its grids fit. */
export type Density = 'airy' | 'full' | 'dense';

export function densityOf(rows: readonly Row[]): Density {
  const weight = rows.reduce((sum, row) => {
    if (row.is === 'or') return sum + 0.6;
    return sum + (row.is === 'line' && row.grid !== undefined ? (row.line.is === 'move' ? 2.8 : 2.6) : 1);
  }, 0);
  return weight <= 6 ? 'airy' : weight <= 8.5 ? 'full' : 'dense';
}
