import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Forfeit, type Player, type Seated } from '@kronika/bots';
import type { Answer, Game, Match, SeatId } from '@kronika/kernel';
import {
  type CommandOf,
  commandSchema,
  difference,
  type HostMessage,
  isDecide,
  type TableDocument,
} from '@kronika/protocol';
import { documentOf } from './document.ts';
import { processorSeconds } from './processor-time.ts';

/** How programs of others are named where a bot is. */
const PREFIX = 'exec:';

export function isProgram(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** A program that has so long to end when the game is over. */
const MILLISECONDS_TO_LEAVE = 1_000;
/** As much of its complaints is repeated. */
const MOST_COMPLAINT = 300;

export interface Patience {
  /** How long a program may take for an answer, by the clock on the wall. */
  readonly moveSeconds: number;
}

/**
 * A program of somebody else in a seat. It gets the messages of a host on its standard input, as it would over a socket, and says
 * what a client says on its standard output, a message a line. Whatever it does wrong is a loss.
 */
export class ProgramPlayer implements Player {
  readonly #game: Game;
  readonly #seated: Seated;
  readonly #patience: Patience;
  readonly #child;
  readonly #lines: string[] = [];
  #wake: () => void = () => undefined;
  #document: TableDocument | undefined;
  /** The decision that is not confirmed yet. */
  #pending: number | undefined;
  #complaint = '';
  #end: string | undefined;
  #spent = 0;

  constructor(game: Game, seated: Seated, patience: Patience) {
    this.#game = game;
    this.#seated = seated;
    this.#patience = patience;
    // The shell reads the command line and makes room for the program, so that ending it ends the program.
    this.#child = spawn('/bin/sh', ['-c', `exec ${seated.name.slice(PREFIX.length)}`], { stdio: 'pipe' });
    this.#child.on('error', (error) => this.#ended(error.message));
    this.#child.on('close', (code, signal) => this.#ended(signal ?? `exit code ${code}`));
    // It may end while something is being written to it; that it ended is noticed by itself.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-MOST_COMPLAINT);
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
  }

  async answer(match: Match): Promise<Answer> {
    const began = this.#clock();
    this.#show(documentOf(this.#game, match, this.#seated));
    const deadline = performance.now() + 1_000 * this.#patience.moveSeconds;
    try {
      for (;;) {
        const decision = this.#heard(await this.#nextLine(deadline), match);
        if (decision === undefined) continue;
        this.#pending = decision.id;
        return decision.answer;
      }
    } finally {
      this.#spent += this.#clock() - began;
    }
  }

  refused(problem: string): Error {
    return this.#forfeit(`gave an answer that does not fit. ${problem}`);
  }

  spent(): number {
    return this.#spent;
  }

  async leave(match: Match, winners: readonly SeatId[]): Promise<void> {
    if (this.#end !== undefined) return;
    this.#show(documentOf(this.#game, match, this.#seated, winners));
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), MILLISECONDS_TO_LEAVE);
    await once(this.#child, 'close');
    clearTimeout(timer);
  }

  /** Sends the table, or what of it has changed, and then that the last decision was taken. */
  #show(document: TableDocument): void {
    const before = this.#document;
    if (before === undefined) {
      this.#send({ is: 'table', now: Date.now(), document, logFrom: 0, log: [] });
      this.#document = document;
    } else {
      const { steps, kept } = difference(before, document);
      if (steps.length > 0) this.#send({ is: 'changed', patch: steps });
      this.#document = kept;
    }
    if (this.#pending !== undefined) this.#send({ is: 'done', id: this.#pending });
    this.#pending = undefined;
  }

  #send(message: HostMessage): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The decision in a line, if it is one about the question that is open. */
  #heard(line: string, { asked }: Match): CommandOf<'decide'> | undefined {
    const message = readJson(line);
    // Who is used to sockets introduces itself; here it is known who it is.
    if (isAttach(message)) return undefined;
    const command = isDecide(message) ? message : commandSchema.safeParse(message).data;
    if (command === undefined) throw this.#forfeit(`said what is no message of the protocol: ${line.slice(0, 120)}`);
    if (command.is === 'decide' && command.asked === asked) return command;
    const because =
      command.is === 'decide'
        ? { code: 'stale' as const, text: { pl: 'To pytanie jest już zamknięte.', en: 'This question is closed.' } }
        : {
            code: 'notNow' as const,
            text: { pl: 'W arenie można tylko decydować.', en: 'In an arena one can only decide.' },
          };
    this.#send({ is: 'refused', id: command.id, because });
    return undefined;
  }

  /** The next line the program says. */
  async #nextLine(deadline: number): Promise<string> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return line;
      if (this.#end !== undefined) throw this.#forfeit(`ended (${this.#end})${this.#told()}`);
      const left = deadline - performance.now();
      if (left <= 0) throw this.#forfeit(`gave no answer within ${this.#patience.moveSeconds} s${this.#told()}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  #ended(how: string): void {
    this.#end ??= how;
    this.#wake();
  }

  #told(): string {
    const complaint = this.#complaint.trim();
    return complaint === '' ? '' : `: ${complaint}`;
  }

  #forfeit(problem: string): Forfeit {
    return new Forfeit(`${this.#seated.name} ${problem}`);
  }

  #clock(): number {
    return processorSeconds(this.#child.pid);
  }
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isAttach(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'is' in message && message.is === 'attach';
}
