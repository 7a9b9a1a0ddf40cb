import { describe, expect, test } from 'vitest';
import { actions, card, use } from '../testing/card-table.ts';
import { inPlay, skills } from '../testing/shown.ts';

const weaken = use('sinister-soshi');

/** The Soshi of seat 1 has done her work in this round. */
function used() {
  const table = actions(
    {
      conflict: { attacker: 0, type: 'political', ring: 'air' },
      windows: 'open',
      seats: [
        { honor: 5, hand: ['blackmail'], play: ['doji-hotaru (in conflict)'] },
        { honor: 9, play: ['sinister-soshi', 'kakita-asami (in conflict)'] },
      ],
    },
    1,
  );
  table.seat(1).takes(weaken).picks(card('doji-hotaru'));
  return table;
}

describe('limits', () => {
  test('L5R-LIMIT-d: a new controller of a card has a count of his or her own', () => {
    const table = used();
    table.seat(0).takes(use('blackmail'));
    expect(inPlay(table, 0)).toContain('sinister-soshi');
    table.seat(1).passes();
    table.seat(0).takes(weaken).picks(card('kakita-asami'));

    expect([skills(table, 'doji-hotaru'), skills(table, 'kakita-asami')]).toEqual([
      [1, 4],
      [0, 1],
    ]);
    table.seat(1).passes();
    table.seat(0).mayNotTake(weaken);
  });

  test('L5R-LIMIT-d: the old one has none left', () => {
    const table = used();
    table.seat(0).passes();

    table.seat(1).isAsked('actionWindow').mayNotTake(weaken);
  });
});
