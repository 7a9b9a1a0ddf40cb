import type { Puzzle, PuzzleStep } from '@kronika/bots';
import { HostedTable, isTableRefusal, type TableHeader } from '@kronika/host';
import {
  type Answer,
  decide,
  type Explanation,
  type Foresight,
  forcedAnswer,
  type Game,
  isRefusal,
  type Match,
  type MatchRecord,
  parseRecord,
  present,
  type Question,
  questionFor,
  Recorder,
  type Refusal,
  refusalText,
  type SeatId,
  seatsOf,
  type Thing,
} from '@kronika/kernel';
import { isSame } from '@kronika/protocol';
import { BrokenScriptError, LedTable } from '../lesson/led-table.ts';
import { isSameAnswer } from '../lesson/wanted.ts';
import type { PuzzleNames, PuzzleTurn, SeenPuzzle, Verdict } from './worker/messages.ts';

const ADDRESS = 'puzzle';

/**
 * A puzzle on a real table. Right answers are played, the others at the table answer as the solution says, and a wrong
 * answer changes nothing. What is shown of it is what its solver may know.
 */
export class PuzzleTable {
  readonly #table: LedTable;
  readonly #puzzle: Puzzle;
  /** What is asked at each step of the solution as it is shown. */
  readonly #questions: readonly Question[];
  #step = 0;
  /** Whether the match still goes as the solution says; an answer that is as good may lead elsewhere. */
  #way: 'shown' | 'other' = 'shown';

  private constructor(table: LedTable, puzzle: Puzzle, questions: readonly Question[]) {
    this.#table = table;
    this.#puzzle = puzzle;
    this.#questions = questions;
  }

  /** Refused if the record cannot be played here; throws where the solution does not fit the match. */
  static open(game: Game, puzzle: Puzzle, names: PuzzleNames): PuzzleTable | Refusal {
    const record = parseRecord(puzzle.record);
    if (isRefusal(record)) return record;
    const recorder = Recorder.continue(game, record);
    if (isRefusal(recorder)) return recorder;
    // With the match in it the table can be set up anew without playing everything again.
    const exact = recorder.record({ match: 'stored' });
    const table = new LedTable(puzzle.seat, () => tableAt(game, exact, puzzle, names));
    return new PuzzleTable(table, puzzle, questionsAlong(game, recorder.match, puzzle.line));
  }

  /** The puzzle as its solver may know it now. */
  get seen(): SeenPuzzle {
    const { turn } = this;
    return {
      step: this.#step,
      steps: this.#puzzle.line.length,
      turn,
      document: this.#table.document({ asking: turn === 'own' ? 'asking' : 'showing', undo: 'nothing' }),
      log: this.#table.log,
    };
  }

  get turn(): PuzzleTurn {
    const next = this.#next;
    if (next === undefined) return 'over';
    return next.seat === this.#table.own && forcedAnswer(this.#asked) === undefined ? 'own' : 'others';
  }

  /** The next step of the solution; nothing behind its end, and where another good answer has led away from it. */
  get #next(): PuzzleStep | undefined {
    const next = this.#puzzle.line[this.#step];
    if (next === undefined || this.#way === 'shown') return next;
    const question = this.#table.waiting.includes(next.seat) ? this.#table.questionFor(next.seat) : undefined;
    return question !== undefined && isSame(question, this.#asked) ? next : undefined;
  }

  get #asked(): Question {
    return present(this.#questions[this.#step], 'the question of the step');
  }

  /** The right answers to the question that is open. */
  accepted(): readonly Answer[] {
    return this.turn === 'own' ? (this.#next?.accepts ?? []) : [];
  }

  /** Plays the answer of the solver if it is right. */
  answer(answer: Answer): Verdict {
    const accepted = this.accepted();
    const place = accepted.findIndex((right) => isAlike(this.#asked, right, answer));
    const right = accepted[place];
    if (right === undefined) return 'wrong';
    this.#table.decide(this.#table.own, right);
    this.#step += 1;
    if (place > 0) this.#way = 'other';
    return 'right';
  }

  /** Gives the next answer of the solution that is not for the solver to find. */
  goOn(): void {
    const next = this.#next;
    if (next === undefined || this.turn !== 'others') return;
    this.#table.decide(next.seat, present(next.accepts[0], 'the answer of the step'));
    this.#step += 1;
  }

  /** Back to the position of the puzzle. */
  again(): void {
    this.#table.backTo([]);
    this.#step = 0;
    this.#way = 'shown';
  }

  explain(thing: Thing): Explanation {
    return this.#table.explain(thing);
  }

  foresee(marked: Answer): Foresight | undefined {
    return this.#table.foresee(marked);
  }

  /** The match as it stands; nothing before the puzzle is over, because it tells everything. */
  record(): MatchRecord | undefined {
    return this.turn === 'over' ? this.#table.record() : undefined;
  }
}

/** Whether it is the same answer; what is picked has no order. */
function isAlike({ is }: Question, one: Answer, other: Answer): boolean {
  if (is !== 'pick' || typeof one === 'number' || typeof other === 'number') return isSameAnswer(one, other);
  return isSameAnswer(inOrder(one), inOrder(other));
}

function inOrder(answer: readonly number[]): readonly number[] {
  return [...answer].sort((one, other) => one - other);
}

/** Plays the solution through, so that a puzzle that does not fit the rules of now is known before anybody sees it. */
function questionsAlong(game: Game, from: Match, line: readonly PuzzleStep[]): readonly Question[] {
  let match = from;
  return line.map(({ seat, accepts }, step) => {
    const question = questionFor(match, seat);
    const next =
      question === undefined || accepts[0] === undefined
        ? undefined
        : decide(game, match, { seat, asked: match.asked, answer: accepts[0] });
    if (question === undefined || next === undefined)
      throw new BrokenScriptError(`step ${step}: seat ${seat} has nothing to answer`);
    if (isRefusal(next)) throw new BrokenScriptError(`step ${step}: ${refusalText(next, 'en')}`);
    match = next.match;
    return question;
  });
}

/** The table at which the match stands exactly as it was recorded, with the chance it had. */
function tableAt(game: Game, record: MatchRecord, { seat: own }: Puzzle, names: PuzzleNames): HostedTable {
  const seats = seatsOf(present(record.end.match, 'the stored match').seats);
  const others = seats.filter((seat) => seat !== own);
  const nameOf = (seat: SeatId): string =>
    others.length === 1 ? names.other : `${names.other} ${others.indexOf(seat) + 1}`;
  const header: TableHeader = {
    table: ADDRESS,
    game: game.id,
    beginning: { is: 'record', record, decisions: record.end.decisions },
    options: {},
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'natural',
    seed: record.seed,
    created: 0,
    seats: seats.map((seat) =>
      seat === own
        ? { is: 'person', name: names.own, holder: ADDRESS }
        : { is: 'bot', bot: 'random', name: nameOf(seat) },
    ),
  };
  const table = HostedTable.load(game, { header, entries: [], snapshot: { entries: 0, askedAt: 0, record } }, []);
  if (isTableRefusal(table)) throw new BrokenScriptError(table.because.text.en);
  return table;
}
