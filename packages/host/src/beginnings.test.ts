import { type MatchRecord, present, type SeatId, seatsOf } from '@kronika/kernel';
import type { LogEntry, Role } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { documentFor, viewerOf } from './documents.ts';
import { HostedTable } from './hosted-table.ts';
import { NOBODY } from './presence.ts';
import { gameCalled, House, headerFor, people } from './testing/house.ts';
import { RandomPlay } from './testing/random-play.ts';

const PAIR = { game: 'skirmish', seats: people('Ala', 'Ola') };
const SITUATION = { seats: [{ field: ['knight'], hand: ['banner'] }, { field: ['militia'] }] };

/** The record of a match that went on for so many steps. */
async function recorded(steps: number, plan = PAIR): Promise<MatchRecord> {
  const house = new House(plan, 'recorded');
  const play = new RandomPlay(await house.clients(...seatsOf(plan.seats.length)), 'recorded', house.time);
  for (let step = 0; step < steps && !play.isOver; step += 1) await play.step();
  return present(house.live.table.record(), 'the record');
}

function shown(table: HostedTable) {
  const roles: readonly Role[] = [{ is: 'seat', seat: 0 }, { is: 'seat', seat: 1 }, { is: 'spectator' }];
  return roles.map((role) => ({
    document: documentFor(table, role, NOBODY),
    log: table.linesFor(viewerOf(table, role)),
  }));
}

function refusalOf(plan: object): string {
  const header = headerFor(plan);
  const table = HostedTable.found(gameCalled(header.game), header);
  if (table instanceof HostedTable) throw new Error('the table was not refused');
  return table.because.text.en;
}

async function goOn(house: House, steps: number): Promise<void> {
  const play = new RandomPlay(await house.clients(0, 1), 'on', house.time);
  for (let step = 0; step < steps && !play.isOver; step += 1) await play.step();
}

/** What the engine told, without what concerns the people. */
function eventsIn(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.filter(({ is }) => is === 'event');
}

describe('a table that begins at a situation', () => {
  const plan = { ...PAIR, beginning: { is: 'situation', situation: SITUATION } };

  test('is that situation, and says so', async () => {
    const house = new House(plan);
    const ala = await house.client(0);

    expect(JSON.stringify(ala.document.match?.board)).toContain('knight');
    expect(ala.document.beginning).toBe('situation');
    expect(ala.lines).toContain('The match begins at a described situation.');
  });

  test('is taken up again as it was left, snapshot or not', async () => {
    const house = new House(plan);
    await goOn(house, 12);
    await house.writeSnapshot();
    await goOn(house, 3);

    expect(shown(house.loaded())).toEqual(shown(house.live.table));
    expect(shown(house.loaded(house.journal.journalOnly))).toEqual(shown(house.live.table));
    expect(house.live.table.record()).toMatchObject({ start: { is: 'situation', situation: SITUATION } });
  });

  test('is refused where the game does not know such a situation', () => {
    const at = (situation: unknown) => refusalOf({ ...PAIR, beginning: { is: 'situation', situation } });

    expect(at({ seats: [{ field: ['knigt'] }, {}] })).toContain('there is no card "knigt"; did you mean knight?');
    expect(at('anything')).toContain('cannot be used');
  });

  test('is refused with another number of seats, or with what nobody needs', () => {
    expect(refusalOf({ ...plan, game: 'trio' })).toContain('expected 3 seats');
    expect(refusalOf({ ...plan, options: { windows: 'open' } })).toContain('options.windows');
    expect(refusalOf({ ...plan, seats: [{ is: 'me', name: 'Ala', brings: 'deck' }, ...people('Ola')] })).toContain(
      'seats.0.brings',
    );
  });
});

describe('a situation that the rules do not allow', () => {
  const pair = { game: 'l5r', seats: people('Ala', 'Ola') };
  const describing = (situation: object) => ({ ...pair, beginning: { is: 'situation', situation } });

  test.each([
    [
      'a card where such cards do not lie',
      { seats: [{ conflictDeck: ['akodo-toturi'] }, {}] },
      'Akodo Toturi cannot lie here: conflict deck, Player 1. (L5R-ZONE-a)',
    ],
    [
      'a unique character twice',
      { seats: [{ play: ['akodo-toturi', 'akodo-toturi'] }, {}] },
      'Akodo Toturi is unique, and Player 1 has more than one in play. (L5R-UNIQUE-a)',
    ],
    [
      'a ring of both players',
      { seats: [{ rings: ['air'] }, { rings: ['air'] }] },
      'Both players have the Air Ring; only one can. (L5R-RING-a)',
    ],
  ])('is refused with its rule: %s', (_, situation, because) => {
    expect(refusalOf(describing(situation))).toBe(`This situation cannot be played. ${because}`);
  });

  test('is refused with the first reasons, and with how many there are besides', () => {
    const hand = ['akodo-toturi', 'matsu-beiona', 'moto-horde', 'hida-kisada', 'doji-hotaru'];

    expect(refusalOf(describing({ seats: [{ hand }, {}] }))).toMatch(
      /Moto Horde.* There is more; further reasons: 2\.$/,
    );
  });

  test('is refused in a record, too, but not what the rules allow', async () => {
    const house = new House(describing({ seats: [{ play: ['akodo-toturi'] }, {}] }), 'allowed');
    await house.clients(0, 1);
    const record = present(house.live.table.record(), 'the record');
    const situation = { seats: [{ play: ['akodo-toturi', 'akodo-toturi'] }, {}] };
    const altered = { ...record, start: { is: 'situation', situation } };

    expect(refusalOf({ ...pair, beginning: { is: 'record', record: altered, decisions: 0 } })).toContain(
      'L5R-UNIQUE-a',
    );
  });
});

describe('a table that begins at a moment of a record', () => {
  test('goes on from there, with the log of what was before', async () => {
    const record = await recorded(40);
    const house = new House({ ...PAIR, beginning: { is: 'record', record, decisions: 20 } });
    const ala = await house.client(0);
    const before = new House(PAIR, 'recorded');
    const play = new RandomPlay(await before.clients(0, 1), 'recorded', before.time);
    while ((before.live.table.recorder?.match.decisions ?? 0) < 20) await play.step();
    const told = eventsIn((await before.client(0)).log);

    expect(ala.document.match?.decisions).toBe(20);
    expect(ala.document.you.undo).toBe('nothing');
    expect(eventsIn(ala.log)).toEqual(told);
    expect(ala.lines.at(-1)).toContain('From here it is a new match');
    await goOn(house, 10);
    expect(house.live.table.record()?.stretches).toContainEqual(
      expect.objectContaining({ because: 'branch', from: 20 }),
    );
  });

  test.each([0, 20])('after %i decisions is taken up again as it was left, snapshot or not', async (decisions) => {
    const house = new House({ ...PAIR, beginning: { is: 'record', record: await recorded(40), decisions } });
    expect(shown(house.loaded())).toEqual(shown(house.live.table));
    await goOn(house, 12);
    await house.writeSnapshot();
    await goOn(house, 3);

    expect(shown(house.loaded())).toEqual(shown(house.live.table));
    expect(shown(house.loaded(house.journal.journalOnly))).toEqual(shown(house.live.table));
  });

  test('tells who waits for the others all of it when they have come', async () => {
    const beginning = { is: 'record', record: await recorded(40), decisions: 20 };
    const house = new House({ ...PAIR, seats: [...people('Ala'), { is: 'open' }], beginning });
    const ala = await house.client(0);
    expect(ala.document).toMatchObject({ status: 'gathering', beginning: 'record' });

    const seat: SeatId | object = await house.live.sit({ name: 'Ola', holder: 'Ola', brings: 'a deck nobody needs' });

    expect(seat).toBe(1);
    expect(ala.document.match?.decisions).toBe(20);
    expect(ala.lines).toEqual((await house.client(0)).lines);
    expect(shown(house.loaded())).toEqual(shown(house.live.table));
  });

  test('can be played again from the same moment', async () => {
    const beginning = { is: 'record', record: await recorded(40), decisions: 20 };
    const house = new House({ ...PAIR, beginning });
    const [ala, ola] = await house.clients(0, 1);
    await ala?.ask({ is: 'resign' });
    await ala?.ask({ is: 'rematch' });
    await ola?.ask({ is: 'rematch' });

    const again = present(house.founded[0], 'the next table');
    expect(again).toMatchObject({ beginning: { is: 'record', decisions: 20 } });
    expect(HostedTable.found(gameCalled('skirmish'), again)).toBeInstanceOf(HostedTable);
  });

  test('is refused with a reason', async () => {
    const record = await recorded(30);
    const at = (decisions: number, of: unknown = record) =>
      refusalOf({ ...PAIR, beginning: { is: 'record', record: of, decisions } });

    expect(at(record.end.decisions + 1)).toContain(`expected 0 to ${record.end.decisions}`);
    expect(at(3, await recorded(6, { game: 'trio', seats: people('Ala', 'Ola', 'Ela') }))).toContain(
      'of the game trio',
    );
    const older = record.stretches.map((stretch) => ({ ...stretch, rules: 99 }));
    expect(at(3, { ...record, stretches: older })).toContain('rules version 99');
    expect(() => at(3, { ...record, version: 99 })).toThrow('version 99');
    expect(() => at(-1)).toThrow();
    expect(() => at(3, 'no record')).toThrow();
  });
});
