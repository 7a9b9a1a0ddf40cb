import { expect } from 'vitest';
import { attackTotal, defenceTotal } from '../rules/campaign-totals.ts';
import { describeCard, type OathTable, shows } from '../testing/scenario.ts';
import { banditSiege, siege } from '../testing/siege.ts';

function attackIn({ state }: OathTable): number | undefined {
  return state.campaign === null ? undefined : attackTotal(state, state.campaign);
}

function defenceIn({ state }: OathTable): number | undefined {
  return state.campaign === null ? undefined : defenceTotal(state, state.campaign);
}

function attackDice(table: OathTable): number | undefined {
  return table.told('attackRolled')[0]?.faces.length;
}

function defenceDice(table: OathTable): number | undefined {
  return table.told('defenceRolled')[0]?.faces.length;
}

describeCard('true-names', {
  does: {
    'bars plans of a known suit from who attacks its holder': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, secrets: 2, warbands: 3, advisers: ['longbows'] },
          blue: { advisers: ['true-names', 'scouts'] },
        },
        sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
      });

      red.campaigns('blue').isDone().says(3);

      expect(table.told('planUsed')).toEqual([]);
      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'an Ally who holds them is attacked, too': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['longbows'] },
          { advisers: ['true-names', 'scouts'] },
          {
            players: { blue: { role: 'citizen', site: 'fertile-valley' } },
          },
        ),
      );

      red.campaigns('blue').says(3);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
  refuses: {
    'plans of other suits, and of facedown advisers, may be used': shows(({ given, red, table }) => {
      given(siege({ advisers: ['longbows'] }, { advisers: ['true-names', 'scouts (facedown)'] }));

      red.campaigns('purple').says(3).usesPlan('longbows', 1);

      expect(attackDice(table)).toBe(4);
      table.endsHere();
    }),
    'does nothing for a holder who attacks': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 3, advisers: ['true-names', 'scouts'] },
          blue: { favor: 2, secrets: 2, advisers: ['longbows'] },
        },
        sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
      });

      red.campaigns('blue').isDone().says(3).isDone();

      blue.isAsked('plans');
      table.endsHere();
    }),
    'nor in campaigns of others': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['longbows'] },
          {},
          {
            players: { blue: { site: 'fertile-valley', advisers: ['true-names', 'scouts'] } },
          },
        ),
      );

      red.campaigns('purple').says(3).usesPlan('longbows', 1);

      expect(attackDice(table)).toBe(4);
      table.endsHere();
    }),
  },
});

describeCard('rangers', {
  does: {
    'two dice against four or more': shows(({ given, red, table }) => {
      given(siege({ favor: 1, advisers: ['rangers'] }, { site: 'lush-coast' }));

      red.campaigns('purple').targetsPawn().isDone().says(1).usesPlan('rangers');

      expect(defenceDice(table)).toBe(4);
      expect(attackDice(table)).toBe(3);
      expect(table.on('rangers').favor).toBe(1);
      table.endsHere();
    }),
    'skulls kill nobody': shows(({ given, rolls, red, table }) => {
      given(banditSiege({ favor: 1, advisers: ['rangers'] }));
      rolls({ attack: ['skull'], defence: ['blank'] });

      red.campaigns('bandits').says(1).usesPlan('rangers');

      expect(red.warbands).toBe(3);
      table.endsHere();
    }),
  },
  refuses: {
    'no dice against three': shows(({ given, red, table }) => {
      given(
        siege(
          { favor: 1, advisers: ['rangers'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', warbands: { purple: 1 } },
            },
          },
        ),
      );

      red.campaigns('purple').targetsSite('fertile-valley').says(1).usesPlan('rangers');

      expect(defenceDice(table)).toBe(3);
      expect(attackDice(table)).toBe(1);
      table.endsHere();
    }),
    'no plan for a defender': shows(({ given, red, purple, table }) => {
      given(siege({}, { favor: 1, advisers: ['rangers'] }));

      red.campaigns('purple').says(1);

      purple.isNotAsked();
      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
    'they cost a favor': shows(({ given, red, table }) => {
      given(siege({ advisers: ['rangers'] }));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
});

describeCard('nature-worship', {
  does: {
    'the attacker adds a die for each Beast adviser': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, secrets: 1, advisers: ['nature-worship', 'wolves', 'rangers (facedown)'] }));

      red.campaigns('purple').says(1).usesPlan('nature-worship', 1);

      expect(attackDice(table)).toBe(3);
      expect(table.on('nature-worship').secrets).toBe(1);
      table.endsHere();
    }),
    'the defender removes them, by the Polish law for the advisers of the whole side': shows(
      ({ given, red, blue, table }) => {
        given(
          siege(
            { warbands: 4 },
            { advisers: ['wolves'] },
            {
              players: { blue: { role: 'citizen', site: 'fertile-valley', secrets: 1, advisers: ['nature-worship'] } },
            },
          ),
        );

        red.campaigns('blue').says(4);
        blue.usesPlan('nature-worship', -1);

        expect(attackDice(table)).toBe(2);
        expect(blue.spentSecrets).toBe(1);
        table.endsHere();
      },
    ),
  },
  refuses: {
    'by the English law only those of its user count': shows(({ given, red, blue, table }) => {
      given(
        siege(
          { warbands: 4 },
          { advisers: ['wolves'] },
          {
            edition: 'en',
            players: { blue: { role: 'citizen', site: 'fertile-valley', secrets: 1, advisers: ['nature-worship'] } },
          },
        ),
      );

      red.campaigns('blue').says(4);
      blue.usesPlan('nature-worship', -1);

      expect(attackDice(table)).toBe(3);
      table.endsHere();
    }),
    'it costs a secret': shows(({ given, red, table }) => {
      given(siege({ advisers: ['nature-worship'] }));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
});

describeCard('war-tortoise', {
  does: {
    'double shields count nothing against an attacker': shows(({ given, rolls, red, table }) => {
      given(banditSiege({ favor: 1, warbands: 14, advisers: ['war-tortoise'] }));
      rolls({ defence: ['shields'] });

      red.campaigns('bandits').says(0).usesPlan('war-tortoise');

      expect(defenceIn(table)).toBe(1);
      expect(table.on('war-tortoise').favor).toBe(1);
      table.endsHere();
    }),
    'double swords count nothing against a defender, but their skulls kill': shows(
      ({ given, rolls, red, purple, table }) => {
        given(siege({ warbands: 14 }, { favor: 1, advisers: ['war-tortoise'] }));
        rolls({ attack: ['skull'] });

        red.campaigns('purple').says(1);
        purple.usesPlan('war-tortoise');

        expect(attackIn(table)).toBe(0);
        expect(red.warbands).toBe(13);
        table.endsHere();
      },
    ),
  },
  refuses: {
    'single shields and ×2 count': shows(({ given, rolls, red, table }) => {
      given(siege({ favor: 1, warbands: 14, advisers: ['war-tortoise'] }));
      rolls({ defence: ['shield', 'double'] });

      red.campaigns('purple').says(0).usesPlan('war-tortoise');

      expect(defenceIn(table)).toBe(3);
      table.endsHere();
    }),
    'the own double shields count': shows(({ given, rolls, red, purple, table }) => {
      given(siege({ warbands: 14 }, { favor: 1, advisers: ['war-tortoise'] }));
      rolls({ defence: ['shields', 'blank'] });

      red.campaigns('purple').says(0);
      purple.usesPlan('war-tortoise');

      expect(defenceIn(table)).toBe(3);
      table.endsHere();
    }),
    'it costs a favor': shows(({ given, red, table }) => {
      given(siege({ advisers: ['war-tortoise'] }));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
});

describeCard('walled-garden', {
  does: {
    'a defence die for each Beast card at sites, if its site is a target': shows(({ given, red, purple, table }) => {
      given(
        siege(
          { advisers: ['rangers'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', cards: ['walled-garden', 'wolves'], warbands: { purple: 1 } },
              5: { site: 'fertile-valley', cards: ['new-growth', 'errand-boy', 'elders'] },
            },
          },
        ),
      );

      red.campaigns('purple').says(1);
      purple.usesPlan('walled-garden');

      expect(defenceDice(table)).toBe(2 + 4);
      table.endsHere();
    }),
    'bandits use it, too': shows(({ given, red, table }) => {
      given(banditSiege({}, ['walled-garden', 'wolves']));

      red.campaigns('bandits').says(1);

      expect(defenceDice(table)).toBe(1 + 2);
      table.endsHere();
    }),
  },
  refuses: {
    'not if its site is no target': shows(({ given, red, purple, table }) => {
      given(
        siege(
          {},
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', cards: ['walled-garden'], warbands: { purple: 1 } },
            },
          },
        ),
      );

      red.campaigns('purple').isDone().says(1);

      purple.isNotAsked();
      expect(defenceDice(table)).toBe(2);
      table.endsHere();
    }),
    'not for an attacker who rules it': shows(({ given, red, table }) => {
      given(
        siege(
          {},
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', cards: ['walled-garden'], warbands: { red: 1 } },
            },
          },
        ),
      );

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
});
