import { attachmentsOn, type CardId, type GameEvent } from '@kronika/kernel';
import { OUTLIVES } from '@kronika/lcg';
import { type Departures, departuresByChance } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';
import { RANDOM_GAMES } from '../testing/random-matches.ts';
import { isInPlay, typeOf } from '../zones.ts';
import { leaving } from './leaving.ts';

const gone = { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' } as const;

const watched: Departures<L5rState> = {
  departed: (event) => (isLeftPlay(event) ? event.card : undefined),
  inPlay: (state) =>
    state.table.cards
      .map(({ id }) => id)
      .filter((card) => isInPlay(state, card) && !['stronghold', 'province', 'role'].includes(typeOf(state, card))),
  leave: (state, card) => [card, ...attachmentsOn(state.table, card)].map((each) => leaving(state, each, gone)),
  outlives: OUTLIVES,
  fresh: { stance: 'ready', status: 'ordinary', fate: 0, at: 'home', condition: 'whole' },
};

function isLeftPlay(event: GameEvent): event is GameEvent & { readonly card: CardId } {
  return event.is === 'leftPlay' && 'card' in event;
}

test.each(RANDOM_GAMES)(
  'L5R-LEAVE-d: whatever leaves play is forgotten: $one against $other',
  ({ one, other, windows }) => {
    const { departures, faults } = departuresByChance(l5r, watched, {
      setup: { seats: 2, decks: [one, other], windows },
      seed: `departures/${one}`,
      decisions: 800,
    });

    expect(faults).toEqual([]);
    expect(departures).toBeGreaterThan(0);
  },
);
