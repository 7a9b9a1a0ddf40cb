import { type CardId, cardOf, cardsIn, hostOf, type SeatId, type ZoneId } from '@kronika/kernel';
import { skillOf } from '../rules/values.ts';
import type { L5rState } from '../state.ts';
import { isCharacter, playOf } from '../zones.ts';
import type { L5rTable } from './card-table.ts';

/** What can be said of a card in play, in the words of a situation: `doji-whisperer 0/3 bowed, honored, fate 2, in conflict`. */
function described(state: L5rState, card: CardId): string {
  const { printed, stance, status, fate, at } = cardOf(state.table, card);
  const marks = [
    ...(stance === 'bowed' ? ['bowed'] : []),
    ...(status === 'ordinary' ? [] : [status]),
    ...(fate > 0 ? [`fate ${fate}`] : []),
    ...(at === 'conflict' ? ['in conflict'] : []),
  ];
  return marks.length === 0 ? printed : `${printed} (${marks.join(', ')})`;
}

/** The characters a seat has in play, with what is attached to them, as a situation would describe them. */
export function inPlay({ state }: L5rTable, seat: SeatId): readonly string[] {
  return cardsIn(state.table, playOf(seat))
    .filter((card) => isCharacter(state, card))
    .map((card) => {
      const attached = state.table.cards.filter(({ id }) => hostOf(state.table, id) === card);
      return [described(state, card), ...attached.map(({ id }) => described(state, id))].join(' + ');
    });
}

/** The names of the cards in a zone, from top to bottom. */
export function namesIn({ state }: L5rTable, zone: ZoneId): readonly string[] {
  return cardsIn(state.table, zone).map((card) => cardOf(state.table, card).printed);
}

/** The skills of a card in play: `[military, political]`. */
export function skills({ state }: L5rTable, name: string): readonly number[] {
  const card = state.table.cards.find(({ id, printed }) => printed === name && isCharacter(state, id));
  if (card === undefined) throw new Error(`no ${name} is there`);
  return [skillOf(state, card.id, 'military'), skillOf(state, card.id, 'political')];
}
