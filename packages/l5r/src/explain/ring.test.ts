import { describe, expect, test } from 'vitest';
import type { Element } from '../cards/fact.ts';
import { conflictPhase } from '../rules/conflict-phase.ts';
import type { L5rSituation } from '../situation/description.ts';
import { declaring, type L5rTable, use } from '../testing/card-table.ts';
import { tableRunning } from '../testing/table.ts';
import { explain } from './explain.ts';
import { ringThing } from './ring.ts';

type Seats = L5rSituation['seats'];

const provinces = ['pilgrimage', 'ancestral-lands', 'night-raid', 'manicured-garden', 'fertile-fields'];
const ATTACKER: Seats[0] = { play: ['moto-youth'] };

function ring({ match }: L5rTable, element: Element, viewer: 0 | 1 | 'spectator' = 0) {
  const { whyNot, notes } = explain(match, viewer, ringThing(element));
  return {
    whyNot: whyNot.map(({ rule, text }) => `${rule} ${text.en}`),
    notes: notes.map(({ rule, text }) => `${rule} ${text.en}`),
  };
}

describe('why a ring cannot be chosen', () => {
  const table = declaring({ seats: [ATTACKER, { provinces, rings: ['earth'] }] });

  test('L5R-3.2.0-a: an unclaimed one can be', () => {
    expect(ring(table, 'fire').whyNot).toEqual([]);
  });

  test('L5R-3.2.0-b: a claimed one cannot, and it is said who has it', () => {
    expect(ring(table, 'earth').whyNot).toEqual(['L5R-3.2.0-b It is claimed by Player 2.']);
  });

  test('L5R-ORDER-a: nobody chooses while another player is asked', () => {
    expect(ring(table, 'fire', 1).whyNot).toEqual(['L5R-ORDER-a Waiting for: Player 1.']);
    expect(ring(table, 'fire', 'spectator').whyNot).toEqual([]);
  });

  test('L5R-3.2.0-d: the question is about something else', () => {
    const later = declaring({ seats: [ATTACKER, { provinces }] });
    later.seat(0).takes({ is: 'ring', choice: { ring: 'air', type: 'military' } });

    expect(ring(later, 'fire').whyNot).toEqual([expect.stringContaining('L5R-3.2.0-d Something else is asked now')]);
  });

  test('L5R-CANNOT-a: a card forbids it, and is named', () => {
    const phase = tableRunning(conflictPhase({}), {
      windows: 'brief',
      seats: [{ hand: ['way-of-the-phoenix'], provinces }, ATTACKER],
    });
    phase.seat(0).takes(use('way-of-the-phoenix')).takes({ is: 'ring', ring: 'fire' });

    expect(ring(phase, 'fire', 1).whyNot).toEqual(['L5R-CANNOT-a Forbidden by Way of the Phoenix.']);
    expect(explain(phase.match, 1, ringThing('fire')).whyNot[0]?.from).toEqual({
      is: 'card',
      printed: 'way-of-the-phoenix',
    });
    expect(ring(phase, 'air', 1).whyNot).toEqual([]);
  });
});

describe('what is worth knowing of a ring', () => {
  test('L5R-RINGFX-AIR: what it does', () => {
    const table = declaring({ seats: [ATTACKER, { provinces }] });

    expect(ring(table, 'air').notes).toEqual([
      'L5R-RINGFX-AIR Air: take 1 honor from your opponent, or gain 2 honor from the general pool.',
    ]);
  });

  test('L5R-RING-d, L5R-RING-b: the fate on it, and whose glory count it adds to', () => {
    const table = declaring({
      seats: [ATTACKER, { provinces, rings: ['earth'] }],
      ringFate: { fire: 2 },
    });

    expect(ring(table, 'fire').notes).toContain(
      'L5R-RING-d Fate on this ring: 2. Whoever declares a conflict for it takes that fate.',
    );
    expect(ring(table, 'earth').notes).toContain('L5R-RING-b It adds 1 to the glory count of Player 2.');
  });
});
