import { insteadOfIt, on, type When } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { actions, card, happening, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay, skills } from '../testing/shown.ts';
import { leaving } from '../verbs/leaving.ts';
import { define } from './card-definition.ts';

const otherLeaves: When<L5rState, L5rEvent> = on('leftPlay', (_, { card: left }, { ability }) => left !== ability.self);

/**
 * All replacements of the core set belong to "would" interrupts, which change what is about to happen (L5R-WOULD-b).
 * The plain ones of the rule are therefore on cards without a text here: instead of leaving, something is gained.
 */
define({
  'eager-scout': {
    abilities: {
      interrupt: {
        is: 'interrupt',
        when: otherLeaves,
        effect: (_, now) => insteadOfIt(now, { is: 'fateGained', seat: 0, amount: 1 }),
      },
    },
  },
  'doji-whisperer': {
    abilities: {
      interrupt: {
        is: 'interrupt',
        when: otherLeaves,
        effect: (_, now) => insteadOfIt(now, { is: 'fateGained', seat: 0, amount: 3 }),
      },
    },
  },
  'serene-warrior': {
    abilities: {
      interrupt: { is: 'interrupt', when: otherLeaves, effect: () => ({ is: 'honorGained', seat: 0, amount: 1 }) },
    },
  },
});

const youthLeaves = (...play: readonly string[]) =>
  happening(
    {
      conflict: { attacker: 0, type: 'military', ring: 'air' },
      seats: [{ fate: 0, play: ['moto-youth (in conflict)', ...play] }, {}],
    },
    (state) => [leaving(state, the(state, 'moto-youth'), { to: 'discard', how: 'discarded', rule: 'L5R-LEAVE-a' })],
  );

describe('replacement effects', () => {
  test('L5R-REPL-a: something else happens in place of the condition', () => {
    const table = youthLeaves('eager-scout');
    table.seat(0).takes(use('eager-scout'));

    expect(inPlay(table, 0)).toEqual(['moto-youth (in conflict)', 'eager-scout']);
    expect(table.state.fate[0]).toBe(1);
  });

  test('L5R-REPL-a: when it would resolve, after all interrupts', () => {
    const table = youthLeaves('eager-scout', 'serene-warrior');
    table.seat(0).takes(use('eager-scout')).takes(use('serene-warrior'));

    const gains = table.happened.map(({ event }) => event.is).filter((is) => is.endsWith('Gained'));
    expect(gains).toEqual(['honorGained', 'fateGained']);
  });

  test('L5R-REPL-a: the condition counts as having occurred', () => {
    const table = youthLeaves('eager-scout', 'vengeful-berserker (in conflict)');
    table.seat(0).takes(use('eager-scout')).takes(use('vengeful-berserker'));

    expect(skills(table, 'vengeful-berserker')).toEqual([6, 0]);
    expect(inPlay(table, 0)).toContain('moto-youth (in conflict)');
  });

  test('L5R-REPL-a: a cost that is replaced is paid', () => {
    const table = actions({
      seats: [
        { hand: ['calling-in-favors'], play: ['moto-youth', 'brash-samurai'] },
        { play: ['young-rumormonger + fine-katana'] },
      ],
    });
    table.seat(0).takes(use('calling-in-favors')).picks(card('moto-youth'));
    table.seat(1).takes(use('young-rumormonger'));

    expect(inPlay(table, 0)).toEqual(['moto-youth + fine-katana', 'brash-samurai (dishonored)']);
  });

  test.each([
    ['eager-scout', 'doji-whisperer', 3],
    ['doji-whisperer', 'eager-scout', 1],
  ])('L5R-REPL-b: of %s and %s the last one is used', (first, last, fate) => {
    const table = youthLeaves('eager-scout', 'doji-whisperer');
    table.seat(0).takes(use(first)).takes(use(last));

    expect(table.state.fate[0]).toBe(fate);
    expect(inPlay(table, 0)).toContain('moto-youth (in conflict)');
  });

  test('L5R-REPL-b: so it is with rumors that go from one to the other', () => {
    const table = happening(
      { seats: [{ play: ['young-rumormonger'] }, { play: ['moto-youth', 'brash-samurai', 'young-rumormonger'] }] },
      (state) => [{ is: 'dishonored', card: the(state, 'moto-youth') }],
    );
    table.seat(0).takes(use('young-rumormonger')).picks(card('brash-samurai'));
    table.seat(1).takes(use('young-rumormonger')).picks(card('young-rumormonger'));

    expect(inPlay(table, 1)).toEqual(['moto-youth', 'brash-samurai', 'young-rumormonger (dishonored)']);
  });
});
