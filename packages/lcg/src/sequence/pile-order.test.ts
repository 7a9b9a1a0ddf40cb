import { cardsIn } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { discardOf, type Tiny, type TinySpec, tinyGame } from '../testing/tiny-game.ts';

/** Two cards fall at once. */
function fallen(spec: TinySpec): ScenarioTable<Tiny, Tiny> {
  const table = new ScenarioTable(
    tinyGame({
      play: [['oak', 'ash'], ['elm']],
      happens: (card) => ['oak', 'ash', 'elm'].map((name) => ({ is: 'fell', card: card(name) })),
      ...spec,
    }).game,
  );
  table.given({});
  return table;
}

const card = (name: string) => ({ is: 'card', card: name });

const pile = (table: ScenarioTable<Tiny, Tiny>) => cardsIn(table.state.table, discardOf(0)).map(table.nameCard);

describe('cards that reach a pile at once', () => {
  test('are stacked as their owner says, where a card can tell how they lie', () => {
    const table = fallen({ readers: ['gravedigger'] });
    table.seat(1).isNotAsked();
    table.seat(0).isAsked('orderDiscards').orders(card('ash'), card('oak'));

    expect(pile(table)).toEqual(['ash', 'oak']);
  });

  test('need no order where no card there is can tell', () => {
    expect([...pile(fallen({}))].sort()).toEqual(['ash', 'oak']);
  });
});
