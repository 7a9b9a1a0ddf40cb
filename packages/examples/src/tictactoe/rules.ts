import {
  ask,
  chooseBy,
  type EventRules,
  emit,
  end,
  flow,
  goTo,
  keep,
  type SeatId,
  seatAfter,
  seenByAll,
} from '@kronika/kernel';
import { type Cell, type CellOption, freeCells, type Marked, type TicTacToe, winnerOf } from './state.ts';

interface Turns {
  readonly seat: SeatId;
  readonly cell?: Cell;
}

/** The seats mark a free cell in turn, until one has three in a row or no cell is free. */
export const turns = flow<TicTacToe, Turns>()('tictactoe/turns', {
  choose: (state, { seat }) =>
    ask(
      'cell',
      chooseBy('cell', {
        seat,
        message: { key: 'chooseCell' },
        because: { is: 'rule', rule: 'TTT-TURN-a' },
        options: freeCells(state).map((cell): CellOption => ({ is: 'cell', cell })),
      }),
    ),
  mark: (_, { seat, cell }) => cell !== undefined && emit({ is: 'marked', seat, cell, rule: 'TTT-TURN-a' }),
  win: (state) => {
    const winner = winnerOf(state);
    return winner !== undefined && end({ winners: [winner], reason: { key: 'threeInARow' }, rule: 'TTT-WIN-a' });
  },
  draw: (state) => freeCells(state).length === 0 && end({ winners: [], reason: { key: 'full' }, rule: 'TTT-WIN-b' }),
  next: (_, { seat }) => [keep({ seat: seatAfter(seat, 2) }), goTo('choose')],
});

export const events: EventRules<TicTacToe, Marked> = {
  marked: {
    apply: (state, { seat, cell }) => ({ cells: state.cells.with(cell, seat) }),
    see: seenByAll,
  },
};
