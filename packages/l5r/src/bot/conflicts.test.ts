import { describe, expect, test } from 'vitest';
import { conflict } from '../rules/conflict.ts';
import { conflictPhase } from '../rules/conflict-phase.ts';
import type { L5rSituation } from '../situation/description.ts';
import { thumbSays } from '../testing/bot-table.ts';
import { tableRunning } from '../testing/table.ts';

type Seats = L5rSituation['seats'];

const card = (name: string) => ({ is: 'card', card: name });
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

/** Seat 0 has a conflict opportunity. */
function opportunity(seats: Seats, more: Partial<L5rSituation> = {}) {
  return tableRunning(conflictPhase.from('whoseTurn', {}), { seats, ...more });
}

/** Seat 0 is about to declare. */
const declaring = (seats: Seats, more: Partial<L5rSituation> = {}) =>
  tableRunning(conflict({ attacker: 0 }), { seats, ...more });

/** Provinces of which three are broken, so that the stronghold is open. */
const open = [
  'the-art-of-war',
  'manicured-garden (broken)',
  'meditations-on-the-tao (broken)',
  'pilgrimage (broken)',
  'fertile-fields',
];

describe('to attack', () => {
  test('a strong character against an empty board', () => {
    expect(thumbSays(opportunity([{ play: ['akodo-toturi'] }, {}]))).toEqual([
      expect.stringMatching(/^ring .*"type":"military"/),
    ]);
  });

  test('not with a whisperer against an army', () => {
    const seats: Seats = [{ play: ['doji-whisperer'] }, { play: ['akodo-toturi', 'doji-hotaru', 'shiba-tsukune'] }];

    expect(thumbSays(opportunity(seats))).toEqual(['pass']);
  });

  test('with the skill that is there, for the ring with fate on it', () => {
    const table = declaring([{ play: ['doji-whisperer'] }, {}], { ringFate: { void: 3 } });

    expect(thumbSays(table)).toEqual(['ring {"ring":"void","type":"political"}']);
  });

  test('the stronghold as soon as it is open', () => {
    const table = declaring([{ play: ['akodo-toturi', 'matsu-berserker'] }, { provinces: open }]);
    table.seat(0).takes(ring('air', 'military'));

    expect(thumbSays(table)).toEqual(['card the-art-of-war']);
  });

  test('with all, where all are needed to break', () => {
    const table = declaring([{ play: ['akodo-toturi', 'matsu-berserker'] }, { provinces: open }]);
    table.seat(0).takes(ring('air', 'military')).takes(card('the-art-of-war'));

    expect(thumbSays(table)).toEqual(['card akodo-toturi', 'card matsu-berserker']);
  });
});

describe('to defend', () => {
  /** Seat 0 attacks in a military conflict, and the bot defends. */
  function attacked(attackers: readonly string[], defending: NonNullable<Seats[1]>) {
    const table = declaring([{ play: [...attackers] }, defending]);
    table.seat(0).takes(ring('earth', 'military'));
    table.seat(0).takes(card(defending.provinces === undefined ? 'ancestral-lands' : 'the-art-of-war'));
    if (table.match.open[0]?.question.message.key === 'declareAttackers') table.seat(0).picks(...attackers.map(card));
    return thumbSays(table, 1);
  }

  test('who wins the conflict defends', () => {
    expect(attacked(['matsu-berserker'], { play: ['akodo-toturi', 'doji-whisperer'] })).toEqual(['card akodo-toturi']);
  });

  test('nobody is thrown away where the province falls anyway', () => {
    expect(attacked(['akodo-toturi', 'moto-horde'], { play: ['seppun-guardsman (fate 1)'] })).toEqual([]);
  });

  test('everybody stands before the stronghold', () => {
    expect(
      attacked(['akodo-toturi', 'matsu-berserker'], { play: ['hida-kisada', 'seppun-guardsman'], provinces: open }),
    ).toEqual(['card hida-kisada', 'card seppun-guardsman']);
  });
});
