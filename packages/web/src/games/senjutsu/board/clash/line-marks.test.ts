import { present, printedId } from '@kronika/kernel';
import type { FighterView, LineRef, PlayedView, SenjutsuView } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { refKey } from '../../cards/rows.ts';
import type { Trail, TrailLine } from '../story/trail.ts';
import { aDuel } from '../testing/duel.ts';
import { lineStates } from './line-marks.ts';

// Master's core: discard, move, then an -OR- of three; River Block: turn, block, a counter in Determination, below more.
const CORE = printedId('master-core');
const BLOCK = printedId('river-block');
const VIEW: SenjutsuView = aDuel('marks');

function holding(printed: typeof CORE, stage: PlayedView['segments'][number]['stage'] = 'running'): FighterView {
  const hero = present(VIEW.fighters[0], 'the master');
  const played: PlayedView = {
    revealed: { is: 'solo', printed },
    paid: 0,
    range: null,
    speed: 0,
    lowest: null,
    segments: [{ segment: 'upper', speed: 0, stage }],
    cancelled: 'nothing',
    target: null,
    instants: [],
  };
  return { ...hero, played };
}

const at = (...path: readonly number[]): LineRef => ({ segment: 'upper', path });

function trail(fighter: FighterView, printed: typeof CORE, ...lines: readonly [LineRef, TrailLine['became']][]): Trail {
  const all = lines.map(([line, became]) => ({ fighter: fighter.id, printed, line, became }));
  const last = all.at(-1);
  return { lines: all, running: last === undefined || last.became === 'skipped' ? [] : [last] };
}

test('a card that was not revealed has no marks', () => {
  const fighter = { ...holding(CORE), played: null };

  expect(lineStates(fighter, trail(fighter, CORE, [at(0), 'begun']))).toEqual({});
});

test('what came up before is done, what is resolved is now, what was passed over is off', () => {
  const fighter = holding(CORE);
  const states = lineStates(fighter, trail(fighter, CORE, [at(0), 'skipped'], [at(1), 'begun']));

  expect([states[refKey(at(0))], states[refKey(at(1))]]).toEqual(['off', 'now']);
  expect(
    lineStates(fighter, { ...trail(fighter, CORE, [at(0), 'begun'], [at(1), 'begun']), running: [] })[refKey(at(1))],
  ).toBe('done');
});

test('of an alternative all others are off once it is taken, itself is not', () => {
  const fighter = holding(CORE);
  const states = lineStates(fighter, trail(fighter, CORE, [at(2), 'begun'], [at(2, 2, 0), 'begun']));

  expect([states[refKey(at(2, 0, 0))], states[refKey(at(2, 1, 0))]]).toEqual(['off', 'off']);
  expect(states[refKey(at(2, 2, 0))]).toBe('now');
});

test('while alternatives are still open none of them is off', () => {
  const fighter = holding(CORE);
  const states = lineStates(fighter, trail(fighter, CORE, [at(2), 'begun']));

  expect(states[refKey(at(2, 0, 0))]).toBeUndefined();
});

test('lines of another card, or of somebody else, change nothing', () => {
  const fighter = holding(CORE);
  const other = present(VIEW.fighters[1], 'the ronin');

  expect(lineStates(fighter, trail(other, CORE, [at(0), 'begun']))).toEqual(
    lineStates(fighter, { lines: [], running: [] }),
  );
  expect(lineStates(fighter, trail(fighter, BLOCK, [at(0), 'begun']))).toEqual(
    lineStates(fighter, { lines: [], running: [] }),
  );
});

test('SEN-CARD-m: a line of another Kamae is off before it comes up; a dropped card is off as a whole', () => {
  const open = holding(BLOCK, 'waiting');
  const dropped = lineStates(holding(CORE, 'dropped'), { lines: [], running: [] });

  expect(Object.values(lineStates(open, { lines: [], running: [] }))).toContain('off');
  expect(lineStates(open, { lines: [], running: [] })[refKey(at(0))]).toBeUndefined();
  expect([0, 1, 2].map((line) => dropped[refKey(at(line))])).toEqual(['off', 'off', 'off']);
});
