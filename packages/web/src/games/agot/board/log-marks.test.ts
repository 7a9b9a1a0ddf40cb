import { agot } from '@kronika/agot';
import { expect, test } from 'vitest';
import { eventHeading, eventIcon, eventResult, MARKED } from './log-marks.ts';

test('every mark belongs to an event of the game', () => {
  const events = Object.keys(agot.events);

  expect(MARKED.filter((is) => !events.includes(is))).toEqual([]);
  expect(eventIcon({ is: 'powerGained' })).toBe('crown');
});

test('rounds, phases and challenges are headings, challenges under the others', () => {
  expect(eventHeading({ is: 'roundEntered', ...{ round: 3 } }, 'en')).toEqual({ level: 1, text: 'Round 3' });
  expect(eventHeading({ is: 'phaseEntered', ...{ phase: 'taxation' } }, 'pl')).toEqual({ level: 1, text: 'Podatki' });
  expect(eventHeading({ is: 'challengeInitiated', ...{ type: 'intrigue' } }, 'en')).toEqual({
    level: 2,
    text: 'Intrigue challenge',
  });
  expect(eventHeading({ is: 'cardsDrawn' }, 'en')).toBeUndefined();
});

test('a challenge is headed by the STR of both sides, the attacker first', () => {
  const result = { winner: 0, loser: 1, totals: { attacking: 7, defending: 3 }, margin: 4, unopposed: 'no' };

  expect(eventResult({ is: 'challengeDecided', ...{ result } })).toBe('7 : 3');
  expect(eventResult({ is: 'powerGained' })).toBeUndefined();
});
