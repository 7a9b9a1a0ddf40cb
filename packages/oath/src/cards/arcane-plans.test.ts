import { expect } from 'vitest';
import { attackTotal } from '../rules/campaign-totals.ts';
import { describeCard, type OathTable, shows } from '../testing/scenario.ts';
import { banditSiege, siege } from '../testing/siege.ts';

/** What the attack comes to while the campaign goes on. */
function attackIn({ state }: OathTable): number | undefined {
  return state.campaign === null ? undefined : attackTotal(state, state.campaign);
}

function attackDice(table: OathTable): number | undefined {
  return table.told('attackRolled')[0]?.faces.length;
}

describeCard('fire-talkers', {
  does: {
    'the attacker adds three dice': shows(({ given, red, table }) => {
      given(siege({ secrets: 1, advisers: ['fire-talkers'] }, {}, { darkestSecret: { holder: 'red' } }));

      red.campaigns('purple').says(3).usesPlan('fire-talkers', 1);

      expect(attackDice(table)).toBe(6);
      expect(table.on('fire-talkers').secrets).toBe(1);
      table.endsHere();
    }),
    'the defender removes three': shows(({ given, red, purple, table }) => {
      given(
        siege({ warbands: 4 }, { secrets: 1, advisers: ['fire-talkers'] }, { darkestSecret: { holder: 'purple' } }),
      );

      red.campaigns('purple').says(4);
      purple.usesPlan('fire-talkers', -1);

      expect(attackDice(table)).toBe(1);
      expect(purple.spentSecrets).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'used in vain without the Darkest Secret': shows(({ given, red, table }) => {
      given(siege({ secrets: 1, advisers: ['fire-talkers'] }, {}, { darkestSecret: { holder: 'purple' } }));

      red.campaigns('purple').says(3).usesPlan('fire-talkers');

      expect(attackDice(table)).toBe(3);
      expect(table.on('fire-talkers').secrets).toBe(1);
      table.endsHere();
    }),
    'it costs a secret': shows(({ given, red, table }) => {
      given(siege({ advisers: ['fire-talkers'] }, {}, { darkestSecret: { holder: 'red' } }));

      red.campaigns('purple').says(3);

      expect(table.told('planUsed')).toEqual([]);
      expect(attackDice(table)).toBe(3);
      table.endsHere();
    }),
  },
});

describeCard('rusting-ray', {
  does: {
    'hollow swords count nothing': shows(({ given, rolls, red, purple, table }) => {
      given(
        siege({ warbands: 14 }, { secrets: 1, advisers: ['rusting-ray'] }, { darkestSecret: { holder: 'purple' } }),
      );
      rolls({ attack: ['hollow', 'hollow'] });

      red.campaigns('purple').says(2);
      purple.usesPlan('rusting-ray');

      expect(attackIn(table)).toBe(0);
      expect(purple.spentSecrets).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'swords do': shows(({ given, rolls, red, purple, table }) => {
      given(
        siege({ warbands: 14 }, { secrets: 1, advisers: ['rusting-ray'] }, { darkestSecret: { holder: 'purple' } }),
      );
      rolls({ attack: ['sword'] });

      red.campaigns('purple').says(1);
      purple.usesPlan('rusting-ray');

      expect(attackIn(table)).toBe(1);
      table.endsHere();
    }),
    'in vain without the Darkest Secret': shows(({ given, rolls, red, purple, table }) => {
      given(siege({ warbands: 14 }, { secrets: 1, advisers: ['rusting-ray'] }));
      rolls({ attack: ['hollow', 'hollow'] });

      red.campaigns('purple').says(2);
      purple.usesPlan('rusting-ray');

      expect(attackIn(table)).toBe(1);
      table.endsHere();
    }),
    'it is no plan for an attacker': shows(({ given, red, table }) => {
      given(siege({ secrets: 1, advisers: ['rusting-ray'] }, {}, { darkestSecret: { holder: 'red' } }));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
});

describeCard('billowing-fog', {
  does: {
    'a defeated attacker loses nobody': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 4, secrets: 1, advisers: ['billowing-fog'] },
          {},
          {
            sites: { 0: { site: 'lush-coast', warbands: { purple: 5 } } },
          },
        ),
      );

      red.campaigns('purple').says(0).usesPlan('billowing-fog');

      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
      expect(red.warbands).toBe(4);
      expect(table.on('billowing-fog').secrets).toBe(1);
    }),
    'a defeated defender loses nobody, not even to a Brutal Chancellor': shows(
      ({ given, rolls, red, purple, table }) => {
        given({
          turn: 'purple',
          players: { purple: { warbands: 9 }, red: { site: 'river', secrets: 1, advisers: ['billowing-fog'] } },
          sites: { 0: { site: 'lush-coast', warbands: { red: 4 } } },
          goal: 'people',
          reliquary: { brutal: 'uncovered' },
        });
        rolls({ defence: ['blank'] });

        purple.campaigns('red').says(0);
        red.usesPlan('billowing-fog');
        purple.accepts();

        expect(table.told('campaignDecided')).toMatchObject([{ winner: 'attack' }]);
        expect(red.warbands).toBe(4);
        expect(red.spentSecrets).toBe(1);
        table.endsHere();
      },
    ),
    'Sticky Fire kills nobody through it, and is paid for all the same': shows(
      ({ given, rolls, red, purple, table }) => {
        given(
          siege(
            { favor: 1, warbands: 9, relics: ['sticky-fire'] },
            { secrets: 1, advisers: ['billowing-fog'] },
            {
              sites: { 0: { site: 'lush-coast', warbands: { purple: 4 } } },
            },
          ),
        );
        rolls({ defence: ['blank', 'blank'] });

        red.campaigns('purple').says(0).usesPlan('sticky-fire');
        purple.usesPlan('billowing-fog');
        red.accepts();
        red.accepts();

        expect(purple.warbands).toBe(4);
        expect([red.favor, purple.favor]).toEqual([0, 1]);
        table.endsHere();
      },
    ),
  },
  refuses: {
    'without it half of the force falls': shows(({ given, red }) => {
      given(
        siege(
          { warbands: 4, secrets: 1, advisers: ['billowing-fog'] },
          {},
          {
            sites: { 0: { site: 'lush-coast', warbands: { purple: 5 } } },
          },
        ),
      );

      red.campaigns('purple').says(0).isDone();

      expect(red.warbands).toBe(2);
    }),
    'it costs a secret': shows(({ given, red }) => {
      given(
        siege(
          { warbands: 4, advisers: ['billowing-fog'] },
          {},
          {
            sites: { 0: { site: 'lush-coast', warbands: { purple: 5 } } },
          },
        ),
      );

      red.campaigns('purple').says(0);

      expect(red.warbands).toBe(2);
    }),
  },
});

describeCard('kindred-warriors', {
  does: {
    'adds or removes up to a die for each other suit that its user rules': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, secrets: 1, advisers: ['kindred-warriors', 'wolves', 'tutor'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              2: { site: 'river', cards: ['pressgangs', 'errand-boy'], warbands: { red: 1 } },
            },
          },
        ),
      );

      red.campaigns('purple').says(1);
      expect(red.offered('choice')).toEqual([2, 1, 0, -1, -2]);
      red.usesPlan('kindred-warriors', 2);

      expect(attackDice(table)).toBe(3);
      expect(table.on('kindred-warriors').secrets).toBe(1);
      table.endsHere();
    }),
    'the defender is offered to remove dice first': shows(({ given, red, purple, table }) => {
      given(siege({ warbands: 2 }, { secrets: 1, advisers: ['kindred-warriors', 'wolves'] }));

      red.campaigns('purple').says(2);
      expect(purple.offered('choice')).toEqual([-1, 0, 1]);
      purple.usesPlan('kindred-warriors', -1);

      expect(attackDice(table)).toBe(1);
      table.endsHere();
    }),
    'skulls of its user kill nobody': shows(({ given, rolls, red, table }) => {
      given(banditSiege({ warbands: 3, secrets: 1, advisers: ['kindred-warriors'] }));
      rolls({ attack: ['skull'], defence: ['blank'] });

      red.campaigns('bandits').says(1).usesPlan('kindred-warriors', 0);

      expect(red.warbands).toBe(3);
      table.endsHere();
    }),
  },
  refuses: {
    'Arcane cards and those of others do not count': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, secrets: 1, advisers: ['kindred-warriors', 'elders (facedown)'] },
          { advisers: ['wolves'] },
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 }, cards: ['rangers'] },
              2: { site: 'river', cards: ['longbows'] },
            },
          },
        ),
      );

      red.campaigns('purple').says(1);

      expect(red.offered('choice')).toEqual([0]);
      table.endsHere();
    }),
    'skulls of the enemy still kill': shows(({ given, rolls, red, purple, table }) => {
      given(siege({ warbands: 9 }, { secrets: 1, advisers: ['kindred-warriors'] }));
      rolls({ attack: ['skull'] });

      red.campaigns('purple').says(1);
      purple.usesPlan('kindred-warriors', 0);

      expect(table.told('warbandsKilled')).toMatchObject([{ colour: 'red', amount: 1 }]);
      table.endsHere();
    }),
    'it costs a secret': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, advisers: ['kindred-warriors', 'wolves'] }));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
});

describeCard('cracking-ground', {
  does: {
    'the attacker adds a die for each targeted site': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, secrets: 1, advisers: ['cracking-ground'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', warbands: { purple: 1 } },
            },
          },
        ),
      );

      red.campaigns('purple').targetsSite('fertile-valley').says(1).usesPlan('cracking-ground', 1);

      expect(attackDice(table)).toBe(3);
      expect(red.secrets).toBe(0);
      expect(table.on('cracking-ground').secrets).toBe(0);
      table.endsHere();
    }),
    'the defender removes as many': shows(({ given, red, purple, table }) => {
      given(siege({ warbands: 3 }, { secrets: 1, advisers: ['cracking-ground'] }));

      red.campaigns('purple').says(3);
      purple.usesPlan('cracking-ground', -1);

      expect(attackDice(table)).toBe(2);
      expect([purple.secrets, purple.spentSecrets]).toEqual([0, 0]);
      table.endsHere();
    }),
  },
  refuses: {
    'a site that is no target does not count': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, secrets: 1, advisers: ['cracking-ground'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', warbands: { purple: 1 } },
            },
          },
        ),
      );

      red.campaigns('purple').isDone().says(1).usesPlan('cracking-ground', 1);

      expect(attackDice(table)).toBe(2);
      table.endsHere();
    }),
    'a facedown secret cannot be burned for it': shows(({ given, red, table }) => {
      given(siege({ spentSecrets: 1, advisers: ['cracking-ground'] }));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
  },
});
