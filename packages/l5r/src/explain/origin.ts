import { cardOf, type Phrase, type PrintedId } from '@kronika/kernel';
import type { Origin } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { L5rState } from '../state.ts';
import { cardName } from '../text/names.ts';

/** What a card is called, in both languages. */
export function nameOf(printed: PrintedId): Phrase {
  return cardName(factOf(printed));
}

/**
 * The card behind a modifier; none where it comes from the rules. An effect goes by the text it came from: the card
 * may have left since, and its label may lie on another card by now.
 */
export function printedBehind(state: L5rState, from: Origin): PrintedId | undefined {
  const printed = from.is === 'text' ? cardOf(state.table, from.card).printed : from.effect.source.printed;
  return printed === RULES ? undefined : printed;
}
