import type { Option, Question } from '@kronika/kernel';
import { optionsOf } from './controls.ts';

/** What turns a question down: passing, saying no, having had enough. It is never what a question suggests. */
const TURNS_DOWN: readonly string[] = ['pass', 'decline', 'enough', 'stop', 'withdraw'];

export function turnsDown({ is }: Option): boolean {
  return TURNS_DOWN.includes(is);
}

/** Whether an answer gives the opportunity up: a pass, a no, or nothing out of some. */
export function givesUp(question: Question, answer: number | readonly number[]): boolean {
  if (typeof answer !== 'number') return question.is === 'pick' && answer.length === 0;
  const option = question.is === 'choose' ? optionsOf(question)[answer] : undefined;
  return option !== undefined && (option.is === 'pass' || option.is === 'decline');
}
