import type { AnySteps, LinkedStep } from './flow.ts';
import type { Awaited, Frame } from './frame.ts';
import type { AnyInstruction } from './instruction.ts';

/**
 * A frame while it runs. It changes in place, and only what stands when somebody is asked becomes a value. Variables
 * that belong to somebody else (the match before, the step that called) are copied before they are changed.
 */
export class RunningFrame<S> {
  readonly flow: string;
  readonly #steps: AnySteps<S>;
  #step: LinkedStep<S>;
  /** Its variables: its own, once they were written to. */
  #vars: object;
  #own: Record<string, unknown> | undefined;
  #awaits: Awaited | undefined;

  constructor(flow: string, steps: AnySteps<S>, step: string | undefined, vars: object, awaits: Awaited | undefined) {
    this.flow = flow;
    this.#steps = steps;
    this.#step = step === undefined ? steps.first : steps.step(step);
    this.#vars = vars;
    this.#own = undefined;
    this.#awaits = awaits;
  }

  get step(): string {
    return this.#step.name;
  }

  get awaits(): Awaited | undefined {
    return this.#awaits;
  }

  run(state: S): AnyInstruction {
    return this.#step.run(state, this.#vars);
  }

  goTo(step: string): void {
    this.#step = this.#steps.step(step);
  }

  /** Goes on with the step behind, if there is one. */
  goOn(): boolean {
    const { next } = this.#step;
    if (next === undefined) return false;
    this.#step = next;
    return true;
  }

  keep(more: object): void {
    Object.assign(this.#owned(), more);
  }

  await(awaits: Awaited): void {
    this.#awaits = awaits;
  }

  /** Puts a value where it waits for one, if it does. */
  land(value: unknown): void {
    if (this.#awaits === undefined) return;
    const { into } = this.#awaits;
    this.#awaits = undefined;
    const vars = this.#owned();
    if (value !== undefined) vars[into] = value;
    // What JSON would lose is not stored.
    else if (into in vars) delete vars[into];
  }

  /** The frame as it is now. It must not run on after that. */
  frame(): Frame {
    const [flow, step, vars] = [this.flow, this.#step.name, this.#owned()];
    return this.#awaits === undefined ? { flow, step, vars } : { flow, step, vars, awaits: this.#awaits };
  }

  #owned(): Record<string, unknown> {
    if (this.#own === undefined) {
      const copy: Record<string, unknown> = {};
      this.#own = Object.assign(copy, this.#vars);
      this.#vars = this.#own;
    }
    return this.#own;
  }
}
