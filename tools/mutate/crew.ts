import { type ChildProcess, fork } from 'node:child_process';
import type { Ran } from './course.ts';
import type { Answer, Order } from './messages.ts';
import type { Project } from './project.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** What a worker found, or in which file of tests it stayed for too long. */
export type Finding = Ran | { readonly outcome: { readonly is: 'timedOut'; readonly test: string } };

/** One worker process, which is replaced when it had to be stopped. */
export class Worker {
  readonly #project: Project;
  #process: ChildProcess | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  /** The files of tests there are. */
  async open(): Promise<readonly string[]> {
    this.#process = fork(WORKER, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const answer = await this.#ask(this.#process, { is: 'open', project: this.#project }, () => undefined);
    if (answer.is !== 'opened') throw new Error(`the tests cannot be opened: ${JSON.stringify(answer)}`);
    return answer.tests;
  }

  /** Runs tests; none of their files may take longer than the limit says. */
  async run(order: Order, limit: (test: string) => number): Promise<Finding> {
    if (this.#process === undefined) await this.open();
    const child = this.#process;
    if (child === undefined) throw new Error('the worker has not started');
    let late: string | undefined;
    let begun = '';
    let watchdog: NodeJS.Timeout | undefined;
    const answer = await this.#ask(child, order, (test) => {
      begun = test;
      clearTimeout(watchdog);
      watchdog = setTimeout(() => {
        late = test;
        this.close();
      }, limit(test));
    }).finally(() => clearTimeout(watchdog));
    if (late !== undefined) return { outcome: { is: 'timedOut', test: late } };
    if (answer.is === 'ran') return answer.ran;
    const isClosed = this.#process !== child;
    this.close();
    // Nobody told it to end, so what it ran has ended it.
    if (answer.is === 'ended' && !isClosed)
      return { outcome: { is: 'failed', test: begun, why: 'the process ended' }, reached: [], milliseconds: 0 };
    throw new Error(`a worker broke: ${JSON.stringify(answer)}`);
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #ask(child: ChildProcess, order: Order, begins: (test: string) => void): Promise<Answer> {
    return new Promise((resolve) => {
      const answered = (answer: Answer) => {
        if (answer.is === 'begins') return begins(answer.test);
        child.off('message', answered).off('exit', ended);
        resolve(answer);
      };
      const ended = () => answered({ is: 'ended' });
      child.on('message', answered).on('exit', ended);
      child.send(order);
    });
  }
}

/** Lets each worker take the next task as soon as it is free. */
export async function share<Task>(
  workers: readonly Worker[],
  tasks: readonly Task[],
  work: (worker: Worker, task: Task) => Promise<void>,
): Promise<void> {
  const left = [...tasks];
  await Promise.all(
    workers.map(async (worker) => {
      for (let task = left.shift(); task !== undefined; task = left.shift()) await work(worker, task);
    }),
  );
}
