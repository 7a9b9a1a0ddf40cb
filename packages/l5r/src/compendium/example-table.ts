import { type ExampleTable, setUpExample, type WorkedExample } from '@kronika/kernel';
import { valueSums } from '../explain/sums.ts';
import { l5r } from '../game.ts';
import type { L5rView } from '../view.ts';

/** What an example shows, with the numbers that the rules make of its situation. */
export function exampleTable(example: WorkedExample): ExampleTable<L5rView> {
  return setUpExample({ game: l5r, cardsOf: ({ table }) => table.cards, sumsOf: valueSums }, example);
}
