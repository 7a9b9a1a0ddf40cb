import { type ChoiceForm, type OptionForm, type OptionValue, optionsFor } from '@kronika/kernel';
import { BOARDS, type Board } from '@kronika/senjutsu';
import { memo, useId } from 'react';
import { formatIn, optionsIn } from '../../../pages/match/shape.ts';
import { OptionChoice } from '../../../pages/setup/OptionChoice.tsx';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { boxOf, cornersOf, middleOf, pointsOf } from '../board/geometry.ts';
import { NEW_MATCH_WORDS } from './words.ts';

/** What is chosen together with the board. */
const BESIDE: readonly string[] = ['terrain', 'placing'];
const BOARD_KEYS: readonly string[] = ['board', 'hordeBoard'];

/** The options that are chosen here. */
export const BATTLEFIELD_KEYS: readonly string[] = [...BOARD_KEYS, ...BESIDE];

/** The board, what lies on it, and where the heroes begin. */
export function Battlefield({ choice, form, change }: SetupParts) {
  const say = useWords(NEW_MATCH_WORDS);
  const values = optionsIn(choice, form);
  const options = optionsFor(form, formatIn(choice, form));
  const put = (key: string, value: OptionValue) => change({ options: { ...choice.options, [key]: value } });
  const board = options.find(isBoard);
  const layout = values.terrain === 'dense' || values.terrain === 'sparse' ? values.terrain : 'none';
  return (
    <section className="panel sm-box" aria-label={say.board}>
      <h2>
        {say.board} {board !== undefined && <small>{say.boards(board.values.length)}</small>}
      </h2>
      {board !== undefined && (
        <Boards
          option={board}
          value={String(values[board.key])}
          layout={layout}
          onChange={(value) => put(board.key, value)}
        />
      )}
      {options
        .filter(({ key }) => BESIDE.includes(key))
        .map((option) => (
          <OptionChoice
            key={option.key}
            option={option}
            value={values[option.key]}
            onChange={(value) => put(option.key, value)}
          />
        ))}
    </section>
  );
}

function isBoard(option: OptionForm): option is ChoiceForm {
  return option.is === 'choice' && BOARD_KEYS.includes(option.key);
}

type Layout = 'none' | 'sparse' | 'dense';

interface BoardsProps {
  readonly option: ChoiceForm;
  readonly value: string;
  readonly layout: Layout;
  onChange(value: string): void;
}

function Boards({ option, value, layout, onChange }: BoardsProps) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const name = useId();
  const offered = BOARDS.filter(({ id }) => option.values.some((one) => one.value === id));
  return (
    <fieldset className="sm-boards">
      <legend className="vh">{option.name[lang]}</legend>
      {offered.map((board) => (
        <label key={board.id} className="sm-board">
          <input
            type="radio"
            className="vh"
            name={name}
            checked={board.id === value}
            onChange={() => onChange(board.id)}
          />
          <BoardPicture board={board} layout={layout} />
          <b>{board.name[lang]}</b>
          <small>{say.cells(board.cells.length)}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** A board from above with its terrain, small. */
const BoardPicture = memo(function BoardPicture({ board, layout }: { readonly board: Board; readonly layout: Layout }) {
  const pieces = layout === 'none' ? [] : board.terrain[layout];
  const box = boxOf([...board.cells, ...pieces.flatMap(({ cells }) => cells)], 'desk');
  return (
    <svg
      className="sm-board-picture"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {board.cells.map((cell) => (
        <polygon key={cell} points={pointsOf(cornersOf(middleOf(cell, 'desk'), 0.96, 'desk'))} />
      ))}
      {pieces.map(({ kind, cells }) => {
        const [first] = cells;
        if (first === undefined) return undefined;
        const { x, y } = middleOf(kind === 'toriiGate' ? (cells[1] ?? first) : first, 'desk');
        const drawing = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        return (
          <use
            key={`${kind}/${first}`}
            href={`#d-terrain-${drawing}`}
            x={x - 75}
            y={y - 112}
            width="150"
            height="160"
          />
        );
      })}
    </svg>
  );
});
