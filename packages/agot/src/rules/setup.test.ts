import { cardsIn, isRefusal, seatsOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { parseSetup } from '../setup.ts';
import { card } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { askedKey, askedSeat, begun, kinds, until } from '../testing/whole-game.ts';
import {
  agendaOf,
  deckOf,
  factionCardOf,
  handOf,
  playerOrder,
  playOf,
  plotDeckOf,
  setupOf,
  TITLE_POOL,
  titleOf,
} from '../zones.ts';
import { arrangeSetup, placeSetup, setUp } from './setup.ts';
import { mayPlace, setupCost } from './setup-cards.ts';

describe('before anything is drawn', () => {
  test('AGOT-SETUP-1-a, AGOT-COMP-a: two seats play joust, more play melee, with legal decks only', () => {
    expect(begun(2).state.format).toBe('joust');
    expect(begun(3).state.format).toBe('melee');
    expect(isRefusal(parseSetup({ seats: 7 }))).toBe(true);
    expect(isRefusal(parseSetup({ seats: 1 }))).toBe(true);
    expect(isRefusal(parseSetup({ seats: 2, decks: [{ name: 'empty', cards: {} }, 'starter-stark'] }))).toBe(true);
    expect(isRefusal(parseSetup({ seats: 2, decks: ['starter-stark'] }))).toBe(true);
    askedKey(begun(2));
  });

  test('AGOT-SETUP-2-a: chance says who is first player during setup', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => {
      const table = begun(3, `seed ${i}`);
      askedKey(table);
      return table.state.first;
    });

    expect(new Set(firsts)).toEqual(new Set(seatsOf(3)));
  });

  test('AGOT-SETUP-3-a, AGOT-SETUP-9-d: faction and agenda lie faceup, and nothing has entered play', () => {
    const table = begun(2);
    const { state } = table;

    for (const seat of seatsOf(2)) {
      expect(state.table.cards.find(({ id }) => id === factionCardOf(state, seat))?.face).toBe('up');
      expect(cardsIn(state.table, agendaOf(seat))).toHaveLength(1);
    }
    expect(kinds(table)).not.toContain('cardEntered');
    askedKey(table);
  });

  test('AGOT-SETUP-4-a: pools and faction cards start empty', () => {
    const { state } = until(begun(2), 'choosePlot');

    expect(state.gold).toEqual([0, 0]);
    expect(state.table.cards.filter(({ power }) => power > 0)).toEqual([]);
  });

  test('AGOT-SETUP-4-b: in melee all six titles are in the pool, and nobody holds one before step 1.4', () => {
    const { state } = until(begun(3), 'choosePlot');

    expect(cardsIn(state.table, TITLE_POOL)).toHaveLength(6);
    expect(seatsOf(3).flatMap((seat) => cardsIn(state.table, titleOf(seat)))).toEqual([]);
    const joust = begun(2);
    expect(cardsIn(joust.state.table, TITLE_POOL)).toEqual([]);
    askedKey(joust);
  });

  test('AGOT-SETUP-5-a, AGOT-INFO-c: each plot deck lies facedown; its owner may inspect it, others may not', () => {
    const table = begun(2);

    expect(cardsIn(table.state.table, plotDeckOf(0))).toHaveLength(7);
    expect(table.view(0).seats[0]?.plotDeck.every(({ face }) => face === 'up')).toBe(true);
    expect(table.view(1).seats[0]?.plotDeck.every(({ face }) => face === 'down')).toBe(true);
    askedKey(table);
  });

  test('AGOT-SETUP-6-a: the draw decks are shuffled', () => {
    const order = (seed: string) => {
      const table = begun(2, seed);
      askedKey(table);
      return cardsIn(table.state.table, deckOf(0)).map(
        (id) => table.state.table.cards.find((one) => one.id === id)?.printed,
      );
    };

    expect(order('one')).not.toEqual(order('other'));
  });
});

describe('the opening hand', () => {
  test('AGOT-SETUP-7-a: is seven cards', () => {
    const table = begun(2);

    expect(seatsOf(2).map((seat) => cardsIn(table.state.table, handOf(seat)).length)).toEqual([7, 7]);
    askedKey(table);
  });

  test('AGOT-SETUP-7-b: may be replaced as a whole, in player order, before setup cards are placed', () => {
    const table = begun(2);
    const [first, second] = playerOrder(table.state);
    const before = cardsIn(table.state.table, handOf(first ?? 0)).map(
      (id) => table.state.table.cards.find((one) => one.id === id)?.printed,
    );

    expect([askedKey(table), askedSeat(table)]).toEqual(['mulligan', first]);
    table.seat(first ?? 0).accepts();
    const after = cardsIn(table.state.table, handOf(first ?? 0)).map(
      (id) => table.state.table.cards.find((one) => one.id === id)?.printed,
    );
    expect(after).toHaveLength(7);
    expect(after).not.toEqual(before);
    expect([askedKey(table), askedSeat(table)]).toEqual(['mulligan', second]);
  });

  test('AGOT-SETUP-7-c: once, and the new hand is kept', () => {
    const table = begun(2);
    const [first, second] = playerOrder(table.state);
    table.seat(first ?? 0).accepts();
    table.seat(second ?? 1).accepts();

    expect(askedKey(table)).toBe('placeSetup');
  });
});

/** A seat about to place setup cards. */
function placing(hand: readonly string[]) {
  return tableRunning(placeSetup({ seat: 0 }), { seats: [{ hand: [...hand] }, {}] });
}

describe('setup cards', () => {
  test('AGOT-SETUP-8-a, AGOT-INFO-i: are placed facedown; others see how many there are; none is allowed', () => {
    const table = begun(2);
    until(table, 'placeSetup');
    const seat = askedSeat(table);
    const other = seat === 0 ? 1 : 0;
    const question = table.questionTo(seat);
    const option = question.is === 'choose' ? question.options.findIndex(({ is }) => is === 'card') : -1;
    table.answer(seat, option);
    table.seat(seat).takes({ is: 'enough' });

    expect(table.view(seat).seats[seat]?.setup.map(({ face }) => face)).toEqual(['up']);
    expect(table.view(other).seats[seat]?.setup.map(({ face }) => face)).toEqual(['down']);
    table.seat(other).takes({ is: 'enough' });
    expect(cardsIn(table.state.table, playOf(other))).toEqual([]);
    expect(cardsIn(table.state.table, setupOf(other))).toEqual([]);
    askedKey(table);
  });

  test('AGOT-SETUP-8-b: are no events', () => {
    placing(['superior-claim', 'tumblestone-knight'])
      .seat(0)
      .mayTake(card('tumblestone-knight'))
      .mayNotTake(card('superior-claim'));
  });

  test('AGOT-SETUP-8-c: cost 8 together at most, as printed, whatever gold there is', () => {
    const table = placing(['eddard-stark', 'winterfell-steward', 'tumblestone-knight', 'the-roseroad']);
    table.seat(0).takes(card('eddard-stark')).mayNotTake(card('tumblestone-knight'));
    expect(table.questionTo(0).message).toMatchObject({ cost: 7 });
    table.seat(0).takes(card('winterfell-steward')).mayTake(card('the-roseroad'));
  });

  test('AGOT-SETUP-8-d: one limited card at most', () => {
    const table = placing(['the-roseroad', 'the-kingsroad', 'heart-tree-grove']);

    table.seat(0).takes(card('the-roseroad')).mayNotTake(card('the-kingsroad')).mayNotTake(card('heart-tree-grove'));
  });

  test('AGOT-SETUP-8-e, AGOT-SETUP-8-h: an attachment only with something of the same player to be on', () => {
    const table = placing(['ice', 'tumblestone-knight', 'littlefinger']);
    table.seat(0).mayNotTake(card('ice'));

    table.seat(0).takes(card('tumblestone-knight')).mayTake(card('ice'));
  });

  test('AGOT-SETUP-8-i: restrictions and "no attachments" count already', () => {
    const table = placing(['noble-lineage', 'direwolf-pup', 'ice', 'courtesan-of-the-rose']);
    table.seat(0).takes(card('direwolf-pup')).mayNotTake(card('noble-lineage')).mayNotTake(card('ice'));

    table.seat(0).takes(card('courtesan-of-the-rose')).mayTake(card('noble-lineage')).mayNotTake(card('ice'));
  });

  test('AGOT-SETUP-8-f, AGOT-SETUP-8-g: further copies of a unique card are free, and one copy counts', () => {
    const hand = ['eddard-stark', 'eddard-stark', 'winterfell-steward'];
    const state = given({ seats: [{ hand }, {}] });
    const cards = cardsIn(state.table, handOf(0));

    expect(setupCost(state, cards)).toBe(8);
    expect(setupCost(state, cards.slice(0, 2))).toBe(7);
    const commons = given({ seats: [{ hand: ['tumblestone-knight', 'tumblestone-knight'] }, {}] });
    expect(setupCost(commons, cardsIn(commons.table, handOf(0)))).toBe(4);
  });

  test('AGOT-SETUP-8-j: a free copy that is limited would count as limited', () => {
    const state = given({ seats: [{ hand: ['the-roseroad', 'the-roseroad'] }, {}] });
    const [one, other] = cardsIn(state.table, handOf(0));
    if (one === undefined || other === undefined) throw new Error('two cards');

    expect(mayPlace(state, other, [one])).toBe(false);
  });

  test('AGOT-SETUP-9-a: are turned up together; then attachments and duplicates find their places in player order', () => {
    const table = tableRunning(setUp.from('reveal', {}), {
      seats: [{ play: ['eddard-stark', 'eddard-stark', 'ice', 'tumblestone-knight'] }, {}],
    });
    table.seat(0).isAsked('attachTo').takes(card('eddard-stark'));
    const { state } = table;
    const hosts = Object.values(state.table.hosts);

    expect(hosts).toEqual([the(state, 'eddard-stark'), the(state, 'eddard-stark')]);
    expect(state.table.cards.filter(({ as }) => as === 'duplicate').map(({ printed }) => printed)).toEqual([
      'eddard-stark',
    ]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-SETUP-9-b: do not enter play, are not marshaled, and trigger nothing', () => {
    const table = begun(2);
    until(table, 'choosePlot');

    expect(kinds(table)).toContain('setupRevealed');
    expect(kinds(table)).not.toContain('cardEntered');
    const arya = tableRunning(arrangeSetup({ seat: 0 }), { seats: [{ play: ['arya-stark'] }, {}] });
    arya.seat(0).isAsked('pause');
  });

  test('AGOT-SETUP-9-c: begin standing even if they would enter play knelt', () => {
    const table = tableRunning(setUp.from('reveal', {}), { seats: [{ play: ['sansa-stark'] }, {}] });

    expect(table.state.table.cards.find(({ printed }) => printed === 'sansa-stark')?.stance).toBe('standing');
    table.seat(0).isAsked('pause');
  });

  test('AGOT-SETUP-10-a, AGOT-SETUP-10-b: everybody draws up to seven, and round 1 begins at once', () => {
    const table = until(begun(2), 'choosePlot');

    expect(seatsOf(2).map((seat) => cardsIn(table.state.table, handOf(seat)).length)).toEqual([7, 7]);
    expect(table.state.round).toBe(1);
  });
});
