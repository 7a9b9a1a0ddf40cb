import { type Answer, impossible, type PickQuestion, type Question } from '@kronika/kernel';

/** An answer in the making: what was clicked so far. Nothing of it leaves the page before it is whole. */
export type Draft =
  | { readonly is: 'choose' }
  /** In the order of the clicks. */
  | { readonly is: 'pick'; readonly chosen: readonly number[] }
  /** All of them, in the order they would be confirmed in; the first `clicked` were put there, the others follow as printed. */
  | { readonly is: 'order'; readonly chosen: readonly number[]; readonly clicked: number }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'distribute'; readonly amounts: readonly number[] };

/** What a click leads to: a draft that goes on, or an answer that is ready to be sent. */
export type Step = { readonly is: 'draft'; readonly draft: Draft } | { readonly is: 'answer'; readonly answer: Answer };

const drafted = (draft: Draft): Step => ({ is: 'draft', draft });
const answered = (answer: Answer): Step => ({ is: 'answer', answer });

/** The draft before the first click: with what the game suggests, or with nothing. */
export function beginDraft(question: Question, suggested?: Answer): Draft {
  switch (question.is) {
    case 'choose':
      return { is: 'choose' };
    case 'pick':
      return { is: 'pick', chosen: typeof suggested === 'object' ? suggested : [] };
    case 'order':
      return orderOf([], question.options.length);
    case 'number':
      return { is: 'number', value: typeof suggested === 'number' ? suggested : question.min };
    case 'distribute':
      return { is: 'distribute', amounts: question.options.map(() => 0) };
    default:
      return impossible(question);
  }
}

/** A click on an option. A move of one click is made by it; a longer one waits for its confirmation. */
export function take(question: Question, draft: Draft, option: number): Step {
  switch (question.is) {
    case 'choose':
      return answered(option);
    case 'pick':
      return draft.is === 'pick' ? pickOne(question, draft.chosen, option) : drafted(draft);
    case 'order':
      return drafted(draft.is === 'order' ? ordered(draft, option) : draft);
    case 'distribute':
      return drafted(give(question, draft, option, 1));
    case 'number':
      return drafted(draft);
    default:
      return impossible(question);
  }
}

function pickOne(question: PickQuestion, chosen: readonly number[], option: number): Step {
  const { min, max } = question;
  if (chosen.includes(option)) return drafted({ is: 'pick', chosen: chosen.filter((one) => one !== option) });
  if (min === 1 && max === 1 && question.budget === undefined) return answered([option]);
  if (max === 1) return drafted({ is: 'pick', chosen: [option] });
  return mayTake(question, { is: 'pick', chosen }, option)
    ? drafted({ is: 'pick', chosen: [...chosen, option] })
    : drafted({ is: 'pick', chosen });
}

type OrderDraft = Extract<Draft, { readonly is: 'order' }>;

/** The order that these were put first in; what was not clicked follows as printed. */
function orderOf(clicked: readonly number[], count: number): OrderDraft {
  const others = Array.from({ length: count }, (_, place) => place).filter((place) => !clicked.includes(place));
  return { is: 'order', chosen: [...clicked, ...others], clicked: clicked.length };
}

/**
 * A click gives the next number, a second one on the same takes it back. An order is whole at any time, so that it can
 * always be confirmed; when all were clicked, the next click begins to number anew.
 */
function ordered({ chosen, clicked }: OrderDraft, option: number): OrderDraft {
  const count = chosen.length;
  if (clicked === count)
    return { is: 'order', chosen: [option, ...chosen.filter((one) => one !== option)], clicked: 1 };
  const before = chosen.slice(0, clicked);
  return orderOf(before.includes(option) ? before.filter((one) => one !== option) : [...before, option], count);
}

/** Whether a click on the option would change the draft for more, as far as the bounds of the question say. */
export function mayTake(question: Question, draft: Draft, option: number): boolean {
  if (question.is === 'pick' && draft.is === 'pick') {
    const { max, budget } = question;
    if (draft.chosen.includes(option)) return false;
    if (budget !== undefined && weightOf(budget.weights, [...draft.chosen, option]) > budget.most) return false;
    return draft.chosen.length < max || max === 1;
  }
  if (question.is === 'order' && draft.is === 'order') return draft.chosen.indexOf(option) >= draft.clicked;
  if (question.is === 'distribute' && draft.is === 'distribute')
    return sumOf(draft.amounts) < question.total && (draft.amounts[option] ?? 0) < (question.most[option] ?? 0);
  return question.is === 'choose';
}

/** Gives an option more or less of what is distributed, as far as the bounds go. */
export function give(question: Question, draft: Draft, option: number, by: number): Draft {
  if (question.is !== 'distribute' || draft.is !== 'distribute') return draft;
  const { amounts } = draft;
  const left = question.total - sumOf(amounts);
  const now = amounts[option] ?? 0;
  const next = Math.max(0, Math.min(question.most[option] ?? 0, now + Math.min(by, left)));
  return { is: 'distribute', amounts: amounts.map((amount, place) => (place === option ? next : amount)) };
}

/** Sets the number that is asked for, within its bounds. */
export function setNumber(question: Question, draft: Draft, value: number): Draft {
  if (question.is !== 'number' || draft.is !== 'number') return draft;
  return { is: 'number', value: Math.max(question.min, Math.min(question.max, value)) };
}

/** The answer the draft amounts to; nothing while something is missing, and for a question that one click answers. */
export function answerIn(question: Question, draft: Draft): Answer | undefined {
  switch (draft.is) {
    case 'choose':
      return undefined;
    case 'pick':
      return question.is === 'pick' && draft.chosen.length >= question.min && draft.chosen.length <= question.max
        ? [...draft.chosen].sort((one, other) => one - other)
        : undefined;
    case 'order':
      return question.is === 'order' ? draft.chosen : undefined;
    case 'number':
      return draft.value;
    case 'distribute':
      return question.is === 'distribute' && sumOf(draft.amounts) === question.total ? draft.amounts : undefined;
    default:
      return impossible(draft);
  }
}

/** The draft without its last click; nothing if there was none, and then a step back is one of the match. */
export function withoutLast(question: Question, draft: Draft): Draft | undefined {
  switch (draft.is) {
    case 'pick':
      return draft.chosen.length === 0 ? undefined : { is: 'pick', chosen: draft.chosen.slice(0, -1) };
    case 'order':
      return draft.clicked === 0
        ? undefined
        : orderOf(draft.chosen.slice(0, lastNumbered(draft) - 1), draft.chosen.length);
    case 'distribute':
      return sumOf(draft.amounts) === 0 ? undefined : beginDraft(question);
    case 'number':
      return question.is === 'number' && draft.value !== question.min ? beginDraft(question) : undefined;
    case 'choose':
      return undefined;
    default:
      return impossible(draft);
  }
}

/** How many were numbered by clicks; the last of all would be where it is without one. */
function lastNumbered({ chosen, clicked }: OrderDraft): number {
  return Math.min(clicked, Math.max(1, chosen.length - 1));
}

/** How far a draft has come, for the line that says so; nothing where counting says nothing. */
export interface Progress {
  readonly done: number;
  readonly least: number;
  readonly most: number;
  readonly weight?: { readonly used: number; readonly most: number };
}

export function progressOf(question: Question, draft: Draft): Progress | undefined {
  if (question.is === 'pick' && draft.is === 'pick') {
    const { min: least, max: most, budget } = question;
    const weight =
      budget === undefined ? {} : { weight: { used: weightOf(budget.weights, draft.chosen), most: budget.most } };
    return { done: draft.chosen.length, least, most, ...weight };
  }
  if (question.is === 'order' && draft.is === 'order')
    return { done: draft.clicked, least: 0, most: question.options.length };
  if (question.is === 'distribute' && draft.is === 'distribute')
    return { done: sumOf(draft.amounts), least: question.total, most: question.total };
  return undefined;
}

function weightOf(weights: readonly number[], places: readonly number[]): number {
  return sumOf(places.map((place) => weights[place] ?? 0));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
