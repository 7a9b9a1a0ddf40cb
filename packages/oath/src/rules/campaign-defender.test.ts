import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('whom a campaign is against', () => {
  scenario('OATH-5.5.1-a: a campaign costs 2 Supply', ({ given, red }) => {
    given({ turn: 'red', players: { red: { supply: 5 }, purple: { site: 'river' } } });

    red.campaigns('bandits').isAsked('targets');

    expect(red.supply).toBe(3);
  });

  scenario('OATH-5.5.1-a: without 2 Supply there is no campaign', ({ given, red }) => {
    given({ turn: 'red', players: { red: { supply: 1 }, purple: { site: 'river' } } });

    red.mayNotTake({ is: 'campaign' });
  });

  scenario(
    'OATH-5.5.1-a, OATH-5.5.1-c: the defender rules the site or stands there, and bandits do neither',
    ({ given, red, purple, blue }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: {}, purple: { site: 'river' }, yellow: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      expect(red.offered('defender')).toEqual([blue.seat, purple.seat]);
    },
  );

  scenario(
    'OATH-5.5.1-b, OATH-X-5: by the Polish law the bandits of a lawless site must be the defender',
    ({ given, red }) => {
      given({ turn: 'red', edition: 'pl', players: { red: {}, blue: {}, purple: { site: 'river' } } });

      expect(red.offered('defender')).toEqual(['bandits']);
    },
  );

  scenario(
    'OATH-5.5.1-b, OATH-X-5: by the English law they may be, and so may who stands there',
    ({ given, red, blue }) => {
      given({ turn: 'red', edition: 'en', players: { red: {}, blue: {}, purple: { site: 'river' } } });

      expect(red.offered('defender')).toEqual(['bandits', blue.seat]);
    },
  );

  scenario('OATH-5.5.1-j: who rules the own site alone finds only players there to fight', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });

    expect(red.offered('defender')).toEqual([blue.seat]);
  });

  scenario('OATH-5.5.1-j: with nobody else there no campaign is possible', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });

    red.mayNotTake({ is: 'campaign' });
  });

  scenario('OATH-5.5.1-d: a player without warbands may campaign', ({ given, rolls, red, table }) => {
    given({ turn: 'red', players: { red: { warbands: 0 }, purple: { site: 'river' } } });
    rolls({ attack: [], defence: ['blank'] });

    red.campaigns('bandits').isDone();

    expect(table.told('diceSet')).toMatchObject([{ attack: 0 }]);
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
  });

  scenario('OATH-5.5.1-e: bandits are fought over any sites they rule, and over nothing else', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: { site: 'river' } },
      sites: { 0: 'lush-coast', 2: 'river', 5: { site: 'fertile-valley', warbands: { purple: 1 } }, 6: 'plains' },
    });

    red.campaigns('bandits');

    expect(red.offered('target')).toEqual([
      { is: 'site', slot: 2 },
      { is: 'site', slot: 6 },
    ]);
  });

  scenario(
    'OATH-5.5.1-i: defender, targets, dice and plans are settled in this order',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 2, advisers: ['longbows'] },
          purple: { site: 'lush-coast', advisers: ['wrestlers'], warbands: 1 },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple').isAsked('targets');
      red.isDone().isAsked('attackDice');
      red.says(1).isAsked('plans');
      red.isDone();
      purple.isAsked('plans');
      expect(table.told('attackRolled')).toEqual([]);
      purple.isDone();

      const order = ['campaignBegan', 'targetsDeclared', 'diceSet', 'defenceRolled', 'attackRolled', 'campaignDecided'];
      expect(table.kinds.filter((kind) => order.includes(kind))).toEqual(order);
    },
  );
});

describe('campaigns among Imperial players', () => {
  scenario(
    'OATH-5.5.1-f: a Citizen who attacks the Chancellor loses the rule of Imperial sites and their plans',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', warbands: 2 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 }, cards: ['longbows'] } },
      });

      red.campaigns('purple').says(2);

      // The plan is the Chancellor's now, and not the Citizen's.
      purple.isAsked('plans').mayTake({ is: 'plan', card: 'longbows' });
      expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'site', slot: 0 }] }]);
    },
  );

  scenario(
    'OATH-5.5.1-f: against others the same Citizen rules the Imperial sites and uses their plans',
    ({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', warbands: 2 }, purple: { site: 'river' }, blue: {} },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 }, cards: ['longbows'] } },
      });

      red.campaigns('blue').says(2);

      red.isAsked('plans').mayTake({ is: 'plan', card: 'longbows' });
    },
  );

  scenario('OATH-5.5.1-f: the purple warbands of the own board are the force all the same', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { role: 'citizen', warbands: 3 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').isAsked('attackDice');

    expect(red.offered('number')).toEqual([0, 3]);
  });

  scenario(
    'OATH-5.5.1-f: warbands of an Imperial site do not join a Citizen who attacks the Chancellor',
    ({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', warbands: 1, secrets: 1, favor: 2 }, purple: { site: 'lush-coast' } },
        sites: {
          0: 'lush-coast',
          2: { site: 'river', warbands: { purple: 4 }, cards: ['captains'] },
        },
      });

      red.uses('captains').isAsked('attackDice');

      expect(red.offered('number')).toEqual([0, 1]);
    },
  );

  scenario(
    'OATH-5.5.1-g, OATH-5.5.1-h: a Citizen whom the Chancellor attacks rules no Imperial site and has no Ally',
    ({ given, red, purple, table }) => {
      given({
        turn: 'purple',
        players: {
          purple: { warbands: 2 },
          red: { role: 'citizen', warbands: 1 },
          blue: { role: 'citizen', warbands: 1 },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 2 }, cards: ['longbows'] } },
      });

      purple.campaigns('red').isAsked('attackDice');
      purple.says(2);

      // The plan is still the Chancellor's, and nobody is asked to join.
      purple.isAsked('plans').mayTake({ is: 'plan', card: 'longbows' });
      expect(table.told('targetsDeclared')).toMatchObject([{ targets: [{ is: 'pawn' }], dice: 2 }]);
      purple.isDone();
      red.isNotAsked();
      expect(table.told('allyJoined')).toEqual([]);
    },
  );

  scenario(
    'OATH-5.5.1-g: a Citizen who stands elsewhere cannot be attacked by the Chancellor over a site of the Empire',
    ({ given, purple }) => {
      given({
        turn: 'purple',
        players: { purple: {}, red: { role: 'citizen', site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 2 } } },
      });

      purple.mayNotTake({ is: 'campaign' });
    },
  );
});
