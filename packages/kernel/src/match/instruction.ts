import type { QuestionFor } from '../decision/question.ts';
import type { GameEvent } from '../event/event.ts';
import type { Random } from '../random/random.ts';
import type { SeatId } from '../seat.ts';
import type { ZoneId } from '../table/card.ts';
import type { Outcome } from './match.ts';
import type { MakeOffer } from './offer.ts';

/** Events happen, in this order; nothing answers to them. (The LCG layer's `raise` opens the windows.) */
export interface Emit {
  readonly do: 'emit';
  readonly events: readonly GameEvent[];
}

/** Remembers values in the frame's variables. */
export interface Keep<V> {
  readonly do: 'keep';
  readonly vars: V;
}

/** Drops optional variables that were for one pass through the steps only. */
export interface Forget {
  readonly do: 'forget';
  readonly names: readonly string[];
}

/** Goes on at another step of the same flow, with these values remembered. */
export interface GoTo<N extends string, V = object> {
  readonly do: 'goTo';
  readonly step: N;
  readonly vars: V | undefined;
}

declare const RESULT: unique symbol;

/** A flow about to be called, with its variables; `R` is what it gives back. */
export interface Call<R = unknown> {
  readonly do: 'call';
  readonly flow: string;
  readonly vars: object;
  /** Where it begins, if not at its first step. */
  readonly step?: string;
  readonly into?: string;
  readonly [RESULT]?: R;
}

/** A call whose result lands in the variable `K`. */
export interface CallInto<K, R> extends Call<R> {
  readonly into: K & string;
}

/** Such a call as if another step of the flow had made it: what comes back goes on behind that one. */
export interface CallFrom<N, K, R> extends CallInto<K, R> {
  readonly from: N & string;
}

/** The same for a call whose result nobody waits for. */
export interface PlainCallFrom<N, R = unknown> extends Call<R> {
  readonly from: N & string;
  readonly into?: never;
}

/** A question to one seat whose answer lands in the variable `K`. */
export interface Ask<K, A> {
  readonly do: 'ask';
  readonly into: K;
  readonly questions: readonly QuestionFor<A>[];
  readonly together: false;
}

/** What the seats asked together have answered. */
export type Answers<A> = Readonly<Partial<Record<SeatId, A>>>;

/** Questions to several seats at once; all answers stay sealed until the last one is there. */
export interface AskTogether<K, A> {
  readonly do: 'ask';
  readonly into: K;
  readonly questions: readonly QuestionFor<unknown>[];
  readonly together: true;
  readonly [RESULT]?: A;
}

/** Ends the flow and gives its result to the caller. */
export interface Finish<R> {
  readonly do: 'finish';
  readonly result: R;
}

/** Ends the match. */
export interface End {
  readonly do: 'end';
  readonly outcome: Outcome;
}

/** Uses chance. The function runs at once and is never stored. */
export interface Chance<V> {
  readonly do: 'chance';
  /** The pile it shuffles, where it does nothing else. */
  readonly shuffles?: ZoneId;
  draw(random: Random): Act<V> | readonly Act<V>[];
}

/**
 * Looks at the state again, as it is after what stands before it in the list, and says what should happen then. It
 * spares a step of its own where nothing can come between. The function runs at once and is never stored.
 */
export interface AfterThat<S, V, N extends string, R> {
  readonly do: 'afterThat';
  look(state: S): Unasked<S, V, N, R>;
}

/** What a step may do before it goes on. */
export type Act<V> = Emit | Keep<Partial<V>> | Forget;

type Landing<V, N extends string> = {
  readonly [K in keyof V & string]-?:
    | (CallInto<K, Exclude<V[K], undefined>> & { readonly from?: never })
    | CallFrom<N, K, Exclude<V[K], undefined>>;
}[keyof V & string];

type Asking<V> = {
  readonly [K in keyof V & string]-?:
    | Ask<K, Exclude<V[K], undefined>>
    | AskTogether<K, Exclude<V[K], undefined>>
    | MakeOffer<K, Exclude<V[K], undefined>>;
}[keyof V & string];

/** Where a step leads. */
export type Lead<V, N extends string, R> =
  | GoTo<N, Partial<V>>
  | (Call & { readonly into?: never; readonly from?: never })
  | PlainCallFrom<N>
  | Landing<V, N>
  | Finish<R>
  | End;

/**
 * What a step returns: nothing (go on with the next step), or what should happen.
 * A question stands alone: `imagine` asks a step again for its question, and that must change nothing.
 */
export type Instruction<S, V, N extends string, R> = Unasked<S, V, N, R> | Asking<V>;

/** The same without questions. */
export type Unasked<S, V, N extends string, R> = undefined | false | Part<S, V, N, R> | readonly Part<S, V, N, R>[];

type Part<S, V, N extends string, R> = Act<V> | Chance<V> | AfterThat<S, V, N, R> | Lead<V, N, R>;

/** The same, as the kernel sees it: names are strings, variables are anything. */
export type AnyInstruction = AnyUnasked | AnyAsking;
export type AnyAsking = Ask<string, unknown> | AskTogether<string, unknown> | MakeOffer<string, unknown>;
export type AnyUnasked = undefined | false | AnyPart | readonly AnyPart[];

export type AnyPart = AnyAct | Chance<object> | AnyAfterThat | AnyLead;
export type AnyAct = Emit | Keep<object> | Forget;
export type AnyLead = GoTo<string> | AnyCall | Finish<unknown> | End;
export type AnyCall = Call & { readonly from?: string };

/** Method syntax, so that what looks at its own state fits where the kernel keeps all of them. */
export interface AnyAfterThat {
  readonly do: 'afterThat';
  look(state: unknown): AnyUnasked;
}

export function emit<E extends GameEvent>(...events: readonly E[]): Emit {
  return { do: 'emit', events };
}

/** The same for a list of events. */
export function emitAll<E extends GameEvent>(events: readonly E[]): Emit {
  return { do: 'emit', events };
}

export function keep<V>(vars: V): Keep<V> {
  return { do: 'keep', vars };
}

export function forget(...names: readonly string[]): Forget {
  return { do: 'forget', names };
}

export function goTo<const N extends string, V = never>(step: N, vars?: V): GoTo<N, V> {
  return { do: 'goTo', step, vars };
}

export function afterThat<S, I>(look: (state: S) => I): { readonly do: 'afterThat'; look(state: S): I } {
  return { do: 'afterThat', look };
}

/** Asks one seat. */
export function ask<const K extends string, A>(into: K, question: QuestionFor<A>): Ask<K, A> {
  return { do: 'ask', into, questions: [question], together: false };
}

/** Asks several seats at the same time; nobody sees an answer before all are given. */
export function askTogether<const K extends string, A>(
  into: K,
  questions: readonly QuestionFor<A>[],
): AskTogether<K, Answers<A>> {
  return { do: 'ask', into, questions, together: true };
}

/** Calls another flow and waits for it; `into` names the variable for its result. */
export function call<R>(called: Call<R>): Call<R> & { readonly into?: never };
export function call<const K extends string, R>(into: K, called: Call<R>): CallInto<K, R>;
export function call(...called: readonly [Call] | readonly [string, Call]): Call {
  if (called.length === 1) return called[0];
  const [into, { flow, vars, step }] = called;
  return step === undefined ? { do: 'call', flow, vars, into } : { do: 'call', flow, vars, step, into };
}

/** Calls another flow as if the step `from` did, and waits for its result there. */
export function callFrom<const N extends string, const K extends string, R>(
  from: N,
  into: K,
  { flow, vars, step }: Call<R>,
): CallFrom<N, K, R> {
  return step === undefined ? { do: 'call', flow, vars, into, from } : { do: 'call', flow, vars, step, into, from };
}

/** The same for a flow that gives nothing back. */
export function callAsFrom<const N extends string, R>(from: N, { flow, vars, step }: Call<R>): PlainCallFrom<N, R> {
  return step === undefined ? { do: 'call', flow, vars, from } : { do: 'call', flow, vars, step, from };
}

/** Declares a flow by its name before it is defined, so that flows may call each other. */
export function flowCalled<V extends object, R>(flow: string): (vars: V) => Call<R> & { readonly into?: never } {
  return (vars) => ({ do: 'call', flow, vars });
}

/** Ends the flow without a result. */
export const finish: Finish<undefined> = { do: 'finish', result: undefined };

export function finishWith<R>(result: R): Finish<R> {
  return { do: 'finish', result };
}

export function end(outcome: Outcome): End {
  return { do: 'end', outcome };
}

export function byChance<V>(draw: (random: Random) => Act<V> | readonly Act<V>[]): Chance<V> {
  return { do: 'chance', draw };
}

/** Shuffles a pile that nobody can look into: chance decides how its cards lie, and nothing else. */
export function byShuffling<V>(pile: ZoneId, draw: (random: Random) => Act<V> | readonly Act<V>[]): Chance<V> {
  return { do: 'chance', draw, shuffles: pile };
}
