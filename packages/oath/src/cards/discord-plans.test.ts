import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { battle, diceOf, raid } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('mercenaries', {
  does: {
    'three attack dice more': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['mercenaries'] }, guard: 14 }));

      red.campaigns('blue').says(1).usesPlan('mercenaries', 1);

      expect(diceOf(table).attack).toBe(4);
      table.endsHere();
    }),
    'three less for a defender': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 1, advisers: ['mercenaries'] } }));

      red.campaigns('blue').says(4);
      blue.usesPlan('mercenaries', -1);

      expect(diceOf(table).attack).toBe(1);
      expect(table.bank('discord')).toBe(4);
      table.endsHere();
    }),
    'they leave the beaten': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['mercenaries'] } }));

      red.campaigns('blue').says(3).usesPlan('mercenaries', -1).declines();

      expect(red.advisers).toEqual([]);
      expect(table.zoneOf('mercenaries')).toBe('discard/provinces');
      expect(table.bank('discord')).toBe(4);
    }),
    'a beaten defender loses them, too': shows(({ given, red, blue }) => {
      given(battle({ red: { warbands: 9 }, blue: { favor: 1, advisers: ['mercenaries'] } }));

      red.campaigns('blue').says(3);
      blue.usesPlan('mercenaries', -1);
      red.accepts().says(0);

      expect(blue.advisers).toEqual([]);
    }),
  },
  refuses: {
    'a victor keeps them': shows(({ given, red }) => {
      given(battle({ red: { favor: 1, advisers: ['mercenaries'] } }));

      red.campaigns('blue').says(3).usesPlan('mercenaries', -1).accepts().says(0);

      expect(red.advisers).toEqual(['mercenaries']);
    }),
    'nobody fights for nothing': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['mercenaries'] } }));

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('second-wind', {
  does: {
    'after a victory a Travel and a Campaign at no Supply': shows(({ given, red, blue, table }) => {
      given({
        ...battle({ red: { favor: 1, secrets: 1, supply: 2, warbands: 9, advisers: ['second-wind'] } }),
        sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } }, 2: { site: 'river', warbands: { blue: 1 } } },
      });

      red.campaigns('blue').isDone().says(0).usesPlan('second-wind').accepts().says(0);
      red.accepts().choosesSite('river').accepts();

      expect(red.site).toBe('river');
      expect(red.supply).toBe(0);
      expect(table.told('campaignBegan')).toHaveLength(2);
      expect(table.state.campaign).toMatchObject({ from: 2, defender: blue.seat });
      expect(table.on('second-wind').secrets).toBe(1);
      expect(red.favor).toBe(0);
      table.endsHere();
    }),
    'each of them may be left out': shows(({ given, red }) => {
      given({
        ...battle({ red: { favor: 1, secrets: 1, warbands: 9, advisers: ['second-wind'] } }),
        players: {
          purple: { site: 'river' },
          red: { favor: 1, secrets: 1, warbands: 9, advisers: ['second-wind'] },
          blue: { site: 'river' },
        },
      });

      red.campaigns('blue').says(0).usesPlan('second-wind').accepts().says(1).declines().isAsked('act');

      expect(red.site).toBe('lush-coast');
    }),
  },
  refuses: {
    'not after a defeat': shows(({ given, red }) => {
      given(battle({ red: { favor: 1, secrets: 1, advisers: ['second-wind'] } }));

      red.campaigns('blue').says(0).usesPlan('second-wind').declines().isAsked('act');
    }),
    'not without the secret': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['second-wind'] } }));

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'nor without the favor': shows(({ given, red, table }) => {
      given(battle({ red: { secrets: 1, advisers: ['second-wind'] } }));

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('disgraced-captain', {
  does: {
    'four attack dice against a site with an Order card, once': shows(({ given, red, table }) => {
      given({
        ...battle({ red: { favor: 2, advisers: ['disgraced-captain'] } }),
        sites: {
          0: { site: 'lush-coast', cards: ['longbows', 'rowdy-pub'], warbands: { blue: 9 } },
          2: 'river',
        },
      });

      red.campaigns('blue').says(1).usesPlan('disgraced-captain');

      expect(table.told('diceChanged').filter(({ by }) => by === 4)).toHaveLength(1);
      expect(table.on('disgraced-captain').favor).toBe(1);
      expect(red.favor).toBe(0);
      table.endsHere();
    }),
  },
  refuses: {
    'none where Order has no card': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 2, advisers: ['disgraced-captain'] }, cards: ['rowdy-pub'] }));

      red.campaigns('blue').says(1).usesPlan('disgraced-captain');

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
    'one favor is placed and one burned': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['disgraced-captain'] }, cards: ['garrison'] }));

      red.campaigns('blue').says(1);

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
    'he defends nobody': shows(({ given, red, table }) => {
      given(battle({ blue: { favor: 2, advisers: ['disgraced-captain'] }, cards: ['garrison'] }));

      red.campaigns('blue').says(1);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

/** Red meets blue and can target pawn and favor. */
const MEETING: OathSituation = battle({ red: { warbands: 14 }, blue: { site: 'lush-coast' } });

describeCard('book-burning', {
  does: {
    'the beaten keeps one secret': shows(({ given, red, blue }) => {
      given({
        ...MEETING,
        players: {
          red: { warbands: 14, advisers: ['book-burning'] },
          blue: { site: 'lush-coast', secrets: 2, spentSecrets: 1 },
        },
      });

      red.campaigns('blue').targetsPawn().says(0).usesPlan('book-burning').accepts().says(0).choosesSite('river');

      expect(blue.secrets).toBe(1);
      expect(blue.spentSecrets).toBe(0);
    }),
    'a facedown one, if there is no other': shows(({ given, red, blue }) => {
      given({
        ...MEETING,
        players: {
          red: { warbands: 14, advisers: ['book-burning'] },
          blue: { site: 'lush-coast', spentSecrets: 3 },
        },
      });

      red.campaigns('blue').targetsPawn().says(0).usesPlan('book-burning').accepts().says(0).choosesSite('river');

      expect(blue.spentSecrets).toBe(1);
    }),
  },
  refuses: {
    'not if the pawn was no target': shows(({ given, red, blue }) => {
      given(battle({ red: { advisers: ['book-burning'] }, blue: { secrets: 3 } }));

      red.campaigns('blue').says(0).usesPlan('book-burning').accepts().says(0);

      expect(blue.secrets).toBe(3);
    }),
    'not after a defeat': shows(({ given, red, blue }) => {
      given({
        ...MEETING,
        players: {
          red: { warbands: 14, advisers: ['book-burning'] },
          blue: { site: 'lush-coast', secrets: 3 },
        },
      });

      red.campaigns('blue').targetsPawn().says(0).usesPlan('book-burning').declines();

      expect(blue.secrets).toBe(3);
    }),
  },
});

describeCard('slander', {
  does: {
    'the beaten burns all favor': shows(({ given, red, blue, table }) => {
      given({
        ...MEETING,
        players: {
          red: { warbands: 14, favor: 1, advisers: ['slander'] },
          blue: { site: 'lush-coast', favor: 5 },
        },
      });
      const { supply } = table;

      red.campaigns('blue').targetsPawn().says(0).usesPlan('slander').accepts().says(0).choosesSite('river');

      expect(blue.favor).toBe(0);
      expect(table.supply).toBe(supply + 5);
    }),
  },
  refuses: {
    'not if the pawn was no target': shows(({ given, red, blue }) => {
      given(battle({ red: { favor: 1, advisers: ['slander'] }, blue: { favor: 5 } }));

      red.campaigns('blue').says(0).usesPlan('slander').accepts().says(0);

      expect(blue.favor).toBe(5);
    }),
    'not after a defeat, and not for free': shows(({ given, red, blue }) => {
      given({
        ...MEETING,
        players: {
          red: { warbands: 14, favor: 1, advisers: ['slander'] },
          blue: { site: 'lush-coast', favor: 5 },
        },
      });

      red.campaigns('blue').targetsPawn().says(0).usesPlan('slander').declines();

      expect(blue.favor).toBe(5);
      expect(red.favor).toBe(0);
    }),
  },
});

describeCard('cracked-sage', {
  does: {
    'four attack dice more against an Arcane adviser': shows(({ given, red, table }) => {
      given(
        battle({
          red: { favor: 1, secrets: 1, advisers: ['cracked-sage'] },
          blue: { advisers: ['magicians-code'] },
          guard: 14,
        }),
      );

      red.campaigns('blue').says(1).usesPlan('cracked-sage', 1);

      expect(diceOf(table).attack).toBe(5);
      expect(table.on('cracked-sage').secrets).toBe(1);
      expect(red.favor).toBe(0);
      table.endsHere();
    }),
    'four less for a defender': shows(({ given, red, blue, table }) => {
      given(
        battle({
          red: { advisers: ['magicians-code'] },
          blue: { favor: 1, secrets: 1, advisers: ['cracked-sage'] },
        }),
      );

      red.campaigns('blue').says(5);
      blue.usesPlan('cracked-sage', -1);

      expect(diceOf(table).attack).toBe(1);
      expect(blue.spentSecrets).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'facedown Arcane advisers do not count, nor the own ones': shows(({ given, red, table }) => {
      given(
        battle({
          red: { favor: 1, secrets: 1, advisers: ['cracked-sage', 'jinx'] },
          blue: { advisers: ['magicians-code (facedown)'] },
          guard: 14,
        }),
      );

      red.campaigns('blue').says(1).usesPlan('cracked-sage');

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
    'not without its cost': shows(({ given, red, table }) => {
      given(battle({ red: { secrets: 1, advisers: ['cracked-sage'] }, blue: { advisers: ['magicians-code'] } }));

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('zealots', {
  does: {
    'a sacrifice is worth three against a larger force': shows(({ given, rolls, red, table }) => {
      given(battle({ red: { warbands: 3, favor: 1, advisers: ['zealots'] }, guard: 4 }));
      rolls({ defence: ['blank'] });

      red.campaigns('blue').says(0).usesPlan('zealots').accepts().says(1);

      expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
      expect(table.rulerOf('lush-coast')).toBe('red');
    }),
  },
  refuses: {
    'against a force no larger it is worth one': shows(({ given, rolls, red, table }) => {
      given(battle({ red: { warbands: 4, favor: 1, advisers: ['zealots'] }, guard: 3 }));
      rolls({ defence: ['blank'] });

      red.campaigns('blue').says(0).usesPlan('zealots').accepts();

      expect(table.told('sacrificed')).toMatchObject([{ amount: 4 }]);
    }),
    'bandits are no warbands': shows(({ given, rolls, red, table }) => {
      given(raid({ red: { warbands: 2, favor: 1, advisers: ['zealots', 'bandit-chief (facedown)'] } }));
      rolls({ defence: ['blank'] });

      red.campaigns('bandits').isDone().says(0).usesPlan('zealots').accepts();

      expect(table.told('sacrificed')).toMatchObject([{ amount: 2 }]);
    }),
    'costs a favor, and no defender uses it': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['zealots'] }, blue: { favor: 1 } }));

      red.campaigns('blue').says(0);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('beast-tamer', {
  does: {
    'an attacker of its holder uses no Beast or Nomad plan': shows(({ given, red, table }) => {
      given(
        battle({
          red: { favor: 2, secrets: 2, advisers: ['wolves', 'horse-archers', 'scouts'] },
          blue: { advisers: ['beast-tamer'] },
        }),
      );

      red.campaigns('blue').says(1);

      expect(red.offered('card')).toEqual(['scouts']);
      table.endsHere();
    }),
    'nor the attacker of a side its holder joined': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        players: {
          purple: { site: 'river', advisers: ['beast-tamer'] },
          red: { warbands: 6, favor: 2, secrets: 2, advisers: ['horse-archers'] },
          blue: { role: 'citizen', site: 'river' },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('blue').says(1);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
  refuses: {
    'defenders against its holder do as they like': shows(({ given, red, blue }) => {
      given(
        battle({
          red: { advisers: ['beast-tamer'] },
          blue: { favor: 2, secrets: 2, advisers: ['horse-archers'] },
        }),
      );

      red.campaigns('blue').says(1);

      expect(blue.offered('card')).toContain('horse-archers');
    }),
    'others are not protected': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        players: {
          red: { warbands: 6, favor: 2, secrets: 2, advisers: ['horse-archers'] },
          blue: { site: 'river' },
          yellow: { site: 'river', advisers: ['beast-tamer'] },
        },
      });

      red.campaigns('blue').says(1).mayTake({ is: 'plan', card: 'horse-archers' });
      table.endsHere();
    }),
  },
});

describeCard('sneak-attack', {
  does: {
    'its holder campaigns against who just did, at no Supply': shows(({ given, red, yellow, table }) => {
      given({
        ...battle({}),
        players: {
          purple: { site: 'river' },
          red: { warbands: 6 },
          blue: { site: 'river' },
          yellow: { supply: 0, warbands: 3, advisers: ['sneak-attack'] },
        },
      });

      red.campaigns('blue').says(0).accepts().says(1);
      yellow.accepts();

      expect(table.told('campaignBegan').at(-1)).toMatchObject({ attacker: yellow.seat, defender: red.seat });
      expect(yellow.supply).toBe(0);
      table.endsHere();
    }),
    'or does not': shows(({ given, red, yellow, table }) => {
      given({
        ...battle({}),
        players: {
          purple: { site: 'river' },
          red: { warbands: 6 },
          blue: { site: 'river' },
          yellow: { warbands: 3, advisers: ['sneak-attack'] },
        },
      });

      red.campaigns('blue').says(0).accepts().says(1);
      yellow.declines();

      expect(table.told('campaignBegan')).toHaveLength(1);
    }),
  },
  refuses: {
    'not where that player cannot be the defender': shows(({ given, red, yellow }) => {
      given({
        ...battle({}),
        players: {
          red: { warbands: 6 },
          blue: { site: 'river' },
          yellow: { site: 'river', warbands: 3, advisers: ['sneak-attack'] },
        },
      });

      red.campaigns('blue').says(0).declines();

      yellow.isNotAsked();
      red.isAsked('act');
    }),
    'not after the own campaign': shows(({ given, red }) => {
      given(battle({ red: { advisers: ['sneak-attack'] } }));

      red.campaigns('blue').says(0).declines().isAsked('act');
    }),
    'the Vow of Peace forbids it': shows(({ given, red, yellow }) => {
      given({
        ...battle({}),
        players: {
          red: { warbands: 6 },
          blue: { site: 'river' },
          yellow: { warbands: 3, advisers: ['sneak-attack', 'vow-of-peace'] },
        },
      });

      red.campaigns('blue').says(0).accepts().says(1);

      yellow.isNotAsked();
      red.isAsked('act');
    }),
  },
});
