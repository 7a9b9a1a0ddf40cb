import { type Answer, impossible, type Question } from '@kronika/kernel';
import { passIn, windowOf } from '@kronika/protocol';
import { optionsOf } from '../table/choosing/controls.ts';
import type { Wanted } from './course.ts';

/** How a script calls a question: by the window it belongs to, otherwise by what it asks. */
export function nameOfQuestion(question: Question): string {
  return windowOf(question) ?? question.message.key;
}

/** The answer that is wanted, as the question takes it; nothing if it cannot be given to this question. */
export function answerFor<V>(wanted: Wanted<V>, question: Question, view: V): Answer | undefined {
  switch (wanted.is) {
    case 'pass':
      return passIn(question);
    case 'number':
      return question.is === 'number' && wanted.value >= question.min && wanted.value <= question.max
        ? wanted.value
        : undefined;
    case 'asOffered':
      return question.is === 'order' ? question.options.map((_, place) => place) : undefined;
    case 'options': {
      const options = optionsOf(question);
      const places = wanted.each.map((which) => options.findIndex((option) => which.fits(option, view)));
      if (places.some((place) => place < 0) || new Set(places).size < places.length) return undefined;
      if (question.is === 'choose') return places.length === 1 ? places[0] : undefined;
      if (question.is === 'pick') return places.sort((one, other) => one - other);
      return question.is === 'order' && places.length === options.length ? places : undefined;
    }
    default:
      return impossible(wanted);
  }
}

export function isSameAnswer(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
