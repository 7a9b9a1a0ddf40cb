import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { view } from '../view.ts';
import { text } from './text.ts';

test('AGOT-CHAL-a: the challenge that is being declared is named', () => {
  const seen = view(given({ seats: [{}, {}, {}] }), 0);

  expect(text.en.window?.({ key: 'chooseOpponent', ...{ type: 'intrigue' } }, seen)).toBe(
    'Intrigue challenge: against whom?',
  );
  expect(text.en.window?.({ key: 'declareAttackers', ...{ type: 'power', against: 2 } }, seen)).toBe(
    'Power challenge against Player 3: who attacks?',
  );
  expect(text.pl.window?.({ key: 'declareAttackers', ...{ type: 'military', against: 1 } }, seen)).toBe(
    'Wyzwanie militarne (przeciwnik: Gracz 2): kto atakuje?',
  );
});

test('AGOT-CHAL-f: of what happens at once a window names what the rest follows from', () => {
  const seen = view(given({ seats: [{}, {}] }), 0);
  const about = [{ is: 'periodBegan', period: 'challenge' }, { is: 'challengeInitiated' }, { is: 'declared' }];

  expect(text.en.window?.({ key: 'reactionWindow', ...{ about } }, seen)).toMatch(/: a challenge is initiated\.$/);
  expect(text.en.window?.({ key: 'reactionWindow', ...{ about: about.slice(2) } }, seen)).toMatch(
    /: a character is declared\.$/,
  );
});
