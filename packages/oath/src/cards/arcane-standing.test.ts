import { expect } from 'vitest';
import { describeCard, type OathTable, shows } from '../testing/scenario.ts';
import { siege } from '../testing/siege.ts';

function attackDice(table: OathTable): number | undefined {
  return table.told('attackRolled')[0]?.faces.length;
}

describeCard('gleaming-armor', {
  does: {
    'a defender pays a secret more for each plan': shows(({ given, red, purple, table }) => {
      given(siege({ advisers: ['gleaming-armor'] }, { secrets: 1, advisers: ['longbows', 'bear-traps'] }));

      red.campaigns('purple').says(3);
      purple.usesPlan('longbows', -1);

      // The second plan could not be paid for.
      expect(purple.spentSecrets).toBe(1);
      expect(attackDice(table)).toBe(2);
      table.endsHere();
    }),
    'so does an attacker, who places it': shows(({ given, red, table }) => {
      given(siege({ secrets: 1, advisers: ['longbows'] }, { advisers: ['gleaming-armor'] }));

      red.campaigns('purple').says(3).usesPlan('longbows', 1);

      expect(table.on('longbows').secrets).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'who has no secret uses no plan': shows(({ given, red, table }) => {
      given(siege({ advisers: ['longbows'] }, { advisers: ['gleaming-armor'] }));

      red.campaigns('purple').says(3);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
    'it does nothing to its holder, nor while its holder takes no part': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['longbows', 'gleaming-armor'] },
          {},
          {
            players: { blue: { site: 'fertile-valley' } },
          },
        ),
      );

      red.campaigns('purple').says(3).usesPlan('longbows', 1);

      expect(attackDice(table)).toBe(4);
      table.endsHere();
    }),
    'not in campaigns of others': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['longbows'] },
          {},
          {
            players: { blue: { site: 'fertile-valley', advisers: ['gleaming-armor'] } },
          },
        ),
      );

      red.campaigns('purple').says(3).usesPlan('longbows', 1);

      expect(attackDice(table)).toBe(4);
      table.endsHere();
    }),
  },
});

describeCard('jinx', {
  does: {
    'its ruler rolls the attack dice once more': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, warbands: 3, advisers: ['jinx'] }, blue: {} },
        sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
      });

      red.campaigns('blue').isDone().says(3).accepts();

      expect(table.told('attackRolled')).toHaveLength(2);
      expect(table.told('powerUsed')).toHaveLength(1);
      expect(table.on('jinx').secrets).toBe(1);
      table.endsHere();
    }),
    'a defender pays outside the own turn': shows(({ given, red, purple, table }) => {
      given(siege({}, { secrets: 1, advisers: ['jinx'] }));

      red.campaigns('purple').says(1);
      purple.accepts();

      expect(table.told('defenceRolled')).toHaveLength(2);
      expect(table.told('attackRolled')).toHaveLength(1);
      expect(purple.spentSecrets).toBe(1);
      table.endsHere();
    }),
    'works for dice outside campaigns': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 2, advisers: ['jinx', 'gambling-hall'] } },
      });

      red.uses('gambling-hall').accepts();

      expect(table.told('defenceRolled')).toHaveLength(2);
      table.endsHere();
    }),
  },
  refuses: {
    'no second roll for who cannot pay': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 3, advisers: ['jinx'] }, blue: {} },
        sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
      });

      red.campaigns('blue').isDone().says(3);

      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'nor where something lies on the card': shows(({ given, red, table }) => {
      given(siege({ secrets: 1, advisers: ['jinx (1 secret)'] }));

      red.campaigns('purple').says(3);

      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
    'nor for who does not rule it': shows(({ given, red, table }) => {
      given(siege({ secrets: 1 }, {}, { players: { blue: { site: 'fertile-valley', advisers: ['jinx'] } } }));

      red.campaigns('purple').says(3);

      expect(table.told('attackRolled')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('sealing-ward', {
  does: {
    'each relic of its holder is worth a die more': shows(({ given, red, table }) => {
      given(siege({}, { site: 'lush-coast', advisers: ['sealing-ward'], relics: ['map', 'cup-of-plenty'] }));

      red.campaigns('purple').targetsRelic('map').targetsRelic('cup-of-plenty').isDone();

      // Site, title and both relics.
      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 1 + 1 + (3 + 1) + (2 + 1) }]);
      table.endsHere();
    }),
  },
  refuses: {
    'sites, banners and pawn are worth what they are': shows(({ given, red, table }) => {
      given(
        siege(
          {},
          { site: 'lush-coast', advisers: ['sealing-ward'] },
          { darkestSecret: { holder: 'purple', secrets: 2 } },
        ),
      );

      red.campaigns('purple').targetsBanner('darkestSecret').targetsPawn().isDone();

      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 1 + 1 + 2 + 2 }]);
      table.endsHere();
    }),
    'it guards nobody else': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['sealing-ward'] },
          { site: 'lush-coast', relics: ['map'] },
          {
            players: { blue: { site: 'river', relics: ['cup-of-plenty'] } },
          },
        ),
      );

      red.campaigns('purple').targetsRelic('map').isDone();

      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 1 + 1 + 3 }]);
      table.endsHere();
    }),
  },
});
