import { describe, expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { scenario } from '../testing/scenario.ts';

describe('Exchanging the rule of sites', () => {
  const traders: OathSituation = {
    turn: 'red',
    players: { red: { favor: 1, advisers: ['deed-writer'], site: 5 }, blue: { warbands: 1, favor: 2, site: 5 } },
    sites: {
      0: { site: 'plains', warbands: { red: 2 } },
      2: { site: 'river', warbands: { blue: 1 } },
      3: { site: 'steppe', warbands: { red: 1 } },
    },
  };

  scenario(
    'OATH-10-exchange: the giver takes all warbands home, the new ruler puts one there',
    ({ given, red, blue, table }) => {
      given(traders);

      red
        .uses('deed-writer')
        .choosesPlayer('blue')
        .takes({ is: 'term', side: 'give', good: 'site', slot: 0 })
        .puts('want', 'favor', 2)
        .isDone();
      blue.accepts();

      expect(table.warbandsAt('plains')).toEqual({ blue: 1 });
      expect([red.warbands, blue.warbands, red.favor]).toEqual([2, 0, 3]);
    },
  );

  scenario('OATH-10-exchange: who has no warband for a site cannot be given it, nor two for one', ({ given, red }) => {
    given(traders);

    red.uses('deed-writer').choosesPlayer('blue').takes({ is: 'term', side: 'want', good: 'site', slot: 2 });
    red.mayNotTake({ is: 'done' });
    red.takes({ is: 'cancel' });
    red
      .uses('deed-writer')
      .choosesPlayer('blue')
      .takes({ is: 'term', side: 'give', good: 'site', slot: 0 })
      .mayTake({ is: 'done' });
    red.takes({ is: 'term', side: 'give', good: 'site', slot: 3 }).mayNotTake({ is: 'done' });
    red.takes({ is: 'cancel' });
  });

  scenario('OATH-6.6.3-a: Imperial players rule their sites together and have none to trade', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { role: 'citizen', favor: 1, warbands: 2, advisers: ['deed-writer'] } },
      sites: { 0: { site: 'plains', warbands: { purple: 2 } } },
    });

    red.uses('deed-writer');

    red.mayNotTake({ is: 'term', good: 'site' });
    red.takes({ is: 'cancel' });
  });
});

describe('What can be put into an exchange', () => {
  scenario('OATH-9.3-a: nobody gives more favor or secrets than they have', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1 }, blue: { secrets: 1, spentSecrets: 1 } },
      sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
    });

    red.uses('tinkers-fair').choosesPlayer('blue').puts('give', 'favor').mayNotTake({ is: 'term', side: 'give' });
    red.mayNotTake({ is: 'term', side: 'want', good: 'favor' });
    red.puts('want', 'secrets', 2).mayNotTake({ is: 'term', side: 'want' });
    red.takes({ is: 'cancel' });
  });

  scenario('OATH-7.6.3-a: what is put in once is not offered again', ({ given, red, blue }) => {
    given({
      turn: 'red',
      round: 3,
      players: { red: {}, blue: { relics: ['map'] } },
      sites: { 0: { site: 'the-tribunal', cards: ['tinkers-fair'] } },
    });

    red.uses('tinkers-fair').choosesPlayer('blue').takes({ is: 'term', side: 'want', good: 'relic', card: 'map' });
    red.mayNotTake({ is: 'term', side: 'want', good: 'relic' });
    red.takes({ is: 'cancel' });
    red.uses('the-tribunal').choosesPlayer('blue').promises('give', 'pay', 4, 2);
    red.mayNotTake({ is: 'promise', side: 'give', promise: 'pay' });
    red.mayTake({ is: 'promise', side: 'want', promise: 'pay' });
    red.takes({ is: 'cancel' });
    blue.isNotAsked();
  });

  scenario('OATH-10-exchange: a cancelled proposal is told to nobody', ({ given, red, blue, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1 }, blue: {} },
      sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
    });

    red.uses('tinkers-fair').choosesPlayer('blue').puts('give', 'favor').takes({ is: 'cancel' });

    blue.isNotAsked();
    expect(table.told('offered')).toEqual([]);
    expect(table.told('offerEnded')).toEqual([]);
  });

  scenario('OATH-10-exchange: who counters and then declines has refused', ({ given, red, blue, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1 }, blue: {} },
      sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
    });
    red.uses('tinkers-fair').choosesPlayer('blue').puts('give', 'favor').isDone();

    blue.counters().declines();

    expect(table.told('offerEnded')).toMatchObject([{ how: 'refused' }]);
    expect(red.favor).toBe(1);
  });

  scenario('OATH-7.6.3-b: later promises are told apart from earlier ones', ({ given, red, blue, table }) => {
    given({ turn: 'red', players: { red: { favor: 2 }, blue: { site: 2 } }, sites: { 0: 'the-tribunal', 2: 'river' } });
    for (const promise of ['noTravel', 'noCampaign'] as const) {
      red.uses('the-tribunal').choosesPlayer('blue').promises('give', promise, 2, 1).isDone();
      blue.accepts();
    }

    expect(table.state.agreements.map(({ id }) => id)).toEqual([1, 2]);
  });

  scenario('OATH-7.6.3-b: who is sent to a site by others breaks no promise', ({ given, red, blue, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2, site: 0 }, blue: { site: 2 }, purple: { site: 2 } },
      sites: {
        0: { site: 'the-tribunal' },
        1: { site: 'shrouded-wood', warbands: { purple: 1 } },
        2: { site: 'river', warbands: { blue: 1 } },
      },
    });
    red.uses('the-tribunal').choosesPlayer('blue').promises('give', 'noTravel', 2, 1).isDone();
    blue.accepts();
    red.travels('shrouded-wood').takes({ is: 'travel' });

    purple.choosesSite('river');

    expect(red.site).toBe('river');
    expect(red.favor).toBe(2);
    expect(table.state.agreements).toHaveLength(1);
  });
});
