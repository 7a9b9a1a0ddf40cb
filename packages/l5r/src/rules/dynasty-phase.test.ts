import { cardOf, cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { played, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { playOf, rowAt } from '../zones.ts';
import { dynastyPhase, playFromProvinces } from './dynasty-phase.ts';

type Table = ReturnType<typeof tableRunning>;

const phase = (seats: L5rSituation['seats'], more: Partial<L5rSituation> = {}) =>
  tableRunning(dynastyPhase({}), { seats, phase: 'dynasty', ...more });
const playing = (seats: L5rSituation['seats'], more: Partial<L5rSituation> = {}) =>
  tableRunning(playFromProvinces({ turn: more.first ?? 0, passed: [] }), { seats, phase: 'dynasty', ...more });
const inPlay = (table: Table, seat: 0 | 1) =>
  cardsIn(table.state.table, playOf(seat)).map((id) => cardOf(table.state.table, id).printed);
const at = (table: Table, seat: 0 | 1, place: 1 | 2) =>
  cardsIn(table.state.table, rowAt(seat, place)).map((id) => {
    const { printed, face } = cardOf(table.state.table, id);
    return `${printed} ${face}`;
  });

describe('revealing', () => {
  const rows: L5rSituation['seats'] = [
    { rows: [['doji-whisperer (facedown)'], ['favorable-ground (facedown)']] },
    { rows: [['matsu-berserker (facedown)']] },
  ];

  test('L5R-1.2-a: the facedown dynasty cards are turned up in player order, one at a time from left to right', () => {
    const table = phase(rows, { first: 1 });

    const revealed = table.happened.flatMap(({ event }) =>
      event.is === 'revealed' && 'card' in event ? [event.card] : [],
    );
    expect(revealed).toEqual(
      ['matsu-berserker', 'doji-whisperer', 'favorable-ground'].map((name) => the(table.state, name)),
    );
  });

  test('L5R-1.2-b: each is an event of its own', () => {
    expect(phase(rows).happened.filter(({ event }) => event.is === 'revealed')).toHaveLength(3);
  });

  test('L5R-1.2-c: a revealed character is not in play', () => {
    expect(inPlay(phase(rows), 0)).toEqual([]);
  });
});

describe('collecting fate', () => {
  test('L5R-1.3-a: each player gets the fate value of the stronghold', () => {
    expect(phase([{ fate: 0 }, { fate: 0 }]).state.fate).toEqual([7, 7]);
  });

  test('L5R-1.3-b: unspent fate stays', () => {
    expect(phase([{ fate: 3 }, { fate: 1 }]).state.fate).toEqual([10, 8]);
  });
});

describe('playing from provinces', () => {
  const seats: L5rSituation['seats'] = [
    { fate: 5, rows: [['doji-whisperer'], ['savvy-politician']], dynastyDeck: ['asahina-artisan', 'brash-samurai'] },
    { fate: 5, rows: [['matsu-berserker']], dynastyDeck: ['ikoma-prodigy'] },
  ];

  test('L5R-1.4-d: the cost is paid, the character enters ready at home, and the province is refilled facedown', () => {
    const table = playing(seats);
    table.seat(0).takes(played('doji-whisperer', 0));

    expect(table.state.fate[0]).toBe(4);
    expect(cardOf(table.state.table, the(table.state, 'doji-whisperer'))).toMatchObject({
      stance: 'ready',
      at: 'home',
      fate: 0,
    });
    expect(at(table, 0, 1)).toEqual(['asahina-artisan down']);
  });

  test('L5R-CHAR-c: its player may place fate from the own pool on it', () => {
    const table = playing(seats);
    table.seat(0).takes(played('doji-whisperer', 3));

    expect(table.state.fate[0]).toBe(1);
    expect(cardOf(table.state.table, the(table.state, 'doji-whisperer')).fate).toBe(3);
  });

  test('L5R-FATE-d: the amount is settled with the play and limited by what the cost leaves', () => {
    const table = playing(seats);

    for (const fate of [0, 1, 2, 3, 4]) table.seat(0).mayTake(played('doji-whisperer', fate));
    table.seat(0).mayNotTake(played('doji-whisperer', 5)).takes(played('doji-whisperer', 4));

    expect(table.state.fate[0]).toBe(0);
    expect(inPlay(table, 0)).toEqual(['doji-whisperer']);
  });

  test('L5R-CHAR-d: it has ordinary personal honor', () => {
    const table = playing(seats);
    table.seat(0).takes(played('doji-whisperer', 0));

    expect(cardOf(table.state.table, the(table.state, 'doji-whisperer')).status).toBe('ordinary');
  });

  test('L5R-COST-a: what costs more than the pool cannot be played', () => {
    const table = playing([{ fate: 1, rows: [['doji-whisperer'], ['doji-hotaru']] }, {}]);

    table.seat(0).mayTake(use('doji-whisperer')).mayNotTake(use('doji-hotaru'));
  });

  test('L5R-1.4-a: the players alternate, beginning with the first player', () => {
    const table = playing(seats, { first: 1 });
    table.seat(1).takes(played('matsu-berserker', 0));

    table.seat(0).isAsked('dynastyWindow').takes(played('doji-whisperer', 0));
    table.seat(1).isAsked('dynastyWindow');
  });

  test('L5R-1.4-f: passing is final', () => {
    const table = playing(seats);
    table.seat(0).passes();
    table.seat(1).takes(played('matsu-berserker', 0));

    table.seat(0).isNotAsked();
    table.seat(1).isAsked('dynastyWindow');
  });

  test('L5R-1.4-g: the first to pass gains 1 fate, the second nothing', () => {
    const table = playing(seats);
    table.seat(0).passes();
    table.seat(1).passes();

    expect(table.state.fate).toEqual([6, 5]);
    table.seat(0).isAsked('pause');
  });

  test('L5R-1.4-h: the other goes on until he or she passes too', () => {
    const table = playing(seats);
    table.seat(1).isNotAsked();
    table.seat(0).takes(played('doji-whisperer', 0));
    table.seat(1).passes();
    table.seat(0).takes(played('savvy-politician', 0));

    table.seat(0).isAsked('dynastyWindow').passes().isAsked('pause');
  });

  test('L5R-1.4-e: a broken province can be played from and is refilled', () => {
    const provinces = [
      'the-art-of-peace',
      'entrenched-position (broken)',
      'night-raid',
      'rally-to-the-cause',
      'shameful-display',
    ];
    const table = playing([{ provinces, rows: [['doji-whisperer']], dynastyDeck: ['asahina-artisan'] }, {}]);
    table.seat(0).takes(played('doji-whisperer', 0));

    expect(at(table, 0, 1)).toEqual(['asahina-artisan down']);
  });

  test('L5R-REFILL-d: so broken provinces are refilled as well', () => {
    const provinces = [
      'the-art-of-peace',
      'entrenched-position',
      'night-raid (broken)',
      'rally-to-the-cause',
      'shameful-display',
    ];
    const table = playing([{ provinces, rows: [[], ['doji-whisperer']], dynastyDeck: ['asahina-artisan'] }, {}]);
    table.seat(0).takes(played('doji-whisperer', 0));

    expect(at(table, 0, 2)).toEqual(['asahina-artisan down']);
  });

  test('L5R-REFILL-g: a card refilled facedown cannot be played', () => {
    const table = playing(seats);
    table.seat(0).takes(played('doji-whisperer', 0));
    table.seat(1).passes();

    table.seat(0).mayTake(use('savvy-politician')).mayNotTake(use('asahina-artisan'));
  });

  test('L5R-UNIQUE-b: a unique character cannot be played beside a copy of it', () => {
    const table = playing([
      { fate: 9, play: ['doji-hotaru'], rows: [['doji-hotaru'], ['doji-whisperer']] },
      { play: ['doji-hotaru'] },
    ]);

    table
      .seat(0)
      .mayTake(use('doji-whisperer'))
      .mayNotTake({ ...use('doji-hotaru'), ability: 'playFromProvince' });
  });

  test('L5R-UNIQUE-a: both players may each have one', () => {
    const table = playing([{ fate: 9, rows: [['doji-hotaru']] }, { play: ['doji-hotaru'] }]);

    table.seat(0).mayTake(use('doji-hotaru'));
  });
});
