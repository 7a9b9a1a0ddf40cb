import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { actions, use } from '../testing/card-table.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { dynastyDiscardOf, handOf, rowAt } from '../zones.ts';
import { playFromProvinces } from './dynasty-phase.ts';

type Seat = NonNullable<L5rSituation['seats'][0]>;

const dynastyDeck = ['akodo-gunso', 'brash-samurai', 'brash-samurai'];

const playing = (seat: Seat) =>
  tableRunning(playFromProvinces({ turn: 0, passed: [] }), { phase: 'dynasty', seats: [{ dynastyDeck, ...seat }, {}] });

const duplicate = (name: string) => use(name, 'duplicate');

describe('duplicates', () => {
  test('L5R-DUP-a: a copy in a province is discarded to put 1 fate on the unique character in play', () => {
    const table = playing({ play: ['doji-hotaru (fate 1)'], rows: [['doji-hotaru']] });
    table.seat(0).takes(duplicate('doji-hotaru'));

    expect(inPlay(table, 0)).toEqual(['doji-hotaru (fate 2)']);
    expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['doji-hotaru']);
  });

  test('L5R-DUP-a: that is the action: the other player comes next', () => {
    const table = playing({ play: ['doji-hotaru'], rows: [['doji-hotaru'], ['doji-hotaru']] });
    table.seat(0).takes(duplicate('doji-hotaru'));

    table.seat(0).isNotAsked();
    table.seat(1).isAsked('dynastyWindow').passes();
    table.seat(0).takes(duplicate('doji-hotaru'));
    expect(inPlay(table, 0)).toEqual(['doji-hotaru (fate 2)']);
  });

  test('L5R-DUP-a: a copy in hand will do', () => {
    const table = playing({ play: ['togashi-kazue'], hand: ['togashi-kazue'] });
    table.seat(0).takes(duplicate('togashi-kazue'));

    expect(inPlay(table, 0)).toEqual(['togashi-kazue (fate 1)']);
    expect(namesIn(table, handOf(0))).toEqual([]);
  });

  test('L5R-DUP-a: nothing is a duplicate of what the player has not in play, nor while it lies facedown', () => {
    playing({ rows: [['doji-hotaru']] })
      .seat(0)
      .mayNotTake(duplicate('doji-hotaru'));
    playing({ play: ['doji-hotaru'], rows: [['doji-hotaru (facedown)']] })
      .seat(0)
      .mayNotTake({ is: 'use' });
    const opponents = tableRunning(playFromProvinces({ turn: 0, passed: [] }), {
      phase: 'dynasty',
      seats: [{ rows: [['doji-hotaru']] }, { play: ['doji-hotaru'] }],
    });
    opponents.seat(0).mayNotTake(duplicate('doji-hotaru'));
  });

  test('L5R-DUP-b: the fate comes from the general pool', () => {
    const table = playing({ fate: 0, play: ['doji-hotaru'], rows: [['doji-hotaru']] });
    table.seat(0).takes(duplicate('doji-hotaru'));

    expect(table.state.fate).toEqual([0, 10]);
    expect(inPlay(table, 0)).toEqual(['doji-hotaru (fate 1)']);
  });

  test('L5R-DUP-d: the province it came from is refilled', () => {
    const table = playing({
      play: ['doji-hotaru'],
      rows: [['moto-youth'], ['doji-hotaru']],
    });
    table.seat(0).takes(duplicate('doji-hotaru'));

    expect(namesIn(table, rowAt(0, 2))).toEqual(['akodo-gunso']);
  });

  test('L5R-DUP-e: only unique characters can be duplicated', () => {
    const table = playing({ play: ['moto-youth'], rows: [['moto-youth'], ['favorable-ground'], ['favorable-ground']] });

    table
      .seat(0)
      .mayTake(use('moto-youth', 'playFromProvince'))
      .mayNotTake(duplicate('moto-youth'))
      .mayNotTake(duplicate('favorable-ground'));
  });

  test('L5R-DUP-e: not one that is in play as an attachment', () => {
    const table = playing({ play: ['moto-youth + togashi-kazue'], hand: ['togashi-kazue'] });

    table.seat(0).mayNotTake(duplicate('togashi-kazue'));
  });

  test('L5R-DUP-e: and only in step 1.4', () => {
    for (const phase of ['draw', 'conflict', 'fate', 'regroup'] as const) {
      const table = actions({
        phase,
        windows: 'open',
        seats: [{ play: ['doji-hotaru'], rows: [['doji-hotaru']], hand: ['doji-hotaru'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(duplicate('doji-hotaru'));
    }
  });
});
