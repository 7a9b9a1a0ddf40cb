import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { BotQuestion, Thinker } from '@kronika/host';
import type { Advice, Answer } from '@kronika/kernel';
import { startThread } from '../worker/start.ts';
import type { NumberedAnswer, NumberedQuestion } from './bots-thread.ts';
import { FairQueue } from './fair-queue.ts';

/** What a thread gives when it does not fail. */
type Thought = Exclude<NumberedAnswer, { readonly is: 'failed' }>;

interface Waiting {
  readonly wants: NumberedQuestion['wants'];
  readonly question: BotQuestion;
  readonly settle: (answer: Thought) => void;
  readonly fail: (error: Error) => void;
}

/** A thread, and what it is thinking about. */
interface Thread {
  readonly worker: Worker;
  task: (Waiting & { readonly number: number; readonly callOff: NodeJS.Timeout }) | undefined;
}

export interface PoolOptions {
  readonly threads?: number;
  /** A thread that thinks longer than so many milliseconds is given up. */
  readonly longest?: number;
  /** Threads take a while to start: `now` lets nobody wait for that. */
  readonly start?: 'now' | 'whenAsked';
}

const LONGEST = 30_000;
const THREAD = new URL('./bots-thread.ts', import.meta.url);

/** Threads where bots think, one question a thread, so that nobody at a table waits for another table's bot. */
export class BotPool implements Thinker {
  readonly #most: number;
  readonly #longest: number;
  readonly #threads = new Set<Thread>();
  readonly #queue = new FairQueue<Waiting>();
  #numbers = 0;
  #state: 'open' | 'closed' = 'open';

  constructor({ threads, longest, start = 'whenAsked' }: PoolOptions = {}) {
    this.#most = threads ?? Math.max(1, availableParallelism() - 1);
    this.#longest = longest ?? LONGEST;
    if (start === 'now') this.#start();
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  async answer(question: BotQuestion): Promise<Answer> {
    const thought = await this.#think('answer', question);
    if (thought.is !== 'answer') throw new Error('the bot did not answer');
    return thought.answer;
  }

  async advise(question: BotQuestion): Promise<Advice> {
    const thought = await this.#think('advice', question);
    if (thought.is !== 'advice') throw new Error('the bot gave no advice');
    return thought.advice;
  }

  #think(wants: Waiting['wants'], question: BotQuestion): Promise<Thought> {
    return new Promise((settle, fail) => {
      if (this.#state === 'closed') {
        fail(new Error('the bots have gone'));
        return;
      }
      this.#queue.add(question.by, { wants, question, settle, fail });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    const gone = new Error('the bots have gone');
    for (const { fail } of this.#queue.takeAll()) fail(gone);
    await Promise.all([...this.#threads].map((thread) => this.#give(thread, gone)));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#state === 'closed') return;
    const free = [...this.#threads].find(({ task }) => task === undefined);
    const thread = free ?? (this.#threads.size < this.#most ? this.#start() : undefined);
    const waiting = thread === undefined ? undefined : this.#queue.take();
    if (thread === undefined || waiting === undefined) return;
    this.#numbers += 1;
    // When many people ask at once, everybody's bots think a little less; one person who asks much changes nothing for the others.
    const crowd = Math.max(1, (this.#busy + this.#queue.accounts + 1) / this.#most);
    const { wants, question } = waiting;
    const numbered: NumberedQuestion = { number: this.#numbers, wants, question, crowd };
    const callOff = setTimeout(
      () => void this.#give(thread, new Error(`the bot thought for more than ${this.#longest} ms`)),
      this.#longest,
    );
    thread.task = { ...waiting, number: this.#numbers, callOff };
    thread.worker.postMessage(numbered);
  }

  get #busy(): number {
    return [...this.#threads].filter(({ task }) => task !== undefined).length;
  }

  #start(): Thread {
    const thread: Thread = { worker: startThread(THREAD, undefined), task: undefined };
    // A bot that is not asked keeps no process alive.
    thread.worker.unref();
    thread.worker.on('message', (answer: NumberedAnswer) => this.#receive(thread, answer));
    thread.worker.on(
      'error',
      (error) => void this.#give(thread, error instanceof Error ? error : new Error(String(error))),
    );
    thread.worker.on('exit', () => void this.#give(thread, new Error('the thread of the bot has ended')));
    this.#threads.add(thread);
    return thread;
  }

  #receive(thread: Thread, answer: NumberedAnswer): void {
    const { task } = thread;
    if (task?.number !== answer.number) return;
    thread.task = undefined;
    clearTimeout(task.callOff);
    if (answer.is === 'failed') task.fail(new Error(answer.failed));
    else task.settle(answer);
    this.#next();
  }

  /** Gives up a thread; the next question starts another one. */
  async #give(thread: Thread, error: Error): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    const { task } = thread;
    thread.task = undefined;
    if (task !== undefined) clearTimeout(task.callOff);
    task?.fail(error);
    await thread.worker.terminate();
    this.#next();
  }
}
