import { ANYBODY, type Outcome } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { view } from '../view.ts';
import { text } from './text.ts';

test('AGOT-WINGAME-a: the end says how much power the winner has, which may be more than 15', () => {
  const seats = [{ faction: 'house-stark (power 14)', play: ['robb-stark (power 2)'] }, {}];
  const seen = view(given({ seats }), 'spectator');
  const outcome: Outcome = { winners: [0], reason: { key: 'powerVictory' }, rule: 'AGOT-WINGAME-a' };

  expect(text.pl.outcome(outcome, seen, ANYBODY)).toBe('Gracz 1 ma 16 żetonów władzy i wygrywa.');
  expect(text.en.outcome(outcome, seen, ANYBODY)).toBe('Player 1 has 16 power and wins.');
});
