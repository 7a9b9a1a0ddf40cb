import type { Answer } from '../decision/answer.ts';
import type { Grounds, PickQuestion, Question } from '../decision/question.ts';

/** More options than this are not tried one by one. */
const MOST_OPTIONS = 4;

/** What may still be tried for one question: so many courses of the match, and so many steps altogether. */
export interface Trial<T> {
  readonly grounds: Grounds;
  courses: number;
  steps: number;
  /** The questions that came up in courses and were tried themselves. */
  readonly tried: T[];
}

/** More answers than this to a question on the way are not tried. */
const MOST_ANSWERS = 48;

/** Of more things than this there are too many picks to list them. */
const MOST_PICKED_FROM = 10;

/** Enough for every order of four things, or of two with a choice in one of them; a course takes some dozen steps. */
export function freshTrial<T>(grounds: Grounds): Trial<T> {
  return { grounds, courses: 128, steps: 6_000, tried: [] };
}

/** All answers to the question, the one first that is given if nothing depends on it; none, if they are too many. */
export function answersToTry(question: Question): readonly Answer[] {
  switch (question.is) {
    case 'choose':
      return question.options.length > MOST_OPTIONS ? [] : question.options.map((_, place) => place);
    case 'order':
      return question.options.length > MOST_OPTIONS ? [] : ordersOf(question.options.map((_, place) => place));
    case 'number':
      return question.max - question.min >= MOST_OPTIONS
        ? []
        : Array.from({ length: question.max - question.min + 1 }, (_, more) => question.min + more);
    case 'pick':
      return question.options.length > MOST_OPTIONS || question.budget !== undefined ? [] : picksOf(question);
    case 'distribute':
      return [];
  }
}

/** All answers to a question that comes up while another one is tried; none, if they are too many. */
export function answersOnTheWay(question: Question): readonly Answer[] {
  switch (question.is) {
    case 'choose':
      return question.options.length > MOST_ANSWERS ? [] : question.options.map((_, place) => place);
    case 'pick': {
      if (question.budget !== undefined || question.options.length > MOST_PICKED_FROM) return [];
      const picks = picksOf(question);
      return picks.length > MOST_ANSWERS ? [] : picks;
    }
    case 'number':
    case 'order':
    case 'distribute':
      return answersToTry(question);
  }
}

function picksOf({ options, min, max }: PickQuestion): readonly (readonly number[])[] {
  let picks: readonly (readonly number[])[] = [[]];
  for (const place of options.keys()) picks = picks.flatMap((pick) => [pick, [...pick, place]]);
  return picks.filter(({ length }) => length >= min && length <= max);
}

function ordersOf(places: readonly number[]): readonly (readonly number[])[] {
  if (places.length < 2) return [places];
  return places.flatMap((first) => ordersOf(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));
}
