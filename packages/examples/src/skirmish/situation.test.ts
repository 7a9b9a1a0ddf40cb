import { isRefusal, refusalText } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { skirmish } from './game.ts';
import { situation } from './situation.ts';
import { fightersIn } from './testing.ts';

function refusedBecause(description: unknown): string {
  const position = situation(description);
  if (!isRefusal(position)) throw new Error('the situation was not refused');
  return refusalText(position, 'en');
}

const withSeat = (seat: object) => ({ seats: [seat, {}] });

describe('a situation', () => {
  test('has a dull default for everything that is not said', () => {
    const position = situation({ seats: [{}, {}] });

    expect(position).toMatchObject({
      seats: 2,
      state: { first: 0, windows: 'open', gold: [9, 9], renown: [0, 0], round: 1, periods: { round: 1 } },
      stack: [{ flow: 'skirmish/rounds', step: 'actions' }],
    });
  });

  test('reads fighters with their stance and their gear', () => {
    const position = situation(withSeat({ field: ['knight (spent) + banner + shield', 'militia'] }));

    expect(!isRefusal(position) && fightersIn(position.state, 0)).toEqual([
      'knight 4 spent + banner + shield',
      'militia 1',
    ]);
    expect(!isRefusal(position) && skirmish.faults(position.state)).toEqual([]);
  });

  test.each([
    ['an unknown card, with the nearest names', { hand: ['knigt'] }, 'there is no card "knigt"; did you mean knight?'],
    ['an unknown card that is like no other', { deck: ['xyzzy-plugh'] }, 'there is no card "xyzzy-plugh"'],
    ['unknown gear', { field: ['knight + baner'] }, 'did you mean banner'],
    ['no card at all', { discard: [''] }, 'expected a card id'],
    ['a mark that says nothing', { field: ['knight (tired)'] }, '"tired" cannot be said of a fighter'],
    ['a mark on gear', { field: ['knight + banner (spent)'] }, '"spent" cannot be said of gear'],
    ['a mark away from the field', { hand: ['knight (spent)'] }, 'only on the field a card is spent or has gear'],
    ['gear away from the field', { discard: ['knight + banner'] }, 'only on the field a card is spent or has gear'],
    ['gear without a fighter', { field: ['banner'] }, '"banner" is no fighter'],
    ['an event on the field', { field: ['ambush'] }, '"ambush" is no fighter'],
    ['a fighter worn as gear', { field: ['knight + militia'] }, '"militia" is no gear'],
    ['debts', { gold: -1 }, 'gold'],
    ['half a renown', { renown: 0.5 }, 'renown'],
    ['a number in words', { gold: 'five' }, 'gold'],
    ['what it does not know', { arena: [] }, 'arena'],
  ])('refuses %s', (_, seat, because) => {
    expect(refusedBecause(withSeat(seat))).toContain(because);
  });

  test.each([
    ['nothing', undefined, 'the situation'],
    ['no seats', {}, 'seats'],
    ['three seats', { seats: [{}, {}, {}] }, 'seats'],
    ['an unknown first player', { seats: [{}, {}], first: 2 }, 'first'],
    ['a round before the first', { seats: [{}, {}], round: 0 }, 'round'],
    ['a round after the last', { seats: [{}, {}], round: 9 }, 'round'],
    ['unknown windows', { seats: [{}, {}], windows: 'ajar' }, 'windows'],
  ])('refuses %s', (_, description, because) => {
    expect(refusedBecause(description)).toContain(because);
  });
});
