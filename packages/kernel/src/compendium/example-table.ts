import type { Sum } from '../explain/explanation.ts';
import type { Game, Setup } from '../game.ts';
import { InvariantError } from '../invariant.ts';
import { isRefusal } from '../refusal.ts';
import type { Card, CardId } from '../table/card.ts';
import type { ExampleValue, WorkedExample } from './compendium.ts';

/** What an example shows: the table as it lies, and the values that are taken apart. */
export interface ExampleTable<V> {
  /** Nothing where the cards are shown as they are printed. */
  readonly view: V | undefined;
  readonly sums: readonly (Sum & Partial<Pick<ExampleValue, 'card'>>)[];
}

/** What a game needs to set examples up. */
export interface ExampleSetting<S, P extends Setup, V> {
  readonly game: Pick<Game<S, P, V>, 'situation' | 'view'>;
  cardsOf(state: S): readonly Card[];
  /** How the values of a card come about. */
  sumsOf(state: S, card: CardId): readonly Sum[];
}

/** Sets an example up. Its numbers are what the rules make of its situation, never what somebody wrote down. */
export function setUpExample<S, P extends Setup, V>(
  setting: ExampleSetting<S, P, V>,
  { situation, values = [], sums = [], text }: WorkedExample,
): ExampleTable<V> {
  if (situation === undefined) return { view: undefined, sums };
  const position = setting.game.situation(situation);
  if (isRefusal(position)) throw new InvariantError(`the example "${text.en}" takes place nowhere`);
  const { state } = position;
  return {
    view: setting.game.view(state, 'arbiter'),
    sums: [...values.map((value) => ({ ...valueIn(setting, state, value), card: value.card })), ...sums],
  };
}

function valueIn<S, P extends Setup, V>(
  { cardsOf, sumsOf }: ExampleSetting<S, P, V>,
  state: S,
  { card, of }: ExampleValue,
): Sum {
  const found = cardsOf(state)
    .filter(({ printed, face }) => printed === card && face === 'up')
    .flatMap(({ id }) => sumsOf(state, id))
    .find((sum) => sum.of === of);
  if (found === undefined) throw new InvariantError(`no ${card} of an example has a ${of}`);
  return found;
}
