import { idleAnswer, type SeatId, waitingFor } from '@kronika/kernel';
import { playScenario, type SeatDriver } from '@kronika/testkit';
import { expect } from 'vitest';
import { senjutsu } from '../game.ts';
import { isSenjutsuOption, type SenjutsuOption } from '../options.ts';
import { type Fight, fight, prints, stopHere, type Table, told } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';

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

/** The numbers and names a seat chooses from: cells, facings, speeds, and the like; what is none of these is left out. */
export function offered(table: Table, seat: SeatId): readonly (string | number)[] {
  const question = table.questionTo(seat);
  table.leavesOpen(seat);
  if (question.is === 'number') return [question.min, question.max];
  const named = question.options.flatMap((option) => (isSenjutsuOption(option) ? [nameOf(option) ?? []].flat() : []));
  return named.toSorted();
}

function nameOf(option: SenjutsuOption): string | number | undefined {
  switch (option.is) {
    case 'cell':
      return option.id;
    case 'facing':
      return option.facing;
    case 'speed':
      return option.speed;
    case 'kamae':
      return option.kamae;
    case 'alternative':
      return option.at;
    case 'print':
      return option.printed;
    default:
      return undefined;
  }
}

/** The speeds at which something was resolved, since the scenario began. */
export function speedsReached(table: Table): readonly number[] {
  return told(table, 'speedReached').flatMap(({ speed }) => (speed === 0 ? [] : [speed]));
}

/** A core card costs a card of the hand, of its player's choice. */
export const costsACard = (card: string): (() => void) =>
  shows((table) => {
    fight(table, { cards: { 0: card }, one: { hand: ['fend', 'headbutt'] }, other: { cell: '0,-4' } });
    playOutTo(table, 'discardCards');
    expect(told(table, 'turnEnded')).toEqual([]);
    table.seat(0).picks({ card: 'headbutt' });

    expect(prints(table, 0, 'discard')).toEqual(['headbutt']);
    playOutTo(table);
  });

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
