import { impossible } from '../invariant.ts';
import type { Random } from '../random/random.ts';
import type { Answer } from './answer.ts';
import type { Question } from './question.ts';

/** Any fitting answer, drawn by chance. */
export function randomAnswer(question: Question, random: Random): Answer {
  switch (question.is) {
    case 'choose':
      return random.int(0, question.options.length - 1);
    case 'number':
      return random.int(question.min, question.max);
    case 'pick': {
      const count = random.int(question.min, question.max);
      return [...shuffledPlaces(question.options.length, random).slice(0, count)].sort((a, b) => a - b);
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

function shuffledPlaces(count: number, random: Random): readonly number[] {
  return random.shuffled(Array.from({ length: count }, (_, place) => place));
}
