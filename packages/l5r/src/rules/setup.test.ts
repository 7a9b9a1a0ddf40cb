import { cardOf, cardsIn, mayKnow, sightOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { conflictDeckOf, dynastyDeckOf, handOf, provinceAt, ROW, rowAt, strongholdOf } from '../zones.ts';
import { setUp } from './setup.ts';

const crane = ['the-art-of-peace', 'entrenched-position', 'night-raid', 'rally-to-the-cause', 'shameful-display'];
const lion = ['the-art-of-war', 'ancestral-lands', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'];
const dynasty = [
  'doji-whisperer',
  'savvy-politician',
  'brash-samurai',
  'cautious-scout',
  'asahina-artisan',
  'doji-challenger',
];
const conflict = ['banzai', 'charge', 'rout', 'outwit', 'court-games', 'for-shame'];
const card = (name: string) => ({ is: 'card', card: name });

type Table = ReturnType<typeof tableRunning>;

const begun = (first: 0 | 1 = 0): Table =>
  tableRunning(setUp({}), {
    first,
    phase: 'dynasty',
    seats: [
      { unlaid: crane, dynastyDeck: dynasty, conflictDeck: conflict, honor: 0, fate: 0 },
      { unlaid: lion, dynastyDeck: dynasty, conflictDeck: conflict, honor: 0, fate: 0 },
    ],
  });

/** Both players lay their provinces. */
function laid(table: Table): Table {
  table
    .seat(0)
    .takes(card('night-raid'))
    .orders(
      card('shameful-display'),
      card('entrenched-position'),
      card('the-art-of-peace'),
      card('rally-to-the-cause'),
    );
  table
    .seat(1)
    .takes(card('the-art-of-war'))
    .orders(...lion.slice(1).map(card));
  return table;
}

const rowOf = (table: Table, seat: 0 | 1) => ROW.flatMap((place) => cardsIn(table.state.table, rowAt(seat, place)));

describe('the set-up', () => {
  test('L5R-SETUP-3-b: the second player gains 1 fate', () => {
    expect(begun(0).state.fate).toEqual([0, 1]);
    expect(begun(1).state.fate).toEqual([1, 0]);
  });

  test('L5R-SETUP-5-a: in player order each picks the province under the stronghold, in secret', () => {
    const table = begun(1);
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('chooseStrongholdProvince').takes(card('pilgrimage'));
    const pilgrimage = the(table.state, 'pilgrimage');

    expect(cardOf(table.state.table, pilgrimage)).toMatchObject({ zone: provinceAt(1, 0), face: 'down' });
    expect(sightOf(table.state.table, pilgrimage, 0)).toEqual({ face: 'down' });
    expect(cardsIn(table.state.table, strongholdOf(1))).toHaveLength(1);
    table.leavesOpen(1);
  });

  test('L5R-SETUP-5-c: then the other four are laid facedown in an order of choice', () => {
    const table = laid(begun());

    expect(
      ROW.map((place) =>
        cardsIn(table.state.table, provinceAt(0, place)).map((id) => cardOf(table.state.table, id).printed),
      ),
    ).toEqual([['shameful-display'], ['entrenched-position'], ['the-art-of-peace'], ['rally-to-the-cause']]);
    table.leavesOpen(0);
  });

  test('L5R-INFO-c: a player may look at the own facedown provinces at any time, the other may not', () => {
    const table = laid(begun());
    const province = the(table.state, 'entrenched-position');

    expect([mayKnow(table.state.table, province, 0), mayKnow(table.state.table, province, 1)]).toEqual([true, false]);
    table.leavesOpen(0);
  });

  test('L5R-SETUP-6-a: each of the four provinces gets the top dynasty card facedown, the stronghold province none', () => {
    const table = laid(begun());

    expect(rowOf(table, 1).map((id) => cardOf(table.state.table, id))).toMatchObject(
      dynasty.slice(0, 4).map((printed) => ({ printed, face: 'down' })),
    );
    expect(cardsIn(table.state.table, rowAt(1, 0))).toEqual([]);
    table.leavesOpen(0);
  });

  test('L5R-SETUP-6-b: in player order each may look at these and mulligan any', () => {
    const table = laid(begun());
    table.seat(1).isNotAsked();
    table.seat(0).isAsked('mulligan.dynasty').mayTake(card('doji-whisperer')).picks();

    table.seat(1).isAsked('mulligan.dynasty');
  });

  test('L5R-INFO-d: nobody else sees them', () => {
    const table = laid(begun());
    const [first] = rowOf(table, 0);

    expect(first && [mayKnow(table.state.table, first, 0), mayKnow(table.state.table, first, 1)]).toEqual([
      true,
      false,
    ]);
    table.leavesOpen(0);
  });

  test('L5R-MULL-b: replaced cards do not come back at once, and end up in the deck', () => {
    const table = laid(begun());
    table.seat(0).picks(card('doji-whisperer'), card('brash-samurai'));

    const row = rowOf(table, 0).map((id) => String(cardOf(table.state.table, id).printed));
    expect(row).toEqual(['asahina-artisan', 'savvy-politician', 'doji-challenger', 'cautious-scout']);
    expect(
      cardsIn(table.state.table, dynastyDeckOf(0))
        .map((id) => String(cardOf(table.state.table, id).printed))
        .sort(),
    ).toEqual(['brash-samurai', 'doji-whisperer']);
    table.leavesOpen(1);
  });

  test('L5R-MULL-c: replacements are facedown, and who has passed is not asked again', () => {
    const table = laid(begun());
    table.seat(0).picks(card('doji-whisperer'));
    const [replacement] = cardsIn(table.state.table, rowAt(0, 1));

    expect(replacement && cardOf(table.state.table, replacement).face).toBe('down');
    table.seat(1).picks();
    table.seat(0).isAsked('mulligan.conflict');
  });

  test('L5R-MULL-d: their owner has not seen them', () => {
    const table = laid(begun());
    table.seat(0).picks(card('doji-whisperer'));
    const [replacement] = cardsIn(table.state.table, rowAt(0, 1));

    expect(replacement && mayKnow(table.state.table, replacement, 0)).toBe(false);
    table.leavesOpen(1);
  });

  test('L5R-SETUP-7-a: each draws 4 conflict cards', () => {
    const table = laid(begun());
    table.seat(0).picks();
    table.seat(1).picks();

    expect([0, 1].map((seat) => cardsIn(table.state.table, handOf(seat === 0 ? 0 : 1)).length)).toEqual([4, 4]);
    table.leavesOpen(0);
  });

  test('L5R-SETUP-7-b: in player order each may mulligan any of these', () => {
    const table = laid(begun());
    table.seat(0).picks();
    table.seat(1).picks();
    table.seat(0).isAsked('mulligan.conflict').picks(card('banzai'));

    expect(
      cardsIn(table.state.table, handOf(0))
        .map((id) => String(cardOf(table.state.table, id).printed))
        .sort(),
    ).toEqual(['charge', 'court-games', 'outwit', 'rout']);
    expect(cardsIn(table.state.table, conflictDeckOf(0))).toHaveLength(2);
    table.seat(1).isAsked('mulligan.conflict');
  });

  test('L5R-MULL-a: there is one mulligan for the provinces and one for the hand', () => {
    const table = laid(begun());
    table.seat(0).picks(card('doji-whisperer'));
    table.seat(1).picks();
    table.seat(0).picks(card('banzai'));
    table.seat(1).picks();

    table.seat(0).isAsked('pause');
  });

  test('L5R-SETUP-8: each receives the starting honor of the stronghold', () => {
    const table = laid(begun());
    table.seat(0).picks();
    table.seat(1).picks();
    table.seat(0).picks();
    table.seat(1).picks();

    expect(table.state.honor).toEqual([11, 12]);
    table.seat(0).isAsked('pause');
  });

  test('L5R-SETUP-9: having no honor before that loses nothing', () => {
    expect(begun().match.outcome).toBeUndefined();
    expect(laid(begun()).match.outcome).toBeUndefined();
  });

  test('L5R-INFO-g: stronghold and role lie faceup', () => {
    const table = begun();
    const [stronghold] = cardsIn(table.state.table, strongholdOf(1));

    expect(stronghold && mayKnow(table.state.table, stronghold, 0)).toBe(true);
    table.leavesOpen(0);
  });
});
