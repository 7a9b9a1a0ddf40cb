import { type ExampleValue, InvariantError, isRefusal, type Sum, type WorkedExample } from '@kronika/kernel';
import { valueSums } from '../explain/sums.ts';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';
import type { L5rView } from '../view.ts';

/** What an example shows: the table as it lies, and the values that are taken apart. */
export interface ExampleTable {
  /** Nothing where the cards are shown as they are printed. */
  readonly view: L5rView | undefined;
  readonly sums: readonly (Sum & Partial<Pick<ExampleValue, 'card'>>)[];
}

/** Sets an example up. Its numbers are what the rules make of its situation, never what somebody wrote down. */
export function exampleTable({ situation, values = [], sums = [], text }: WorkedExample): ExampleTable {
  if (situation === undefined) return { view: undefined, sums };
  const position = l5r.situation(situation);
  if (isRefusal(position)) throw new InvariantError(`the example "${text.en}" takes place nowhere`);
  const { state } = position;
  return {
    view: l5r.view(state, 'arbiter'),
    sums: [...values.map((value) => ({ ...sumOf(state, value), card: value.card })), ...sums],
  };
}

function sumOf(state: L5rState, { card, of }: ExampleValue): Sum {
  const found = state.table.cards
    .filter(({ printed, face }) => printed === card && face === 'up')
    .flatMap(({ id }) => valueSums(state, id))
    .find((sum) => sum.of === of);
  if (found === undefined) throw new InvariantError(`no ${card} of an example has a ${of}`);
  return found;
}
