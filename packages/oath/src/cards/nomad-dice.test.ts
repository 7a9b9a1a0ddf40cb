import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { describeCard, type OathTable, shows } from '../testing/scenario.ts';
import { banditSiege, siege } from '../testing/siege.ts';

/** So many that nobody wins against them, nor could by sacrificing. */
const HOPELESS: OathSituation = { sites: { 0: { site: 'lush-coast', warbands: { purple: 20 } } } };

function attackDice(table: OathTable): number | undefined {
  return table.told('attackRolled')[0]?.faces.length;
}

function defenceDice(table: OathTable): number | undefined {
  return table.told('defenceRolled')[0]?.faces.length;
}

describeCard('mountain-giant', {
  does: {
    'one die, and it stays': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, secrets: 1, advisers: ['mountain-giant'] }, {}, HOPELESS));

      red.campaigns('purple').says(1);
      expect(red.offered('choice')).toEqual([1, 3, -1, -3]);
      red.usesPlan('mountain-giant', 1);

      expect(attackDice(table)).toBe(2);
      expect(red.advisers).toEqual(['mountain-giant']);
      expect(table.on('mountain-giant').secrets).toBe(1);
    }),
    'three dice, and it goes': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, secrets: 1, advisers: ['mountain-giant'] }, {}, HOPELESS));

      red.campaigns('purple').says(1).usesPlan('mountain-giant', 3);

      expect(attackDice(table)).toBe(4);
      expect(red.advisers).toEqual([]);
      // The secret on a discarded card is the active player's, facedown.
      expect(red.spentSecrets).toBe(1);
    }),
    'the defender removes them': shows(({ given, red, purple, table }) => {
      given(siege({ warbands: 4 }, { secrets: 1, advisers: ['mountain-giant'] }, HOPELESS));

      red.campaigns('purple').says(4);
      expect(purple.offered('choice')).toEqual([-1, -3, 1, 3]);
      purple.usesPlan('mountain-giant', -3);

      expect(attackDice(table)).toBe(1);
      expect(purple.advisers).toEqual([]);
    }),
  },
  refuses: {
    'it costs a secret': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, advisers: ['mountain-giant'] }, {}, HOPELESS));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
    }),
  },
});

describeCard('rival-khan', {
  does: {
    'four dice against an enemy with a Nomad adviser': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, advisers: ['rival-khan'] }, { advisers: ['elders'] }, HOPELESS));

      red.campaigns('purple').says(1).usesPlan('rival-khan', 1);

      expect(attackDice(table)).toBe(5);
      expect(red.advisers).toEqual([]);
    }),
    'an Ally is an enemy, too': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, advisers: ['rival-khan'] },
          { advisers: ['elders'] },
          {
            ...HOPELESS,
            players: { blue: { role: 'citizen', site: 'fertile-valley' } },
          },
        ),
      );

      red.campaigns('blue').says(1).usesPlan('rival-khan', 1);

      expect(attackDice(table)).toBe(5);
    }),
    'bandits remove them': shows(({ given, red, table }) => {
      given(banditSiege({ warbands: 1, advisers: ['elders'] }, ['rival-khan']));

      red.campaigns('bandits').says(1);

      expect(attackDice(table)).toBe(0);
      expect(defenceDice(table)).toBe(1 + 3);
      expect(table.cardsAt('lush-coast')).toEqual([]);
    }),
  },
  refuses: {
    'otherwise none, but it goes': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, advisers: ['rival-khan'] },
          { advisers: ['elders (facedown)', 'wolves'] },
          {
            ...HOPELESS,
            players: { blue: { site: 'fertile-valley', advisers: ['oracle (facedown)', 'tents'] } },
          },
        ),
      );

      red.campaigns('purple').says(1).usesPlan('rival-khan');

      expect(attackDice(table)).toBe(1);
      expect(red.advisers).toEqual([]);
    }),
  },
});

describeCard('mounted-patrol', {
  does: {
    'the attacker rolls half of the dice': shows(({ given, red, purple, table }) => {
      given(siege({ warbands: 5 }, { advisers: ['mounted-patrol'] }, HOPELESS));

      red.campaigns('purple').says(5);
      purple.usesPlan('mounted-patrol');

      expect(attackDice(table)).toBe(2);
      expect(purple.advisers).toEqual([]);
    }),
    'bandits use it': shows(({ given, red, table }) => {
      given(banditSiege({ warbands: 3 }, ['mounted-patrol']));

      red.campaigns('bandits').says(3);

      expect(attackDice(table)).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'no plan for an attacker': shows(({ given, red, table }) => {
      given(siege({ warbands: 3, advisers: ['mounted-patrol'] }, {}, HOPELESS));

      red.campaigns('purple').says(3);

      expect(attackDice(table)).toBe(3);
      expect(red.advisers).toEqual(['mounted-patrol']);
    }),
  },
});

describeCard('great-crusade', {
  does: {
    'a die for each Nomad card its user rules, itself included': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, advisers: ['great-crusade', 'elders', 'oracle (facedown)'] },
          { advisers: ['tents'] },
          {
            sites: {
              ...HOPELESS.sites,
              5: { site: 'fertile-valley', cards: ['resettle', 'wolves'], warbands: { red: 1 } },
              2: { site: 'river', cards: ['convoys'] },
            },
          },
        ),
      );

      red.campaigns('purple').says(1).usesPlan('great-crusade', 1);

      expect(attackDice(table)).toBe(1 + 3);
      expect(table.discards('provinces')).toEqual(['great-crusade']);
    }),
    'by the Polish law the whole defending side counts': shows(({ given, red, blue, table }) => {
      given(
        siege(
          { warbands: 5 },
          { advisers: ['elders'] },
          {
            ...HOPELESS,
            players: { blue: { role: 'citizen', site: 'fertile-valley', advisers: ['great-crusade'] } },
          },
        ),
      );

      red.campaigns('blue').says(5);
      blue.usesPlan('great-crusade', -1);

      expect(attackDice(table)).toBe(3);
    }),
    'bandits count theirs': shows(({ given, red, table }) => {
      given(banditSiege({ warbands: 3, advisers: ['tents'] }, ['great-crusade', 'elders', 'wolves']));

      red.campaigns('bandits').says(3);

      expect(attackDice(table)).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'by the English law its user alone does': shows(({ given, red, blue, table }) => {
      given(
        siege(
          { warbands: 5 },
          { advisers: ['elders'] },
          {
            ...HOPELESS,
            edition: 'en',
            players: { blue: { role: 'citizen', site: 'fertile-valley', advisers: ['great-crusade'] } },
          },
        ),
      );

      red.campaigns('blue').says(5);
      blue.usesPlan('great-crusade', -1);

      expect(attackDice(table)).toBe(4);
    }),
  },
});

describeCard('storm-caller', {
  does: {
    'two defence dice more': shows(({ given, red, purple, table }) => {
      given(siege({}, { advisers: ['storm-caller'] }, HOPELESS));

      red.campaigns('purple').says(1);
      purple.usesPlan('storm-caller');

      expect(defenceDice(table)).toBe(4);
      expect(table.discards('hinterland')).toEqual(['storm-caller']);
    }),
    'bandits use it': shows(({ given, red, table }) => {
      given(banditSiege({}, ['storm-caller']));

      red.campaigns('bandits').says(1);

      expect(defenceDice(table)).toBe(3);
      table.endsHere();
    }),
  },
  refuses: {
    'no plan for an attacker': shows(({ given, red, table }) => {
      given(siege({ advisers: ['storm-caller'] }, {}, HOPELESS));

      red.campaigns('purple').says(1);

      expect(defenceDice(table)).toBe(2);
      expect(red.advisers).toEqual(['storm-caller']);
    }),
  },
});
