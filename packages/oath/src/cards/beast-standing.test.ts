import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';
import { siege } from '../testing/siege.ts';

describeCard('grasping-vines', {
  does: {
    'enemies who leave a site of its ruler lose a warband': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 2 }, blue: {} },
        sites: { 0: { site: 'plains', cards: ['grasping-vines'], warbands: { blue: 1 } } },
      });

      red.travels('river');

      expect(red.warbands).toBe(1);
    }),
    'from any of that ruler’s sites': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', warbands: 2 }, blue: {} },
        sites: {
          0: { site: 'plains', cards: ['grasping-vines'], warbands: { blue: 1 } },
          2: { site: 'river', warbands: { blue: 1 } },
        },
      });

      red.travels('fertile-valley');

      expect(red.warbands).toBe(1);
    }),
    'even if they are made to go': shows(({ given, purple, red }) => {
      given({
        turn: 'purple',
        players: { purple: { favor: 1, advisers: ['palanquin'] }, red: { warbands: 2 }, blue: { site: 'river' } },
        sites: { 0: { site: 'plains', cards: ['grasping-vines'], warbands: { blue: 1 } } },
      });

      purple.uses('palanquin').choosesSite('fertile-valley');

      expect(red.site).toBe('fertile-valley');
      expect(red.warbands).toBe(1);
    }),
  },
  refuses: {
    'its ruler goes as before': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 2 } },
        sites: { 0: { site: 'plains', cards: ['grasping-vines'], warbands: { red: 1 } } },
      });

      red.travels('river');

      expect(red.warbands).toBe(2);
    }),
    'so do friends': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', warbands: 2 } },
        sites: { 0: { site: 'plains', cards: ['grasping-vines'], warbands: { purple: 1 } } },
      });

      red.travels('river');

      expect(red.warbands).toBe(2);
    }),
    'sites of others let go': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', warbands: 2 }, blue: {} },
        sites: { 0: { site: 'plains', cards: ['grasping-vines'], warbands: { blue: 1 } }, 2: 'river' },
      });

      red.travels('plains');

      expect(red.warbands).toBe(2);
    }),
    'who has no warband loses none': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: {} },
        sites: { 0: { site: 'plains', cards: ['grasping-vines'], warbands: { blue: 1 } } },
      });

      red.travels('river');

      expect(table.told('warbandsKilled')).toEqual([]);
    }),
  },
});

describeCard('insect-swarm', {
  does: {
    'a defender burns a favor for each plan': shows(({ given, red, purple, table }) => {
      given(siege({ advisers: ['insect-swarm'] }, { favor: 1, advisers: ['longbows', 'bear-traps'] }));
      const before = table.supply;

      red.campaigns('purple').says(3);
      purple.usesPlan('longbows', -1);

      expect(purple.favor).toBe(0);
      expect(table.supply).toBe(before + 1);
      expect(table.told('planUsed')).toHaveLength(1);
      table.endsHere();
    }),
    'so does an attacker': shows(({ given, red, table }) => {
      given(siege({ favor: 1, advisers: ['longbows'] }, { advisers: ['insect-swarm'] }));

      red.campaigns('purple').says(3).usesPlan('longbows', 1);

      expect(red.favor).toBe(0);
      expect(table.on('longbows').favor).toBe(0);
      table.endsHere();
    }),
  },
  refuses: {
    'who has no favor uses no plan': shows(({ given, red, table }) => {
      given(siege({ advisers: ['longbows'] }, { advisers: ['insect-swarm'] }));

      red.campaigns('purple').says(3);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
    'not for its holder, nor in campaigns of others': shows(({ given, red, purple, table }) => {
      given(
        siege(
          { advisers: ['longbows'] },
          { advisers: ['bear-traps'] },
          {
            players: { blue: { site: 'fertile-valley', advisers: ['insect-swarm'] } },
          },
        ),
      );

      red.campaigns('purple').says(3).usesPlan('longbows', 1);
      purple.usesPlan('bear-traps');

      expect(table.told('planUsed')).toHaveLength(2);
      table.endsHere();
    }),
    'its holder uses plans as before': shows(({ given, red, table }) => {
      given(siege({ advisers: ['longbows', 'insect-swarm'] }));

      red.campaigns('purple').says(3).usesPlan('longbows', 1);

      expect(table.told('planUsed')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('vow-of-union', {
  does: {
    'warbands at ruled sites attack with their holder': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 1, advisers: ['vow-of-union'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', warbands: { red: 2 } },
            },
          },
        ),
      );

      red.campaigns('purple');

      expect(red.offered('dice')).toEqual([0, 3]);
      table.endsHere();
    }),
    'so they fall with the force': shows(({ given, red, table }) => {
      given(
        siege(
          { warbands: 0, advisers: ['vow-of-union'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 9 } },
              5: { site: 'fertile-valley', warbands: { red: 2 } },
            },
          },
        ),
      );

      red.campaigns('purple').says(0);

      expect(table.warbandsAt('fertile-valley')).toEqual({ red: 1 });
    }),
  },
  refuses: {
    'its holder does not leave a ruled site with warbands on the board': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1, advisers: ['vow-of-union'] } },
        sites: { 0: { site: 'plains', warbands: { red: 1 } } },
      });

      red.mayNotTake({ is: 'travel' });
    }),
    'nor can others make it': shows(({ given, purple, red }) => {
      given({
        turn: 'purple',
        players: {
          purple: { favor: 1, advisers: ['palanquin'] },
          red: { warbands: 1, advisers: ['vow-of-union'] },
        },
        sites: { 0: { site: 'plains', warbands: { red: 1 } } },
      });

      purple.uses('palanquin');

      expect(red.site).toBe('plains');
    }),
    'without warbands on the board it may': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['vow-of-union'] } },
        sites: { 0: { site: 'plains', warbands: { red: 1 } } },
      });

      red.travels('river');

      expect(red.site).toBe('river');
    }),
    'from a site of others it may': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1, advisers: ['vow-of-union'] }, blue: { warbands: 1 } },
        sites: { 0: 'plains' },
      });

      red.travels('river');

      expect(red.site).toBe('river');
    }),
  },
});

describeCard('giant-python', {
  does: {
    'targets against its holder are worth an even number of dice': shows(({ given, red, table }) => {
      given(siege({}, { site: 'lush-coast', advisers: ['giant-python'], relics: ['map', 'cup-of-plenty'] }));

      red.campaigns('purple').mayNotTake({ is: 'done' }).targetsRelic('map').isDone();

      // The die of the title comes on top and is not counted.
      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 1 + 3 + 1 }]);
      table.endsHere();
    }),
    'who cannot do that cannot campaign against its holder': shows(({ given, red }) => {
      given(siege({}, { advisers: ['giant-python'] }));

      red.mayNotTake({ is: 'campaign' });
    }),
  },
  refuses: {
    'its holder attacks as before': shows(({ given, red, table }) => {
      given(siege({ advisers: ['giant-python'] }));

      red.campaigns('purple').says(1);

      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 2 }]);
      table.endsHere();
    }),
    'others are attacked as before': shows(({ given, red, table }) => {
      given(siege({}, {}, { players: { blue: { site: 'fertile-valley', advisers: ['giant-python'] } } }));

      red.campaigns('purple').says(1);

      expect(table.told('targetsDeclared')).toMatchObject([{ dice: 2 }]);
      table.endsHere();
    }),
  },
});

describeCard('marsh-spirit', {
  does: {
    'who targets its site uses no plans': shows(({ given, red, purple, table }) => {
      given(
        siege(
          { advisers: ['longbows'] },
          { advisers: ['bear-traps'] },
          {
            sites: { 0: { site: 'lush-coast', cards: ['marsh-spirit'], warbands: { purple: 1 } } },
          },
        ),
      );

      red.campaigns('purple').says(3);

      // The defender does.
      purple.usesPlan('bear-traps');
      expect(table.told('planUsed')).toMatchObject([{ side: 'defence' }]);
      table.endsHere();
    }),
  },
  refuses: {
    'not for targets elsewhere': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['longbows'] },
          {},
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', cards: ['marsh-spirit'], warbands: { purple: 1 } },
            },
          },
        ),
      );

      red.campaigns('purple').isDone().says(3).usesPlan('longbows', 1);

      expect(table.told('planUsed')).toHaveLength(1);
      table.endsHere();
    }),
  },
});

describeCard('forest-council', {
  does: {
    'enemies of its ruler neither trade with Beasts nor muster on them': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, secrets: 1 }, blue: {} },
        sites: {
          0: { site: 'plains', cards: ['wolves', 'elders'] },
          2: { site: 'river', cards: ['forest-council'], warbands: { blue: 1 } },
        },
      });

      red
        .mayTake({ is: 'muster', card: 'elders' })
        .mayTake({ is: 'trade', card: 'elders' })
        .mayNotTake({ is: 'muster', card: 'wolves' })
        .mayNotTake({ is: 'trade', card: 'wolves' });
    }),
    'under bandits nobody does': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'forest-council'] } },
      });

      red.mayNotTake({ is: 'muster' }).mayNotTake({ is: 'trade' });
    }),
  },
  refuses: {
    'its ruler does as before': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, secrets: 1 } },
        sites: {
          0: { site: 'plains', cards: ['wolves'] },
          2: { site: 'river', cards: ['forest-council'], warbands: { red: 1 } },
        },
      });

      red.mayTake({ is: 'muster', card: 'wolves' }).mayTake({ is: 'trade', card: 'wolves' });
    }),
    'so do friends of its ruler': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', favor: 3, secrets: 1 } },
        sites: {
          0: { site: 'plains', cards: ['wolves'] },
          2: { site: 'river', cards: ['forest-council'], warbands: { purple: 1 } },
        },
      });

      red.mayTake({ is: 'muster', card: 'wolves' }).mayTake({ is: 'trade', card: 'wolves' });
    }),
  },
});
