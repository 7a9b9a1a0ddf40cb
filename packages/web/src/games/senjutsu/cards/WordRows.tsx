import type { Lang } from '@kronika/kernel';
import type { Line } from '@kronika/senjutsu';
import { Icon } from '../../../sprite/Icon.tsx';
import { BarSigns, barLook } from './BarSigns.tsx';
import { Grid } from './Grid.tsx';
import type { GridRoom } from './grid-shape.ts';
import { type LineStates, rowState } from './line-states.ts';
import { gridWords, type Length, lineWords, moveWords } from './line-words.ts';
import { Picture } from './Picture.tsx';
import { type Heading, hasBar, type LineRow, type Row } from './rows.ts';
import { Signs } from './Signs.tsx';
import { Speed } from './Speed.tsx';
import { FACE_WORDS } from './words.ts';

interface RowsProps {
  readonly rows: readonly Row[];
  readonly lang: Lang;
  readonly length: Length;
  readonly states: LineStates;
  readonly room: GridRoom;
  /** The side of a hex of the grids. */
  readonly side: number;
  /** What stands on the dividing line of a card of an AI opponent. */
  readonly divided?: string | undefined;
}

/** The lines of a card with pictures and words. */
export function WordRows(props: RowsProps) {
  return props.rows.map((row) => <RowOf key={row.key} row={row} {...props} />);
}

function RowOf({ row, ...props }: RowsProps & { readonly row: Row }) {
  switch (row.is) {
    case 'or':
      return (
        <div className="or">
          <span>{FACE_WORDS[props.lang].or}</span>
        </div>
      );
    case 'split':
      return (
        <div className="spl">
          <Speed initiative={row.initiative} />
          {props.divided !== undefined && <em>{props.divided}</em>}
        </div>
      );
    case 'heading':
      return (
        <div className={`sr sub ${barLook(row.line)} ${stateLook(rowState(row, props.states))}`}>
          {hasBar(row.line) && (
            <span className="bd">
              <BarSigns bar={row.line} />
            </span>
          )}
          <span className="okh">
            <HeadingSign heading={row.heading} />
            <b>{FACE_WORDS[props.lang][row.heading]}</b>
          </span>
        </div>
      );
    case 'line':
      return <LineOf row={row} {...props} />;
  }
}

function HeadingSign({ heading }: { readonly heading: Heading }) {
  switch (heading) {
    case 'ifSuccess':
      return <Icon name="x-check" />;
    case 'eachTimeReduced':
      return <Icon name="return-arrow" />;
    case 'allPlayers':
    case 'othersMay':
      return <Picture name="conversation" />;
  }
}

export function stateLook(state: ReturnType<typeof rowState>): string {
  return state === undefined ? '' : { now: 'nowr', done: 'doner', off: 'offr' }[state];
}

function LineOf({ row, lang, length, states, room, side }: RowsProps & { readonly row: LineRow }) {
  const { line, grid, indent, starred } = row;
  const isGridAlone = grid !== undefined && line.is !== 'move';
  const looks = [
    'sr',
    barLook(line),
    stateLook(rowState(row, states)),
    ...(indent > 0 ? ['in'] : []),
    ...(isGridAlone ? ['gr'] : grid === undefined ? [] : ['duo']),
  ];
  return (
    <div className={looks.join(' ')}>
      {hasBar(line) && (
        <span className="bd">
          <BarSigns bar={line} />
        </span>
      )}
      {!isGridAlone && <Signs line={line} starred={starred} />}
      {!isGridAlone && <LineText line={line} lang={lang} length={length} />}
      {grid !== undefined && <Grid marked={grid.marked} room={room} side={side} label={gridWords(grid.of, lang)} />}
      {grid?.of.is === 'attack' && grid.of.unblockable === true && (
        <i className="unb">
          <Picture name="broken-shield" />
          {FACE_WORDS[lang].unblockable}
        </i>
      )}
    </div>
  );
}

/** What must be done stands in bold. */
function LineText({ line, lang, length }: { readonly line: Line; readonly lang: Lang; readonly length: Length }) {
  if (line.is !== 'move') return <span className="tx">{lineWords(line, lang, length)}</span>;
  const joint = line.order === 'then' ? `, ${FACE_WORDS[lang].andThen} ` : ', ';
  return (
    <span className="tx">
      {line.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a line never change
        <span key={at}>
          {at > 0 && joint}
          {item.duty === 'must' ? (
            <b>{moveWords(item, lang, length)}</b>
          ) : (
            <i className="opt">{moveWords(item, lang, length)}</i>
          )}
        </span>
      ))}
    </span>
  );
}
