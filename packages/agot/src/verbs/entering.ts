import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { CardEntered } from '../event.ts';
import { definitionOf } from '../rules/card-definition.ts';
import type { AgotState } from '../state.ts';
import { duplicated } from './unique.ts';

type Entry = Pick<CardEntered, 'how' | 'rule'> & { readonly seat: SeatId; readonly host?: CardId };

/**
 * The card enters play under the seat's control; a further copy of a unique card the seat owns and controls goes under
 * it as a duplicate (AGOT-PUT-c).
 */
export function entering(state: AgotState, card: CardId, { seat, host, how, rule }: Entry): CardEntered {
  const { zone: from, printed } = cardOf(state.table, card);
  const copy = duplicated(state, seat, card);
  const common = {
    is: 'cardEntered',
    card,
    seat,
    from,
    how,
    face: 'up',
    ...(rule === undefined ? {} : { rule }),
  } as const;
  if (copy !== undefined) return { ...common, as: 'duplicate', host: copy, stance: 'standing' };
  const stance = definitionOf(printed).enters ?? 'standing';
  return { ...common, as: 'printed', stance, ...(host === undefined ? {} : { host }) };
}
