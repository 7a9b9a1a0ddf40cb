import { describe, expect, test } from 'vitest';
import { happening } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { killing, leaving } from '../verbs/leaving.ts';
import { discardOf } from '../zones.ts';

const saved = { is: 'use', ability: 'duplicateSaves' };
const twice = { seats: [{ play: ['bran-stark (power 1) + bran-stark (duplicate) + bran-stark (duplicate)'] }, {}] };

describe('duplicates', () => {
  test('AGOT-DUP-c, AGOT-SAVE-e: one is discarded and the card keeps everything', () => {
    const table = happening(twice, (state) => [killing(state, the(state, 'bran-stark'))]);
    table.seat(0).takes(saved).isAsked('pause');

    expect(inPlay(table, 0)).toEqual(['bran-stark (power 1) + bran-stark (duplicate)']);
    expect(namesIn(table, discardOf(0))).toEqual(['bran-stark']);
  });

  test('AGOT-DUP-d: save from returning to hand, too', () => {
    const table = happening(twice, (state) => [
      leaving(state, the(state, 'bran-stark'), { to: 'hand', how: 'returned' }),
    ]);
    table.seat(0).takes(saved).isAsked('pause');

    expect(inPlay(table, 0)).toEqual(['bran-stark (power 1) + bran-stark (duplicate)']);
  });

  test('AGOT-SAVE-b, AGOT-SAC-c: do not save from what cannot be saved from', () => {
    for (const how of ['discarded', 'sacrificed'] as const) {
      const table = happening(twice, (state) => [
        leaving(state, the(state, 'bran-stark'), { to: 'discard', how, save: 'impossible' }),
      ]);
      table.seat(0).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([]);
    }
  });
});
