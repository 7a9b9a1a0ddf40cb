import { keptMatches } from '@kronika/testkit';
import { agot } from '../game.ts';
import { KEPT } from './kept.ts';

keptMatches(
  agot,
  new URL('.', import.meta.url),
  KEPT.map(({ name }) => name),
);
