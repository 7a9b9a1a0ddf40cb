import { type Entry, HostedTable, isTableRefusal } from '@kronika/host';
import { type Answer, type Game, present, type SeatId } from '@kronika/kernel';
import { passIn } from '@kronika/protocol';
import type { Course, Reply } from './course.ts';
import { BrokenScriptError, LedTable } from './led-table.ts';
import { answerFor, nameOfQuestion } from './wanted.ts';

/** Where a scripted match stood, so that one can go back there. */
export interface Bookmark {
  readonly entries: readonly Entry[];
  readonly replies: readonly Reply[];
}

const ADDRESS = 'first-game';

/** The match of a course: a real table, at which the other seat and all small matters follow the script. */
export class ScriptedMatch {
  readonly table: LedTable;
  readonly #course: Course;
  #replies: readonly Reply[];

  /** At the first question; `name` is how the learning one is called. */
  constructor(course: Course, game: Game, name: string) {
    this.#course = course;
    this.table = new LedTable(course.own, () => tableOf(course, game, name));
    this.#replies = course.before;
  }

  /** Whether the learning seat is asked what the next move answers. */
  standsAt(asked: string): boolean {
    const { question } = this.table;
    return question !== undefined && nameOfQuestion(question) === asked && !this.#othersAreAsked;
  }

  get #othersAreAsked(): boolean {
    return this.table.waiting.some((seat) => seat !== this.#course.own);
  }

  /** Answers for the learning seat; the replies are what the script lets follow. */
  answer(answer: Answer, replies: readonly Reply[]): void {
    if (this.#replies.length > 0) throw new BrokenScriptError(`nobody asked for ${told(this.#replies)}`);
    this.#replies = replies;
    this.table.decide(this.#course.own, answer);
  }

  /** Does the next thing that happens by itself before the question comes; tells who did it. */
  goOn(until: string): SeatId | undefined {
    const seat = this.#nextToAct(until);
    if (seat === undefined) return undefined;
    const question = present(this.table.questionFor(seat), 'the question');
    const [reply, ...rest] = this.#replies;
    if (reply !== undefined && reply.seat === seat && reply.asked === nameOfQuestion(question)) {
      const answer = answerFor(reply.wants, question, this.table.viewOf(seat));
      if (answer === undefined)
        throw new BrokenScriptError(`seat ${seat} cannot answer ${told([reply])}: ${JSON.stringify(question)}`);
      this.#replies = rest;
      this.table.decide(seat, answer);
      return seat;
    }
    const pass = passIn(question);
    if (pass === undefined)
      throw new BrokenScriptError(`seat ${seat} is asked ${nameOfQuestion(question)}; expected ${told(this.#replies)}`);
    this.table.decide(seat, pass);
    return seat;
  }

  /** Others first: where all are asked together, the learning seat answers last. */
  #nextToAct(until: string): SeatId | undefined {
    const { own } = this.#course;
    const other = this.table.waiting.find((seat) => seat !== own);
    if (other !== undefined) return other;
    if (this.standsAt(until)) {
      if (this.#replies.length > 0) throw new BrokenScriptError(`before ${until} nobody asked ${told(this.#replies)}`);
      return undefined;
    }
    if (this.table.question === undefined) throw new BrokenScriptError(`the match ended before ${until}`);
    return own;
  }

  bookmark(): Bookmark {
    return { entries: this.table.entries, replies: this.#replies };
  }

  /** Plays the match anew up to a place where it was before. */
  backTo({ entries, replies }: Bookmark): void {
    this.table.backTo(entries);
    this.#replies = replies;
  }
}

function tableOf({ own, opponent, options, seed, brings, game: id }: Course, game: Game, name: string): HostedTable {
  const table = HostedTable.found(game, {
    table: ADDRESS,
    game: id,
    options: { ...options },
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: 'natural',
    seed,
    created: 0,
    seats: brings.map((brought, seat) =>
      seat === own
        ? { is: 'person', name, holder: ADDRESS, brings: brought }
        : { is: 'bot', bot: 'random', name: opponent, brings: brought },
    ),
  });
  if (isTableRefusal(table)) throw new BrokenScriptError(table.because.text.en);
  return table;
}

function told(replies: readonly Reply[]): string {
  return replies.map(({ seat, asked }) => `${asked} of seat ${seat}`).join(', ') || 'nothing more';
}
