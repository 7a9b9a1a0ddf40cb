import { agot } from '@kronika/agot';
import { concede, isRefusal } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { situated, viewIn } from './melee/seated-view.ts';
import { standingsIn } from './standings.ts';

const SEATS = [
  { faction: 'house-stark (power 4)', title: 'master-of-coin' },
  { faction: 'house-lannister (power 2)' },
  { faction: 'house-tyrell' },
];

test('a seat is told by its faction, its title and its power', () => {
  expect(standingsIn(viewIn({ seats: SEATS }), 'en')[0]).toMatchObject({
    about: 'House Stark · Master of Coin',
    counts: [{ word: 'power', value: 4, shown: '4/15' }],
  });
});

test('AGOT-ELIM-a: who is out of the game is told as such, in its colours', () => {
  const [, , out] = standingsIn(viewIn({ seats: SEATS, eliminated: [2] }), 'en');

  expect(out).toMatchObject({ out: 'out of the game', about: 'House Tyrell' });
});

test('AGOT-ELIM-f: who gave up plays no more, from that moment on', () => {
  const next = concede(agot, situated({ seats: SEATS }), 1);
  if (isRefusal(next)) throw new Error(JSON.stringify(next));

  const standings = standingsIn(agot.view(next.match.state, 1), 'en');
  expect(standings.map(({ out }) => out)).toEqual([undefined, 'gave up', undefined]);
});
