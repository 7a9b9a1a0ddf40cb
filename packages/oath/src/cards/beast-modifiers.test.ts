import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('animal-playmates', {
  does: {
    'Muster on a Beast card costs no Supply': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 0, advisers: ['animal-playmates'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.musters('wolves', { with: ['animal-playmates'] });

      expect([red.warbands, red.supply, red.favor]).toEqual([2, 0, 0]);
    }),
  },
  refuses: {
    'on other cards it does': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 3, advisers: ['animal-playmates'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.musters('longbows', { with: ['animal-playmates'] });

      expect([red.warbands, red.supply]).toEqual([2, 2]);
    }),
    'undeclared it costs Supply': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 3, advisers: ['animal-playmates'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.musters('wolves');

      expect(red.supply).toBe(2);
    }),
  },
});

describeCard('the-old-oak', {
  does: {
    'gives a secret more to who has a Beast': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['wolves'] } },
        sites: { 0: { site: 'plains', cards: ['the-old-oak'] } },
      });

      red.trades('the-old-oak', 'secrets', { with: ['the-old-oak'] });

      expect(red.secrets).toBe(2);
      expect(table.on('the-old-oak').favor).toBe(2);
    }),
    'an Acting Troupe can pass for a Beast': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['acting-troupe'] } },
        sites: { 0: { site: 'plains', cards: ['the-old-oak'] } },
      });

      red.trades('the-old-oak', 'secrets', { with: ['the-old-oak', 'acting-troupe'] });

      expect(red.secrets).toBe(2);
    }),
  },
  refuses: {
    'gives nothing more without a Beast': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['wolves (facedown)', 'elders'] } },
        sites: { 0: { site: 'plains', cards: ['the-old-oak'] } },
      });

      red.trades('the-old-oak', 'secrets', { with: ['the-old-oak'] });

      expect(red.secrets).toBe(0);
    }),
    'nor for favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['wolves'] } },
        sites: { 0: { site: 'plains', cards: ['the-old-oak'] } },
      });

      red.trades('the-old-oak', 'favor', { with: ['the-old-oak'] });

      expect([red.favor, red.secrets]).toEqual([2, 0]);
    }),
    'nor for trading with another card': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['wolves'] } },
        sites: { 0: { site: 'plains', cards: ['the-old-oak', 'rangers'] } },
      });

      red.trades('rangers', 'secrets', { with: ['the-old-oak'] });

      expect(red.secrets).toBe(1);
    }),
  },
});

describeCard('forest-paths', {
  does: {
    'lead to a site with a Beast card at no Supply': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 0, advisers: ['forest-paths'] } },
        sites: { 0: 'charming-valley', 5: { site: 'fertile-valley', cards: ['wolves'] } },
      });

      red.travels('fertile-valley', { with: ['forest-paths'] });

      expect(red.site).toBe('fertile-valley');
      expect(table.on('forest-paths').favor).toBe(1);
    }),
    'past the powers of sites': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['forest-paths'] } },
        sites: { 0: 'plains', 5: 'narrow-pass', 6: { site: 'the-hidden-place', cards: ['wolves'] } },
      });

      red.travels('the-hidden-place', { with: ['forest-paths'] });

      expect([red.site, red.supply]).toEqual(['the-hidden-place', 7]);
    }),
  },
  refuses: {
    'nowhere else': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['forest-paths'] } },
        sites: {
          2: { site: 'river', cards: ['wolves'] },
          3: { site: 'mountain', cards: ['elders'] },
          5: { site: 'fertile-valley', cards: ['rangers'] },
        },
      });

      red.takes({ is: 'travel', to: null }).chooses('forest-paths');

      expect(red.offered('slot')).toEqual([2, 5]);
      table.endsHere();
    }),
    'Toll Roads want their favor besides': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['forest-paths'] }, blue: {} },
        sites: { 2: { site: 'river', cards: ['wolves', 'toll-roads'], warbands: { blue: 1 } } },
      });

      red.takes({ is: 'travel', to: null }).chooses('forest-paths');

      expect(red.site).toBe('lush-coast');
      expect([red.favor, blue.favor]).toEqual([1, 0]);
    }),
    'they cost a favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['forest-paths'] } },
        sites: { 2: { site: 'river', cards: ['wolves'] } },
      });

      red.mayNotTake({ is: 'travel', to: null });
    }),
  },
});

describeCard('birdsong', {
  does: {
    'Trade with Beasts and Nomads costs no Supply': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, supply: 0, advisers: ['birdsong'] } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'elders'] } },
      });

      red.trades('wolves', 'favor', { with: ['birdsong'] });
      red.trades('elders', 'favor', { with: ['birdsong'] });

      expect([red.favor, red.supply]).toEqual([3, 0]);
    }),
  },
  refuses: {
    'with others it does': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 3, advisers: ['birdsong'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.trades('longbows', 'favor', { with: ['birdsong'] });

      expect(red.supply).toBe(2);
    }),
    'undeclared it costs Supply': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 3, advisers: ['birdsong'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.trades('wolves', 'favor');

      expect(red.supply).toBe(2);
    }),
  },
});

describeCard('small-friends', {
  does: {
    'trade with any card at a site with a Beast card': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['small-friends', 'oracle (facedown)'] } },
        sites: {
          0: { site: 'plains', cards: ['longbows'] },
          5: { site: 'fertile-valley', cards: ['wolves', 'elders'] },
        },
      });

      red.trades('elders', 'favor', { with: ['small-friends'] });

      expect([red.favor, red.supply]).toEqual([1, 6]);
      expect(table.on('elders').secrets).toBe(1);
    }),
    'bring the trade modifiers of that site within reach': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['small-friends'] } },
        sites: { 0: 'plains', 5: { site: 'fertile-valley', cards: ['the-old-oak'] } },
      });

      red.trades('the-old-oak', 'secrets', { with: ['small-friends', 'the-old-oak'] });

      expect(red.secrets).toBe(2);
    }),
    'a Map Library there opens its region': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['small-friends'] } },
        sites: {
          0: 'plains',
          5: { site: 'fertile-valley', cards: ['wolves', 'map-library'] },
          6: { site: 'mountain', cards: ['elders'] },
        },
      });

      red.trades('elders', 'favor', { with: ['small-friends', 'map-library'] });

      expect(red.favor).toBe(1);
    }),
  },
  refuses: {
    'where no Beast is they lead nowhere, the own site included': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['small-friends'] } },
        sites: {
          0: { site: 'plains', cards: ['longbows'] },
          2: { site: 'river', cards: ['elders'] },
          5: { site: 'fertile-valley', cards: ['wolves', 'rangers'] },
        },
      });

      red.takes({ is: 'trade', card: null }).chooses('small-friends');

      expect(new Set(red.offered('card'))).toEqual(new Set(['wolves', 'rangers']));
      table.endsHere();
    }),
    'modifiers of the own site are out of reach then': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['small-friends', 'birdsong'] } },
        sites: {
          0: { site: 'plains', cards: ['map-library'] },
          5: { site: 'fertile-valley', cards: ['wolves', 'rangers'] },
        },
      });

      red
        .takes({ is: 'trade', card: null })
        .mayTake({ is: 'card', card: 'map-library' })
        .chooses('small-friends')
        .mayTake({ is: 'card', card: 'birdsong' })
        .mayNotTake({ is: 'card', card: 'map-library' });
      table.endsHere();
    }),
    'nor do they help after a modifier of a site without Beasts': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['small-friends', 'birdsong'] } },
        sites: {
          0: { site: 'plains', cards: ['map-library'] },
          5: { site: 'fertile-valley', cards: ['wolves', 'rangers'] },
        },
      });

      red
        .takes({ is: 'trade', card: null })
        .chooses('map-library')
        .mayTake({ is: 'card', card: 'birdsong' })
        .mayNotTake({ is: 'card', card: 'small-friends' });
      table.endsHere();
    }),
    'the pawn counts as being at one site only': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1, advisers: ['small-friends'] } },
        sites: {
          0: 'plains',
          2: { site: 'river', cards: ['wolves'] },
          5: { site: 'fertile-valley', cards: ['the-old-oak', 'rangers'] },
        },
      });

      red.takes({ is: 'trade', card: null }).chooses('small-friends').chooses('the-old-oak');

      expect(new Set(red.offered('card'))).toEqual(new Set(['the-old-oak', 'rangers']));
      table.endsHere();
    }),
  },
});

describeCard('vow-of-beastkin', {
  does: {
    'musters one more on cards that match an adviser': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['vow-of-beastkin', 'scouts'] } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'longbows'] } },
      });

      red.musters('wolves').musters('longbows');

      expect(red.warbands).toBe(6);
    }),
  },
  refuses: {
    'on no others': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['vow-of-beastkin', 'elders (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'longbows', 'oracle'] } },
      });

      red
        .mayTake({ is: 'muster', card: 'wolves' })
        .mayNotTake({ is: 'muster', card: 'longbows' })
        .mayNotTake({ is: 'muster', card: 'oracle' });
    }),
    'others muster as always': shows(({ given, purple }) => {
      given({
        turn: 'purple',
        players: { purple: { favor: 1 }, red: { advisers: ['vow-of-beastkin'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      purple.musters('longbows');

      expect(purple.warbands).toBe(2);
    }),
  },
});
