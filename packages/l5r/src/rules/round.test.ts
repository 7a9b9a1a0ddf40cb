import { describe, expect, test } from 'vitest';
import { tableRunning } from '../testing/table.ts';
import { rounds } from './round.ts';

type Table = ReturnType<typeof tableRunning>;

/** Passes and bids 1 until the phase has that name in that round. */
function until(table: Table, round: number, phase: string): Table {
  for (let decisions = 0; decisions < 200; decisions += 1) {
    if (table.state.round === round && table.state.phase === phase) return table;
    const asked = table.match.open.find(({ answer }) => answer === undefined);
    if (asked === undefined) break;
    const driver = table.seat(asked.question.seat);
    if (asked.question.is === 'number') driver.says(1);
    else driver.passes();
  }
  throw new Error(`${phase} of round ${round} was never reached`);
}

const deck = ['banzai', 'charge', 'rout', 'outwit'];
const begun = () =>
  tableRunning(rounds({}), {
    round: 1,
    phase: 'regroup',
    seats: [
      { conflictDeck: deck, dynastyDeck: ['doji-whisperer'] },
      { conflictDeck: deck, dynastyDeck: ['matsu-berserker'] },
    ],
  });
const phases = (table: Table) =>
  table.happened.flatMap(({ event }) => (event.is === 'phaseEntered' && 'phase' in event ? [event.phase] : []));
const periods = (table: Table) =>
  table.happened.flatMap(({ event }) => ('period' in event ? [`${event.is} ${String(event.period)}`] : []));

describe('a round', () => {
  test('L5R-1.1-a: begins with the dynasty phase, and the phase with the round', () => {
    const table = begun();

    expect([table.state.round, table.state.phase]).toEqual([2, 'dynasty']);
    expect(periods(table)).toEqual(['periodBegan round', 'periodBegan phase']);
  });

  test('L5R-FRAME-b: its phases begin and end, each in its own period', () => {
    const table = until(begun(), 2, 'draw');

    expect(periods(table).slice(1)).toEqual(['periodBegan phase', 'periodEnded phase', 'periodBegan phase']);
  });

  test.each([
    ['L5R-1.5-a', 'dynasty', 'draw'],
    ['L5R-2.6-a', 'draw', 'conflict'],
    ['L5R-3.5-a', 'conflict', 'fate'],
    ['L5R-4.5-a', 'fate', 'regroup'],
  ])('%s: the %s phase ends, and the %s phase comes', (_, before, after) => {
    expect(phases(until(begun(), 2, after)).slice(-2)).toEqual([before, after]);
  });

  test('L5R-2.1-a: the draw phase begins with the bid', () => {
    until(begun(), 2, 'draw').seat(0).isAsked('honorBid');
  });

  test('L5R-4.1-a: the fate phase begins after the conflict phase', () => {
    expect(phases(until(begun(), 2, 'fate'))).toEqual(['dynasty', 'draw', 'conflict', 'fate']);
  });

  test('L5R-FIRST-b: in the dynasty phase the first player is active first', () => {
    begun().seat(0).isAsked('dynastyWindow');
  });

  test('L5R-5.6-a: then the round ends and another begins, with the other player first', () => {
    const table = until(begun(), 3, 'dynasty');

    expect(table.state.first).toBe(1);
    expect(periods(table)).toContain('periodEnded round');
    table.seat(1).isAsked('dynastyWindow');
  });
});
