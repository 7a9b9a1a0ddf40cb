import { keyOf, type Option, type Question } from '@kronika/kernel';
import { type Cell, type Direction, isSenjutsuOption, type PieceOption } from '@kronika/senjutsu';
import { useMemo } from 'react';
import { optionsOf } from '../../../../table/choosing/controls.ts';
import { useSession } from '../../../../table/session/context.ts';
import { placeState, type SessionState } from '../../../../table/session/session-state.ts';
import { cellThing, sidePlace } from '../things.ts';

/** Something on the field that may be chosen now. */
export interface Choice<T> {
  readonly of: T;
  /** The place of the option in the question. */
  readonly option: number;
  readonly offered: Option;
  /** A, B, C … as the outcomes beside the field call it. */
  readonly letter: string;
}

/** The cell at which a piece is offered: of a gate its opening, of anything else the first. */
export function anchorOf({ cells }: PieceOption): Cell | undefined {
  return cells[cells.length === 3 ? 1 : 0];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Cells and sides that the question offers, with their letters. */
export interface FieldChoices {
  readonly cells: readonly Choice<Cell>[];
  readonly sides: readonly Choice<Direction>[];
}

export function choicesIn(question: Question | undefined): FieldChoices {
  if (question === undefined) return NO_CHOICES;
  const cells: Choice<Cell>[] = [];
  const sides: Choice<Direction>[] = [];
  optionsOf(question).forEach((offered, option) => {
    if (!isSenjutsuOption(offered)) return;
    const letter = LETTERS[cells.length + sides.length] ?? '';
    if (offered.is === 'cell') cells.push({ of: offered.id, option, offered, letter });
    else if (offered.is === 'piece') {
      const cell = anchorOf(offered);
      if (cell !== undefined && cells.every(({ of }) => of !== cell)) cells.push({ of: cell, option, offered, letter });
    } else if (offered.is === 'facing') sides.push({ of: offered.facing, option, offered, letter });
  });
  return { cells, sides };
}

/** With more choices than these, letters are no help. */
export const MOST_LETTERS = 6;

/** The options that are marked with letters. */
export function letteredIn(question: Question): readonly number[] {
  const { cells, sides } = choicesIn(question);
  const all = [...cells, ...sides].toSorted((one, other) => one.letter.localeCompare(other.letter));
  return all.length > MOST_LETTERS ? [] : all.map(({ option }) => option);
}

export const NO_CHOICES: FieldChoices = { cells: [], sides: [] };

export function useFieldChoices(): FieldChoices {
  const question = useSession((state) => state.question);
  return useMemo(() => choicesIn(question), [question]);
}

/** Which of the choices are marked already, as one word that compares cheaply. */
export function useMarked(choices: FieldChoices): string {
  return useSession((state) =>
    [...choices.cells.map(({ of }) => keyOf(cellThing(of))), ...choices.sides.map(({ of }) => sidePlace(of))]
      .filter((place) => isMarked(state, place))
      .join(' '),
  );
}

function isMarked(state: SessionState, place: string): boolean {
  return placeState(state, place).startsWith('is');
}
