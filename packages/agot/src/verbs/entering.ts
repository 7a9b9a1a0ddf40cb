import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { CardEntered } from '../event.ts';
import { definitionOf } from '../rules/card-definition.ts';
import type { AgotState } from '../state.ts';
import { duplicated } from './unique.ts';

type Entry = Pick<CardEntered, 'how' | 'rule'> & { readonly seat: SeatId; readonly host?: CardId };

type Entering = { -readonly [Name in keyof CardEntered]: CardEntered[Name] };

/**
 * The card enters play under the seat's control; a further copy of a unique card the seat owns and controls goes under
 * it as a duplicate (AGOT-PUT-c).
 */
export function entering(state: AgotState, card: CardId, { seat, host, how, rule }: Entry): CardEntered {
  const { zone: from, printed } = cardOf(state.table, card);
  const copy = duplicated(state, seat, card);
  // Written out: whoever looks at what could be marshaled lets every card in hand enter.
  const event: Entering = { is: 'cardEntered', card, seat, from, how, face: 'up', as: 'printed', stance: 'standing' };
  if (rule !== undefined) event.rule = rule;
  if (copy !== undefined) {
    event.as = 'duplicate';
    event.host = copy;
    return event;
  }
  event.stance = definitionOf(printed).enters ?? 'standing';
  if (host !== undefined) event.host = host;
  return event;
}
