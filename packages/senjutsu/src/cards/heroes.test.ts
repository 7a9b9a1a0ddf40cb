import { expect, test } from 'vitest';
import { kamaeChanges } from '../rules/kamae-tree.ts';
import type { HeroId } from './fact.ts';
import { HERO_CARDS } from './heroes.ts';
import { heroFact } from './library.ts';
import { KAMAE } from './pictograms.ts';

/** Where one branch leads from Neutral, Aggression, Balance and Determination, staying included; `+`: with a focus. */
const ONE_BRANCH: Readonly<Record<HeroId, readonly [string, string, string, string]>> = {
  master: ['A+ B+ D+ N', 'A B+ D+ N+', 'A+ B D+ N+', 'A+ B+ D N+'],
  ronin: ['A B N', 'A A+', 'B D N', 'B D'],
  student: ['D N', 'A B+', 'A+ B N', 'A+ B+ D N'],
  warrior: ['A N', 'A B+ D+ N', 'B D', 'B D N'],
  assassin: ['A+ B N', 'A B N+', 'A B D N', 'A B D'],
  ninja: ['D N', 'A B N', 'A B B+ D', 'B D N'],
  'onna-bugeisha': ['D N', 'A B', 'A B D', 'A+ B D N'],
  ashigaru: ['B D N', 'A B D D+', 'A B N', 'A D N'],
  monk: ['B+ D+ N', 'A B D', 'A B D+ N+', 'A B+ D N+'],
  sailor: ['D N', 'A B', 'A B B+ D', 'B D N'],
  wakou: ['A D N', 'A B+ N', 'A+ B', 'D N'],
  yasuke: ['B D N', 'A D', 'B D N', 'A B D D+ N'],
  yojimbo: ['A D N', 'A B D+ N', 'A A+ B D+', 'A+ D N'],
};

test.each(HERO_CARDS.map(({ id }) => id))('SEN-KAM-b: where one branch leads on the Kamae tree of %s', (id) => {
  const reached = KAMAE.map((from) =>
    kamaeChanges(heroFact(id).branches, from, 1)
      .map(({ kamae, focus }) => `${kamae.charAt(0).toUpperCase()}${'+'.repeat(focus)}`)
      .toSorted()
      .join(' '),
  );
  expect(reached).toEqual(ONE_BRANCH[id]);
});
