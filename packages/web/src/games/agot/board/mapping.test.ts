import { agot } from '@kronika/agot';
import { expect, test } from 'vitest';
import { mappingOf } from '../../../table/testing/mapping.ts';
import { agotBoard } from './module.tsx';
import { PROMPT_ICONS } from './prompt-icons.ts';

/** The questions of a match of these decks. */
function asked(decks: readonly string[], bot: string, seed: string, most = 220): ReadonlySet<string> {
  const setup = { seats: decks.length, decks };
  return mappingOf({ game: agot, board: agotBoard, setup, bot, seed, most });
}

const SIX = ['stark', 'lannister', 'targaryen', 'tyrell', 'baratheon', 'greyjoy'].map((house) => `starter-${house}`);

test('every option of every question is offered in exactly one way, and its place is drawn', () => {
  const kinds = new Set([
    ...asked(['starter-stark', 'starter-lannister'], 'random', 'board/1'),
    ...asked(['starter-targaryen', 'starter-greyjoy'], 'thumb', 'board/2'),
    ...asked(['starter-tyrell', 'starter-martell', 'starter-baratheon'], 'random', 'board/3'),
    ...asked(SIX, 'thumb', 'board/4', 120),
  ]);

  expect(kinds.size).toBeGreaterThan(12);
  expect(kinds).toContain('chooseTitle');
  expect(
    [...kinds].filter((key) => PROMPT_ICONS[key] === undefined),
    'a question without its picture',
  ).toEqual([]);
});
