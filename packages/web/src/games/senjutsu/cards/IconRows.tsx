import type { Lang } from '@kronika/kernel';
import { Icon } from '../../../sprite/Icon.tsx';
import { BarSigns, barLook } from './BarSigns.tsx';
import { Grid } from './Grid.tsx';
import { gridWords } from './line-words.ts';
import { numberOf } from './numbers.ts';
import type { LineRow, Row } from './rows.ts';
import { Signs } from './Signs.tsx';
import { Speed } from './Speed.tsx';

interface IconRowsProps {
  readonly rows: readonly Row[];
  readonly lang: Lang;
  readonly side: number;
  /** On the smallest cards only what tells most has room. */
  readonly room: 'all' | 'gist';
}

/** So many pictures fit on the smallest card beside a grid, and without one. */
const BESIDE_GRID = 2;
const ALONE = 4;

/** The lines of a small card: pictures in a row, and the grids between them. */
export function IconRows({ rows, lang, side, room }: IconRowsProps) {
  return groupsOf(room === 'all' ? rows : gistOf(rows)).map((group) =>
    room === 'gist' && group.is === 'split' ? (
      <span key={group.key} className="xsp">
        <Speed initiative={group.row.initiative} />
      </span>
    ) : (
      <GroupOf key={group.key} group={group} lang={lang} side={side} />
    ),
  );
}

/** The first grid and a few pictures; what a second part does is read on a larger face. */
function gistOf(rows: readonly Row[]): readonly Row[] {
  const parted = rows.findIndex(({ is }) => is === 'split');
  const first = parted < 0 ? rows : rows.slice(0, parted);
  const grid = first.find((row) => row.is === 'line' && row.grid !== undefined);
  const most = grid === undefined ? ALONE : BESIDE_GRID;
  const lines = first.filter((row) => row.is === 'line' && row !== grid).slice(0, most);
  return [...first.filter((row) => row === grid || lines.includes(row)), ...rows.filter(({ is }) => is === 'split')];
}

/** Lines without a grid stand together; each grid and each dividing line is a group of its own. */
type Group =
  | { readonly is: 'icons'; readonly key: string; readonly rows: readonly Row[] }
  | { readonly is: 'grid'; readonly key: string; readonly row: LineRow }
  | {
      readonly is: 'split';
      readonly key: string;
      readonly row: Extract<Row, { readonly is: 'split' }>;
      readonly rows: readonly Row[];
    };

function groupsOf(rows: readonly Row[]): readonly Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.is === 'split') groups.push({ is: 'split', key: row.key, row, rows: [] });
    else if (row.is === 'line' && row.grid !== undefined) groups.push({ is: 'grid', key: row.key, row });
    else if (last?.is === 'icons' || last?.is === 'split')
      groups[groups.length - 1] = { ...last, rows: [...last.rows, row] };
    else groups.push({ is: 'icons', key: row.key, rows: [row] });
  }
  return groups;
}

function GroupOf({ group, lang, side }: { readonly group: Group; readonly lang: Lang; readonly side: number }) {
  switch (group.is) {
    case 'icons':
      return (
        <div className="cl">
          <IconsOf rows={group.rows} />
        </div>
      );
    case 'split':
      return (
        <div className="spl">
          <Speed initiative={group.row.initiative} />
          {group.rows.length > 0 && (
            <div className="cl">
              <IconsOf rows={group.rows} />
            </div>
          )}
        </div>
      );
    case 'grid': {
      const { line, grid } = group.row;
      if (grid === undefined) return undefined;
      return (
        <div className={`cg ${barLook(line)}`}>
          <BarSigns bar={line} />
          {line.is === 'move' && <IconOf row={group.row} />}
          <Grid marked={grid.marked} room="tight" side={side} label={gridWords(grid.of, lang)} />
        </div>
      );
    }
  }
}

function IconsOf({ rows }: { readonly rows: readonly Row[] }) {
  return rows.map((row) => <IconIn key={row.key} row={row} />);
}

function IconIn({ row }: { readonly row: Row }) {
  switch (row.is) {
    case 'or':
      return <span className="orc">/</span>;
    case 'heading':
      return (
        <span className="okc">
          <Icon name={row.heading === 'ifSuccess' ? 'x-check' : 'return-arrow'} />
        </span>
      );
    case 'line':
      return <IconOf row={row} />;
    case 'split':
      return undefined;
  }
}

function IconOf({ row: { line, starred } }: { readonly row: LineRow }) {
  const number = numberOf(line);
  return (
    <span className={`ci ${barLook(line)}`}>
      <BarSigns bar={line} />
      <Signs line={line} starred={starred} />
      {number !== undefined && <b className="nn">{number}</b>}
    </span>
  );
}
