import { type Lang, type Refusal, refusalText } from '@kronika/kernel';
import type { Context } from './context.ts';

/** The exit code of a command that did nothing because of what it was given. */
export const EXIT_REFUSED = 2;

/** Ends a command: says what was wrong, if anything was. */
export function conclude(context: Context, refusal: Refusal | undefined, lang: Lang = context.lang): void {
  if (refusal === undefined) return;
  context.terminal.report(refusalText(refusal, lang));
  context.exit(EXIT_REFUSED);
}
