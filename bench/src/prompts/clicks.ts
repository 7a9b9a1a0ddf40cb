import { type Answer, impossible, type Question } from '@kronika/kernel';

/** How many clicks the answer takes at the page. */
export function clicksFor(question: Question, answer: Answer): number {
  switch (question.is) {
    case 'choose':
      return 1;
    // Where exactly one is asked for, pointing at it is the answer.
    case 'pick':
      return question.min === 1 && question.max === 1 ? 1 : countOf(answer) + 1;
    // The least is set already.
    case 'number':
      return answer === question.min ? 1 : 2;
    case 'order':
      return isAsListed(answer) ? 1 : countOf(answer) + 1;
    case 'distribute':
      return question.total + 1;
    default:
      return impossible(question);
  }
}

function countOf(answer: Answer): number {
  return typeof answer === 'number' ? 1 : answer.length;
}

function isAsListed(answer: Answer): boolean {
  return typeof answer !== 'number' && answer.every((place, i) => place === i);
}
