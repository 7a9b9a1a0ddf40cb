import { cardOf, cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { tableRunning } from '../testing/table.ts';
import { conflictDeckOf, conflictDiscardOf, dynastyDeckOf, dynastyDiscardOf, handOf, rowAt } from '../zones.ts';
import { drawCards, refill } from './supply.ts';

describe('drawing', () => {
  test('L5R-DRAW-a: takes cards from the top of the own conflict deck', () => {
    const table = tableRunning(drawCards({ seat: 0, count: 2 }), {
      seats: [{ conflictDeck: ['banzai', 'charge', 'rout'] }, {}],
    });

    expect(cardsIn(table.state.table, handOf(0)).map((id) => cardOf(table.state.table, id).printed)).toEqual([
      'banzai',
      'charge',
    ]);
  });

  test('L5R-DRAW-b: several cards are drawn at once', () => {
    const table = tableRunning(drawCards({ seat: 0, count: 2 }), {
      seats: [{ conflictDeck: ['banzai', 'charge'] }, {}],
    });

    expect(table.happened.map(({ event }) => event)).toMatchObject([{ is: 'cardsDrawn', count: 2 }]);
  });

  test('L5R-EMPTY-a: costs 5 honor when the deck is empty, and goes on from the discard pile', () => {
    const table = tableRunning(drawCards({ seat: 0, count: 1 }), {
      seats: [{ honor: 11, conflictDiscard: ['banzai', 'rout'] }, {}],
    });

    expect(table.state.honor[0]).toBe(6);
    expect(cardsIn(table.state.table, handOf(0))).toHaveLength(1);
    expect(cardsIn(table.state.table, conflictDeckOf(0))).toHaveLength(1);
    expect(cardsIn(table.state.table, conflictDiscardOf(0))).toHaveLength(0);
  });

  test('L5R-EMPTY-b: taking the last card costs nothing', () => {
    const table = tableRunning(drawCards({ seat: 0, count: 1 }), {
      seats: [{ honor: 11, conflictDeck: ['banzai'], conflictDiscard: ['rout'] }, {}],
    });

    expect(table.state.honor[0]).toBe(11);
    expect(cardsIn(table.state.table, conflictDiscardOf(0))).toHaveLength(1);
  });

  test('L5R-EMPTY-c: happens in the middle of a draw, and costs honor once', () => {
    const half = tableRunning(drawCards({ seat: 0, count: 3 }), {
      seats: [{ honor: 11, conflictDeck: ['banzai'], conflictDiscard: ['rout', 'charge'] }, {}],
    });
    const short = tableRunning(drawCards({ seat: 0, count: 3 }), {
      seats: [{ honor: 11, conflictDeck: ['banzai'], conflictDiscard: [] }, {}],
    });

    expect([half.state.honor[0], cardsIn(half.state.table, handOf(0)).length]).toEqual([6, 3]);
    expect([short.state.honor[0], cardsIn(short.state.table, handOf(0)).length]).toEqual([6, 1]);
  });

  test('L5R-EMPTY-e: the honor is lost before the new deck is made', () => {
    const table = tableRunning(drawCards({ seat: 0, count: 1 }), {
      seats: [{ honor: 11, conflictDiscard: ['banzai'] }, {}],
    });

    expect(table.happened.map(({ event }) => event.is)).toEqual(['honorLost', 'deckRenewed', 'cardsDrawn']);
  });
});

describe('refilling', () => {
  const run = refill({ seat: 1, place: 2, face: 'down' });

  test('L5R-REFILL-a: puts the top dynasty card facedown into the province, unseen', () => {
    const table = tableRunning(run, { seats: [{}, { dynastyDeck: ['matsu-berserker', 'honored-general'] }] });
    const [card] = cardsIn(table.state.table, rowAt(1, 2));

    expect(card && cardOf(table.state.table, card)).toMatchObject({
      printed: 'matsu-berserker',
      face: 'down',
      knownTo: [],
    });
  });

  test('L5R-INFO-e: neither player has seen it', () => {
    const table = tableRunning(run, { seats: [{}, { dynastyDeck: ['matsu-berserker'] }] });

    expect(table.state.table.revelations).toBe(0);
  });

  test('L5R-REFILL-c: faceup if told so', () => {
    const table = tableRunning(refill({ seat: 1, place: 2, face: 'up' }), {
      seats: [{}, { dynastyDeck: ['matsu-berserker'] }],
    });
    const [card] = cardsIn(table.state.table, rowAt(1, 2));

    expect(card && cardOf(table.state.table, card).face).toBe('up');
  });

  test('L5R-REFILL-b: only where no dynasty card lies', () => {
    const table = tableRunning(run, {
      seats: [{}, { dynastyDeck: ['matsu-berserker'], rows: [[], ['honored-general']] }],
    });

    expect(cardsIn(table.state.table, rowAt(1, 2))).toHaveLength(1);
    expect(cardsIn(table.state.table, dynastyDeckOf(1))).toHaveLength(1);
  });

  test('L5R-HOLD-c: a province with a holding is not refilled', () => {
    const table = tableRunning(run, {
      seats: [{}, { dynastyDeck: ['matsu-berserker'], rows: [[], ['imperial-storehouse']] }],
    });

    expect(cardsIn(table.state.table, dynastyDeckOf(1))).toHaveLength(1);
  });

  test('L5R-REFILL-f: the card comes from the deck of the player whose province it is', () => {
    const table = tableRunning(run, {
      seats: [{ dynastyDeck: ['doji-whisperer'] }, { dynastyDeck: ['matsu-berserker'] }],
    });

    expect(cardsIn(table.state.table, dynastyDeckOf(0))).toHaveLength(1);
    expect(cardsIn(table.state.table, dynastyDeckOf(1))).toHaveLength(0);
  });

  test('L5R-EMPTY-a: an empty dynasty deck costs 5 honor and is made anew of its own pile', () => {
    const table = tableRunning(run, { seats: [{}, { honor: 12, dynastyDiscard: ['matsu-berserker'] }] });

    expect(table.state.honor[1]).toBe(7);
    expect(cardsIn(table.state.table, rowAt(1, 2))).toHaveLength(1);
    expect(cardsIn(table.state.table, dynastyDiscardOf(1))).toHaveLength(0);
  });
});
