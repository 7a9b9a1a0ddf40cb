import type { Answer, Question } from '@kronika/kernel';
import { optionsOf } from '../choosing/controls.ts';
import { confirmIn, optionText, type Telling } from '../choosing/told.ts';

/** An answer in words: what it takes, in its order, and how much of it. */
export function answerText(telling: Telling, question: Question, answer: Answer, nothing: string): string {
  const options = optionsOf(question);
  const nameOf = (option: number): string => {
    const offered = options[option];
    return offered === undefined ? String(option) : optionText(telling, offered);
  };
  if (question.is === 'number') return String(answer);
  if (typeof answer === 'number') return nameOf(answer);
  const named =
    question.is === 'distribute'
      ? answer.flatMap((units, option) => (units === 0 ? [] : [`${nameOf(option)}: ${units}`]))
      : answer.map(nameOf);
  if (named.length === 0) return confirmIn(telling, question, []) ?? nothing;
  return named.join(question.is === 'order' ? ' → ' : ', ');
}
