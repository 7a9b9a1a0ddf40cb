import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('using battle plans', () => {
  scenario(
    'OATH-5.5.3-a, OATH-7.5.2-a: the attacker uses plans first, each once, and then the defender does',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 1, advisers: ['longbows', 'scouts'], supply: 4 },
          purple: { site: 'river', advisers: ['bear-traps'] },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple').says(1);
      purple.isNotAsked();
      red.usesPlan('longbows', 1).mayNotTake({ is: 'plan', card: 'longbows' });
      red.usesPlan('scouts');
      purple.mayNotTake({ is: 'plan', card: 'longbows' });
      purple.usesPlan('bear-traps');

      expect(table.told('planUsed').map(({ by, side }) => [by, side])).toEqual([
        [red.seat, 'attack'],
        [red.seat, 'attack'],
        [purple.seat, 'defence'],
      ]);
      expect(red.supply).toBe(4 - 2 + 1);
      table.endsHere();
    },
  );

  scenario('OATH-5.5.3-a: no plan has to be used', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['longbows'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').isDone();

    expect(table.told('planUsed')).toEqual([]);
    expect(table.told('attackRolled')[0]?.faces).toEqual([]);
  });

  scenario('OATH-7.5-a: a plan of the attacker is none for the defender', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['keep (facedown)'] }, purple: { site: 'river', advisers: ['scouts'] } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');

    purple.isNotAsked();
    expect(table.told('campaignEnded')).toHaveLength(1);
  });

  scenario('OATH-7.5-a: a plan of the defender is none for the attacker', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['bear-traps'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');

    purple.isNotAsked();
    expect(table.told('campaignEnded')).toHaveLength(1);
  });

  scenario('OATH-7.5-a: a mixed plan is for either side', ({ given, red, purple }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1 }, purple: { site: 'river', advisers: ['longbows'] } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').says(1);

    purple.isAsked('plans').mayTake({ is: 'plan', card: 'longbows' });
  });

  scenario('OATH-7.5.1-a: a pawn at the site gives no right to its plans', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 }, cards: ['longbows'] } },
    });

    red.campaigns('purple').says(1);

    // Red stands there, but the Empire rules.
    purple.isAsked('plans').isDone();
    expect(table.told('planUsed')).toEqual([]);
    table.endsHere();
  });

  scenario('OATH-7.5.1-a: a facedown adviser is no plan', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['longbows (facedown)'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');

    expect(table.told('campaignEnded')).toHaveLength(1);
  });

  scenario('OATH-7.5.3-a: a plan may be paid for although tokens lie on its card', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1, advisers: ['rangers (1 favor)'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').usesPlan('rangers');

    expect(table.on('rangers').favor).toBe(2);
    expect(red.favor).toBe(0);
  });

  scenario('OATH-7.5.3-a: who cannot pay for a plan does not use it', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 0, advisers: ['rangers'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');

    expect(table.told('campaignEnded')).toHaveLength(1);
  });

  scenario(
    'OATH-7.1.2-c: a defender pays outside the own turn, so nothing is placed',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: {}, purple: { site: 'river', favor: 1, advisers: ['extra-provisions'] } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
        banks: { hearth: 3 },
      });

      red.campaigns('purple');
      purple.usesPlan('extra-provisions');

      expect(table.on('extra-provisions').favor).toBe(0);
      expect(table.bank('hearth')).toBe(4);
    },
  );
});

describe('dice of plans', () => {
  scenario('OATH-7.5.4-a: the user of a ± plan picks its direction', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2, advisers: ['longbows'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').says(2);
    expect(red.offered('choice')).toEqual([1, -1]);
    red.usesPlan('longbows', -1);

    expect(table.told('attackRolled')[0]?.faces).toHaveLength(1);
    table.endsHere();
  });

  scenario(
    'OATH-7.5.4-a: the defender is offered to remove dice first, and may add them',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1 }, purple: { site: 'river', advisers: ['longbows'] } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple').says(1);
      expect(purple.offered('choice')).toEqual([-1, 1]);
      purple.usesPlan('longbows', 1);

      expect(table.told('attackRolled')[0]?.faces).toHaveLength(2);
      table.endsHere();
    },
  );

  scenario('OATH-7.5.4-a: plus adds defence dice', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 }, cards: ['keep'] } },
    });

    red.campaigns('purple');
    purple.usesPlan('keep');

    expect(table.told('defenceRolled')[0]?.faces).toHaveLength(2 + 2);
  });

  scenario(
    'OATH-5.5.3-c: each die that an empty pool lacks is a defence die instead',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1 }, purple: { site: 'river', favor: 1, advisers: ['mercenaries'] } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple').says(1);
      purple.usesPlan('mercenaries', -1);

      expect(table.told('attackRolled')[0]?.faces).toHaveLength(0);
      expect(table.told('defenceRolled')[0]?.faces).toHaveLength(2 + 2);
      table.endsHere();
    },
  );
});

describe('plans of bandits', () => {
  scenario('OATH-5.5.3-b: bandits use every free defence plan they rule', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3 }, purple: { site: 'river' } },
      sites: {
        0: { site: 'lush-coast', cards: ['longbows', 'keep'] },
        5: { site: 'fertile-valley', cards: ['bear-traps'] },
      },
    });

    red.campaigns('bandits').isDone().says(3);

    expect(table.told('planUsed').map(({ by, side }) => [by, side])).toEqual([
      ['bandits', 'defence'],
      ['bandits', 'defence'],
      ['bandits', 'defence'],
    ]);
    expect(table.told('attackRolled')[0]?.faces).toHaveLength(1);
    expect(table.told('defenceRolled')[0]?.faces).toHaveLength(1 + 2);
    table.endsHere();
  });

  scenario('OATH-5.5.3-b: bandits use nothing that has a cost, and no plan of attackers', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', cards: ['extra-provisions', 'scouts', 'mercenaries'] } },
    });

    red.campaigns('bandits').isDone().says(1);

    expect(table.told('planUsed')).toEqual([]);
    table.endsHere();
  });

  scenario('OATH-5.5.3-b: an added cost makes a free plan one that costs', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1, advisers: ['gleaming-armor'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', cards: ['longbows', 'keep'] } },
    });

    red.campaigns('bandits').isDone().says(1);

    expect(table.told('planUsed')).toEqual([]);
    table.endsHere();
  });
});

describe('plans of Allies', () => {
  scenario(
    'OATH-5.5.3-d: an Ally uses plans it rules and pays for them; the defender settles when',
    ({ given, red, purple, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 2 },
          blue: { role: 'citizen', site: 'lush-coast', advisers: ['bear-traps'] },
          purple: { site: 'river', favor: 2, advisers: ['extra-provisions', 'shield-wall'] },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
        banks: { hearth: 0 },
      });

      red.campaigns('blue').isDone().says(2);
      // The defender leaves the first plan to the Chancellor, uses an own one, and the Chancellor goes on.
      blue.isAsked('plans').choosesPlayer('purple');
      purple.usesPlan('extra-provisions');
      blue.usesPlan('bear-traps');
      purple.isAsked('plans').usesPlan('shield-wall');

      expect(table.told('planUsed').map(({ by }) => by)).toEqual([purple.seat, blue.seat, purple.seat]);
      expect(purple.favor).toBe(0);
      expect(table.bank('hearth')).toBe(1);
      table.endsHere();
    },
  );

  scenario(
    'OATH-5.5.3-d: a defender who is done does not keep an Ally from using plans',
    ({ given, red, purple, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 2 },
          blue: { role: 'citizen', site: 'lush-coast', advisers: ['bear-traps'] },
          purple: { site: 'river', favor: 1, advisers: ['shield-wall'] },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('blue').isDone().says(2);
      blue.isDone();
      purple.isAsked('plans').usesPlan('shield-wall');

      expect(table.told('planUsed')).toMatchObject([{ by: purple.seat }]);
      table.endsHere();
    },
  );

  scenario('OATH-5.5.3-d: a plan ruled by several of them is used once', ({ given, red, purple, blue, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2 }, blue: { role: 'citizen', site: 'lush-coast' }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 }, cards: ['keep'] } },
    });

    red.campaigns('blue').isDone().says(2);
    blue.usesPlan('keep');

    purple.isNotAsked();
    expect(table.told('planUsed')).toHaveLength(1);
    table.endsHere();
  });

  scenario(
    'OATH-5.5.3-d, OATH-X-10: by the Polish law "you" on a plan is the whole defending side',
    ({ given, red, blue, table }) => {
      given({
        turn: 'red',
        edition: 'pl',
        players: {
          red: { warbands: 3 },
          blue: { role: 'citizen', site: 'lush-coast', secrets: 1, advisers: ['fire-talkers'] },
          purple: { site: 'river' },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
        darkestSecret: { holder: 'purple' },
      });

      red.campaigns('blue').isDone().says(3);
      blue.usesPlan('fire-talkers', -1);

      expect(table.told('attackRolled')[0]?.faces).toHaveLength(0);
      table.endsHere();
    },
  );

  scenario('OATH-5.5.3-d, OATH-X-10: by the English law it is the user alone', ({ given, red, blue, table }) => {
    given({
      turn: 'red',
      edition: 'en',
      players: {
        red: { warbands: 3 },
        blue: { role: 'citizen', site: 'lush-coast', secrets: 1, advisers: ['fire-talkers'] },
        purple: { site: 'river' },
      },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      darkestSecret: { holder: 'purple' },
    });

    red.campaigns('blue').isDone().says(3);
    blue.usesPlan('fire-talkers');

    expect(table.told('attackRolled')[0]?.faces).toHaveLength(3);
    table.endsHere();
  });
});

describe('plans that bind the others', () => {
  scenario('a plan that stands alone ends the plans of its side', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['code-of-honor', 'longbows'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').usesPlan('code-of-honor', 1);

    expect(table.told('planUsed')).toHaveLength(1);
    purple.isNotAsked();
    table.endsHere();
  });

  scenario('and cannot be used after another one', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['code-of-honor', 'longbows', 'scouts'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').usesPlan('longbows', 1).mayNotTake({ is: 'plan', card: 'code-of-honor' });
  });

  scenario('a plan that silences the enemy leaves it none', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: {
        red: { favor: 2, secrets: 2, advisers: ['specialist'] },
        purple: { site: 'river', advisers: ['longbows'] },
      },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').usesPlan('specialist');

    purple.isNotAsked();
    expect(table.told('planUsed')).toHaveLength(1);
  });

  scenario('a plan that wins ends the campaign before any die is rolled', ({ given, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3 }, purple: { site: 'river', favor: 3, secrets: 3 } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 }, cards: ['hearts-and-minds'] } },
    });

    red.campaigns('purple').says(3);
    purple.usesPlan('hearts-and-minds');

    expect(table.told('attackRolled')).toEqual([]);
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
    expect(red.warbands).toBe(2);
  });
});
