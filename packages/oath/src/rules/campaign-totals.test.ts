import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('the defence', () => {
  scenario(
    'OATH-5.5.4-a, OATH-5.5.4-b: a ×2 doubles the shields and not the warbands',
    ({ given, rolls, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 5 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });
      rolls({ attack: ['sword'], defence: ['shield', 'double'] });

      red.campaigns('purple').says(1);

      // 1 × 2 + 1 = 3, so three warbands are missing for 4.
      red.isAsked('sacrifice').accepts();
      expect(table.told('sacrificed')).toMatchObject([{ amount: 3 }]);
      table.endsHere();
    },
  );

  scenario('OATH-5.5.4-a: several ×2 multiply each other', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 9 }, purple: { site: 'lush-coast' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 0 } } },
      law: { banditDefender: 'en' },
      title: { holder: 'purple' },
    });
    rolls({ attack: [], defence: ['shield', 'double', 'double'] });

    red.campaigns('purple').targetsPawn().isDone().says(0);

    red.isAsked('sacrifice').accepts();
    expect(table.told('sacrificed')).toMatchObject([{ amount: 1 * 2 * 2 + 1 }]);
    table.endsHere();
  });

  scenario('OATH-5.5.4-b: without a shield the ×2 have nothing to double', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: [], defence: ['double', 'double'] });

    red.campaigns('purple').says(0).accepts();

    expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
  });

  scenario('OATH-5.5.4-a: a face with two shields counts two', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 4 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: [], defence: ['shields', 'blank'] });

    red.campaigns('purple').says(0).accepts();

    expect(table.told('sacrificed')).toMatchObject([{ amount: 4 }]);
  });

  scenario(
    'OATH-5.5.4-a, OATH-5.5.4-d: warbands of the targeted sites defend, others do not',
    ({ given, rolls, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 6 }, purple: { site: 'river', warbands: 4 } },
        sites: {
          0: { site: 'lush-coast', warbands: { purple: 2 } },
          2: { site: 'river', warbands: { purple: 4 } },
          5: { site: 'fertile-valley', warbands: { purple: 3 } },
        },
      });
      rolls({ attack: [], defence: ['blank', 'blank', 'blank'] });

      red.campaigns('purple').targetsSite('fertile-valley').isDone().says(0).accepts();

      expect(table.told('sacrificed')).toMatchObject([{ amount: 2 + 3 + 1 }]);
      table.endsHere();
    },
  );

  scenario("OATH-5.5.4-a: the board defends if the pawn is at the attacker's site", ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 8 }, purple: { site: 'lush-coast', warbands: 3 } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.campaigns('purple').isDone().says(0).accepts();

    expect(table.told('sacrificed')).toMatchObject([{ amount: 1 + 3 + 1 }]);
    table.endsHere();
  });

  scenario('OATH-5.5.4-a: or at a targeted site', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 8 }, purple: { site: 'river', warbands: 3 } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } }, 2: { site: 'river', warbands: { purple: 1 } } },
    });
    rolls({ attack: [], defence: ['blank', 'blank', 'blank'] });

    red.campaigns('purple').targetsSite('river').says(0).accepts();

    expect(table.told('sacrificed')).toMatchObject([{ amount: 1 + 1 + 3 + 1 }]);
    table.endsHere();
  });

  scenario(
    'OATH-5.5.4-c: an Ally adds the own board if its pawn is there, and not from elsewhere',
    ({ given, rolls, red, purple, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 9 },
          blue: { role: 'citizen', site: 'lush-coast', warbands: 2 },
          purple: { site: 'river', warbands: 5 },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });
      rolls({ attack: [], defence: ['blank', 'blank'] });

      red.campaigns('purple').says(0);
      blue.accepts();
      purple.accepts();
      red.accepts();

      expect(table.told('sacrificed')).toMatchObject([{ amount: 1 + 2 + 1 }]);
      table.endsHere();
    },
  );

  scenario(
    'OATH-5.5.4-a, OATH-2.8.3-a: where bandits defend, each targeted site counts one',
    ({ given, rolls, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 4 }, purple: { site: 'river' } },
        sites: { 0: 'lush-coast', 2: 'river' },
      });
      rolls({ attack: [], defence: ['blank', 'blank'] });

      red.campaigns('bandits').targetsSite('river').isDone().says(0).accepts();

      expect(table.told('sacrificed')).toMatchObject([{ amount: 2 + 1 }]);
      table.endsHere();
    },
  );
});

describe('the attack', () => {
  scenario('OATH-5.5.5-b: two hollow swords make one, and half of one makes none', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 4 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['hollow', 'hollow', 'hollow'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(3).accepts();

    // 1 from three hollow swords against 1: one warband more.
    expect(table.told('sacrificed')).toMatchObject([{ amount: 1 }]);
    table.endsHere();
  });

  scenario(
    'OATH-5.5.5-a, OATH-5.5.5-b: a skull kills a warband of the force at once, and its face counts two swords',
    ({ given, rolls, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 2 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });
      rolls({ attack: ['skull'], defence: ['blank', 'blank'] });

      red.campaigns('purple').says(1).isAsked('occupy');

      expect(red.warbands).toBe(1);
      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'attack' }]);
    },
  );

  scenario('OATH-5.5.5-a: the attacker chooses among the places of the force', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1, favor: 1 }, blue: { site: 'river' }, purple: {} },
      sites: { 0: 'lush-coast', 2: { site: 'river', warbands: { red: 2 }, cards: ['captains'] } },
    });
    rolls({ attack: ['skull', 'skull'], defence: ['blank', 'blank'] });

    red.uses('captains').says(2).isAsked('skulls');
    red.distributes(0, 2);

    expect(red.warbands).toBe(1);
    expect(table.warbandsAt('river')).toEqual({});
    table.endsHere();
  });

  scenario('OATH-5.5.5-a: skulls kill no more than there are', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 0 }, purple: { site: 'river' } },
      sites: { 0: { site: 'plains', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['skull'], defence: ['blank', 'blank'] });

    red.campaigns('purple');

    expect(table.told('warbandsKilled').filter(({ side }) => side === 'attack')).toEqual([]);
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'attack' }]);
  });

  scenario(
    'OATH-5.5.5-c, OATH-9.5-a: exactly as many are sacrificed as victory takes',
    ({ given, rolls, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 5 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 2 } } },
      });
      rolls({ attack: ['sword'], defence: ['blank', 'blank'] });

      red.campaigns('purple').says(1).accepts();

      expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'attack' }]);
      expect(red.warbands).toBe(3);
      table.endsHere();
    },
  );

  scenario('OATH-5.5.5-c: nobody is sacrificed where it would not win', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 2 } } },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(0);

    expect(table.told('sacrificed')).toEqual([]);
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
  });

  scenario('OATH-5.5.5-c: nor where it is not needed', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['sword', 'sword'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(2).isAsked('occupy');

    expect(table.told('sacrificed')).toEqual([]);
  });

  scenario('OATH-5.5.5-c: the attacker may refuse, and is defeated', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 4 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['sword'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(1).declines();

    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
  });

  scenario('OATH-5.5.5-d: a tie goes to the defender', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1 }, purple: { site: 'river' } },
      sites: { 0: { site: 'mountain', warbands: { purple: 1 } } },
      reliquary: {},
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(1);

    // 0 and the single warband against 1.
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
  });

  scenario('OATH-5.5.5-e: whom a skull killed cannot be sacrificed', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 3 } } },
    });
    rolls({ attack: ['skull'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(1);

    // Two are missing, and one is left.
    expect(table.told('sacrificed')).toEqual([]);
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
  });
});

describe('plans that change what dice count', () => {
  scenario('skulls are ignored', ({ given, rolls, red }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2, advisers: ['outriders'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['skull'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(1).usesPlan('outriders').isAsked('occupy');

    expect(red.warbands).toBe(2);
  });

  scenario('every face of the attack counts twice, skulls included', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 4, favor: 2, secrets: 2, advisers: ['lancers'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 3 } } },
    });
    rolls({ attack: ['skull'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(1).usesPlan('lancers').isAsked('occupy');

    expect(red.warbands).toBe(2);
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'attack' }]);
  });

  scenario('single shields count nothing', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3, advisers: ['rain-boots'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: [], defence: ['shield', 'shield'] });

    red.campaigns('purple').says(0).usesPlan('rain-boots').accepts();

    expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
    table.endsHere();
  });

  scenario(
    'faces with two swords count nothing, and their skulls still kill',
    ({ given, rolls, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1 }, purple: { site: 'river', favor: 2, secrets: 2, advisers: ['war-tortoise'] } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });
      rolls({ attack: ['skull'], defence: ['blank', 'blank'] });

      red.campaigns('purple').says(1);
      purple.usesPlan('war-tortoise');

      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
      expect(red.warbands).toBe(0);
    },
  );

  scenario('faces with two shields count nothing for who attacks with it', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3, favor: 2, secrets: 2, advisers: ['war-tortoise'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: [], defence: ['shields', 'shield'] });

    red.campaigns('purple').says(0).usesPlan('war-tortoise').accepts();

    expect(table.told('sacrificed')).toMatchObject([{ amount: 3 }]);
  });

  scenario('the pool is halved for the roll', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3 }, purple: { site: 'river', favor: 2, secrets: 2, advisers: ['mounted-patrol'] } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').says(3);
    purple.usesPlan('mounted-patrol');

    expect(table.told('attackRolled')[0]?.faces).toHaveLength(1);
    table.endsHere();
  });

  scenario('a sacrificed warband is worth three', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2, favor: 1, advisers: ['zealots'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 4 } } },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(0).usesPlan('zealots').accepts();

    expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'attack' }]);
    table.endsHere();
  });
});
