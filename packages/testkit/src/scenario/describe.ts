import { impossible, type Match, type Question } from '@kronika/kernel';
import { describeOption, type NameCard } from './option-pattern.ts';

/** What a seat may answer: `seat 1 may: pass, card bodyguard`. */
export function describeQuestion(question: Question, nameCard: NameCard): string {
  return `seat ${question.seat} may: ${possibilities(question, nameCard)}`;
}

/** Whom a match waits for, and what for. */
export function describeWaiting(match: Match, nameCard: NameCard): string {
  if (match.outcome !== undefined) return `the match is over (${match.outcome.reason.key})`;
  const waiting = match.open.filter(({ answer }) => answer === undefined);
  return `waiting for ${waiting.map(({ question }) => `seat ${question.seat}: ${possibilities(question, nameCard)}`).join('; ')}`;
}

function possibilities(question: Question, nameCard: NameCard): string {
  switch (question.is) {
    case 'choose':
      return optionList(question, nameCard);
    case 'pick':
      return `pick ${question.min} to ${question.max} of ${optionList(question, nameCard)}`;
    case 'order':
      return `order ${optionList(question, nameCard)}`;
    case 'number':
      return `say ${question.min} to ${question.max}`;
    case 'distribute':
      return `distribute ${question.total} over ${optionList(question, nameCard)}, at most ${question.most.join(', ')}`;
    default:
      return impossible(question);
  }
}

function optionList({ options }: Exclude<Question, { readonly is: 'number' }>, nameCard: NameCard): string {
  return options.map((option) => describeOption(option, nameCard)).join(', ');
}

/** Whether nothing is lost by leaving the question open. */
export function mayBePassed(question: Question): boolean {
  return question.is === 'choose' && question.options.some(({ is }) => is === 'pass');
}
