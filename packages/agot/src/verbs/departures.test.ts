import { attachmentsOn, type CardId, type GameEvent } from '@kronika/kernel';
import { OUTLIVES } from '@kronika/lcg';
import { type Departures, departuresByChance } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { agot } from '../game.ts';
import { type AgotState, UNMARKED } from '../state.ts';
import { RANDOM_TABLES } from '../testing/random-tables.ts';
import { isInPlayArea } from '../zones.ts';
import { leaving } from './leaving.ts';

const gone = { to: 'discard', how: 'discarded', rule: 'AGOT-LEAVE-a' } as const;

const watched: Departures<AgotState> = {
  departed: (event) => (isLeftPlay(event) ? event.card : undefined),
  inPlay: (state) => state.table.cards.map(({ id }) => id).filter((card) => isInPlayArea(state, card)),
  leave: (state, card) => [card, ...attachmentsOn(state.table, card)].map((each) => leaving(state, each, gone)),
  outlives: OUTLIVES,
  fresh: UNMARKED,
};

function isLeftPlay(event: GameEvent): event is GameEvent & { readonly card: CardId } {
  return event.is === 'leftPlay' && 'card' in event;
}

test.each(RANDOM_TABLES.slice(3, 7))('AGOT-LEAVE-b: whatever leaves play is forgotten: $decks', ({ decks }) => {
  const { departures, faults } = departuresByChance(agot, watched, {
    setup: { seats: decks.length, decks, windows: 'brief' },
    seed: `departures/${decks.join()}`,
    decisions: 600,
  });

  expect(faults).toEqual([]);
  expect(departures).toBeGreaterThan(0);
});
