import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { burned } from '../cards/words/burning.ts';
import { given, the } from '../testing/given.ts';
import { settle } from './settle.ts';

test('AGOT-CONST-b: a character without STR is not killed again while it is leaving play', () => {
  const state = given({ seats: [{ play: ['viserys-targaryen'] }, {}] });
  const viserys = the(state, 'viserys-targaryen');
  const source = { self: viserys, printed: printedId('dracarys'), key: 'action' };
  const burning = {
    ...state,
    lasting: [{ number: 1, source, by: 1, cards: [viserys], seats: [], gives: burned(1), until: 'endOfGame' }],
  } as const;

  expect(settle(burning, () => false)).toMatchObject({ flow: 'agot/leave-doomed', vars: { card: viserys } });
  expect(settle(burning, (card) => card === viserys)).toBeUndefined();
});
