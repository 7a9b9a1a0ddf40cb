import { InvariantError, present } from '../invariant.ts';
import type { Frame } from './frame.ts';
import type { AnyInstruction, Call, Instruction } from './instruction.ts';

/**
 * One step: looks at the state and its variables and says what should happen. It changes nothing itself. Few steps ask
 * what else is going on: the procedures that wait for this one to end.
 */
export type Step<S, V, N extends string, R> = (state: S, vars: V, callers: Callers) => Instruction<S, V, N, R>;

/** The frames below the running one, outermost first. */
export type Callers = () => readonly Frame[];

/** A rule procedure: a named list of named steps. Calling it makes a call for a step to return. */
export interface Flow<S, V, R, N extends string = string> {
  (vars: V): Call<R> & { readonly into?: never };
  /** A call that begins in the middle, for the situations of a game. */
  from(step: N, vars: V): Call<R> & { readonly into?: never };
  readonly flowName: string;
  readonly steps: AnySteps<S>;
}

/** The steps of a flow as the kernel runs them. */
export interface AnySteps<S = unknown> {
  readonly names: readonly string[];
  readonly first: LinkedStep<S>;
  /** The step of that name. */
  step(name: string): LinkedStep<S>;
}

/** A step of a flow, and the one behind it: `undefined` behind the last. */
export interface LinkedStep<S = unknown> {
  readonly flow: string;
  readonly name: string;
  run(state: S, vars: object, callers: Callers): AnyInstruction;
  readonly after: LinkedStep<S> | undefined;
  /** The step of that name in the same flow. */
  beside(name: string): LinkedStep<S>;
  /** The flow of that name, which this step calls. */
  called(flows: Flows<S>, name: string): AnySteps<S> | undefined;
}

/** All flows of a game, by name. */
export type Flows<S = unknown> = ReadonlyMap<string, AnySteps<S>>;

/**
 * Defines a flow: `flow<State, Vars, Result>()('game/name', { step: (state, vars) => … })`.
 * Flow, step and variable names are part of the record format: renaming one is a migration.
 */
export function flow<S, V extends object, R = undefined>() {
  return <N extends string>(
    name: string,
    steps: { readonly [K in N]: Step<S, V, NoInfer<N>, R> },
  ): Flow<S, V, R, N> => {
    const make = (vars: V): Call<R> & { readonly into?: never } => ({ do: 'call', flow: name, vars });
    const from = (step: N, vars: V): Call<R> & { readonly into?: never } => ({ ...make(vars), step });
    return Object.assign(make, { from, flowName: name, steps: stepsOf<S>(name, steps) });
  };
}

function stepsOf<S>(flowName: string, steps: Readonly<Record<string, Method<S>['run']>>): AnySteps<S> {
  const names = Object.keys(steps);
  const linked = new Map<string, LinkedStep<S>>();
  const step = (name: string): LinkedStep<S> => {
    const found = linked.get(name);
    if (found === undefined) throw new InvariantError(`flow ${flowName} has no step ${name}`);
    return found;
  };
  let after: LinkedStep<S> | undefined;
  for (const name of names.toReversed()) {
    const run = present(steps[name], name);
    after = { flow: flowName, name, run, after, beside: rememberingStep(step), called: rememberingCall() };
    linked.set(name, after);
  }
  return { names, first: present(after, `the first step of ${flowName}`), step: rememberingStep(step) };
}

/** A step mostly leads to the same one, which is then not looked up. */
function rememberingStep<S>(find: (name: string) => LinkedStep<S>): (name: string) => LinkedStep<S> {
  let last: LinkedStep<S> | undefined;
  return (name) => {
    if (last === undefined || last.name !== name) last = find(name);
    return last;
  };
}

/** And mostly calls the same flow; a flow that several games have may call another one in each. */
function rememberingCall<S>(): LinkedStep<S>['called'] {
  let last: { readonly flows: Flows<S>; readonly name: string; readonly steps: AnySteps<S> | undefined } | undefined;
  return (flows, name) => {
    if (last === undefined || last.name !== name || last.flows !== flows)
      last = { flows, name, steps: flows.get(name) };
    return last.steps;
  };
}

/** Method syntax, so that a step written for its own variables fits where the kernel keeps all steps. */
interface Method<S> {
  run(state: S, vars: object, callers: Callers): AnyInstruction;
}

/** Collects the flows of a game; two of the same name are a bug. */
export function flowsOf<S>(...flows: readonly { readonly flowName: string; readonly steps: AnySteps<S> }[]): Flows<S> {
  const all = new Map<string, AnySteps<S>>();
  for (const { flowName, steps } of flows) {
    if (all.has(flowName)) throw new InvariantError(`two flows are called ${flowName}`);
    all.set(flowName, steps);
  }
  return all;
}
