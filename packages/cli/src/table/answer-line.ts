import { type Answer, fits, impossible, type Question } from '@kronika/kernel';

/** Reads an answer as a person types it, with options counted from 1; `undefined` if it does not fit. */
export function answerIn(line: string, question: Question): Answer | undefined {
  const numbers = numbersIn(line);
  if (numbers === undefined) return undefined;
  const answer = answerOf(numbers, question);
  return answer === undefined || fits(question, answer) !== undefined ? undefined : answer;
}

function numbersIn(line: string): readonly number[] | undefined {
  const parts = line.split(/[\s,;]+/).filter((part) => part !== '');
  return parts.every((part) => /^-?\d{1,9}$/.test(part)) ? parts.map(Number) : undefined;
}

function answerOf(numbers: readonly number[], question: Question): Answer | undefined {
  switch (question.is) {
    case 'choose':
      return numbers.length === 1 ? places(numbers)[0] : undefined;
    case 'pick':
      return places(numbers).toSorted((a, b) => a - b);
    case 'order':
      return places(numbers);
    case 'number':
      return numbers.length === 1 ? numbers[0] : undefined;
    case 'distribute':
      return numbers;
    default:
      return impossible(question);
  }
}

function places(numbers: readonly number[]): readonly number[] {
  return numbers.map((number) => number - 1);
}
