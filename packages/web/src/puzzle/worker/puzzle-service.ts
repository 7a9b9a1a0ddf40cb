import type { Puzzle } from '@kronika/bots';
import { type Game, impossible, isRefusal, Recorder } from '@kronika/kernel';
import { BrokenScriptError } from '../../lesson/led-table.ts';
import { PuzzleTable } from '../puzzle-table.ts';
import type { PuzzleAsk, PuzzleTold } from './messages.ts';

/** What the worker does with what it is asked: one puzzle lies on its table at a time. */
export class PuzzleService {
  readonly #gameCalled: (id: string) => Promise<Game | undefined>;
  #table: PuzzleTable | undefined;

  constructor(gameCalled: (id: string) => Promise<Game | undefined>) {
    this.#gameCalled = gameCalled;
  }

  async hear(ask: PuzzleAsk): Promise<PuzzleTold> {
    switch (ask.is) {
      case 'open':
        return this.#open(ask);
      case 'sides':
        return { is: 'sides', sides: await this.#sidesOf(ask.puzzles) };
      default:
        return this.#table === undefined ? NOT_SET_UP : tell(this.#table, ask);
    }
  }

  async #open({ puzzle, names }: Extract<PuzzleAsk, { readonly is: 'open' }>): Promise<PuzzleTold> {
    const game = await this.#gameCalled(puzzle.record.game);
    if (game === undefined) return NOT_SET_UP;
    try {
      const table = PuzzleTable.open(game, puzzle, names);
      if (isRefusal(table)) return NOT_SET_UP;
      this.#table = table;
      return { is: 'at', at: table.seen };
    } catch (error) {
      if (error instanceof BrokenScriptError) return NOT_SET_UP;
      throw error;
    }
  }

  /** By how the matches began, which everybody may know: that takes less than playing them. */
  async #sidesOf(puzzles: readonly Puzzle[]): Promise<readonly (readonly string[])[]> {
    return Promise.all(
      puzzles.map(async ({ record: { game: id, start, seed } }) => {
        const game = await this.#gameCalled(id);
        const begun = game === undefined ? undefined : Recorder.begin(game, start, seed);
        if (game === undefined || begun === undefined || isRefusal(begun)) return [];
        return game.facts?.(game.view(begun.recorder.match.state, 'spectator')).sides ?? [];
      }),
    );
  }
}

function tell(table: PuzzleTable, ask: Exclude<PuzzleAsk, { readonly is: 'open' | 'sides' }>): PuzzleTold {
  switch (ask.is) {
    case 'answer': {
      const verdict = table.answer(ask.answer);
      return { is: 'judged', verdict, at: table.seen };
    }
    case 'goOn':
      table.goOn();
      return { is: 'at', at: table.seen };
    case 'again':
      table.again();
      return { is: 'at', at: table.seen };
    case 'accepted':
      return { is: 'accepted', answers: table.accepted() };
    case 'explain':
      return { is: 'explained', explanation: table.explain(ask.thing) };
    case 'foresee':
      return { is: 'foreseen', foresight: table.foresee(ask.marked) };
    case 'record': {
      const record = table.record();
      return record === undefined ? NOT_SET_UP : { is: 'record', record };
    }
    default:
      return impossible(ask);
  }
}

/** What is said of a puzzle that does not fit the rules of now. */
export const NOT_SET_UP: PuzzleTold = {
  is: 'refused',
  because: {
    pl: 'Tej łamigłówki nie da się teraz rozłożyć. Zasady mogły się zmienić od czasu, gdy powstała.',
    en: 'This puzzle cannot be set up now. The rules may have changed since it was made.',
  },
};
