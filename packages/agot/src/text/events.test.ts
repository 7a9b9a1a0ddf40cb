import { ANYBODY } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { agot } from '../game.ts';
import { revealed } from '../testing/card-table.ts';

test('which type of challenge was named is said, as nothing on the table shows it', () => {
  const table = revealed({ seats: [{ plot: 'calm-over-westeros' }, {}] }, 'calm-over-westeros');
  table.seat(0).takes({ is: 'challengeType', type: 'military' });
  const view = agot.view(table.state, 1);
  const said = (lang: 'pl' | 'en') =>
    table.happened.flatMap(({ event }) =>
      event.is === 'effectBegan' ? [agot.text[lang].event(event, view, ANYBODY)] : [],
    );

  expect(said('en')).toEqual(['Calm Over Westeros: Player 1 names military challenges.']);
  expect(said('pl')).toEqual(['Spokój nad Westeros: Gracz 1 wskazuje wyzwania militarne.']);
});
