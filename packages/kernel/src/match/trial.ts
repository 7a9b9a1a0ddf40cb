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

/** Enough for every order of four things, or of two with a choice in one of them; a course takes some dozen steps. */
export function freshTrial<T>(grounds: Grounds): Trial<T> {
  return { grounds, courses: 64, steps: 1_500, tried: [] };
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

function picksOf({ options, min, max }: PickQuestion): readonly (readonly number[])[] {
  let picks: readonly (readonly number[])[] = [[]];
  for (const place of options.keys()) picks = picks.flatMap((pick) => [pick, [...pick, place]]);
  return picks.filter(({ length }) => length >= min && length <= max);
}

function ordersOf(places: readonly number[]): readonly (readonly number[])[] {
  if (places.length < 2) return [places];
  return places.flatMap((first) => ordersOf(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));
}
