import { printedId } from '@kronika/kernel';
import { isPileOrderRead } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { burned } from '../cards/words/burning.ts';
import { type Described, happening, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { lastingBegun } from '../testing/lasting.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { deadOf } from '../zones.ts';
import { layer } from './layer.ts';
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

describe('characters that one change brings to STR 0', () => {
  /** These lose so much strength that it kills them. */
  const burning = (names: readonly string[], seats: NonNullable<Described['seats']>, by = 9) =>
    happening({ seats }, (state) => [
      lastingBegun(state, { cards: names.map((name) => the(state, name)) }, ...burned(by)),
    ]);
  const sisters = ['arya-stark', 'sansa-stark'];

  test('AGOT-ZONE-n: die together; no card of the game looks at the order in the pile, so nobody has to pick it', () => {
    const table = burning(sisters, [{ play: [...sisters] }, {}]);
    table.seat(0).isAsked('pause');

    expect(isPileOrderRead(layer.rules)).toBe(false);
    expect([...namesIn(table, deadOf(0))].sort()).toEqual(sisters);
  });

  test('AGOT-TIME-k, AGOT-TIME-l: share one window, which covers all of them', () => {
    const table = burning(sisters, [{ play: ['joffrey-baratheon', 'arya-stark'] }, { play: ['sansa-stark'] }]);
    const about = (name: string) => ({ ...use('joffrey-baratheon'), event: { is: 'leftPlay', card: name } });
    table.seat(0).mayTake(about('arya-stark')).mayTake(about('sansa-stark'));

    expect(namesIn(table, deadOf(0))).toEqual(['arya-stark']);
    expect(namesIn(table, deadOf(1))).toEqual(['sansa-stark']);
  });

  test('AGOT-SAVE-c: who is saved stays, and the others die', () => {
    const navigators = [{ hand: ['risen-from-the-sea'], play: ['salty-navigator', 'arya-stark'] }, {}];
    const table = burning(['salty-navigator', 'arya-stark'], navigators, 2);
    table.seat(0).takes(use('risen-from-the-sea'));

    expect(inPlay(table, 0)).toEqual(['salty-navigator + risen-from-the-sea (attachment)']);
    expect(namesIn(table, deadOf(0))).toEqual(['arya-stark']);
    table.seat(0).isAsked('pause');
  });
});
