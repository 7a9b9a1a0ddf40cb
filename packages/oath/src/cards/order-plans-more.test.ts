import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { battle, diceOf, raid } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('shield-wall', {
  does: {
    'adds two defence dice; a beaten force dies to the last': shows(({ given, red, blue, table }) => {
      given(battle({ red: { warbands: 14 }, blue: { favor: 1, advisers: ['shield-wall'] }, guard: 2 }));

      red.campaigns('blue').says(0);
      blue.usesPlan('shield-wall');
      red.accepts().says(0);

      expect(diceOf(table).defence).toBe(3);
      expect(blue.warbands).toBe(0);
      expect(blue.bank).toBe(14);
    }),
    'a wall that holds costs nobody': shows(({ given, red, blue, table }) => {
      given(battle({ red: { warbands: 1 }, blue: { favor: 1, advisers: ['shield-wall'] }, guard: 3 }));

      red.campaigns('blue').says(0);
      blue.usesPlan('shield-wall');

      expect(table.warbandsAt('lush-coast')).toEqual({ blue: 3 });
      expect(red.warbands).toBe(1);
    }),
  },
  refuses: {
    'needs its favor': shows(({ given, red, table }) => {
      given(battle({ blue: { advisers: ['shield-wall'] }, guard: 2 }));

      red.campaigns('blue').says(2);

      expect(diceOf(table).defence).toBe(1);
      table.endsHere();
    }),
    'an attacker cannot hide behind it': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['shield-wall'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('military-parade', {
  does: {
    'favor for each faceup adviser of the beaten, from its bank': shows(({ given, red, table }) => {
      given(
        battle({
          red: { advisers: ['military-parade'] },
          blue: { advisers: ['elders', 'wolves', 'family-heirloom (facedown)'] },
        }),
      );

      red.campaigns('blue').says(0).usesPlan('military-parade').accepts().says(0);

      expect(red.favor).toBe(2);
      expect(table.bank('nomad')).toBe(2);
      expect(table.bank('beast')).toBe(2);
      expect(table.bank('hearth')).toBe(3);
    }),
    'two advisers of a suit, and a bank with one favor': shows(({ given, red, table }) => {
      given({
        ...battle({ red: { advisers: ['military-parade'] }, blue: { advisers: ['wolves', 'animal-playmates'] } }),
        banks: { beast: 1 },
      });

      red.campaigns('blue').says(0).usesPlan('military-parade').accepts().says(0);

      expect(red.favor).toBe(1);
      expect(table.bank('beast')).toBe(0);
    }),
    'a defender takes it from the attacker alone': shows(({ given, red, blue }) => {
      given(
        battle({
          red: { advisers: ['wolves', 'animal-playmates'] },
          blue: { advisers: ['military-parade'] },
          guard: 4,
        }),
      );

      red.campaigns('blue').says(0);
      blue.usesPlan('military-parade');
      red.declines();

      expect(blue.favor).toBe(2);
    }),
    'Allies of the beaten count': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        players: {
          purple: { site: 'river', advisers: ['wolves'] },
          red: { warbands: 9, advisers: ['military-parade'] },
          blue: { role: 'citizen', site: 'river', advisers: ['elders'] },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('blue').says(0).usesPlan('military-parade').accepts().says(0);

      expect(table.bank('beast')).toBe(2);
      expect(table.bank('nomad')).toBe(2);
    }),
    'victorious bandits burn it': shows(({ given, red, table }) => {
      given(raid({ red: { advisers: ['wolves'] }, cards: ['military-parade'] }));

      red.campaigns('bandits').isDone().says(0).declines();

      expect(table.bank('beast')).toBe(2);
      expect(red.favor).toBe(0);
    }),
  },
  refuses: {
    'nothing for the loser': shows(({ given, red }) => {
      given(battle({ red: { advisers: ['military-parade'] }, blue: { advisers: ['wolves'] } }));

      red.campaigns('blue').says(0).usesPlan('military-parade').declines();

      expect(red.favor).toBe(0);
    }),
  },
});

describeCard('specialist', {
  does: {
    'silences the defenders': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 2, advisers: ['specialist'] }, blue: { advisers: ['longbows'] } }));

      red.campaigns('blue').says(2).usesPlan('specialist');

      expect(table.on('specialist').favor).toBe(2);
      expect(diceOf(table).attack).toBe(2);
      table.endsHere();
    }),
    'bandits, too': shows(({ given, red, table }) => {
      given(raid({ red: { favor: 2, advisers: ['specialist'] }, cards: ['longbows'] }));

      red.campaigns('bandits').isDone().says(2).usesPlan('specialist');

      expect(diceOf(table).attack).toBe(2);
      table.endsHere();
    }),
  },
  refuses: {
    'costs two favor': shows(({ given, red, blue, table }) => {
      given(battle({ red: { favor: 1, advisers: ['specialist'] }, blue: { advisers: ['longbows'] } }));

      red.campaigns('blue').says(2);

      blue.isAsked('plans');
      expect(red.favor).toBe(1);
      table.endsHere();
    }),
    'does not silence the attacker for a defender': shows(({ given, red, table }) => {
      given(battle({ blue: { favor: 2, advisers: ['specialist'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('encirclement', {
  does: {
    'an attacker with the larger force adds two dice': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['encirclement'] } }));

      red.campaigns('blue').says(2).usesPlan('encirclement', 1);

      expect(diceOf(table).attack).toBe(4);
      table.endsHere();
    }),
    'a defender with the larger force removes two': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 1, advisers: ['encirclement'] }, guard: 7 }));

      red.campaigns('blue').says(2);
      blue.usesPlan('encirclement', -1);

      expect(diceOf(table).attack).toBe(0);
      table.endsHere();
    }),
  },
  refuses: {
    'no die with forces alike': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['encirclement'] }, guard: 6 }));

      red.campaigns('blue').says(2).usesPlan('encirclement');

      expect(diceOf(table).attack).toBe(2);
      table.endsHere();
    }),
    'nor for a defender with a force no larger': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 1, advisers: ['encirclement'] }, guard: 6 }));

      red.campaigns('blue').says(2);
      blue.usesPlan('encirclement');

      expect(diceOf(table).attack).toBe(2);
      table.endsHere();
    }),
    'costs a favor': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['encirclement'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('peace-envoy', {
  does: {
    'pays a favor for each defence die and wins without dice or dead': shows(({ given, red, blue, table }) => {
      given(
        battle({
          red: { favor: 2, advisers: ['peace-envoy'] },
          blue: { site: 'lush-coast', warbands: 2, advisers: ['longbows'] },
        }),
      );

      red.campaigns('blue').isDone().says(2).usesPlan('peace-envoy').says(1);

      expect(table.told('attackRolled')).toEqual([]);
      expect(blue.favor).toBe(1);
      expect(blue.warbands).toBe(3);
      expect(table.on('peace-envoy').favor).toBe(1);
      expect(table.rulerOf('lush-coast')).toBe('red');
      expect(table.told('planUsed')).toHaveLength(1);
    }),
    'a defender buys the attacker off': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { site: 'lush-coast', favor: 2, advisers: ['peace-envoy'] } }));

      red.campaigns('blue').isDone().says(2);
      blue.usesPlan('peace-envoy');

      expect(red.favor).toBe(1);
      expect(red.warbands).toBe(6);
      expect(table.bank('order')).toBe(4);
      expect(table.rulerOf('lush-coast')).toBe('blue');
    }),
  },
  refuses: {
    'not with too little favor for the dice and its cost': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['peace-envoy'] }, blue: { site: 'lush-coast' } }));

      red.campaigns('blue').isDone().says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'not with the pawns apart': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 5, advisers: ['peace-envoy'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'not after another plan': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 5, advisers: ['peace-envoy', 'scouts'] }, blue: { site: 'lush-coast' } }));

      red.campaigns('blue').isDone().says(2).usesPlan('scouts');

      expect(table.told('planUsed')).toHaveLength(1);
      table.endsHere();
    }),
    'not with bandits': shows(({ given, red, table }) => {
      given(raid({ red: { favor: 5, advisers: ['peace-envoy'] } }));

      red.campaigns('bandits').isDone().says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'what Gleaming Armor adds has to be paid, too': shows(({ given, red, table }) => {
      given(
        battle({
          red: { favor: 2, secrets: 0, advisers: ['peace-envoy'] },
          blue: { site: 'lush-coast' },
          cards: ['gleaming-armor'],
        }),
      );

      red.campaigns('blue').isDone().says(2);

      expect(table.told('planUsed').filter(({ side }) => side === 'attack')).toEqual([]);
      table.endsHere();
    }),
  },
});

/** One attack die is lost in the mountains, so the attack comes to nothing but sacrifice. */
const RELICS: OathSituation = {
  ...battle({ red: { warbands: 14, advisers: ['relic-hunter'] } }),
  sites: { 0: { site: 'mountain', relics: ['map', 'cup-of-plenty'], warbands: { blue: 1 } }, 2: 'river' },
};

describeCard('relic-hunter', {
  does: {
    'relics at a targeted site become targets, a die each, and are taken': shows(({ given, red, table }) => {
      given(RELICS);

      red.campaigns('blue').says(1).usesPlan('relic-hunter');
      red.takes({ is: 'facedownRelic', at: 0 }).takes({ is: 'facedownRelic', at: 1 }).accepts().says(0).declines();

      expect(red.relics).toEqual(['map', 'cup-of-plenty']);
      expect(diceOf(table).defence).toBe(3);
    }),
    'a relic taken may go under the relic deck instead': shows(({ given, red, table }) => {
      given({ ...RELICS, relicDeck: { only: ['horned-mask'] } });

      red.campaigns('blue').says(1).usesPlan('relic-hunter');
      red.takes({ is: 'facedownRelic', at: 0 }).takes({ is: 'facedownRelic', at: 1 }).accepts().says(0);
      red.chooses('map').declines();

      expect(red.relics).toEqual(['cup-of-plenty']);
      expect(table.relicDeck.at(-1)).toBe('map');
    }),
    'nobody has to add one': shows(({ given, red, table }) => {
      given(RELICS);

      red.campaigns('blue').says(3).usesPlan('relic-hunter').isDone();

      expect(diceOf(table).defence).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'a lost campaign takes no relics': shows(({ given, red, table }) => {
      given(RELICS);

      red.campaigns('blue').says(1).usesPlan('relic-hunter').takes({ is: 'facedownRelic', at: 0 });
      red.isDone().declines();

      expect(red.relics).toEqual([]);
      expect(table.relicsAt('mountain')).toEqual(['map', 'cup-of-plenty']);
    }),
    'relics of sites that are no targets stay out of it': shows(({ given, red, table }) => {
      given({
        ...battle({ red: { advisers: ['relic-hunter'] } }),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          3: { site: 'mountain', relics: ['map'], warbands: { blue: 1 } },
        },
      });

      red.campaigns('blue').isDone().says(2).usesPlan('relic-hunter');

      expect(diceOf(table).defence).toBe(1);
      table.endsHere();
    }),
  },
});
