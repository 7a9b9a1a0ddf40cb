import { printedId } from '@kronika/kernel';
import { fighterId, type LineRef, type SenjutsuEvent } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { leadsOn, trailOf } from './trail.ts';

const RULE = { rule: 'SEN-GOLD-b' as const };
const [MASTER, RONIN] = [fighterId(0), fighterId(1)];
const CARD = printedId('river-block');
const COUNTER = printedId('bull-rush');
const at = (...path: readonly number[]): LineRef => ({ segment: 'upper', path });
const began = (fighter: typeof MASTER, printed: typeof CARD, line: LineRef): SenjutsuEvent => ({
  is: 'lineBegan',
  ...RULE,
  fighter,
  printed,
  line,
});

const trail = (events: readonly SenjutsuEvent[]) => trailOf(events);

test('lines are kept in the order in which they came up, with what became of them', () => {
  const { lines } = trail([
    began(MASTER, CARD, at(0)),
    { is: 'lineSkipped', ...RULE, fighter: MASTER, printed: CARD, line: at(1), why: 'kamae' },
  ]);

  expect(lines.map(({ line, became }) => [line.path, became])).toEqual([
    [[0], 'begun'],
    [[1], 'skipped'],
  ]);
});

test('the last line of a card is the one that runs; a counter runs on top of the card it answers', () => {
  const running = trail([began(RONIN, CARD, at(0)), began(RONIN, CARD, at(1)), began(MASTER, COUNTER, at(0))]).running;

  expect(running.map(({ fighter, line }) => [fighter, line.path])).toEqual([
    [RONIN, [1]],
    [MASTER, [0]],
  ]);
});

test('nothing runs once its part has ended, and newly revealed cards begin anew', () => {
  const ended: SenjutsuEvent = {
    is: 'segmentEnded',
    ...RULE,
    fighter: MASTER,
    segment: 'upper',
    stage: 'done',
  };

  expect(trail([began(MASTER, CARD, at(0)), ended]).running).toEqual([]);
  expect(trail([began(MASTER, CARD, at(0)), ended]).lines).toHaveLength(1);
  expect(trail([began(MASTER, CARD, at(0)), { is: 'revealed', ...RULE, cards: [] }])).toEqual({
    lines: [],
    running: [],
  });
});

test('what only leads on is told with what follows, what can be seen is not', () => {
  expect(leadsOn(began(MASTER, CARD, at(0)))).toBe(true);
  const missed: SenjutsuEvent = { is: 'missed', ...RULE, by: MASTER };
  expect(leadsOn(missed)).toBe(false);
});
