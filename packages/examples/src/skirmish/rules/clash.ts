import { ask, type CardId, call, chooseCard, finish, flow, goTo, keep, type SeatId, seatsOf } from '@kronika/kernel';
import type { Skirmish, SkirmishEvent } from '../state.ts';
import { defeat, fightersOf, opponentOf } from '../zones.ts';
import { raise } from './layer.ts';
import { forceOf } from './strength.ts';

interface Clash {
  readonly winner?: SeatId;
  /** What the winner gains. Settled when the strengths are compared: what reactions do later changes nothing. */
  readonly renown?: 1 | 2;
  readonly fallen?: CardId;
}

/** The clash that ends each round: the stronger side gains renown, the weaker one loses a fighter of its choice. */
export const clash = flow<Skirmish, Clash>()('skirmish/clash', {
  compare: (state) => {
    const winner = strongerOf(state);
    if (winner === undefined) return goTo('fight');
    return keep({ winner, renown: forceOf(state, opponentOf(winner)) === 0 ? 2 : 1 });
  },
  fight: (state, { winner }) => call(raise(fought(state, winner))),
  reward: (_, { winner, renown = 1 }) => {
    if (winner === undefined) return finish;
    const rule = renown === 2 ? 'SKI-CLASH-c' : 'SKI-CLASH-b';
    return call(raise({ is: 'renownGained', seat: winner, amount: renown, rule }));
  },
  chooseLoss: (state, { winner }) => {
    const fighters = winner === undefined ? [] : fightersOf(state, opponentOf(winner));
    if (winner === undefined || fighters.length === 0) return finish;
    return ask(
      'fallen',
      chooseCard({
        seat: opponentOf(winner),
        from: fighters,
        message: { key: 'chooseLoss' },
        because: { is: 'rule', rule: 'SKI-CLASH-d' },
      }),
    );
  },
  lose: (state, { fallen }) => fallen !== undefined && call(raise(defeat(state, fallen, 'SKI-CLASH-d'))),
});

function strongerOf(state: Skirmish): SeatId | undefined {
  const [mine, other] = [forceOf(state, 0), forceOf(state, 1)];
  if (mine === other) return undefined;
  return mine > other ? 0 : 1;
}

function fought(state: Skirmish, winner: SeatId | undefined): SkirmishEvent {
  const strengths = seatsOf(2).map((seat) => forceOf(state, seat));
  const event: SkirmishEvent = { is: 'clashFought', strengths, rule: 'SKI-CLASH-a' };
  return winner === undefined ? event : { ...event, winner };
}
