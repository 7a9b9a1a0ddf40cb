import { impossible } from '../invariant.ts';
import type { Random } from '../random/random.ts';
import type { Answer } from './answer.ts';
import type { Budget, Question } from './question.ts';

/** Any fitting answer, drawn by chance. */
export function randomAnswer(question: Question, random: Random): Answer {
  switch (question.is) {
    case 'choose':
      return random.int(0, question.options.length - 1);
    case 'number':
      return random.int(question.min, question.max);
    case 'pick': {
      const count = random.int(question.min, question.max);
      const places = shuffledPlaces(question.options.length, random);
      const picked =
        question.budget === undefined
          ? places.slice(0, count)
          : affordable(question.budget, places, question.min, count);
      return [...picked].sort((a, b) => a - b);
    }
    case 'order':
      return shuffledPlaces(question.options.length, random);
    case 'distribute': {
      const given = question.most.map(() => 0);
      for (let unit = 0; unit < question.total; unit += 1) {
        const open = given.flatMap((n, i) => (n < (question.most[i] ?? 0) ? [i] : []));
        const place = random.pick(open);
        given[place] = (given[place] ?? 0) + 1;
      }
      return given;
    }
    default:
      return impossible(question);
  }
}

/** So many of the places as the budget allows; the lightest ones where only they make up the minimum. */
function affordable(
  { weights, most }: Budget,
  places: readonly number[],
  min: number,
  count: number,
): readonly number[] {
  const weigh = (place: number): number => weights[place] ?? 0;
  const within = (order: readonly number[], upTo: number): readonly number[] => {
    const picked: number[] = [];
    let left = most;
    for (const place of order) {
      if (picked.length === upTo || weigh(place) > left) continue;
      picked.push(place);
      left -= weigh(place);
    }
    return picked;
  };
  const picked = within(places, count);
  return picked.length >= min
    ? picked
    : within(
        [...places].sort((a, b) => weigh(a) - weigh(b)),
        min,
      );
}

function shuffledPlaces(count: number, random: Random): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < count; place += 1) places.push(place);
  return random.shuffled(places);
}
