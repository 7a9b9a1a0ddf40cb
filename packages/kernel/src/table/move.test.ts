import { describe, expect, test } from 'vitest';
import type { SeatId, Viewer } from '../seat.ts';
import { deck, handOfOne, handOfZero, labelOf, lettersIn, play, smallTable } from '../testing/small-table.ts';
import { attach } from './attachments.ts';
import { look, mayKnow, show, unknownTo } from './knowledge.ts';
import { moveCard, moveCards, turn } from './move.ts';
import { cardOf, mark, type Table, tableFaults } from './table.ts';

const table = smallTable();
const everybody: readonly Viewer[] = [0, 1, 2, 'spectator', 'arbiter'];

function knowers(at: Table, letter: string): readonly Viewer[] {
  return everybody.filter((viewer) => mayKnow(at, labelOf(letter), viewer));
}

describe('a table', () => {
  test('shows a card by where it lies', () => {
    expect(knowers(table, 'a')).toEqual(['arbiter']);
    expect(knowers(table, 'd')).toEqual([0, 'arbiter']);
    expect(knowers(table, 'i')).toEqual(everybody);
    expect(unknownTo(table, 1)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map(labelOf));
  });

  test('has no faults, and finds those it is given', () => {
    expect(tableFaults(table)).toEqual([]);
    const doubled = { ...table, zones: { ...table.zones, [play]: { kind: 'open', cards: [labelOf('a')] } as const } };
    expect(tableFaults(doubled)).toEqual([
      `card ${labelOf('a')} lies in two places`,
      `card ${labelOf('a')} lies in play and says deck`,
      `card ${labelOf('i')} lies nowhere`,
    ]);
    expect(tableFaults(attach(attach(table, labelOf('i'), labelOf('a')), labelOf('a'), labelOf('i')))).toHaveLength(2);
  });

  test('keeps what is marked on a card apart from where it lies', () => {
    expect(cardOf(mark(table, labelOf('i'), { controller: 1 }), labelOf('i'))).toMatchObject({
      controller: 1,
      zone: play,
    });
  });
});

describe('a moved card', () => {
  test('comes to lie at the bottom, or on top', () => {
    expect(lettersIn(moveCard(table, labelOf('i'), { to: deck }), deck)).toBe('abci');
    expect(lettersIn(moveCard(table, labelOf('i'), { to: deck, at: 'top' }), deck)).toBe('iabc');
    expect(lettersIn(moveCard(table, labelOf('a'), { to: deck }), deck)).toBe('bca');
    expect(lettersIn(moveCards(table, [labelOf('a'), labelOf('b')], { to: handOfOne }), handOfOne)).toBe('ghab');
  });

  test('is revealed to every seat that did not know it', () => {
    const shown = moveCard(table, labelOf('d'), { to: play, face: 'up' });

    expect(shown.revelations).toBe(2);
    expect(knowers(shown, 'd')).toEqual(everybody);
    expect(moveCard(table, labelOf('a'), { to: handOfZero }).revelations).toBe(1);
    expect(moveCard(table, labelOf('d'), { to: play }).revelations).toBe(0);
  });

  test('is still known where it cannot be seen', () => {
    const hidden = moveCard(table, labelOf('i'), { to: deck, face: 'down' });

    expect(knowers(hidden, 'i')).toEqual([0, 1, 2, 'arbiter']);
    expect(hidden.revelations).toBe(0);
    expect(knowers(moveCard(table, labelOf('d'), { to: play }), 'd')).toEqual([0, 'arbiter']);
  });

  test('out of a hand makes the others forget what they knew of that hand', () => {
    const shown = show(table, [labelOf('d'), labelOf('e')]);
    expect(knowers(shown, 'e')).toEqual([0, 1, 2, 'arbiter']);

    const blurred = moveCard(shown, labelOf('d'), { to: deck });

    expect(knowers(blurred, 'd')).toEqual([0, 'arbiter']);
    expect(knowers(blurred, 'e')).toEqual([0, 'arbiter']);
  });

  test('out of a hand for all to see makes nobody forget anything', () => {
    const open = moveCard(show(table, [labelOf('d'), labelOf('e')]), labelOf('d'), { to: play, face: 'up' });

    expect(knowers(open, 'e')).toEqual([0, 1, 2, 'arbiter']);
  });

  test('from one hand to another is known to both, and to nobody else', () => {
    const given = moveCard(show(table, [labelOf('d')]), labelOf('d'), { to: handOfOne });

    expect(knowers(given, 'd')).toEqual([0, 1, 'arbiter']);
  });
});

describe('turning', () => {
  test('a card up shows it to all, and down leaves it known', () => {
    const hidden = moveCard(table, labelOf('a'), { to: play });
    const up = turn(hidden, labelOf('a'), 'up');
    const down = turn(up, labelOf('a'), 'down');

    expect(knowers(hidden, 'a')).toEqual(['arbiter']);
    expect(knowers(up, 'a')).toEqual(everybody);
    expect(up.revelations).toBe(3);
    expect(knowers(down, 'a')).toEqual([0, 1, 2, 'arbiter']);
    expect(turn(down, labelOf('a'), 'up').revelations).toBe(3);
  });
});

describe('looking', () => {
  test('tells one seat, once', () => {
    const looked = look(table, [labelOf('a'), labelOf('b')], 2);

    expect(knowers(looked, 'a')).toEqual([2, 'arbiter']);
    expect(looked.revelations).toBe(2);
    expect(look(looked, [labelOf('a')], 2)).toBe(looked);
  });

  test('in another order leads to the same table', () => {
    const order = (...seats: readonly SeatId[]) => seats.reduce((at, seat) => look(at, [labelOf('a')], seat), table);

    expect(order(2, 0)).toStrictEqual(order(0, 2));
  });
});
