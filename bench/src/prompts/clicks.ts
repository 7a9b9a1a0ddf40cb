import { type Answer, type CardId, impossible, isCardId, type Option, type Question } from '@kronika/kernel';

/** How many clicks the answer takes at the page. */
export function clicksFor(question: Question, answer: Answer): number {
  switch (question.is) {
    // A card that offers several things, or one in several amounts, opens beside it: one click more.
    case 'choose':
      return sharesItsCard(question.options, answer) ? 2 : 1;
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

/** The card that an option stands on. */
export function cardIn(option: Option | undefined): CardId | undefined {
  const card: unknown = option === undefined ? undefined : Reflect.get(option, 'card');
  return isCardId(card) ? card : undefined;
}

function sharesItsCard(options: readonly Option[], answer: Answer): boolean {
  const card = typeof answer === 'number' ? cardIn(options[answer]) : undefined;
  return card !== undefined && options.filter((option) => cardIn(option) === card).length > 1;
}

function countOf(answer: Answer): number {
  return typeof answer === 'number' ? 1 : answer.length;
}

function isAsListed(answer: Answer): boolean {
  return typeof answer !== 'number' && answer.every((place, i) => place === i);
}
