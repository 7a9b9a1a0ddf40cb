import type { RuleId } from '../rule.ts';
import type { SeatId } from '../seat.ts';
import type { CardId } from '../table/card.ts';
import type { NamedThing } from '../thing/thing.ts';
import type { Unfinished } from '../unfinished.ts';
import type { CardOption, Option, SeatOption } from './option.ts';

/** What is asked, as a key with parameters; the words are each language's business. */
export interface Message {
  readonly key: string;
}

/** Where a question comes from: a rule, a card whose text asks it, or another thing, such as a site with a power. */
export type Source =
  | { readonly is: 'rule'; readonly rule: RuleId }
  | { readonly is: 'card'; readonly card: CardId; readonly rule?: RuleId }
  | { readonly is: 'thing'; readonly thing: NamedThing; readonly rule?: RuleId };

interface Asking {
  readonly seat: SeatId;
  readonly message: Message;
  readonly because: Source;
  /**
   * Asked although only one answer fits, because not asking would tell the others something.
   * Without it the kernel gives the only possible answer itself.
   */
  readonly evenIfForced?: true;
  /**
   * Asked only where its answers lead to matches that differ. The kernel tries them, and where they all come to the
   * same it gives the first answer itself. For orders: which of several effects comes first seldom matters.
   */
  readonly ifItMatters?: Grounds;
}

/**
 * What may decide whether a question is asked. `publicFacts`: what all seats know, so that being asked or not tells
 * nobody anything; if something hidden comes out while the answers are tried, or somebody would have to choose, it is
 * asked. `allFacts`: anything, at tables where whom the match waits for may be a hint anyway.
 */
export type Grounds = 'publicFacts' | 'allFacts';

interface Offering extends Asking {
  readonly options: readonly Option[];
  /** The property of the option that is the answer; without it the option itself is. */
  readonly yields?: string;
}

/** Exactly one of the options. */
export interface ChooseQuestion extends Offering {
  readonly is: 'choose';
}

/** What each option weighs, and what all that are picked may weigh together. */
export interface Budget {
  readonly weights: readonly number[];
  readonly most: number;
}

/** Some of the options, at least `min` and at most `max`; with a budget, only as many as it allows. */
export interface PickQuestion extends Offering {
  readonly is: 'pick';
  readonly min: number;
  readonly max: number;
  readonly budget?: Budget;
}

/** All of the options, in an order. */
export interface OrderQuestion extends Offering {
  readonly is: 'order';
}

/** A whole number. */
export interface NumberQuestion extends Asking {
  readonly is: 'number';
  readonly min: number;
  readonly max: number;
}

/** `total` units split over the options, each getting at most its `most`. */
export interface DistributeQuestion extends Asking {
  readonly is: 'distribute';
  readonly options: readonly Option[];
  readonly total: number;
  readonly most: readonly number[];
}

/** Every question any game can ask. */
export type Question = ChooseQuestion | PickQuestion | OrderQuestion | NumberQuestion | DistributeQuestion;

declare const ANSWER: unique symbol;

/** A question whose answer, once given, is an `A`. The mark exists for the compiler only. */
export type QuestionFor<A> = Question & { readonly [ANSWER]?: A };

/** What a question says to the one who is asked. */
export type QuestionWords = Pick<Asking, 'message' | 'because'>;

type Common = Pick<Asking, 'seat' | 'message' | 'because' | 'evenIfForced' | 'ifItMatters'>;

export function choose<O extends Option>(q: Common & { readonly options: readonly O[] }): QuestionFor<O> {
  return chooseAmong(q, q.options);
}

/** Chooses one option and answers with one of its properties: `chooseBy('cell', { … })` answers with a cell. */
export function chooseBy<O extends Option, const K extends keyof O & string>(
  yields: K,
  q: Common & { readonly options: readonly O[] },
): QuestionFor<O[K]> {
  return chooseAmong(q, q.options, yields);
}

export function chooseCard(q: Common & { readonly from: readonly CardId[] }): QuestionFor<CardId> {
  return chooseAmong(q, cardOptions(q.from), 'card');
}

export function chooseSeat(q: Common & { readonly from: readonly SeatId[] }): QuestionFor<SeatId> {
  return chooseAmong(
    q,
    q.from.map((seat): SeatOption => ({ is: 'seat', seat })),
    'seat',
  );
}

/** Written out, property by property: questions are put together in every decision, and spreads of spreads are slow. */
function chooseAmong(
  { seat, message, because, evenIfForced, ifItMatters }: Common,
  options: readonly Option[],
  yields?: string,
): ChooseQuestion {
  const question: Unfinished<ChooseQuestion> = { is: 'choose', seat, message, because, options };
  if (yields !== undefined) question.yields = yields;
  if (evenIfForced !== undefined) question.evenIfForced = evenIfForced;
  if (ifItMatters !== undefined) question.ifItMatters = ifItMatters;
  return question;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly budget?: Budget | undefined;
}

export function pick<O extends Option>(
  q: Common & Bounds & { readonly options: readonly O[] },
): QuestionFor<readonly O[]> {
  return pickAmong(q, q.options);
}

/** Picks some options and answers with one property of each. */
export function pickBy<O extends Option, const K extends keyof O & string>(
  yields: K,
  q: Common & Bounds & { readonly options: readonly O[] },
): QuestionFor<readonly O[K][]> {
  return pickAmong(q, q.options, yields);
}

export function pickCards(q: Common & Bounds & { readonly from: readonly CardId[] }): QuestionFor<readonly CardId[]> {
  return pickAmong(q, cardOptions(q.from), 'card');
}

function pickAmong(
  { seat, message, because, min, max, budget, evenIfForced }: Common & Bounds,
  options: readonly Option[],
  yields?: string,
): PickQuestion {
  const question: Unfinished<PickQuestion> = { is: 'pick', seat, min, max, message, because, options };
  if (yields !== undefined) question.yields = yields;
  if (budget !== undefined) question.budget = budget;
  if (evenIfForced !== undefined) question.evenIfForced = evenIfForced;
  return question;
}

export function order<O extends Option>(q: Common & { readonly options: readonly O[] }): QuestionFor<readonly O[]> {
  return { is: 'order', ...q };
}

export function orderCards(q: Common & { readonly from: readonly CardId[] }): QuestionFor<readonly CardId[]> {
  const { from, ...common } = q;
  return { is: 'order', ...common, options: cardOptions(from), yields: 'card' };
}

export function chooseNumber({
  seat,
  min,
  max,
  message,
  because,
  evenIfForced,
}: Common & Omit<Bounds, 'budget'>): QuestionFor<number> {
  return evenIfForced === undefined
    ? { is: 'number', seat, min, max, message, because }
    : { is: 'number', seat, min, max, message, because, evenIfForced };
}

export function distribute(
  q: Common & { readonly options: readonly Option[]; readonly total: number; readonly most: readonly number[] },
): QuestionFor<readonly number[]> {
  return { is: 'distribute', ...q };
}

function cardOptions(cards: readonly CardId[]): readonly CardOption[] {
  return cards.map((card) => ({ is: 'card', card }));
}
