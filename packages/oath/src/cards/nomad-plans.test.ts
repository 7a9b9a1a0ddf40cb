import { expect } from 'vitest';
import { attackTotal, defenceTotal } from '../rules/campaign-totals.ts';
import type { OathSituation } from '../situation.ts';
import { describeCard, type OathTable, shows } from '../testing/scenario.ts';
import { banditSiege, siege } from '../testing/siege.ts';

/** So many that nobody wins against them, nor could by sacrificing. */
const HOPELESS: OathSituation = { sites: { 0: { site: 'lush-coast', warbands: { purple: 20 } } } };

function attackIn({ state }: OathTable): number | undefined {
  return state.campaign === null ? undefined : attackTotal(state, state.campaign);
}

function defenceIn({ state }: OathTable): number | undefined {
  return state.campaign === null ? undefined : defenceTotal(state, state.campaign);
}

function attackDice(table: OathTable): number | undefined {
  return table.told('attackRolled')[0]?.faces.length;
}

describeCard('rain-boots', {
  does: {
    'single shields count nothing, and it is discarded in the end': shows(({ given, rolls, red, table }) => {
      given(banditSiege({ warbands: 14, advisers: ['rain-boots'] }));
      rolls({ defence: ['shield'] });

      red.campaigns('bandits').says(0).usesPlan('rain-boots');
      expect(defenceIn(table)).toBe(1);
      red.declines();

      expect(table.discards('provinces')).toEqual(['rain-boots']);
    }),
  },
  refuses: {
    'double shields count': shows(({ given, rolls, red, table }) => {
      given(banditSiege({ warbands: 14, advisers: ['rain-boots'] }));
      rolls({ defence: ['shields'] });

      red.campaigns('bandits').says(0).usesPlan('rain-boots');

      expect(defenceIn(table)).toBe(3);
      table.endsHere();
    }),
    'no plan for a defender': shows(({ given, red, purple, table }) => {
      given(siege({}, { advisers: ['rain-boots'] }, HOPELESS));

      red.campaigns('purple').says(1);

      purple.isNotAsked();
      expect(purple.advisers).toEqual(['rain-boots']);
      expect(table.told('planUsed')).toEqual([]);
    }),
  },
});

describeCard('horse-archers', {
  does: {
    'the attacker adds three dice, and discards it': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, advisers: ['horse-archers'] }, {}, HOPELESS));

      red.campaigns('purple').says(1).usesPlan('horse-archers', 1);

      expect(attackDice(table)).toBe(4);
      expect(table.discards('provinces')).toEqual(['horse-archers']);
    }),
    'the defender removes three': shows(({ given, red, purple, table }) => {
      given(siege({ warbands: 4 }, { advisers: ['horse-archers'] }, HOPELESS));

      red.campaigns('purple').says(4);
      purple.usesPlan('horse-archers', -1);

      expect(attackDice(table)).toBe(1);
      // The Chancellor discards where the Chancellor is.
      expect(table.discards('hinterland')).toEqual(['horse-archers']);
    }),
  },
  refuses: {
    'unused it stays': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, advisers: ['horse-archers'] }, {}, HOPELESS));

      red.campaigns('purple').says(1).isDone();

      expect(red.advisers).toEqual(['horse-archers']);
      expect(attackDice(table)).toBe(1);
    }),
  },
});

describeCard('warning-signals', {
  does: {
    'the defender moves warbands between board and sites before the rolls': shows(({ given, red, purple, table }) => {
      given(siege({ warbands: 1 }, { warbands: 3, advisers: ['warning-signals'] }));

      red.campaigns('purple').says(1);
      purple.usesPlan('warning-signals').choosesSite('lush-coast');
      expect(purple.offered('amount')).toEqual([1, 4]);
      purple.says(4);
      expect(table.warbandsAt('lush-coast')).toEqual({ purple: 4 });
      purple.isDone();

      expect(purple.warbands).toBe(0);
      expect(table.discards('hinterland')).toEqual(['warning-signals']);
      table.endsHere();
    }),
    'and back, but for the last one': shows(({ given, red, purple, table }) => {
      given(
        siege(
          { warbands: 14 },
          { advisers: ['warning-signals'] },
          {
            sites: { 0: { site: 'lush-coast', warbands: { purple: 3 } } },
          },
        ),
      );

      red.campaigns('purple').says(0);
      purple.usesPlan('warning-signals').choosesSite('lush-coast').says(1).isDone();

      expect(table.warbandsAt('lush-coast')).toEqual({ purple: 1 });
      expect(purple.warbands).toBe(2);
      table.endsHere();
    }),
    'a Citizen needs nobody’s consent': shows(({ given, red, blue, purple, table }) => {
      given(
        siege(
          { warbands: 1 },
          {},
          {
            players: { blue: { role: 'citizen', site: 'fertile-valley', warbands: 2, advisers: ['warning-signals'] } },
          },
        ),
      );

      red.campaigns('blue').says(1);
      blue.usesPlan('warning-signals').choosesSite('lush-coast').says(3).isDone();

      expect(table.warbandsAt('lush-coast')).toEqual({ purple: 3 });
      expect([blue.warbands, purple.warbands]).toEqual([0, 0]);
      table.endsHere();
    }),
    'bandits use it in vain': shows(({ given, red, table }) => {
      given(banditSiege({ warbands: 1 }, ['warning-signals', 'elders']));

      red.campaigns('bandits').says(0);

      expect(table.cardsAt('lush-coast')).toEqual(['elders']);
      expect(table.discards('provinces')).toEqual(['warning-signals']);
    }),
  },
  refuses: {
    'no plan for an attacker': shows(({ given, red, table }) => {
      given(siege({ advisers: ['warning-signals'] }, {}, HOPELESS));

      red.campaigns('purple').says(1);

      expect(table.told('planUsed')).toEqual([]);
      expect(red.advisers).toEqual(['warning-signals']);
    }),
  },
});

describeCard('wild-mounts', {
  does: {
    'a Beast card goes instead of all Nomad plans': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, secrets: 1, advisers: ['wild-mounts', 'horse-archers', 'mountain-giant'] },
          {},
          {
            sites: { ...HOPELESS.sites, 5: { site: 'fertile-valley', cards: ['wolves'], warbands: { red: 1 } } },
          },
        ),
      );

      red
        .campaigns('purple')
        .says(0)
        .usesPlan('wild-mounts')
        .usesPlan('horse-archers', 1)
        .usesPlan('mountain-giant', 3)
        .chooses('wolves');

      expect(red.advisers).toEqual(['wild-mounts', 'horse-archers', 'mountain-giant']);
      expect(table.cardsAt('fertile-valley')).toEqual([]);
    }),
    'nobody has to': shows(({ given, red, table }) => {
      given(siege({ warbands: 1, advisers: ['wild-mounts', 'horse-archers', 'errand-boy'] }, {}, HOPELESS));

      red.campaigns('purple').says(0).usesPlan('wild-mounts').usesPlan('horse-archers', 1).declines();

      expect(red.advisers).toEqual(['wild-mounts', 'errand-boy']);
      expect(table.discards('provinces')).toEqual(['horse-archers']);
    }),
    'a Mountain Giant alone is worth it': shows(({ given, red }) => {
      given(
        siege({ warbands: 1, secrets: 1, advisers: ['wild-mounts', 'mountain-giant', 'errand-boy'] }, {}, HOPELESS),
      );

      red.campaigns('purple').says(0).usesPlan('wild-mounts').usesPlan('mountain-giant', -3).chooses('errand-boy');

      expect(red.advisers).toEqual(['wild-mounts', 'mountain-giant']);
    }),
    'bandits give the first Beast card for two plans': shows(({ given, red, table }) => {
      given(
        banditSiege({ warbands: 1 }, ['wild-mounts', 'horse-archers', 'storm-caller'], {
          sites: { 5: { site: 'fertile-valley', cards: ['wolves'] } },
        }),
      );

      red.campaigns('bandits').isDone().says(0);

      expect(table.cardsAt('lush-coast')).toEqual(['wild-mounts', 'horse-archers', 'storm-caller']);
      expect(table.cardsAt('fertile-valley')).toEqual([]);
    }),
  },
  refuses: {
    'for one plan bandits give nothing': shows(({ given, red, table }) => {
      given(
        banditSiege({ warbands: 1 }, ['wild-mounts', 'storm-caller'], {
          sites: { 5: { site: 'fertile-valley', cards: ['wolves'] } },
        }),
      );

      red.campaigns('bandits').isDone().says(0);

      expect(table.cardsAt('lush-coast')).toEqual(['wild-mounts']);
      expect(table.cardsAt('fertile-valley')).toEqual(['wolves']);
    }),
    'plans of the enemy go all the same': shows(({ given, red, purple, table }) => {
      given(
        siege(
          { warbands: 1, advisers: ['wild-mounts', 'horse-archers', 'errand-boy'] },
          { advisers: ['storm-caller'] },
          HOPELESS,
        ),
      );

      red.campaigns('purple').says(0).usesPlan('wild-mounts').usesPlan('horse-archers', 1);
      purple.usesPlan('storm-caller');
      red.chooses('errand-boy');

      expect(red.advisers).toEqual(['wild-mounts', 'horse-archers']);
      expect(purple.advisers).toEqual([]);
      expect(table.discards('hinterland')).toEqual(['storm-caller']);
    }),
    'no Beast card that one does not rule': shows(({ given, red }) => {
      given(
        siege(
          { warbands: 1, advisers: ['wild-mounts', 'horse-archers'] },
          { advisers: ['wolves'] },
          {
            sites: { ...HOPELESS.sites, 5: { site: 'fertile-valley', cards: ['errand-boy'] } },
          },
        ),
      );

      red.campaigns('purple').says(0).usesPlan('wild-mounts').usesPlan('horse-archers', 1);

      expect(red.advisers).toEqual(['wild-mounts']);
    }),
    'nothing is asked where nothing would go': shows(({ given, red }) => {
      given(
        siege({ warbands: 1, secrets: 1, advisers: ['wild-mounts', 'mountain-giant', 'errand-boy'] }, {}, HOPELESS),
      );

      red.campaigns('purple').says(0).usesPlan('wild-mounts').usesPlan('mountain-giant', 1);

      expect(red.advisers).toEqual(['wild-mounts', 'mountain-giant', 'errand-boy']);
    }),
    'by the English law plans of an Ally are not one’s own': shows(({ given, red, blue, purple }) => {
      given(
        siege(
          { warbands: 1 },
          { advisers: ['storm-caller'] },
          {
            edition: 'en',
            ...HOPELESS,
            players: { blue: { role: 'citizen', site: 'fertile-valley', advisers: ['wild-mounts', 'errand-boy'] } },
          },
        ),
      );

      red.campaigns('blue').says(0);
      blue.usesPlan('wild-mounts');
      purple.usesPlan('storm-caller');

      expect(blue.advisers).toEqual(['wild-mounts', 'errand-boy']);
      expect(purple.advisers).toEqual([]);
    }),
  },
});

describeCard('lancers', {
  does: {
    'the attack roll counts twice, skulls included': shows(({ given, rolls, red, table }) => {
      given(siege({ warbands: 14, advisers: ['lancers'] }, {}, HOPELESS));
      rolls({ attack: ['skull', 'sword'] });

      red.campaigns('purple').says(2).usesPlan('lancers');

      expect(table.told('warbandsKilled')[0]).toMatchObject({ colour: 'red', amount: 2 });
      expect(table.discards('provinces')).toEqual(['lancers']);
    }),
    'swords, too': shows(({ given, rolls, red, table }) => {
      given(siege({ warbands: 14, advisers: ['lancers'] }));
      rolls({ attack: ['sword'], defence: ['shields', 'shields'] });

      red.campaigns('purple').says(1).usesPlan('lancers');

      expect(attackIn(table)).toBe(2);
      table.endsHere();
    }),
  },
  refuses: {
    'no plan for a defender': shows(({ given, red, purple }) => {
      given(siege({}, { advisers: ['lancers'] }, HOPELESS));

      red.campaigns('purple').says(1);

      purple.isNotAsked();
      expect(purple.advisers).toEqual(['lancers']);
    }),
  },
});
