import { continuedByNewRules, keptMatches } from '@kronika/testkit';
import { agot } from '../game.ts';
import { KEPT } from './kept.ts';

keptMatches(
  agot,
  new URL('.', import.meta.url),
  KEPT.map(({ name }) => name),
);

// It stands at a question that is not asked like this any more.
continuedByNewRules(agot, new URL('./rules-2.json', import.meta.url));
