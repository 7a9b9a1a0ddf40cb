import { invalid, type Refusal } from '@kronika/kernel';
import type { Words } from '../text/words.ts';

/** What a number given on the command line is for, and how big it may be. */
export interface Range {
  readonly option: string;
  readonly min: number;
  readonly max: number;
}

/** Reads a whole number, written in digits and nothing else. */
export function wholeNumber(text: string, { option, min, max }: Range, words: Words): number | Refusal {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (number !== undefined && number >= min && number <= max) return number;
  return invalid(option, { at: '', problem: words.problem.wholeNumber(text, min, max) });
}

/** How many threads are to work; nothing where the program may choose. */
export function threadsAsked(text: string | undefined, words: Words): number | Refusal | undefined {
  return text === undefined ? undefined : wholeNumber(text, { option: '--threads', min: 1, max: 1_024 }, words);
}
