import { impossible, present } from '../invariant.ts';
import type { Expected, Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import type { Option } from './option.ts';
import type { PickQuestion, Question } from './question.ts';

/**
 * What a seat says: the number asked for or the place of an option in its list, or several of them.
 * `choose` 2 · `pick` [0, 2] (rising) · `order` [2, 0, 1] · `number` 4 · `distribute` [1, 0, 2].
 */
export type Answer = number | readonly number[];

/** What stands in a record where a seat gave up and the others played on. */
export const CONCEDES = 'concedes';

/** What a seat did: it answered what it was asked, or it gave up, asked or not. */
export type Deed = Answer | typeof CONCEDES;

/** An answer on its way to a match: who gives it, and to which question (`Match.asked`). */
export interface Decision {
  readonly seat: SeatId;
  readonly asked: number;
  readonly answer: Answer;
}

/** Refuses an answer that does not fit the question; takes anything, also what is no answer at all. */
export function fits(question: Question, answer: unknown): Refusal | undefined {
  return isFitting(question, answer) ? undefined : { refused: 'notAnOption', expected: expectedBy(question) };
}

function isFitting(question: Question, answer: unknown): boolean {
  switch (question.is) {
    case 'choose':
      return isIndex(answer, question.options.length);
    case 'number':
      return isWhole(answer) && answer >= question.min && answer <= question.max;
    case 'pick':
      return (
        isIndexList(answer, question.options.length) &&
        answer.length >= question.min &&
        answer.length <= question.max &&
        answer.every((value, i) => i === 0 || value > (answer[i - 1] ?? 0)) &&
        weightOf(question, answer) <= (question.budget?.most ?? 0)
      );
    case 'order':
      return (
        isIndexList(answer, question.options.length) &&
        answer.length === question.options.length &&
        new Set(answer).size === answer.length
      );
    case 'distribute':
      return (
        isWholeList(answer) &&
        answer.length === question.options.length &&
        answer.every((n, i) => n >= 0 && n <= (question.most[i] ?? 0)) &&
        sumOf(answer) === question.total
      );
    default:
      return impossible(question);
  }
}

function isWhole(value: unknown): value is number {
  // -0 would fit a range, and then not survive being written down as JSON.
  return typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0);
}

function isIndex(value: unknown, length: number): value is number {
  return isWhole(value) && value >= 0 && value < length;
}

function isIndexList(value: unknown, length: number): value is readonly number[] {
  return isWholeList(value) && value.every((item) => isIndex(item, length));
}

function isWholeList(value: unknown): value is readonly number[] {
  // `every` skips the holes of a sparse list, `includes` does not.
  return Array.isArray(value) && !value.includes(undefined) && value.every(isWhole);
}

function expectedBy(question: Question): Expected {
  switch (question.is) {
    case 'choose':
    case 'order':
      return { is: question.is, options: question.options.length };
    case 'pick':
      return {
        is: 'pick',
        options: question.options.length,
        min: question.min,
        max: question.max,
        ...(question.budget === undefined ? {} : { most: question.budget.most }),
      };
    case 'number':
      return { is: 'number', min: question.min, max: question.max };
    case 'distribute':
      return { is: 'distribute', options: question.options.length, total: question.total };
    default:
      return impossible(question);
  }
}

/** What a fitting answer means: the chosen option or options, or the number. This lands in the frame's variable. */
export function meaningOf(question: Question, answer: Answer): unknown {
  switch (question.is) {
    case 'number':
    case 'distribute':
      return answer;
    case 'choose':
      return yielded(question, question.options, Number(answer));
    case 'pick':
    case 'order':
      return listOf(answer).map((index) => yielded(question, question.options, index));
    default:
      return impossible(question);
  }
}

function yielded(question: { readonly yields?: string }, options: readonly Option[], index: number): unknown {
  const option = present(options[index], `option ${index}`);
  return question.yields === undefined ? option : Reflect.get(option, question.yields);
}

function listOf(answer: Answer): readonly number[] {
  return typeof answer === 'number' ? [answer] : answer;
}

/** The one answer that fits, if there is only one. */
export function forcedAnswer(question: Question): Answer | undefined {
  switch (question.is) {
    case 'choose':
      return question.options.length === 1 ? 0 : undefined;
    case 'number':
      return question.min === question.max ? question.min : undefined;
    case 'pick':
      if (question.max === 0) return [];
      return question.min === question.options.length ? question.options.map((_, i) => i) : undefined;
    case 'order':
      return question.options.length <= 1 ? question.options.map((_, i) => i) : undefined;
    case 'distribute': {
      const { total, most } = question;
      if (total === 0) return most.map(() => 0);
      if (most.filter((limit) => limit > 0).length === 1) return most.map((limit) => (limit > 0 ? total : 0));
      return sumOf(most) === total ? most : undefined;
    }
    default:
      return impossible(question);
  }
}

/** The answer of somebody who takes no part any more: no, nothing, the first there is. */
export function idleAnswer(question: Question): Answer {
  switch (question.is) {
    case 'choose':
      return Math.max(
        0,
        question.options.findIndex(({ is }) => is === 'pass' || is === 'decline'),
      );
    case 'number':
      return question.min;
    case 'pick':
      return lightestPlaces(question, question.min);
    case 'order':
      return question.options.map((_, place) => place);
    case 'distribute': {
      let left = question.total;
      return question.most.map((limit) => {
        const given = Math.min(limit, left);
        left -= given;
        return given;
      });
    }
    default:
      return impossible(question);
  }
}

/** Whether any answer fits at all. A question without one is a bug of the game that asks it. */
export function isAnswerable(question: Question): boolean {
  switch (question.is) {
    case 'choose':
      return question.options.length > 0;
    case 'number':
      return question.min <= question.max;
    case 'pick':
      return (
        question.min <= question.max &&
        question.min >= 0 &&
        question.max <= question.options.length &&
        lightest(question, question.min) <= (question.budget?.most ?? 0)
      );
    case 'order':
      return true;
    case 'distribute':
      return (
        question.most.length === question.options.length &&
        question.most.every((limit) => limit >= 0) &&
        question.total >= 0 &&
        sumOf(question.most) >= question.total
      );
    default:
      return impossible(question);
  }
}

/** What the lightest so many options weigh together. */
function lightest({ budget }: PickQuestion, count: number): number {
  return budget === undefined ? 0 : sumOf([...budget.weights].sort((a, b) => a - b).slice(0, count));
}

/** The places of the lightest so many options, rising. */
function lightestPlaces({ options, budget }: PickQuestion, count: number): readonly number[] {
  const weight = (place: number): number => budget?.weights[place] ?? 0;
  return options
    .map((_, place) => place)
    .toSorted((one, other) => weight(one) - weight(other) || one - other)
    .slice(0, count)
    .toSorted((one, other) => one - other);
}

/** What the picked options weigh together; nothing without a budget. */
function weightOf({ budget }: PickQuestion, places: readonly number[]): number {
  return budget === undefined ? 0 : sumOf(places.map((place) => budget.weights[place] ?? 0));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
