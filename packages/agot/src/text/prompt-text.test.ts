import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { view } from '../view.ts';
import { text } from './text.ts';

test('AGOT-CHAL-a: the challenge that is being declared is named', () => {
  const seen = view(given({ seats: [{}, {}, {}] }), 0);

  expect(text.en.prompt({ key: 'chooseOpponent', ...{ type: 'intrigue' } }, seen)).toBe(
    'Intrigue challenge: against whom?',
  );
  expect(text.en.prompt({ key: 'declareAttackers', ...{ type: 'power', against: 2 } }, seen)).toBe(
    'Power challenge against Player 3: who attacks?',
  );
  expect(text.pl.prompt({ key: 'declareAttackers', ...{ type: 'military', against: 1 } }, seen)).toBe(
    'Wyzwanie militarne (przeciwnik: Gracz 2): kto atakuje?',
  );
});
