import { idleAnswer, waitingFor } from '@kronika/kernel';
import { playScenario, type SeatDriver } from '@kronika/testkit';
import { senjutsu } from '../game.ts';
import { type Fight, fight, stopHere, type Table } from '../rules/testing/fight.ts';

/** A scenario among those of `describeCard`. */
export const shows =
  (play: (table: Table) => void): (() => void) =>
  () =>
    playScenario(senjutsu, play);

/** Seat 0 is about to choose its card; whatever is chosen is of no interest. */
export function choosing(table: Table, one: NonNullable<Fight['one']>): SeatDriver {
  fight(table, { one });
  stopHere(table);
  return table.seat(0).isAsked('chooseCard');
}

/** Everybody does as little as possible until a benefit may be played; without one, until the turn is over. */
export function toBenefit(table: Table): void {
  playUntil(table, 'benefit');
}

/** The same until a counter attack may be played. */
export function toCounter(table: Table): void {
  playUntil(table, 'counter');
}

function playUntil(table: Table, key: 'benefit' | 'counter'): void {
  for (;;) {
    const [seat] = waitingFor(table.match);
    if (seat === undefined) return;
    const question = table.questionTo(seat);
    if (question.message.key === key || question.message.key === 'chooseCard') break;
    table.answer(seat, idleAnswer(question));
  }
  stopHere(table);
}
