import { broughtDeck } from '@kronika/decks';
import { isRefusal, type SeatId } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { ELEMENTS } from '../cards/fact.ts';
import { READY_DECKS } from '../decks/ready/decks.ts';
import { l5r } from '../game.ts';
import { parseSetup } from '../setup.ts';
import { cardsAt } from '../testing/continued.ts';
import { conflictDeckOf, dynastyDeckOf } from '../zones.ts';

type Begun = ReturnType<typeof begun>;

function begun(decks: readonly unknown[], seed = 'start') {
  const table = new ScenarioTable(l5r);
  table.begins({ seats: 2, decks }, seed);
  return table;
}

const starters = ['crane-starter', 'lion-starter'];
const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

/** Everybody takes the set-up as it comes, until the first dynasty window. */
function setUpDone(table: Begun): Begun {
  for (;;) {
    const [open] = table.match.open;
    if (open === undefined || open.question.message.key === 'dynastyWindow') return table;
    const { question } = open;
    if (question.is === 'order') table.answer(question.seat, [...question.options.keys()]);
    else table.answer(question.seat, question.is === 'pick' ? [] : 0);
  }
}

describe('a match', () => {
  test('L5R-SETUP-1: is begun with legal decks or with starter decks', () => {
    const [deck] = READY_DECKS.filter(({ id }) => id === 'crane-court').map(({ deck: list }) => broughtDeck(list));
    expect(isRefusal(parseSetup({ seats: 2, decks: starters }))).toBe(false);
    expect(isRefusal(parseSetup({ seats: 2, decks: [deck, 'lion-starter'] }))).toBe(false);
  });

  test('L5R-SETUP-1: and not with any others', () => {
    const illegal = { name: 'twelve whisperers', cards: { 'shizuka-toshi': 1, 'doji-whisperer': 12 } };

    expect(isRefusal(parseSetup({ seats: 2, decks: [illegal, 'lion-starter'] }))).toBe(true);
    expect(isRefusal(parseSetup({ seats: 2, decks: ['crane-starter', illegal] }))).toBe(true);
    expect(isRefusal(parseSetup({ seats: 2, decks: ['crane-starter'] }))).toBe(true);
  });

  test('L5R-SETUP-2: begins with five unclaimed rings without fate, and nobody has any token', () => {
    const { state } = begun(starters);

    expect(Object.keys(state.rings).toSorted()).toEqual([...ELEMENTS].toSorted());
    for (const element of ELEMENTS) expect(state.rings[element]).toMatchObject({ held: 'unclaimed', fate: 0 });
    expect(state.favor).toBeNull();
    expect(state.honor).toEqual([0, 0]);
    expect(state.table.cards.every(({ fate, status }) => fate === 0 && status === 'ordinary')).toBe(true);
  });

  test('L5R-SETUP-3-a: chance decides who is first player', () => {
    const first = seeds.map((seed) => begun(starters, seed).state.first);

    expect(new Set(first)).toEqual(new Set([0, 1]));
    expect(begun(starters, 'seed 3').state.first).toBe(first[3]);
  });

  test('L5R-SETUP-4: the decks are shuffled, each for itself', () => {
    // The set-up has not drawn anything when the first province is chosen.
    const orders = (zone: (seat: SeatId) => Parameters<typeof cardsAt>[1], seat: SeatId) =>
      seeds.map((seed) => cardsAt(begun(starters, seed).state, zone(seat)));
    for (const seat of [0, 1] as const)
      for (const zone of [dynastyDeckOf, conflictDeckOf]) {
        const shuffled = orders(zone, seat);

        expect(new Set(shuffled.map((order) => order.join())).size).toBe(seeds.length);
        expect(new Set(shuffled.map((order) => order.toSorted().join())).size).toBe(1);
        expect(shuffled[0]).toHaveLength(zone === dynastyDeckOf ? 22 : 24);
      }
  });

  test('L5R-SETUP-5-b: a role lies faceup beside the stronghold', () => {
    const table = setUpDone(begun(['crab-wall', 'lion-starter']));

    for (const viewer of [0, 1, 'spectator'] as const)
      expect(table.view(viewer).seats.map(({ role }) => role)).toMatchObject([
        [{ face: 'up', printed: 'keeper-of-earth' }],
        [],
      ]);
    table.leavesOpen(table.state.first);
  });

  test('L5R-MULL-e: nobody has the Imperial Favor when the first round begins', () => {
    const table = setUpDone(begun(starters));

    expect([table.state.round, table.state.phase, table.state.favor]).toEqual([1, 'dynasty', null]);
    expect(table.view(0).favor).toBeNull();
    table.leavesOpen(table.state.first);
  });
});
