import { cardsIn, present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { actions, happening, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { killing, leaving } from '../verbs/leaving.ts';
import { discardOf, handOf, plotDeckOf } from '../zones.ts';

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

/** A character that wears an attachment with a duplicate under it. */
function armed(plot: string, bearer: string) {
  const table = actions({
    phase: 'marshaling',
    seats: [{ plot, plotDeck: ['taxation'], hand: ['widows-wail'], play: [`${bearer} + widows-wail`] }, {}],
  });
  table.seat(0).takes(use('widows-wail')).isAsked('pause');
  return table.state;
}

describe('what is on a card', () => {
  test('AGOT-LEAVE-e: is not saved from leaving together with it', () => {
    const state = armed('taxation', 'joffrey-baratheon');
    const after = happen(state, killing(state, the(state, 'joffrey-baratheon')));

    expect(inPlay(after, 0)).toEqual([]);
    expect(namesIn(after, handOf(0))).toEqual(['widows-wail']);
    expect(namesIn(after, discardOf(0))).toEqual(['widows-wail']);
  });

  test('AGOT-ATT-g, AGOT-SAVE-c: is not saved from being discarded where it may not be', () => {
    const state = armed('fortified-position', 'drowned-men');
    const [next] = cardsIn(state.table, plotDeckOf(0));
    const after = happen(state, { is: 'plotsRevealed', plots: [present(next, 'the next plot')] });

    expect(inPlay(after, 0)).toEqual(['drowned-men']);
    expect(namesIn(after, discardOf(0))).toHaveLength(2);
  });
});
