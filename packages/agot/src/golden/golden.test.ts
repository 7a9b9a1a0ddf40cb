import { continuedByNewRules, keptMatches } from '@kronika/testkit';
import { agot } from '../game.ts';
import { KEPT } from './kept.ts';

keptMatches(
  agot,
  new URL('.', import.meta.url),
  KEPT.map(({ name }) => name),
);

// They stand at questions that are not asked like this any more, or not as late.
for (const kept of ['rules-2', 'rules-3-target', 'rules-4-order'])
  continuedByNewRules(agot, new URL(`./${kept}.json`, import.meta.url));
