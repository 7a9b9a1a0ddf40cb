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

/** So many grids and pictures fit on the smallest card. */
const MOST_GRIDS = 2;
const MOST_ICONS = 5;

/** The lines of a small card: pictures in a row, and the grids between them. */
export function IconRows({ rows, lang, side, room }: IconRowsProps) {
  return groupsOf(room === 'all' ? rows : gistOf(rows)).map((group) => (
    <GroupOf key={group.key} group={group} lang={lang} side={side} />
  ));
}

function gistOf(rows: readonly Row[]): readonly Row[] {
  let [grids, icons] = [0, 0];
  return rows.filter((row) => {
    if (row.is === 'split') return true;
    if (row.is === 'line' && row.grid !== undefined) {
      grids += 1;
      return grids <= MOST_GRIDS;
    }
    icons += row.is === 'line' ? 1 : 0.5;
    return icons <= MOST_ICONS;
  });
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
