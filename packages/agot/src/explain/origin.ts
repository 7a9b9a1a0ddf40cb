import { type Phrase, type PrintedId, printedCard, type SumPart } from '@kronika/kernel';
import { printedBehind as behind, type Origin, PART_NAMES } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { AgotState } from '../state.ts';
import { cardName } from '../text/names.ts';

/** Where a part of a value comes from: a modifier's origin, or what is printed on a card. */
export type From = Origin | { readonly is: 'bonus'; readonly printed: PrintedId };

/** What a card is called, in both languages. */
export function nameOf(printed: PrintedId): Phrase {
  return cardName(factOf(printed));
}

/** The card behind a modifier; none where it comes from the rules. */
export function printedBehind(state: AgotState, from: Origin): PrintedId | undefined {
  return behind(RULES, state, from);
}

/** Names where a part of a value comes from. */
export function named(state: AgotState, from: From): Pick<SumPart, 'by' | 'from'> {
  const printed = from.is === 'bonus' ? from.printed : printedBehind(state, from);
  return printed === undefined ? { by: PART_NAMES.rules } : { by: nameOf(printed), from: printedCard(printed) };
}
