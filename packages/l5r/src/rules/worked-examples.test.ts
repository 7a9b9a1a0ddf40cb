import { cardOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { card, declaring, type L5rTable, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay, namesIn, skills } from '../testing/shown.ts';
import { conflictDiscardOf } from '../zones.ts';
import { strengthOf, totalOf } from './values.ts';

/** Nobody has an answer to what happens. */
function unanswered(table: L5rTable): void {
  for (;;) {
    const [open] = table.match.open;
    if (open?.question.message.key !== 'triggerWindow') return;
    table.seat(open.question.seat).passes();
  }
}

describe('the examples of the introduction', () => {
  test('L5R-EX-1: a political conflict, from the declaration to the way home', () => {
    const table = declaring({
      windows: 'open',
      first: 0,
      seats: [
        {
          fate: 3,
          hand: ['outwit'],
          play: ['asahina-storyteller (honored)'],
          provinces: ['the-art-of-peace', 'shameful-display', 'night-raid', 'rally-to-the-cause', 'fertile-fields'],
        },
        {
          hand: ['court-games'],
          play: ['matsu-beiona'],
          provinces: ['pilgrimage', 'entrenched-position', 'the-art-of-war', 'ancestral-lands', 'manicured-garden'],
        },
      ],
    });
    const attacked = the(table.state, 'entrenched-position');
    const totals = () => [totalOf(table.state, 0), totalOf(table.state, 1)];
    expect(cardOf(table.state.table, attacked)).toMatchObject({ owner: 1, face: 'down' });

    // The declaration: a political conflict for the ring of air; the attacked province is revealed.
    table
      .seat(0)
      .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
      .takes(card('entrenched-position'));
    unanswered(table);
    expect(table.state.conflict).toMatchObject({ attacker: 0, type: 'political', ring: 'air', province: attacked });
    expect(cardOf(table.state.table, attacked).face).toBe('up');
    expect(strengthOf(table.state, attacked)).toBe(5);
    expect([skills(table, 'asahina-storyteller')[1], totals()]).toEqual([6, [6, 0]]);

    // The defense, and the first action, which is the defender's: the attacker chooses who is dishonored.
    table.seat(1).isAsked('declareDefenders').picks(card('matsu-beiona'));
    unanswered(table);
    expect(totals()).toEqual([6, 2]);
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('actionWindow').takes(use('court-games')).takes({ is: 'dishonorTheirs' });
    unanswered(table);
    expect(inPlay(table, 0)).toEqual(['asahina-storyteller (in conflict)']);
    expect(totals()).toEqual([4, 2]);

    // The answer: a courtier with more political skill sends the defender home.
    table.seat(0).isAsked('actionWindow').takes(use('outwit'));
    unanswered(table);
    expect(inPlay(table, 1)).toEqual(['matsu-beiona']);
    expect([table.state.fate[0], totals()]).toEqual([2, [4, 0]]);
    table.seat(1).isAsked('actionWindow').passes();
    table.seat(0).isAsked('actionWindow').passes();
    unanswered(table);

    // 4 to 0, unopposed; not enough for a strength of 5.
    expect(table.state.conflict?.result).toEqual({ winner: 0, totals: [4, 0], margin: 4, unopposed: 'yes' });
    expect(table.state.honor).toEqual([10, 9]);
    expect(cardOf(table.state.table, attacked).condition).toBe('whole');

    // The ring of air takes 1 honor, and is claimed.
    expect(table.state.rings.air.held).toBe('contested');
    table.seat(0).isAsked('ringEffect').takes({ is: 'ringEffect', effect: 'takeHonor' });
    unanswered(table);
    expect(table.state.honor).toEqual([11, 8]);
    expect(table.state.rings.air.held).toBe(0);

    // The way home.
    expect(inPlay(table, 0)).toEqual(['asahina-storyteller (bowed)']);
    expect(inPlay(table, 1)).toEqual(['matsu-beiona']);
    expect(namesIn(table, conflictDiscardOf(0))).toEqual(['outwit']);
    expect(namesIn(table, conflictDiscardOf(1))).toEqual(['court-games']);
    expect(table.state.conflict).toBeNull();
    table.seat(0).isAsked('pause');
  });
});
