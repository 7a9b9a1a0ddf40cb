import { isRefusal, present, refusalText } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { CardName } from '../facts/library.ts';
import { oath } from '../game.ts';
import { type OathTable, scenario } from '../testing/scenario.ts';
import { type Annal, annalOf, readAnnal } from './annal.ts';
import { importChronicle } from './exchange/exchange.ts';

/** Settles the chronicle: the first goal and suit, and what is built as the scenario says. */
function told(table: OathTable, build?: CardName): Annal {
  while (table.match.outcome === undefined) {
    const { question } = present(table.match.open[0], 'a question');
    const driver = table.player(present(table.state.players[question.seat], 'the player').colour);
    if (question.is === 'pick') driver.picks();
    else if (question.message.key === 'chronicleEdifice' && build !== undefined) driver.chooses(build);
    else if (question.message.key === 'chronicleEdifice') driver.declines();
    else if (question.is === 'choose') driver.takes({ ...present(question.options[0], 'an option') });
  }
  const annal = present(annalOf(table.match), 'the annal');
  expect(readAnnal(JSON.parse(JSON.stringify(annal)))).toEqual(annal);
  return annal;
}

describe('the annal of a game', () => {
  scenario('tells who won, by what, and how the map stood', ({ given, table }) => {
    given({
      phase: 'chronicle',
      won: { by: 'red', how: 'visionary', visions: ['faith'] },
      players: { red: { vision: 'faith' } },
      goal: 'people',
      round: 6,
      sites: {
        0: { site: 'plains', warbands: { purple: 2 } },
        2: { site: 'mountain', cards: ['longbows'], warbands: { red: 1 } },
        5: { site: 'mine', cards: ['fallen-spire'] },
      },
    });

    const annal = told(table);

    expect(annal).toMatchObject({ goal: 'people', winner: 1, how: 'visionary', vision: 'faith', round: 6 });
    expect(annal.players[1]).toEqual({ colour: 'red', role: 'exile' });
    expect(annal.map[0]).toEqual({ site: 'plains', ruler: 'purple' });
    expect(annal.map[2]).toEqual({ site: 'mountain', ruler: 'red' });
    expect(annal.map[5]).toEqual({
      site: 'mine',
      ruler: null,
      standing: { edifice: 'great-spire', state: 'ruined' },
    });
    expect(annal.map[1]).toEqual({ site: null, ruler: null });
    expect(annal).toMatchObject({ built: [], ruined: [], lost: ['great-spire'] });
  });

  scenario('tells what was built, and what fell into ruin', ({ given, table }) => {
    given({
      phase: 'chronicle',
      won: { by: 'purple', how: 'stableRegime' },
      sites: {
        0: { site: 'plains', cards: ['longbows'], warbands: { purple: 2 } },
        2: { site: 'mountain', cards: ['great-spire'] },
      },
    });

    expect(told(table, 'longbows')).toMatchObject({ built: ['sprawling-rampart'], ruined: ['great-spire'], lost: [] });
  });

  scenario(
    'OATH-8.3.1-a: tells of an edifice built on Salt the Earth where a site takes no cards',
    ({ given, table }) => {
      given({
        phase: 'chronicle',
        won: { by: 'purple', how: 'stableRegime' },
        sites: { 0: { site: 'drowned-city', cards: ['salt-the-earth'], warbands: { purple: 1 } } },
      });

      const { built, exchange } = told(table, 'salt-the-earth');

      expect(built).toEqual(['festival-district']);
      expect(oath.parseSetup({ seats: 2, exchange })).toMatchObject({
        chronicle: { map: [{ site: 'drowned-city', cards: ['festival-district'] }, {}, {}, {}, {}, {}, {}, {}] },
      });
    },
  );

  scenario('counts the denizens that came and left', ({ given, table }) => {
    given({ phase: 'chronicle', won: { by: 'purple', how: 'exhaustion' }, discards: { cradle: ['alchemist'] } });
    const before = new Set(Object.values(table.state.archive.denizens).flat());

    const { came, left } = told(table);

    expect(came).toHaveLength(6);
    for (const name of came) expect(before).toContain(name);
    expect(left).toContain('alchemist');
  });

  scenario('holds the world as the next game finds it', ({ given, table }) => {
    given({ phase: 'chronicle', won: { by: 'purple', how: 'stableRegime' } });

    const imported = importChronicle(told(table).exchange);

    if (isRefusal(imported)) throw new Error(refusalText(imported, 'en'));
    expect(imported.notices).toEqual([]);
    expect(imported.story).toMatchObject({ winner: 'purple', played: ['purple', 'red'] });
    const { next } = table.state;
    expect(imported.chronicle.world.toSorted()).toEqual(next?.world.toSorted());
    expect(imported.chronicle.map.map(({ site, cards }) => ({ site, cards }))).toEqual(
      next?.map.map(({ site, cards }) => ({ site, cards })),
    );
    expect(imported.chronicle).toMatchObject({ game: next?.game, goal: next?.goal, citizens: next?.citizens });
  });

  test('is read only if it is whole', () => {
    expect(readAnnal({ game: 1 })).toBeUndefined();
    expect(readAnnal(undefined)).toBeUndefined();
  });
});

describe('a game from an exchange string', () => {
  const SAMPLE =
    '030303000210Sample Chronicle2702020341520406FFFF1FFFFFFF0D7EC6FF1AFFFFFF1DFFFFFF0FC7DAFF28FFFFFF2CFFFFFF05D2032CD35A013703DBDCDD002003Ala';

  test('begins with the chronicle it tells', () => {
    expect(oath.parseSetup({ seats: 3, exchange: SAMPLE })).toMatchObject({
      seats: 3,
      chronicle: { game: 2, goal: 'devotion', citizens: ['blue'] },
    });
    expect(oath.parseSetup({ seats: 3, exchange: SAMPLE })).not.toHaveProperty('exchange');
  });

  test('is refused with what is wrong in it', () => {
    const refused = oath.parseSetup({ seats: 3, exchange: SAMPLE.slice(0, 60) });
    if (!isRefusal(refused)) throw new Error('accepted');
    expect(refusalText(refused, 'en')).toMatch(/character/u);
    expect(oath.parseSetup({ seats: 3, exchange: 7 })).toMatchObject({ problems: [{ at: 'exchange' }] });
  });
});
