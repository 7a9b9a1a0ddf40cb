import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('long-lost-heir', {
  does: {
    'an Exile becomes a Citizen, without a relic': shows(({ given, red, purple, table }) => {
      given({ turn: 'red', players: { red: { supply: 1, advisers: ['long-lost-heir (facedown)'] } } });

      red.playsAdviser('long-lost-heir').toAdvisers('up').accepts();

      expect(red.role).toBe('citizen');
      expect(red.relics).toEqual([]);
      expect(red.supply).toBe(7);
      expect(table.told('actEnded')).toHaveLength(1);
      purple.isAsked('act');
    }),
    'or stays an Exile': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['long-lost-heir (facedown)'] } } });

      red.playsAdviser('long-lost-heir').toAdvisers('up').declines();

      expect(red.role).toBe('exile');
      red.isAsked('act');
    }),
  },
  refuses: {
    'the Chancellor and Citizens are not asked': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { role: 'citizen', advisers: ['long-lost-heir (facedown)'] } } });

      red.playsAdviser('long-lost-heir').toAdvisers('up');

      red.isAsked('act');
    }),
    'it is an adviser, and a faceup one stays': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['long-lost-heir', 'wolves', 'elders'] } },
        world: ['scouts', 'longbows', 'levelers'],
      });

      red.searches().keeps('scouts').toAdvisers('up').mayNotTake({ is: 'card', card: 'long-lost-heir' });
      red.chooses('wolves');

      expect(red.advisers).toEqual(['long-lost-heir', 'elders', 'scouts']);
    }),
  },
});

describeCard('threatening-roar', {
  does: {
    'discards Nomad and other Beast cards of the region': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['threatening-roar (facedown)'] } },
        sites: {
          0: { site: 'plains', cards: ['wolves', 'longbows'] },
          1: { site: 'mountain', cards: ['elders'] },
        },
      });

      red.playsAdviser('threatening-roar').toSite('plains').orders('elders', 'wolves');

      expect(table.cardsAt('plains')).toEqual(['longbows', 'threatening-roar']);
      expect(table.cardsAt('mountain')).toEqual([]);
      expect(table.discards('provinces')).toEqual(['wolves', 'elders']);
    }),
  },
  refuses: {
    'other regions and locked cards are safe': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['threatening-roar (facedown)', 'rangers'] } },
        sites: { 0: { site: 'plains', cards: ['forest-council'] }, 2: { site: 'river', cards: ['wolves', 'elders'] } },
      });

      red.playsAdviser('threatening-roar').toAdvisers('up');

      expect(table.cardsAt('plains')).toEqual(['forest-council']);
      expect(table.cardsAt('river')).toEqual(['wolves', 'elders']);
      expect(red.advisers).toEqual(['threatening-roar', 'rangers']);
    }),
  },
});

describeCard('animal-host', {
  does: {
    'gains a warband for each Beast card at sites, itself included': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['animal-host (facedown)', 'rangers'] } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'elders'] }, 2: { site: 'river', cards: ['walled-garden'] } },
      });

      red.playsAdviser('animal-host').toSite('plains');

      expect(red.warbands).toBe(3);
    }),
    'as an adviser it does not count itself': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['animal-host (facedown)', 'rangers'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] }, 2: { site: 'river', cards: ['walled-garden'] } },
      });

      red.playsAdviser('animal-host').toAdvisers('up');

      expect(red.warbands).toBe(2);
    }),
  },
  refuses: {
    'no more than the bank holds': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 13, advisers: ['animal-host (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'rangers'] } },
      });

      red.playsAdviser('animal-host').toAdvisers('up');

      expect(red.warbands).toBe(14);
    }),
    'not without Beasts at sites': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['animal-host (facedown)', 'rangers'] } },
        sites: { 0: { site: 'plains', cards: ['elders'] } },
      });

      red.playsAdviser('animal-host').toAdvisers('up');

      expect(red.warbands).toBe(0);
    }),
  },
});

describeCard('vow-of-poverty', {
  does: {
    'without favor two come at Rest': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { advisers: ['vow-of-poverty'] } } });

      red.endsTurn().chooses('vow-of-poverty').choosesBank('order');

      expect(red.favor).toBe(2);
      expect(table.bank('order')).toBe(1);
      table.endsHere();
    }),
    'nobody has to take them': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { advisers: ['vow-of-poverty'] } } });

      red.endsTurn().declines();

      expect(red.favor).toBe(0);
      table.endsHere();
    }),
    'Trade yields its holder no favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['vow-of-poverty', 'wolves'] } },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red.trades('errand-boy', 'favor');

      expect(red.favor).toBe(0);
    }),
  },
  refuses: {
    'not with favor on the board': shows(({ given, red, purple }) => {
      given({ turn: 'red', players: { red: { favor: 1, advisers: ['vow-of-poverty'] } } });

      red.endsTurn();

      purple.isAsked('act');
      expect(red.favor).toBe(1);
    }),
    'a Careless Chancellor gains no favor either': shows(({ given, purple }) => {
      given({
        turn: 'purple',
        players: { purple: { favor: 2, advisers: ['vow-of-poverty', 'wolves'] } },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
        reliquary: { careless: 'uncovered' },
      });

      purple.trades('errand-boy', 'secrets');

      expect(purple.favor).toBe(0);
    }),
    'others trade as always': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 }, blue: { advisers: ['vow-of-poverty'] } },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red.trades('errand-boy', 'favor');

      expect(red.favor).toBe(1);
    }),
  },
});
