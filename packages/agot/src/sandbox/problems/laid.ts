import { type CardId, cardOf, type Phrase, type ThingName } from '@kronika/kernel';
import { type Fact, factOf } from '../../cards/fact.ts';
import type { ParsedSituation } from '../../situation/description.ts';
import type { AgotState } from '../../state.ts';
import { cardName } from '../../text/names.ts';

/** A situation with the table it shows. */
export interface Laid {
  readonly situation: ParsedSituation;
  readonly state: AgotState;
  readonly thing: (card: CardId) => ThingName | undefined;
}

export function factIn({ table }: AgotState, card: CardId): Fact {
  return factOf(cardOf(table, card).printed);
}

export function nameIn(state: AgotState, card: CardId): Phrase {
  return cardName(factIn(state, card));
}
