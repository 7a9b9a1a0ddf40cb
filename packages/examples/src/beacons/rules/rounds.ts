import { call, emit, end, flow, goTo, keep, present, seatsFrom, seatsOf } from '@kronika/kernel';
import type { BeaconsEvent } from '../events.ts';
import { seatsLeft } from '../island.ts';
import type { Beacons } from '../state.ts';
import { endOfRound } from './ending.ts';
import { shades } from './shades.ts';
import { turn } from './turn.ts';

interface Rounds {
  /** How many seats have had their turn in this round. */
  readonly taken: number;
}

/** The rounds of a match, one after the other (BEA-TURN-a). */
export const rounds = flow<Beacons, Rounds>()('beacons/rounds', {
  begin: ({ round }) => emit<BeaconsEvent>({ is: 'roundBegan', round: round + 1, rule: 'BEA-TURN-a' }),
  turn: (state, { taken }) => {
    if (taken === state.keepers.length) return goTo('shades');
    const seat = present(inTurn(state)[taken], 'the seat whose turn it is');
    return seatsLeft(state).includes(seat) && call(turn({ seat }));
  },
  next: (_, { taken }) => [keep({ taken: taken + 1 }), goTo('turn')],
  shades: ({ format }) => format === 'night' && call(shades({ shade: 0 })),
  end: (state) => {
    const outcome = endOfRound(state);
    return outcome === undefined ? goTo('begin', { taken: 0 }) : end(outcome);
  },
});

function inTurn({ round, keepers }: Beacons) {
  const seats = seatsOf(keepers.length);
  return seatsFrom(present(seats[(round - 1) % seats.length], 'the first seat'), seats.length);
}
