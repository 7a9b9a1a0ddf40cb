import {
  ask,
  type Concession,
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
import { deckOf, isPlaying, playerOrder } from '../zones.ts';
import { raise } from './calls.ts';
import { powerOf } from './values.ts';

/** The power that wins the game (AGOT-WINGAME-a). */
export const VICTORY_POWER = 15;

/** Who has enough power to win. */
export function victors(state: AgotState): readonly SeatId[] {
  return playerOrder(state).filter((seat) => isPlaying(state, seat) && powerOf(state, seat) >= VICTORY_POWER);
}

/**
 * Whose draw deck is empty, or who gave up: they are out of the game, but not while it is being set up
 * (AGOT-ELIM-a, -c, -f).
 */
export function leavers(state: AgotState): readonly SeatId[] {
  if (state.round === 0) return [];
  return playerOrder(state).filter(
    (seat) => !isPlaying(state, seat) || cardsIn(state.table, deckOf(seat)).length === 0,
  );
}

/**
 * A player gives up. That is an elimination like any other, at the next check (AGOT-ELIM-f, AGOT-ELIM-c); if one is left
 * who did not, that one has won.
 */
export function concede(state: AgotState, seat: SeatId): Concession | undefined {
  if (!isPlaying(state, seat)) return undefined;
  const events: readonly AgotEvent[] = [{ is: 'conceded', seat, rule: 'AGOT-ELIM-f' }];
  const left = state.seated.filter((other) => other !== seat && isPlaying(state, other));
  return left.length === 1
    ? { events, outcome: { winners: left, reason: { key: 'lastStanding' }, rule: 'AGOT-WINGAME-c' } }
    : { events };
}

/** Whether somebody wins or is out of the game now. */
export function isDecided(state: AgotState): boolean {
  // Asked after every event, and nearly always in vain.
  for (const seat of state.seated) {
    const hasConceded = state.conceded?.includes(seat) === true;
    if (!hasConceded && powerOf(state, seat) >= VICTORY_POWER) return true;
    if (state.round > 0 && (hasConceded || cardsIn(state.table, deckOf(seat)).length === 0)) return true;
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

function elimination(state: AgotState, seat: SeatId): AgotEvent {
  return { is: 'eliminated', seat, rule: isPlaying(state, seat) ? 'AGOT-ELIM-a' : 'AGOT-ELIM-f' };
}

/** Ends the game or takes players out of it, in the middle of whatever was going on (AGOT-WINGAME-a). */
export const victory = flow<AgotState, Decision>()('agot/victory', {
  order: (state) => {
    if (victors(state).length === 0) return goTo('eliminate');
    if (leavers(state).length === 0) return goTo('chooseWinner');
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
    const out = leavers(state);
    if (out.length < state.seated.length) return goTo('leave');
    // If nobody would be left, the first player chooses the order; the last one wins (AGOT-ELIM-b, -g).
    return ask(
      'last',
      chooseSeat({
        seat: state.first,
        // Who gave up does not win.
        from: out.filter((seat) => isPlaying(state, seat)),
        message: { key: 'chooseLast' },
        because: { is: 'rule', rule: 'AGOT-ELIM-b' },
      }),
    );
  },
  leave: (state, { last }) => {
    const out = leavers(state).filter((seat) => seat !== last);
    return out.length > 0 && call(raise(...out.map((seat) => elimination(state, seat))));
  },
  remain: (state) => {
    const [winner, other] = state.seated;
    if (winner === undefined || other !== undefined) return finish;
    return end({ winners: [winner], reason: { key: 'lastStanding' }, rule: 'AGOT-WINGAME-c' });
  },
});
