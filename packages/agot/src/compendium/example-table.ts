import { type ExampleTable, setUpExample, type WorkedExample } from '@kronika/kernel';
import { sumsOf } from '../explain/sums.ts';
import { agot } from '../game.ts';
import type { AgotView } from '../view.ts';

/** What an example shows, with the numbers that the rules make of its situation. */
export function exampleTable(example: WorkedExample): ExampleTable<AgotView> {
  return setUpExample({ game: agot, cardsOf: ({ table }) => table.cards, sumsOf }, example);
}
