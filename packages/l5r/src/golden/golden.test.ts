import { continuedByNewRules, keptMatches } from '@kronika/testkit';
import { CLANS } from '../cards/fact.ts';
import { l5r } from '../game.ts';

/** A match for every pair of clans. */
keptMatches(
  l5r,
  new URL('.', import.meta.url),
  CLANS.flatMap((one, i) => CLANS.slice(i + 1).map((other) => `${one}-${other}`)),
);

// It stands at a question that is not asked like this any more.
continuedByNewRules(l5r, new URL('./rules-2.json', import.meta.url));
