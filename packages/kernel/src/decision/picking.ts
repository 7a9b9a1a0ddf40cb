import { type Answer, fits } from './answer.ts';
import type { Option } from './option.ts';
import type { PickQuestion, Question } from './question.ts';

/** The place of the best option; of equal ones the first. */
export function best<O extends Option>(options: readonly O[], worthOf: (option: O) => number): number {
  let [place, most] = [0, Number.NEGATIVE_INFINITY];
  for (const [i, option] of options.entries()) {
    const worth = worthOf(option);
    if (worth > most) [place, most] = [i, worth];
  }
  return place;
}

/** The place of passing or declining. */
export function passIn(options: readonly Option[]): number {
  const place = options.findIndex(({ is }) => is === 'pass' || is === 'decline');
  return place < 0 ? options.length - 1 : place;
}

/** The options that are worth picking, and as many others as must be picked, within the budget. */
export function picked(question: PickQuestion, worthOf: (option: Option) => number): readonly number[] {
  const ranked = question.options
    .map((option, place) => ({ place, worth: worthOf(option), weight: question.budget?.weights[place] ?? 0 }))
    .sort((a, b) => b.worth - a.worth || a.place - b.place);
  const places: number[] = [];
  let left = question.budget?.most ?? 0;
  for (const { place, worth, weight } of ranked) {
    const isWanted = worth > 0 || places.length < question.min;
    if (!isWanted || places.length === question.max || weight > left) continue;
    places.push(place);
    left -= weight;
  }
  return places.sort((a, b) => a - b);
}

/** The places of the options for which the test holds, as many as may be picked. */
export function places(question: PickQuestion, test: (option: Option) => boolean): readonly number[] {
  return question.options.flatMap((option, place) => (test(option) ? [place] : [])).slice(0, question.max);
}

/** The answer if it fits, otherwise one that does and changes as little as possible. */
export function fitting(question: Question, answer: Answer): Answer {
  return fits(question, answer) === undefined ? answer : harmless(question);
}

/** Something legal: saying no where that is possible, the least where it is not. */
export function harmless(question: Question): Answer {
  switch (question.is) {
    case 'number':
      return question.min;
    case 'choose':
      return Math.max(
        0,
        question.options.findIndex(({ is }) => is === 'pass' || is === 'decline'),
      );
    case 'pick':
      return lightest(question);
    case 'order':
      return question.options.map((_, place) => place);
    case 'distribute': {
      let left = question.total;
      return question.most.map((most) => {
        const given = Math.min(most, left);
        left -= given;
        return given;
      });
    }
  }
}

function lightest({ options, min, budget }: PickQuestion): readonly number[] {
  const weigh = (place: number): number => budget?.weights[place] ?? 0;
  return options
    .map((_, place) => place)
    .sort((a, b) => weigh(a) - weigh(b) || a - b)
    .slice(0, min)
    .sort((a, b) => a - b);
}
