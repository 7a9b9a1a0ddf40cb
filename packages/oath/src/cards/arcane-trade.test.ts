import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('acting-troupe', {
  does: {
    'counts as a Beast': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['acting-troupe'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.trades('wolves', 'favor', { with: ['acting-troupe'] });

      expect(red.favor).toBe(2);
    }),
    'or as Order': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['acting-troupe', 'scouts'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.trades('longbows', 'secrets', { with: ['acting-troupe'] });

      expect(red.secrets).toBe(2);
    }),
  },
  refuses: {
    'then it is not Arcane': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['acting-troupe'] } },
        sites: { 0: { site: 'plains', cards: ['spirit-snare'] } },
      });

      red.trades('spirit-snare', 'favor', { with: ['acting-troupe'] });

      expect(red.favor).toBe(1);
    }),
    'undeclared it is just Arcane': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, advisers: ['acting-troupe'] } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'spirit-snare'] } },
      });

      red.trades('wolves', 'favor');
      expect(red.favor).toBe(1);
      red.trades('spirit-snare', 'favor');

      expect(red.favor).toBe(3);
      expect(table.bank('arcane')).toBe(1);
    }),
    'it is no Nomad': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['acting-troupe'] } },
        sites: { 0: { site: 'plains', cards: ['elders'] } },
      });

      red.trades('elders', 'favor', { with: ['acting-troupe'] });

      expect(red.favor).toBe(1);
    }),
  },
});

describeCard('secret-signal', {
  does: {
    'one favor becomes two, from the same bank': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['secret-signal'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.trades('wolves', 'favor', { with: ['secret-signal'] });

      expect(red.favor).toBe(2);
      expect(table.bank('beast')).toBe(1);
    }),
    'so does that of a Careless Chancellor who trades for secrets': shows(({ given, purple }) => {
      given({
        turn: 'purple',
        players: { purple: { favor: 2, advisers: ['secret-signal'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
        reliquary: { careless: 'uncovered' },
      });

      purple.trades('wolves', 'secrets', { with: ['secret-signal'] });

      expect(purple.favor).toBe(2);
    }),
  },
  refuses: {
    'two favor stay two': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['secret-signal', 'wolves'] } },
        sites: { 0: { site: 'plains', cards: ['rangers'] } },
      });

      red.trades('rangers', 'favor', { with: ['secret-signal'] });

      expect(red.favor).toBe(2);
    }),
    'no favor stays none': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['secret-signal'] } },
        sites: { 0: { site: 'plains', cards: ['rangers'] } },
      });

      red.trades('rangers', 'secrets', { with: ['secret-signal'] });

      expect(red.favor).toBe(0);
    }),
  },
});

describeCard('map-library', {
  does: {
    'trades with any card of the region': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['rangers'] } },
        sites: { 0: { site: 'plains', cards: ['map-library'] }, 1: { site: 'mountain', cards: ['wolves'] } },
      });

      red.trades('wolves', 'favor', { with: ['map-library'] });

      expect(red.favor).toBe(2);
      expect(table.on('wolves').secrets).toBe(1);
    }),
  },
  refuses: {
    'other regions are too far': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: {
          0: { site: 'plains', cards: ['map-library'] },
          1: { site: 'mountain', cards: ['wolves'] },
          2: { site: 'river', cards: ['elders'] },
        },
      });

      red
        .takes({ is: 'trade', card: null })
        .chooses('map-library')
        .mayTake({ is: 'tradeWith', card: 'wolves' })
        .mayNotTake({ is: 'tradeWith', card: 'elders' });
      table.endsHere();
    }),
    'ruling it is not enough, the pawn has to be there': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', secrets: 1 } },
        sites: {
          0: { site: 'plains', cards: ['map-library'], warbands: { red: 1 } },
          2: { site: 'river', cards: ['elders'] },
        },
      });

      red.mayTake({ is: 'trade', card: 'elders' }).mayNotTake({ is: 'trade', card: null });
    }),
    'without it cards elsewhere are out of reach': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['elders'] }, 1: { site: 'mountain', cards: ['wolves'] } },
      });

      red.mayTake({ is: 'trade', card: 'elders' }).mayNotTake({ is: 'trade', card: 'wolves' });
    }),
  },
});

describeCard('master-of-disguise', {
  does: {
    'trades with the advisers of another player': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 2, advisers: ['master-of-disguise', 'longbows'] },
          blue: { advisers: ['wolves', 'animal-playmates'] },
        },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red.trades('errand-boy', 'favor', { with: ['master-of-disguise'] });

      expect(red.favor).toBe(3);
      expect(table.on('master-of-disguise').secrets).toBe(1);
    }),
    'lends the trade modifiers of the other player': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, advisers: ['master-of-disguise'] }, blue: { advisers: ['birdsong'] } },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red.trades('errand-boy', 'favor', { with: ['master-of-disguise', 'birdsong'] });

      expect(red.supply).toBe(7);
      expect(red.favor).toBe(2);
    }),
  },
  refuses: {
    'own advisers no longer count': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, advisers: ['master-of-disguise', 'wolves'] }, blue: { advisers: ['elders'] } },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red.trades('errand-boy', 'favor', { with: ['master-of-disguise'] });

      expect(red.favor).toBe(1);
    }),
    'own modifiers are not to be had, and the advisers are those of one player': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 2, advisers: ['master-of-disguise', 'acting-troupe'] },
          blue: { advisers: ['birdsong', 'small-friends'] },
          purple: { advisers: ['secret-signal'] },
        },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red
        .takes({ is: 'trade', card: null })
        .chooses('master-of-disguise')
        .mayTake({ is: 'card', card: 'secret-signal' })
        .mayNotTake({ is: 'card', card: 'acting-troupe' });
      red
        .chooses('birdsong')
        .mayTake({ is: 'card', card: 'small-friends' })
        .mayNotTake({ is: 'card', card: 'secret-signal' });
      table.endsHere();
    }),
    'not after an own adviser was used': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 2, advisers: ['master-of-disguise', 'birdsong', 'secret-signal'] },
          blue: { advisers: ['wolves'] },
        },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red
        .takes({ is: 'trade', card: null })
        .chooses('birdsong')
        .mayTake({ is: 'card', card: 'secret-signal' })
        .mayNotTake({ is: 'card', card: 'master-of-disguise' });
      table.endsHere();
    }),
    'its secret comes on top of that for the Trade': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['master-of-disguise'] }, blue: { advisers: ['wolves'] } },
        sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
      });

      red.takes({ is: 'trade', card: null }).chooses('master-of-disguise');

      expect(red.favor).toBe(0);
      expect(table.on('master-of-disguise').secrets).toBe(0);
    }),
  },
});
