import { byChance, call, emit, end, finish, flow, goTo, keep, type SeatId, seatAfter } from '@kronika/kernel';
import { chronicle } from '../chronicle/chronicle.ts';
import type { OathEvent } from '../event.ts';
import type { EndMessage } from '../messages.ts';
import type { Oath } from '../state.ts';
import { answers } from './answers.ts';
import { endDieNeeds, exhaustionVictory, imperialVictory, type Victory } from './ending.ts';
import { payPromises } from './promises.ts';
import { setUp } from './setup.ts';
import { turn } from './turn.ts';

const LAST_ROUND = 8;

interface Game {
  readonly seat?: SeatId;
  readonly victory?: Victory | null;
  readonly roll?: number;
}

/** A whole game: set-up, up to eight rounds, the end, and the chronicle (OATH-4-a). */
export const game = flow<Oath, Game>()('oath/game', {
  setUp: () => call(setUp({})),
  first: (state) => keep({ seat: state.chancellor }),
  turn: (state, { seat = state.chancellor }) => call('victory', turn({ seat })),
  after: (state, { seat = state.chancellor, victory = null }) => {
    if (victory !== null) return goTo('win');
    const next = seatAfter(seat, state.players.length);
    return next === state.chancellor ? undefined : goTo('turn', { seat: next });
  },
  endOfRound: (state) => {
    if (state.round >= LAST_ROUND) return goTo('win', { victory: exhaustionVictory(state) });
    const needed = endDieNeeds(state);
    if (needed === undefined) return goTo('promises');
    return byChance((random) => {
      const roll = random.int(1, 6);
      return [emit<OathEvent>({ is: 'endDieRolled', roll, needed, rule: 'OATH-3.3-a' }), keep({ roll })];
    });
  },
  // A Squalid District's ruler may change the roll.
  answers: (_, { roll = 0 }) => call(answers({ happening: { is: 'endDieRolled', roll } })),
  judge: (state, { roll = 0 }) => {
    const needed = endDieNeeds(state);
    const shifted = roll + state.endDieShift;
    return needed !== undefined && shifted >= needed
      ? goTo('win', { victory: imperialVictory(state, 'stableRegime') })
      : undefined;
  },
  promises: () => call(payPromises({})),
  nextRound: (state) => [
    emit<OathEvent>({ is: 'roundBegan', round: state.round + 1, rule: 'OATH-4-b' }),
    goTo('turn', { seat: state.chancellor }),
  ],
  win: (_, { victory }) => {
    if (victory === undefined || victory === null) return finish;
    return emit<OathEvent>({ is: 'gameWon', seat: victory.seat, how: victory.how, rule: 'OATH-3-a' });
  },
  chronicle: (_, { victory }) => victory !== undefined && victory !== null && call(chronicle({ victory })),
  end: (_, { victory }) => {
    if (victory === undefined || victory === null) return finish;
    const reason: EndMessage = { key: victory.how, seat: victory.seat };
    return end({ winners: [victory.seat], reason, rule: 'OATH-3-a' });
  },
});
