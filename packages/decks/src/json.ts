import { invalid, type Refusal } from '@kronika/kernel';
import type * as z from 'zod';

/** A deck list is never longer; a longer text is some other file. */
export const MAX_LENGTH = 200_000;

/** Deeper than any deck file, and shallow enough to be written back. */
const MAX_DEPTH = 64;

const WHAT = 'the deck list';

/** The refusal of a deck list, with the place and what would be right there. */
export function refusedDeck(at: string, problem: string): Refusal {
  return invalid(WHAT, { at, problem });
}

/** The refusal of a text that is too long to be a deck list. */
export function tooLong(text: string): Refusal | undefined {
  if (text.length <= MAX_LENGTH) return undefined;
  return refusedDeck('', `it has ${text.length} characters; expected at most ${MAX_LENGTH}`);
}

/** The value a JSON text stands for. Wrapped, because the value itself may look like a refusal. */
export function readJson(text: string): { readonly value: unknown } | Refusal {
  const refusal = tooLong(text);
  if (refusal !== undefined) return refusal;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refusedDeck('', `it is no JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  if (isDeeper(value, MAX_DEPTH)) return refusedDeck('', `expected at most ${MAX_DEPTH} levels of brackets`);
  return { value };
}

/** Says what a schema found wrong. */
export function refusedBy(error: z.ZodError): Refusal {
  return invalid(
    WHAT,
    ...error.issues.slice(0, 5).map((issue) => ({ at: issue.path.join('.'), problem: issue.message })),
  );
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
