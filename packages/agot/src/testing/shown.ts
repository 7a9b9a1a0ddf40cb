import { type CardId, cardOf, cardsIn, hostOf, type SeatId, seatsOf, type ZoneId } from '@kronika/kernel';
import { strengthOf } from '../rules/values.ts';
import type { AgotState } from '../state.ts';
import { factionCardOf, playOf } from '../zones.ts';
import type { AgotTable } from './card-table.ts';

/** What can be said of a card in play, in the words of a situation: `eddard-stark (kneeling, power 2, attacking)`. */
function described(state: AgotState, card: CardId): string {
  const { printed, stance, power, tokens, part, as } = cardOf(state.table, card);
  const marks = [
    ...(stance === 'kneeling' ? ['kneeling'] : []),
    ...(power > 0 ? [`power ${power}`] : []),
    ...Object.entries(tokens).map(([token, amount]) => `${token} ${amount}`),
    ...(part === 'none' ? [] : [part]),
    ...(as === 'printed' ? [] : [as]),
  ];
  return marks.length === 0 ? printed : `${printed} (${marks.join(', ')})`;
}

/** The cards a seat has in play, with what lies on and under them, as a situation would describe them. */
export function inPlay({ state }: Pick<AgotTable, 'state'>, seat: SeatId): readonly string[] {
  return cardsIn(state.table, playOf(seat))
    .filter((card) => hostOf(state.table, card) === undefined)
    .map((card) => {
      const attached = state.table.cards.filter(({ id }) => hostOf(state.table, id) === card);
      return [described(state, card), ...attached.map(({ id }) => described(state, id))].join(' + ');
    });
}

/** The names of the cards in a zone, from top to bottom. */
export function namesIn({ state }: Pick<AgotTable, 'state'>, zone: ZoneId): readonly string[] {
  return cardsIn(state.table, zone).map((card) => cardOf(state.table, card).printed);
}

/** The strength of a character in play. */
export function strengthOn({ state }: Pick<AgotTable, 'state'>, name: string): number {
  const card = state.table.cards.find(({ printed, zone, as }) => {
    return printed === name && as === 'printed' && /play$/.test(zone);
  });
  if (card === undefined) throw new Error(`no ${name} is in play`);
  return strengthOf(state, card.id);
}

/** The power on the faction cards, by seat. */
export function factionPower({ state }: AgotTable): readonly number[] {
  return seatsOf(state.table.seats).map((seat) => cardOf(state.table, factionCardOf(state, seat)).power);
}
