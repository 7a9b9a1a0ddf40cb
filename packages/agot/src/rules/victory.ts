import {
  ask,
  call,
  cardsIn,
  choose,
  chooseSeat,
  end,
  finish,
  flow,
  goTo,
  type Option,
  type Outcome,
  present,
  type SeatId,
} from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { deckOf, playerOrder } from '../zones.ts';
import { raise } from './calls.ts';
import { powerOf } from './values.ts';

/** The power that wins the game (AGOT-WINGAME-a). */
export const VICTORY_POWER = 15;

/** Who has enough power to win. */
export function victors(state: AgotState): readonly SeatId[] {
  return playerOrder(state).filter((seat) => powerOf(state, seat) >= VICTORY_POWER);
}

/** Whose draw deck is empty: they are out of the game, but not while it is being set up (AGOT-ELIM-a, -c). */
export function exhausted(state: AgotState): readonly SeatId[] {
  if (state.round === 0) return [];
  return playerOrder(state).filter((seat) => cardsIn(state.table, deckOf(seat)).length === 0);
}

/** Whether somebody wins or is out of the game now. */
export function isDecided(state: AgotState): boolean {
  // Asked after every event, and nearly always in vain.
  for (const seat of state.seated) {
    if (powerOf(state, seat) >= VICTORY_POWER) return true;
    if (state.round > 0 && cardsIn(state.table, deckOf(seat)).length === 0) return true;
  }
  return state.seated.length === 1;
}

interface OrderOption extends Option {
  readonly is: 'first';
  readonly what: 'victory' | 'elimination';
}

interface Decision {
  readonly order?: OrderOption;
  readonly winner?: SeatId;
  /** The last of those who are eliminated together, when nobody else is left. */
  readonly last?: SeatId;
}

function wonByPower(winner: SeatId): Outcome {
  return { winners: [winner], reason: { key: 'powerVictory' }, rule: 'AGOT-WINGAME-a' };
}

function elimination(seat: SeatId): AgotEvent {
  return { is: 'eliminated', seat, rule: 'AGOT-ELIM-a' };
}

/** Ends the game or takes players out of it, in the middle of whatever was going on (AGOT-WINGAME-a). */
export const victory = flow<AgotState, Decision>()('agot/victory', {
  order: (state) => {
    if (victors(state).length === 0) return goTo('eliminate');
    if (exhausted(state).length === 0) return goTo('chooseWinner');
    // If both come at the same time, the first player orders them (AGOT-ELIM-c).
    return ask(
      'order',
      choose<OrderOption>({
        seat: state.first,
        options: [
          { is: 'first', what: 'victory' },
          { is: 'first', what: 'elimination' },
        ],
        message: { key: 'victoryOrElimination' },
        because: { is: 'rule', rule: 'AGOT-ELIM-c' },
      }),
    );
  },
  branch: (_, { order }) => goTo(order?.what === 'elimination' ? 'eliminate' : 'chooseWinner'),
  chooseWinner: (state) =>
    ask(
      'winner',
      chooseSeat({
        seat: state.first,
        from: victors(state),
        message: { key: 'chooseWinner' },
        because: { is: 'rule', rule: 'AGOT-WINGAME-b' },
      }),
    ),
  win: (_, { winner }) => end(wonByPower(present(winner, 'the winner'))),
  eliminate: (state) => {
    const out = exhausted(state);
    if (out.length < state.seated.length) return goTo('leave');
    // If nobody would be left, the first player chooses the order; the last one wins (AGOT-ELIM-b, -g).
    return ask(
      'last',
      chooseSeat({
        seat: state.first,
        from: out,
        message: { key: 'chooseLast' },
        because: { is: 'rule', rule: 'AGOT-ELIM-b' },
      }),
    );
  },
  leave: (state, { last }) => {
    const out = exhausted(state).filter((seat) => seat !== last);
    return out.length > 0 && call(raise(...out.map(elimination)));
  },
  remain: (state) => {
    const [winner, other] = state.seated;
    if (winner === undefined || other !== undefined) return finish;
    return end({ winners: [winner], reason: { key: 'lastStanding' }, rule: 'AGOT-WINGAME-c' });
  },
});
