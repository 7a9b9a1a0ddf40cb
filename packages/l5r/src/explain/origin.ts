import type { Phrase, PrintedId } from '@kronika/kernel';
import { printedBehind as behind, type Origin } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { L5rState } from '../state.ts';
import { cardName } from '../text/names.ts';

/** What a card is called, in both languages. */
export function nameOf(printed: PrintedId): Phrase {
  return cardName(factOf(printed));
}

/** The card behind a modifier; none where it comes from the rules. */
export function printedBehind(state: L5rState, from: Origin): PrintedId | undefined {
  return behind(RULES, state, from);
}
