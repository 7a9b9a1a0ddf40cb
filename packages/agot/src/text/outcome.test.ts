import { ANYBODY, type Outcome, readerIn } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { view } from '../view.ts';
import { text } from './text.ts';

const seats = [{ faction: 'house-stark (power 14)', play: ['robb-stark (power 2)'] }, {}];
const seen = view(given({ seats }), 'spectator');
const outcome: Outcome = { winners: [0], reason: { key: 'powerVictory' }, rule: 'AGOT-WINGAME-a' };

test('AGOT-WINGAME-a: the end says how much power the winner has, which may be more than 15', () => {
  expect(text.pl.outcome(outcome, seen, ANYBODY)).toBe('Gracz 1 wygrywa: 16 władzy.');
  expect(text.en.outcome(outcome, seen, ANYBODY)).toBe('Player 1 wins: 16 power.');
});

test('whoever played is told whether they won', () => {
  expect(text.pl.outcome(outcome, seen, readerIn(0))).toBe('Wygrywasz: 16 władzy.');
  expect(text.en.outcome(outcome, seen, readerIn(0))).toBe('You win: 16 power.');
  expect(text.pl.outcome(outcome, seen, readerIn(1))).toBe('Przegrywasz: Gracz 1 ma 16 władzy.');
  expect(text.en.outcome(outcome, seen, readerIn(1))).toBe('You lost: Player 1 has 16 power.');
});
