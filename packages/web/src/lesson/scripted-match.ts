import { type Entry, HostedTable, isTableRefusal } from '@kronika/host';
import {
  type Answer,
  type Game,
  InvariantError,
  present,
  type Question,
  questionFor,
  type SeatId,
} from '@kronika/kernel';
import { passIn } from '@kronika/protocol';
import type { Course, Reply } from './course.ts';
import { answerFor, nameOfQuestion } from './wanted.ts';

/** The script and the match disagree: a rule was corrected, or a card, and the course has to be mended. */
export class BrokenScriptError extends InvariantError {
  override readonly name = 'BrokenScriptError';
}

/** Where a scripted match stood, so that one can go back there. */
export interface Bookmark {
  readonly entries: readonly Entry[];
  readonly replies: readonly Reply[];
}

const ADDRESS = 'first-game';

/** The match of a course: a real table, at which the other seat and all small matters follow the script. */
export class ScriptedMatch {
  readonly #course: Course;
  readonly #game: Game;
  readonly #name: string;
  #table: HostedTable;
  #entries: readonly Entry[] = [];
  #replies: readonly Reply[];

  /** At the first question; `name` is how the learning one is called. */
  constructor(course: Course, game: Game, name: string) {
    this.#course = course;
    this.#game = game;
    this.#name = name;
    this.#table = this.#found();
    this.#replies = course.before;
  }

  #found(): HostedTable {
    const { own, opponent, options, seed, brings, game } = this.#course;
    const table = HostedTable.found(this.#game, {
      table: ADDRESS,
      game,
      options: { ...options },
      clock: { is: 'none' },
      visibility: 'invitation',
      pace: 'natural',
      seed,
      created: 0,
      seats: brings.map((brought, seat) =>
        seat === own
          ? { is: 'person', name: this.#name, holder: ADDRESS, brings: brought }
          : { is: 'bot', bot: 'random', name: opponent, brings: brought },
      ),
    });
    if (isTableRefusal(table)) throw new BrokenScriptError(table.because.text.en);
    return table;
  }

  get table(): HostedTable {
    return this.#table;
  }

  /** What the learning seat is asked. */
  get question(): Question | undefined {
    return this.#questionFor(this.#course.own);
  }

  #questionFor(seat: SeatId): Question | undefined {
    return questionFor(present(this.#table.recorder, 'the match').match, seat);
  }

  /** What a seat sees. */
  viewOf(seat: SeatId): unknown {
    return this.#table.game.view(present(this.#table.recorder, 'the match').match.state, seat);
  }

  /** Whether the learning seat is asked what the next move answers. */
  standsAt(asked: string): boolean {
    const { question } = this;
    return question !== undefined && nameOfQuestion(question) === asked && !this.#othersAreAsked;
  }

  get #othersAreAsked(): boolean {
    return this.#table.waiting.some((seat) => seat !== this.#course.own);
  }

  /** Answers for the learning seat; the replies are what the script lets follow. */
  answer(answer: Answer, replies: readonly Reply[]): void {
    if (this.#replies.length > 0) throw new BrokenScriptError(`nobody asked for ${told(this.#replies)}`);
    this.#replies = replies;
    this.#decide(this.#course.own, answer);
  }

  /** Does the next thing that happens by itself before the question comes; tells who did it. */
  goOn(until: string): SeatId | undefined {
    const seat = this.#nextToAct(until);
    if (seat === undefined) return undefined;
    const question = present(this.#questionFor(seat), 'the question');
    const [reply, ...rest] = this.#replies;
    if (reply !== undefined && reply.seat === seat && reply.asked === nameOfQuestion(question)) {
      const answer = answerFor(reply.wants, question, this.viewOf(seat));
      if (answer === undefined)
        throw new BrokenScriptError(`seat ${seat} cannot answer ${told([reply])}: ${JSON.stringify(question)}`);
      this.#replies = rest;
      this.#decide(seat, answer);
      return seat;
    }
    const pass = passIn(question);
    if (pass === undefined)
      throw new BrokenScriptError(`seat ${seat} is asked ${nameOfQuestion(question)}; expected ${told(this.#replies)}`);
    this.#decide(seat, pass);
    return seat;
  }

  /** Others first: where all are asked together, the learning seat answers last. */
  #nextToAct(until: string): SeatId | undefined {
    const { own } = this.#course;
    const other = this.#table.waiting.find((seat) => seat !== own);
    if (other !== undefined) return other;
    if (this.standsAt(until)) {
      if (this.#replies.length > 0) throw new BrokenScriptError(`before ${until} nobody asked ${told(this.#replies)}`);
      return undefined;
    }
    if (this.question === undefined) throw new BrokenScriptError(`the match ended before ${until}`);
    return own;
  }

  #decide(seat: SeatId, answer: Answer): void {
    const entry: Entry = {
      is: 'decided',
      ...this.#table.stamp(0),
      seat,
      answer: typeof answer === 'number' ? answer : [...answer],
      spent: 0,
    };
    const refusal = this.#table.take(entry);
    if (refusal !== undefined) throw new BrokenScriptError(refusal.because.text.en);
    this.#entries = [...this.#entries, entry];
  }

  bookmark(): Bookmark {
    return { entries: this.#entries, replies: this.#replies };
  }

  /** Plays the match anew up to a place where it was before. */
  backTo({ entries, replies }: Bookmark): void {
    this.#table = this.#found();
    for (const entry of entries) {
      const refusal = this.#table.take(entry);
      if (refusal !== undefined) throw new BrokenScriptError(refusal.because.text.en);
    }
    this.#entries = entries;
    this.#replies = replies;
  }
}

function told(replies: readonly Reply[]): string {
  return replies.map(({ seat, asked }) => `${asked} of seat ${seat}`).join(', ') || 'nothing more';
}
