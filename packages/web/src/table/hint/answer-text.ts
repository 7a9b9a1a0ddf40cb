import type { Answer, Option, Question } from '@kronika/kernel';
import { optionsOf } from '../choosing/controls.ts';
import { confirmIn, optionText, type Telling } from '../choosing/told.ts';

/** What the words of an answer are made of. */
interface AnswerWords {
  nameOf(option: Option): string;
  /** For an answer that takes nothing. */
  readonly nothing: string;
}

/** An answer as the table tells it. */
export function answerText(telling: Telling, question: Question, answer: Answer, nothing: string): string {
  return answerTold(question, answer, {
    nameOf: (option) => optionText(telling, option),
    nothing: confirmIn(telling, question, []) ?? nothing,
  });
}

/** An answer in words: what it takes, in its order, and how much of it. */
export function answerTold(question: Question, answer: Answer, words: AnswerWords): string {
  const options = optionsOf(question);
  const nameOf = (option: number): string => {
    const offered = options[option];
    return offered === undefined ? String(option) : words.nameOf(offered);
  };
  if (question.is === 'number') return String(answer);
  if (typeof answer === 'number') return nameOf(answer);
  const named =
    question.is === 'distribute'
      ? answer.flatMap((units, option) => (units === 0 ? [] : [`${nameOf(option)}: ${units}`]))
      : answer.map(nameOf);
  if (named.length === 0) return words.nothing;
  return named.join(question.is === 'order' ? ' → ' : ', ');
}
