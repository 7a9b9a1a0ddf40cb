import { sandboxContract } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { tictactoe } from './game.ts';
import { tictactoeSandbox } from './sandbox.ts';

sandboxContract(tictactoe, tictactoeSandbox, {
  setups: [{ seats: 2 }],
  things: ['cell:0', 'cell:4'],
  runs: 400,
});

describe('signs on cells', () => {
  const before = { rows: ['x..', '.o.', '...'] };
  const sign = { is: 'sign', id: '0' };

  test('a sign is put into a free cell only', () => {
    expect(tictactoeSandbox.edit(before, { is: 'put', piece: sign, to: 'cell:8' })).toEqual({
      situation: { rows: ['x..', '.o.', '..x'] },
      thing: 'cell:8',
    });
    expect(tictactoeSandbox.edit(before, { is: 'put', piece: sign, to: 'cell:4' }).situation).toBe(before);
    expect(tictactoeSandbox.edit(before, { is: 'put', piece: { is: 'dog', id: '0' }, to: 'cell:8' }).situation).toBe(
      before,
    );
    expect(tictactoeSandbox.spots(before, { piece: sign }).map(({ spot }) => spot)).not.toContain('cell:4');
  });

  test('a sign moves from one cell to another and leaves the first one empty', () => {
    expect(tictactoeSandbox.edit(before, { is: 'move', thing: 'cell:0', to: 'cell:2' })).toEqual({
      situation: { rows: ['..x', '.o.', '...'] },
      thing: 'cell:2',
    });
  });

  test('TTT-TURN-a: what is wrong with a board is a sentence with its rule', () => {
    expect(tictactoeSandbox.problems({ rows: ['xx.', '...', '...'] })).toEqual([
      {
        text: {
          pl: '× ma 2, ○ ma 0. × zaczyna, więc może mieć najwyżej jeden więcej.',
          en: '× has 2, ○ has 0. × begins and can be at most one ahead.',
        },
        rule: 'TTT-TURN-a',
      },
    ]);
  });
});
