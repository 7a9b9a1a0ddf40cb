import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { battle, diceOf, raid } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('extra-provisions', {
  does: {
    'a defence die more': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 1, advisers: ['extra-provisions'] } }));

      red.campaigns('blue').says(0);
      blue.usesPlan('extra-provisions');

      expect(diceOf(table).defence).toBe(2);
      expect(table.bank('hearth')).toBe(4);
      table.endsHere();
    }),
  },
  refuses: {
    'costs a favor': shows(({ given, red, table }) => {
      given(battle({ blue: { advisers: ['extra-provisions'] } }));

      red.campaigns('blue').says(0);

      expect(diceOf(table).defence).toBe(1);
      table.endsHere();
    }),
    'feeds no attacker': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['extra-provisions'] } }));

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('traveling-doctor', {
  does: {
    'nobody of a beaten attacker dies, and the doctor is discarded': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['traveling-doctor'] } }));

      red.campaigns('blue').says(0).usesPlan('traveling-doctor').declines();

      expect(red.warbands).toBe(6);
      expect(red.advisers).toEqual([]);
      expect(table.zoneOf('traveling-doctor')).toBe('discard/provinces');
    }),
    'nobody of a beaten defender, even under the Brutal slot': shows(({ given, purple, blue, table }) => {
      given({
        ...battle({}),
        turn: 'purple',
        players: { purple: { warbands: 14 }, blue: { site: 'river', advisers: ['traveling-doctor'] } },
        sites: { 0: { site: 'lush-coast', warbands: { blue: 4 } } },
        reliquary: { brutal: 'uncovered' },
      });

      purple.campaigns('blue').says(0);
      blue.usesPlan('traveling-doctor');
      purple.accepts().says(0);

      expect(blue.warbands).toBe(4);
      expect(blue.advisers).toEqual([]);
      expect(table.zoneOf('traveling-doctor')).toMatch(/^discard/);
    }),
  },
  refuses: {
    'a victor keeps the doctor': shows(({ given, red }) => {
      given(battle({ red: { advisers: ['traveling-doctor'] } }));

      red.campaigns('blue').says(0).usesPlan('traveling-doctor').accepts().says(0);

      expect(red.advisers).toEqual(['traveling-doctor']);
    }),
    'skulls kill all the same': shows(({ given, rolls, red, table }) => {
      given(battle({ red: { advisers: ['traveling-doctor'] }, guard: 9 }));
      rolls({ attack: ['skull'] });

      red.campaigns('blue').says(1).usesPlan('traveling-doctor');

      expect(red.warbands).toBe(5);
      table.endsHere();
    }),
  },
});

describeCard('village-constable', {
  does: {
    'two attack dice more': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 9 } },
          2: { site: 'river', cards: ['village-constable'], warbands: { red: 1 } },
        },
      });

      red.campaigns('blue').says(1).usesPlan('village-constable', 1);

      expect(diceOf(table).attack).toBe(3);
      table.endsHere();
    }),
    'or less': shows(({ given, red, blue, table }) => {
      given(battle({ cards: ['village-constable'] }));

      red.campaigns('blue').says(3);
      blue.usesPlan('village-constable', -1);

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    "not against who holds the People's Favor": shows(({ given, red, blue, table }) => {
      given({ ...battle({ cards: ['village-constable'] }), peoplesFavor: { holder: 'red', favor: 1 } });

      red.campaigns('blue').says(3);
      blue.usesPlan('village-constable');

      expect(diceOf(table).attack).toBe(3);
      table.endsHere();
    }),
    'the own banner does no harm': shows(({ given, red, blue, table }) => {
      given({ ...battle({ cards: ['village-constable'] }), peoplesFavor: { holder: 'blue', favor: 1 } });

      red.campaigns('blue').says(3);
      blue.usesPlan('village-constable', -1);

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
  },
});

describeCard('the-great-levy', {
  does: {
    'three attack dice more, and skulls are ignored': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 2, advisers: ['the-great-levy'] }, guard: 14 }));

      red.campaigns('blue').says(2).usesPlan('the-great-levy', 1);

      expect(diceOf(table).attack).toBe(5);
      expect(table.on('the-great-levy').favor).toBe(2);
      expect(table.told('warbandsKilled').filter(({ rule }) => rule === 'OATH-5.5.5-a')).toEqual([]);
      table.endsHere();
    }),
    'a roll of skulls kills nobody': shows(({ given, rolls, red, table }) => {
      given(battle({ red: { favor: 2, advisers: ['the-great-levy'] }, guard: 14 }));
      rolls({ attack: ['skull'] });

      red.campaigns('blue').says(4).usesPlan('the-great-levy', -1);

      expect(table.told('warbandsKilled').filter(({ rule }) => rule === 'OATH-5.5.5-a')).toEqual([]);
      table.endsHere();
    }),
    'three less for a defender': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 2, advisers: ['the-great-levy'] } }));

      red.campaigns('blue').says(4);
      blue.usesPlan('the-great-levy', -1);

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'neither dice nor skulls against the banner of the people': shows(({ given, rolls, red, table }) => {
      given({
        ...battle({ red: { favor: 2, advisers: ['the-great-levy'] }, guard: 14 }),
        peoplesFavor: { holder: 'blue', favor: 1 },
      });
      rolls({ attack: ['skull'] });

      red.campaigns('blue').says(1).usesPlan('the-great-levy');

      expect(table.told('warbandsKilled').filter(({ rule }) => rule === 'OATH-5.5.5-a')).toHaveLength(1);
      table.endsHere();
    }),
    'costs two favor': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['the-great-levy'] } }));

      red.campaigns('blue').says(1);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('hearts-and-minds', {
  does: {
    'the defender wins without dice; the attacker loses half': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 3 }, cards: ['hearts-and-minds'] }));

      red.campaigns('blue').says(6);
      blue.usesPlan('hearts-and-minds');

      expect(table.told('attackRolled')).toEqual([]);
      expect(red.warbands).toBe(3);
      expect(table.rulerOf('lush-coast')).toBe('blue');
      expect(table.bank('hearth')).toBe(6);
    }),
    "without the People's Favor it is discarded": shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 3 }, cards: ['hearts-and-minds'] }));

      red.campaigns('blue').says(6);
      blue.usesPlan('hearts-and-minds');

      expect(table.cardsAt('lush-coast')).toEqual([]);
    }),
    'with it, it stays': shows(({ given, red, blue, table }) => {
      given({
        ...battle({ blue: { favor: 3 }, cards: ['hearts-and-minds'] }),
        peoplesFavor: { holder: 'blue', favor: 1 },
      });

      red.campaigns('blue').says(6);
      blue.usesPlan('hearts-and-minds');

      expect(table.cardsAt('lush-coast')).toEqual(['hearts-and-minds']);
    }),
  },
  refuses: {
    'costs three favor': shows(({ given, red, table }) => {
      given(battle({ blue: { favor: 2 }, cards: ['hearts-and-minds'] }));

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'bandits do not pay': shows(({ given, red, table }) => {
      given(raid({ cards: ['hearts-and-minds'] }));

      red.campaigns('bandits').isDone().says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'no attacker wins by it': shows(({ given, red, table }) => {
      given({
        ...battle({ red: { favor: 3 } }),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          2: { site: 'river', cards: ['hearts-and-minds'], warbands: { red: 1 } },
        },
      });

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

const HOSPITAL: OathSituation = {
  ...battle({}),
  sites: {
    0: { site: 'lush-coast', warbands: { blue: 1 } },
    3: { site: 'steppe', cards: ['hospital'], warbands: { red: 1 } },
  },
};

describeCard('hospital', {
  does: {
    'the dead of a beaten attacker stand at its site': shows(({ given, red, table }) => {
      given({ ...HOSPITAL, players: { red: { warbands: 6 }, blue: { site: 'river' } } });

      red.campaigns('blue').says(0).usesPlan('hospital').declines();

      expect(red.warbands).toBe(3);
      expect(table.warbandsAt('steppe')).toEqual({ red: 4 });
      expect(table.told('warbandsKilled')).toEqual([]);
    }),
    'those whom skulls or Bear Traps would kill, too': shows(({ given, rolls, red, blue, table }) => {
      given({
        ...HOSPITAL,
        players: { red: { warbands: 2 }, blue: { site: 'river', advisers: ['bear-traps'] } },
        sites: { ...HOSPITAL.sites, 0: { site: 'lush-coast', warbands: { blue: 9 } } },
      });
      rolls({ attack: ['skull'] });

      red.campaigns('blue').says(2).usesPlan('hospital');
      blue.usesPlan('bear-traps');

      expect(red.warbands).toBe(0);
      expect(table.warbandsAt('steppe')).toEqual({ red: 3 });
    }),
    'a beaten defender who still rules its site': shows(({ given, red, blue, table }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 2 } },
          3: { site: 'steppe', cards: ['hospital'], warbands: { blue: 1 } },
        },
      });

      red.campaigns('blue').isDone().says(0);
      blue.usesPlan('hospital');
      red.accepts().says(0);

      expect(table.warbandsAt('steppe')).toEqual({ blue: 2 });
      expect(blue.warbands).toBe(1);
    }),
  },
  refuses: {
    'who lost its site loses them after all': shows(({ given, red, blue, table }) => {
      given(battle({ cards: ['hospital'], guard: 2 }));

      red.campaigns('blue').says(0);
      blue.usesPlan('hospital');
      red.accepts().says(1);

      expect(table.warbandsAt('lush-coast')).toEqual({ red: 1 });
      expect(blue.warbands).toBe(1);
      expect(blue.bank).toBe(13);
    }),
    'a sacrifice is lost': shows(({ given, red, table }) => {
      given({ ...HOSPITAL, players: { red: { warbands: 6 }, blue: { site: 'river' } } });

      red.campaigns('blue').says(0).usesPlan('hospital').accepts().says(0);

      expect(table.warbandsAt('steppe')).toEqual({ red: 1 });
    }),
  },
});

describeCard('vow-of-peace', {
  does: {
    'its holder never campaigns': shows(({ given, red }) => {
      given(battle({ red: { advisers: ['vow-of-peace'] } }));

      red.mayNotTake({ is: 'campaign' });
    }),
    'nobody may sacrifice against the holder': shows(({ given, red, table }) => {
      given(battle({ blue: { advisers: ['vow-of-peace'] } }));

      red.campaigns('blue').says(0);

      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
      expect(red.warbands).toBe(3);
    }),
    'nor against a side on which the holder is an Ally': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        players: {
          purple: { site: 'river', advisers: ['vow-of-peace'] },
          red: { warbands: 9 },
          blue: { role: 'citizen', site: 'river' },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('blue').says(0);

      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
    }),
  },
  refuses: {
    'against others sacrifice is allowed': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        players: { red: { warbands: 6 }, blue: { site: 'river' }, yellow: { advisers: ['vow-of-peace'] } },
      });

      red.campaigns('blue').says(0).accepts().says(0);

      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'attack' }]);
    }),
    'the holder may be attacked': shows(({ given, red, blue }) => {
      given(battle({ blue: { advisers: ['vow-of-peace'] } }));

      red.mayTake({ is: 'campaign', defender: blue.seat });
    }),
  },
});

describeCard('herald', {
  does: {
    "favor after another player's campaign against a player": shows(({ given, red, yellow, table }) => {
      given({
        ...battle({}),
        players: { red: { warbands: 6 }, blue: { site: 'river' }, yellow: { site: 'river', advisers: ['herald'] } },
      });

      red.campaigns('blue').says(0).declines();
      yellow.choosesBank('beast');

      expect(yellow.favor).toBe(1);
      expect(table.bank('beast')).toBe(2);
    }),
    'the attacked one may be its holder': shows(({ given, red, blue }) => {
      given(battle({ blue: { advisers: ['herald'] } }));

      red.campaigns('blue').says(0).declines();
      blue.choosesBank('order');

      expect(blue.favor).toBe(1);
    }),
  },
  refuses: {
    'nothing after an own campaign': shows(({ given, red }) => {
      given(battle({ red: { advisers: ['herald'] } }));

      red.campaigns('blue').says(0).declines().isAsked('act');

      expect(red.favor).toBe(0);
    }),
    'nor after one against bandits': shows(({ given, red, blue }) => {
      given(raid({ blue: { advisers: ['herald'] } }));

      red.campaigns('bandits').isDone().says(0).declines();

      blue.isNotAsked();
      expect(blue.favor).toBe(0);
    }),
  },
});
