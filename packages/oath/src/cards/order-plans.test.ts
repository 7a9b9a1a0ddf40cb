import { expect } from 'vitest';
import { battle, diceOf, raid } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('wrestlers', {
  does: {
    'a warband of the defending force buys a defence die': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { advisers: ['wrestlers'] }, guard: 4 }));

      red.campaigns('blue').says(2);
      blue.usesPlan('wrestlers');

      expect(table.warbandsAt('lush-coast')).toEqual({ blue: 3 });
      expect(diceOf(table).defence).toBe(2);
      table.endsHere();
    }),
    'the last warband of a targeted site may be the one; the site stays a target': shows(
      ({ given, red, blue, table }) => {
        given(battle({ blue: { advisers: ['wrestlers'] } }));

        red.campaigns('blue').says(0);
        blue.usesPlan('wrestlers');
        red.accepts().says(1);

        expect(table.rulerOf('lush-coast')).toBe('red');
        expect(blue.warbands).toBe(0);
      },
    ),
    'the defender chooses where the warband falls': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { site: 'lush-coast', warbands: 2, advisers: ['wrestlers'] }, guard: 2 }));

      red.campaigns('blue').isDone().says(2);
      blue.usesPlan('wrestlers').distributes(0, 1);

      expect(blue.warbands).toBe(1);
      expect(table.warbandsAt('lush-coast')).toEqual({ blue: 2 });
      table.endsHere();
    }),
  },
  refuses: {
    'nobody wrestles without a warband in the force': shows(({ given, red, table }) => {
      given({
        ...battle({ red: { site: 'river' }, blue: { site: 'river', advisers: ['wrestlers'] } }),
        sites: { 2: { site: 'river', warbands: { red: 1 } } },
      });

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'bandits have nobody to sacrifice': shows(({ given, red, table }) => {
      given(raid({ cards: ['wrestlers'] }));

      red.campaigns('bandits').isDone().says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'an attacker has no use for them': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['wrestlers'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('battle-honors', {
  does: {
    'a victorious attacker gains 2 favor from the Order bank': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['battle-honors'] } }));

      red.campaigns('blue').says(0).usesPlan('battle-honors').accepts().says(0);

      expect(red.favor).toBe(2);
      expect(table.bank('order')).toBe(1);
    }),
    'so does a victorious defender': shows(({ given, red, blue }) => {
      given(battle({ blue: { advisers: ['battle-honors'] } }));

      red.campaigns('blue').says(0);
      blue.usesPlan('battle-honors');
      red.declines();

      expect(blue.favor).toBe(2);
    }),
    'a poor bank gives what it has': shows(({ given, red }) => {
      given({ ...battle({ red: { advisers: ['battle-honors'] } }), banks: { order: 1 } });

      red.campaigns('blue').says(0).usesPlan('battle-honors').accepts().says(0);

      expect(red.favor).toBe(1);
    }),
    'what bandits win is burned': shows(({ given, red, table }) => {
      given(raid({ cards: ['battle-honors'] }));

      red.campaigns('bandits').isDone().says(0).declines();

      expect(table.bank('order')).toBe(1);
      expect(red.favor).toBe(0);
    }),
  },
  refuses: {
    'the loser gains nothing': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['battle-honors'] } }));

      red.campaigns('blue').says(0).usesPlan('battle-honors').declines();

      expect(red.favor).toBe(0);
      expect(table.bank('order')).toBe(3);
    }),
  },
});

describeCard('bear-traps', {
  does: {
    'take an attack die and a warband of the attacker': shows(({ given, red, blue, table }) => {
      given(battle({ red: { warbands: 3 }, blue: { advisers: ['bear-traps'] }, guard: 9 }));

      red.campaigns('blue').says(3);
      blue.usesPlan('bear-traps');

      expect(diceOf(table).attack).toBe(2);
      expect(table.told('warbandsKilled')[0]).toMatchObject({ colour: 'red', amount: 1, side: 'attack' });
      table.endsHere();
    }),
    'with no die left there is a defence die more': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { advisers: ['bear-traps'] }, guard: 9 }));

      red.campaigns('blue').says(0);
      blue.usesPlan('bear-traps');

      expect(diceOf(table)).toEqual({ attack: 0, defence: 2 });
      table.endsHere();
    }),
  },
  refuses: {
    'an attacker lays none': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['bear-traps'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'nobody is killed where nobody is': shows(({ given, red, blue, table }) => {
      given(battle({ red: { warbands: 0 }, blue: { advisers: ['bear-traps'] } }));

      red.campaigns('blue');
      blue.usesPlan('bear-traps');

      expect(table.told('warbandsKilled')).toEqual([]);
    }),
  },
});

describeCard('longbows', {
  does: {
    'the attacker adds a die, or takes one away': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['longbows'] }, guard: 9 }));

      red.campaigns('blue').says(2);
      red.mayTake({ is: 'plan', card: 'longbows', choice: -1 }).usesPlan('longbows', 1);

      expect(diceOf(table).attack).toBe(3);
      table.endsHere();
    }),
    'the defender removes a die': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { advisers: ['longbows'] }, guard: 9 }));

      red.campaigns('blue').says(2);
      blue.usesPlan('longbows', -1);

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
    'bandits shoot, too': shows(({ given, red, table }) => {
      given(raid({ cards: ['longbows'] }));

      red.campaigns('bandits').isDone().says(2);

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'OATH-7.5.1-a: a pawn at its site does not make them usable': shows(({ given, red, blue, table }) => {
      given(battle({ cards: ['longbows'] }));

      red.campaigns('blue').says(2);

      blue.isAsked('plans');
      expect(table.told('planUsed')).toEqual([]);
    }),
  },
});

describeCard('keep', {
  does: {
    'adds two defence dice when its site is targeted': shows(({ given, red, blue, table }) => {
      given(battle({ cards: ['keep'], guard: 9 }));

      red.campaigns('blue').says(2);
      blue.usesPlan('keep');

      expect(diceOf(table).defence).toBe(3);
      table.endsHere();
    }),
  },
  refuses: {
    'does nothing for other sites': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 9 } },
          2: { site: 'river', cards: ['keep'], warbands: { blue: 1 } },
        },
      });

      red.campaigns('blue').isDone().says(2);

      expect(diceOf(table).defence).toBe(1);
      table.endsHere();
    }),
    'cannot be an adviser': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['keep (facedown)'] } } });

      red.playsAdviser('keep');

      red.mayTake({ is: 'toSite' }).mayNotTake({ is: 'toAdvisers' });
    }),
  },
});

describeCard('scouts', {
  does: {
    'gain 1 Supply': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['scouts'] } }));

      red.campaigns('blue').says(2).usesPlan('scouts');

      expect(red.supply).toBe(6);
      table.endsHere();
    }),
    'in a campaign that costs no Supply, too': shows(({ given, red, blue, table }) => {
      given(battle({ red: { favor: 1, advisers: ['scouts', 'knights-errant'] }, cards: ['errand-boy'] }));

      red.musters('errand-boy', { with: ['knights-errant'] }).accepts();
      red.takes({ is: 'defender', defender: blue.seat });
      red.says(2).usesPlan('scouts');

      expect(red.supply).toBe(7);
      table.endsHere();
    }),
  },
  refuses: {
    'a defender learns nothing by them': shows(({ given, red, table }) => {
      given(battle({ blue: { supply: 3, advisers: ['scouts'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('martial-culture', {
  does: {
    'an Exile who beats an Exile may become a Citizen, and the Act Phase ends': shows(({ given, red, table }) => {
      given({
        ...battle({ red: { supply: 3 } }),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          3: { site: 'ancient-city', cards: ['martial-culture'], warbands: { red: 1 } },
        },
      });

      red.campaigns('blue').says(0).usesPlan('martial-culture').accepts().says(0).accepts();

      expect(red.role).toBe('citizen');
      expect(red.supply).toBe(7);
      expect(table.warbandsAt('ancient-city')).toEqual({ purple: 1 });
      red.isNotAsked();
      table.endsHere();
    }),
    'so may a defender, whose turn it is not': shows(({ given, red, blue }) => {
      given(battle({ cards: ['martial-culture'] }));

      red.campaigns('blue').says(0);
      blue.usesPlan('martial-culture');
      red.declines();
      blue.accepts();

      expect(blue.role).toBe('citizen');
      red.isAsked('act');
    }),
    'nobody has to': shows(({ given, red, blue }) => {
      given(battle({ cards: ['martial-culture'] }));

      red.campaigns('blue').says(0);
      blue.usesPlan('martial-culture');
      red.declines();
      blue.declines();

      expect(blue.role).toBe('exile');
    }),
  },
  refuses: {
    'beating the Chancellor gives no such right': shows(({ given, red }) => {
      given({
        ...battle({}),
        players: { purple: { site: 'river' }, red: { warbands: 8 } },
        sites: {
          0: { site: 'lush-coast', warbands: { purple: 1 } },
          3: { site: 'ancient-city', cards: ['martial-culture'], warbands: { red: 1 } },
        },
      });

      red.campaigns('purple').says(0).usesPlan('martial-culture').accepts().says(0);

      expect(red.role).toBe('exile');
      red.isAsked('act');
    }),
    'a beaten Exile stays one': shows(({ given, red }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 4 } },
          3: { site: 'ancient-city', cards: ['martial-culture'], warbands: { red: 1 } },
        },
      });

      red.campaigns('blue').says(0).usesPlan('martial-culture').declines();

      expect(red.role).toBe('exile');
      red.isAsked('act');
    }),
    'the Chancellor gains nothing by it': shows(({ given, purple }) => {
      given({
        ...battle({}),
        turn: 'purple',
        players: { purple: { warbands: 6 }, blue: { site: 'river' } },
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          3: { site: 'ancient-city', cards: ['martial-culture'], warbands: { purple: 1 } },
        },
      });

      purple.campaigns('blue').says(0).usesPlan('martial-culture').accepts().says(0);

      expect(purple.role).toBe('chancellor');
      purple.isAsked('act');
    }),
  },
});

describeCard('code-of-honor', {
  does: {
    'two attack dice more': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['code-of-honor'] }, guard: 9 }));

      red.campaigns('blue').says(2).usesPlan('code-of-honor', 1);

      expect(diceOf(table).attack).toBe(4);
      table.endsHere();
    }),
    'or two less for a defender, who then uses no other plan': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { advisers: ['code-of-honor', 'longbows'] }, guard: 9 }));

      red.campaigns('blue').says(2);
      blue.usesPlan('code-of-honor', -1);

      expect(diceOf(table).attack).toBe(0);
      expect(table.told('planUsed')).toHaveLength(1);
      table.endsHere();
    }),
    'bandits use it alone': shows(({ given, red, table }) => {
      given(raid({ red: { warbands: 5 }, cards: ['longbows', 'code-of-honor'] }));

      red.campaigns('bandits').isDone().says(5);

      expect(diceOf(table).attack).toBe(3);
      expect(table.told('planUsed')).toHaveLength(1);
      table.endsHere();
    }),
    'the other side is not bound by it': shows(({ given, red, blue, table }) => {
      given(battle({ red: { advisers: ['code-of-honor'] }, blue: { advisers: ['longbows'] }, guard: 9 }));

      red.campaigns('blue').says(2).usesPlan('code-of-honor', 1);
      blue.usesPlan('longbows', -1);

      expect(diceOf(table).attack).toBe(3);
      table.endsHere();
    }),
  },
  refuses: {
    'not after another plan of the same side': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['code-of-honor', 'scouts'] }, guard: 9 }));

      red.campaigns('blue').says(2).usesPlan('scouts');

      expect(diceOf(table).attack).toBe(2);
      table.endsHere();
    }),
  },
});

describeCard('outriders', {
  does: {
    'skulls kill nobody of the attacker': shows(({ given, rolls, red, table }) => {
      given(battle({ red: { warbands: 3, advisers: ['outriders'] }, guard: 3 }));
      rolls({ attack: ['skull'] });

      red.campaigns('blue').says(1).usesPlan('outriders');

      expect(table.told('warbandsKilled').filter(({ rule }) => rule === 'OATH-5.5.5-a')).toEqual([]);
      table.endsHere();
    }),
  },
  refuses: {
    'unused they save nobody': shows(({ given, rolls, red, table }) => {
      given(battle({ red: { warbands: 3, advisers: ['outriders'] }, guard: 3 }));
      rolls({ attack: ['skull'] });

      red.campaigns('blue').says(1).isDone();

      expect(table.told('warbandsKilled')[0]).toMatchObject({ colour: 'red', amount: 1 });
      table.endsHere();
    }),
    'a defender has no skulls to ignore': shows(({ given, red, table }) => {
      given(battle({ blue: { advisers: ['outriders'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('field-promotion', {
  does: {
    'a victor gains three warbands': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['field-promotion'] } }));

      red.campaigns('blue').says(0).usesPlan('field-promotion').accepts().says(0);

      expect(table.told('warbandsMoved').filter(({ from }) => from.is === 'bank')).toMatchObject([{ amount: 3 }]);
      expect(table.on('field-promotion').favor).toBe(1);
    }),
    'a defender pays into the bank': shows(({ given, red, blue, table }) => {
      given(battle({ blue: { favor: 1, advisers: ['field-promotion'] } }));

      red.campaigns('blue').says(0);
      blue.usesPlan('field-promotion');
      red.declines();

      expect(blue.warbands).toBe(3);
      expect(table.bank('order')).toBe(4);
    }),
    'OATH-7.5.3-a: tokens on it do not matter': shows(({ given, red, table }) => {
      given(battle({ red: { favor: 1, advisers: ['field-promotion (1 favor)'] } }));

      red.campaigns('blue').says(0).usesPlan('field-promotion').accepts().says(0);

      expect(table.on('field-promotion').favor).toBe(2);
    }),
  },
  refuses: {
    'who has no favor promotes nobody': shows(({ given, red, table }) => {
      given(battle({ red: { advisers: ['field-promotion'] } }));

      red.campaigns('blue').says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'a loser paid for nothing': shows(({ given, red }) => {
      given(battle({ red: { favor: 1, advisers: ['field-promotion'] } }));

      red.campaigns('blue').says(0).usesPlan('field-promotion').declines();

      expect(red.warbands).toBe(3);
      expect(red.favor).toBe(0);
    }),
    'bandits pay nothing, so they do not use it': shows(({ given, red, table }) => {
      given(raid({ cards: ['field-promotion'] }));

      red.campaigns('bandits').isDone().says(2);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});
