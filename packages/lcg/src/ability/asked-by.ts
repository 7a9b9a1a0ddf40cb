import type { Message, PrintedId } from '@kronika/kernel';
import type { AbilityRef } from '../state.ts';

/** What of a text a question is about: whose text, and the name of the target, cost, choice or answer in it. */
export interface AskedBy {
  readonly printed: PrintedId;
  readonly name: string;
}

/** The message with the text that asks it. The card that uses an ability may have gained it from another one. */
export function askedBy(
  message: Message,
  { printed }: Pick<AbilityRef, 'printed'>,
  name: string,
): Message & { readonly by: AskedBy } {
  // Not added to a spread: for every target and cost that is asked for that takes several times as long.
  return Object.assign({}, message, { by: { printed, name } });
}
