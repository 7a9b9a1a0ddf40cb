import { type Call, type CardId, cardOf, cardsIn, type ZoneId } from '@kronika/kernel';
import type { Modifier } from '@kronika/lcg';
import { ScenarioTable } from '@kronika/testkit';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import type { L5rState } from '../state.ts';
import type { L5rTable } from './card-table.ts';
import { gameRunning } from './table.ts';

/** A table at which the procedure begins in that state; it is over when seat 0 is asked `pause`. */
export function tableAt(state: L5rState, run: Call): L5rTable {
  const table = new ScenarioTable(gameRunning(run, () => state));
  table.given({});
  return table;
}

/** From now on these modifiers are on the card until the game ends. */
export function beginsOn(card: CardId, ...gives: readonly Modifier[]): L5rEvent {
  const source = { self: card, printed: RULES, key: 'test' };
  return { is: 'effectBegan', effect: { source, by: 0, cards: [card], seats: [], gives, until: 'endOfGame' } };
}

/** The names of the cards in a zone of the state, from top to bottom. */
export function cardsAt({ table }: L5rState, zone: ZoneId): readonly string[] {
  return cardsIn(table, zone).map((card) => cardOf(table, card).printed);
}
