import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Altered } from './plugin.ts';

/** How the tests took what they ran on. */
export type Outcome =
  | { readonly is: 'passed' }
  | { readonly is: 'failed'; readonly test: string; readonly why: string };

export interface Ran {
  readonly outcome: Outcome;
  /** Keys of the functions that have run, if they say so. */
  readonly reached: readonly string[];
  readonly milliseconds: number;
}

const NOTHING: Ran = { outcome: { is: 'passed' }, reached: [], milliseconds: 0 };

/** The course of one run of tests, as vitest reports it. */
export class Course implements Reporter {
  readonly #root: string;
  #altered: Altered = { is: 'nothing' };
  #begins: (test: string) => void = () => undefined;
  #ran: Ran = NOTHING;
  #vitest: Vitest | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** What the tests run on. */
  get altered(): Altered {
    return this.#altered;
  }

  get ran(): Ran {
    return this.#ran;
  }

  start(altered: Altered, begins: (test: string) => void): void {
    this.#altered = altered;
    this.#begins = begins;
    this.#ran = NOTHING;
  }

  /** How a file is called: by its path from the root. */
  named(moduleId: string): string {
    return relative(this.#root, moduleId).replaceAll('\\', '/');
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#begins(this.named(moduleId));
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') this.fail(this.named(test.module.moduleId), test.fullName);
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    const reached = [...this.#ran.reached, ...(module.meta().reached ?? [])];
    const milliseconds = this.#ran.milliseconds + collectDuration + duration + setupDuration;
    this.#ran = { ...this.#ran, reached, milliseconds };
    if (module.state() === 'failed')
      this.fail(this.named(module.moduleId), module.errors()[0]?.message ?? 'something outside of a test failed');
  }

  /** Notes the first failure and ends the run: one failing test is enough. */
  fail(test: string, why: string): void {
    if (this.#ran.outcome.is === 'failed') return;
    this.#ran = { ...this.#ran, outcome: { is: 'failed', test, why } };
    void this.#vitest?.cancelCurrentRun('test-failure');
  }
}
