import { isRefusal } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { ELEMENTS } from '../cards/fact.ts';
import { parseSetup } from '../setup.ts';
import type { L5rState } from '../state.ts';
import { actions, card, declaring, happening, resolving, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { leaving } from '../verbs/leaving.ts';
import { charactersOf } from '../zones.ts';
import { fatePhase } from './fate-phase.ts';
import { imperialFavor } from './favor.ts';
import { honorBid } from './honor-bid.ts';

describe('what goes before what', () => {
  test('L5R-PREC-a: the text of a card overrides the rule that participants bow', () => {
    const table = resolving({
      conflict: { attacker: 0, type: 'military', ring: 'air', province: 4 },
      seats: [{ play: ['matsu-beiona (in conflict) + sashimono', 'doji-whisperer (in conflict)'] }, {}],
    });

    expect(inPlay(table, 0)).toEqual(['matsu-beiona + sashimono', 'doji-whisperer (bowed)']);
    table.seat(0).isAsked('pause');
  });

  test('L5R-PREC-b: covert must be used as the reference says, although the introduction makes it optional', () => {
    const table = declaring({
      seats: [{ play: ['kaiu-shuichi'] }, { play: ['doji-whisperer', 'savvy-politician'] }],
    });
    table
      .seat(0)
      .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
      .takes(card('ancestral-lands'))
      .isAsked('declareEvaded');

    expect(() => table.seat(0).picks()).toThrow('pick 1 to 1');
    table.leavesOpen(0);
  });

  test.each([0, 1] as const)(
    'L5R-PREC-d: what nobody else has to order is ordered by the first player: %s',
    (first) => {
      const both = { play: ['kaiu-envoy (honored)'], conflictDeck: ['banzai'] };
      const table = happening({ first, seats: [both, both] }, (state) =>
        ([0, 1] as const).flatMap((seat) =>
          charactersOf(state, seat).map((one) =>
            leaving(state, one, { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' }),
          ),
        ),
      );

      table.seat(first).isAsked('nextForced');
      table.seat(first === 0 ? 1 : 0).isNotAsked();
    },
  );
});

/** All fate that players, cards and rings have. */
function fateOutside({ fate, table, rings }: L5rState): number {
  const onCards = table.cards.reduce((sum, one) => sum + one.fate, 0);
  const onRings = ELEMENTS.reduce((sum, element) => sum + rings[element].fate, 0);
  return fate.reduce((sum, pool) => sum + pool, onCards + onRings);
}

describe('components', () => {
  test('L5R-COMP-a: the game is for exactly two players', () => {
    expect([1, 2, 3, 4].map((seats) => isRefusal(parseSetup({ seats })))).toEqual([true, false, true, true]);
  });

  test('L5R-COMP-b: each of the five rings has a military and a political side', () => {
    const table = declaring({ seats: [{ play: ['matsu-beiona'] }, {}] });
    const question = table.questionTo(0);

    expect(question.is === 'choose' && question.options).toEqual(
      expect.arrayContaining(
        ELEMENTS.flatMap((ring) => [
          { is: 'ring', choice: { ring, type: 'military' } },
          { is: 'ring', choice: { ring, type: 'political' } },
        ]),
      ),
    );
    expect(question.is === 'choose' && question.options).toHaveLength(10);
  });

  test('L5R-COMP-b: and so has the Imperial Favor', () => {
    for (const side of ['military', 'political'] as const) {
      const table = tableRunning(imperialFavor({}), { seats: [{ play: ['matsu-beiona'] }, {}] });
      table.seat(0).takes({ is: 'side', side });

      expect(table.state.favor).toEqual({ holder: 0, side });
    }
  });

  test('L5R-COMP-c: each player has one dial, which shows 1 to 5', () => {
    const table = tableRunning(honorBid({}), { seats: [{}, {}] });

    expect(() => table.seat(0).says(0)).toThrow('say 1 to 5');
    expect(() => table.seat(1).says(6)).toThrow('say 1 to 5');
    table.seat(0).says(1);
    table.seat(1).says(5);
    expect(table.state.dials).toEqual([1, 5]);
  });

  test('L5R-COMP-e: there is more fate than any box contains', () => {
    const table = tableRunning(fatePhase.from('placeFate', {}), {
      windows: 'brief',
      ringFate: { air: 30, void: 30 },
      seats: [{ fate: 60, play: ['doji-whisperer (fate 45)'] }, { fate: 99 }],
    });

    expect(table.state.rings).toMatchObject({ air: { fate: 31 }, earth: { fate: 1 }, void: { fate: 31 } });
    expect(happen(table.state, { is: 'fateGained', seat: 1, amount: 40 }).state.fate).toEqual([60, 139]);
  });

  test('L5R-COMP-e: and there are more status tokens than the twenty in the box', () => {
    const state = given({ seats: [{ play: Array.from({ length: 25 }, () => 'doji-whisperer') }, {}] });
    const honored = happen(state, ...charactersOf(state, 0).map((one) => ({ is: 'honored', card: one }) as const));

    expect(honored.state.table.cards.filter(({ status }) => status === 'honored')).toHaveLength(25);
  });

  test('L5R-COMP-f: what is spent goes to the general pool, to nobody and nothing else', () => {
    const table = actions({ seats: [{ fate: 5, hand: ['honored-blade'], play: ['doji-whisperer (fate 1)'] }, {}] });
    const before = fateOutside(table.state);
    table.seat(0).takes(use('honored-blade'));

    expect(table.state.fate).toEqual([4, 10]);
    expect(fateOutside(table.state)).toBe(before - 1);
  });

  test('L5R-COMP-f: what is gained comes out of it, from nobody', () => {
    const state = given({
      seats: [
        { fate: 2, honor: 8, play: ['doji-whisperer (fate 1)'] },
        { fate: 3, honor: 9 },
      ],
    });
    const rich = happen(state, { is: 'fateGained', seat: 0, amount: 2 }, { is: 'honorGained', seat: 0, amount: 1 });
    const poor = happen(
      rich.state,
      { is: 'fateRemoved', card: the(state, 'doji-whisperer'), amount: 1 },
      { is: 'honorLost', seat: 1, amount: 2 },
    );

    expect([rich.state.fate, rich.state.honor]).toEqual([
      [4, 3],
      [9, 9],
    ]);
    expect(fateOutside(rich.state)).toBe(fateOutside(state) + 2);
    expect([poor.state.fate, poor.state.honor]).toEqual([
      [4, 3],
      [9, 7],
    ]);
    expect(fateOutside(poor.state)).toBe(fateOutside(state) + 1);
  });
});
