import { expect } from 'vitest';
import { scenarioOf } from '../../scenario/scenario.ts';
import { barter } from './game.ts';

const scenario = scenarioOf(barter);
const purses = [4, 4, 4];

scenario('BARTER-a: a trade that is accepted changes hands', (table) => {
  const { given, seat } = table;
  given(purses);

  seat(0).takes({ is: 'buy', from: 1, price: 2 });
  seat(2).isNotAsked();
  seat(1).isAsked('trade').accepts();

  expect(table.state).toMatchObject({ coins: [2, 6, 4], goods: [3, 1, 2], turn: 1 });
});

scenario('BARTER-a: a counteroffer is an offer by the other seat, which may withdraw it', (table) => {
  const { given, seat } = table;
  given(purses);

  seat(0).takes({ is: 'buy', from: 1, price: 2 });
  seat(1).takes({ is: 'counter' });
  seat(0).isAsked('trade').mayNotTake({ is: 'counter' });
  seat(1).withdraws();

  expect(table.state).toMatchObject({ coins: purses, turn: 1 });
});

scenario('BARTER-a: a counteroffer costs what it says', (table) => {
  const { given, seat } = table;
  given(purses);

  seat(0).takes({ is: 'buy', from: 1, price: 2 });
  seat(1).takes({ is: 'counter' });
  seat(0).accepts();

  expect(table.state.coins).toEqual([1, 7, 4]);
});

scenario('BARTER-a: who cannot pay can only decline, and is asked all the same', (table) => {
  const { given, seat } = table;
  given([1, 7, 4]);

  seat(0).takes({ is: 'buy', from: 1, price: 1 });
  seat(1).takes({ is: 'counter' });
  seat(0).mayNotTake({ is: 'accept' }).declines();

  expect(table.state.coins).toEqual([1, 7, 4]);
});

scenario('BARTER-b: a pact needs everybody', (table) => {
  const { given, seat } = table;
  given(purses);

  seat(0).takes({ is: 'pact' });
  seat(1).accepts();
  seat(2).accepts();

  expect(table.state).toMatchObject({ pacts: [1, 0, 0], turn: 1 });
});

scenario('BARTER-b: one refusal ends a pact, whoever has not answered yet', (table) => {
  const { given, seat } = table;
  given(purses);

  seat(0).takes({ is: 'pact' });
  seat(2).declines();

  expect(table.state).toMatchObject({ pacts: [0, 0, 0], turn: 1 });
  seat(1).isAsked('plan');
});

scenario('BARTER-b: a pact can be withdrawn while answers lie sealed', (table) => {
  const { given, seat } = table;
  given(purses);

  seat(0).takes({ is: 'pact' });
  seat(1).accepts();
  seat(0).withdraws();

  expect(table.state).toMatchObject({ pacts: [0, 0, 0], turn: 1 });
});
