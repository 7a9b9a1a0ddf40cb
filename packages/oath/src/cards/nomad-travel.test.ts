import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('tents', {
  does: {
    'Travel within the region costs no Supply': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 0, site: 'mountain', advisers: ['tents'] } },
        sites: { 2: 'river', 3: 'mountain' },
      });

      red.travels('river', { with: ['tents'] });

      expect([red.site, red.supply]).toEqual(['river', 0]);
      expect(table.on('tents').favor).toBe(1);
    }),
  },
  refuses: {
    'to another region it does': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 1, advisers: ['tents'] } } });

      red.travels('river', { with: ['tents'] });

      expect([red.site, red.supply]).toEqual(['river', 5]);
      expect(table.on('tents').favor).toBe(1);
    }),
    'they cost a favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { supply: 0, site: 'mountain', advisers: ['tents'] } },
        sites: { 2: 'river', 3: 'mountain' },
      });

      red.mayNotTake({ is: 'travel' });
    }),
  },
});

describeCard('special-envoy', {
  does: {
    'travels at no Supply, and the Act Phase ends': shows(({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { supply: 0, advisers: ['special-envoy'] } },
        sites: { 0: 'charming-valley', 5: 'fertile-valley' },
      });

      red.travels('fertile-valley', { with: ['special-envoy'] });

      expect(red.site).toBe('fertile-valley');
      expect(table.told('supplySpent')).toEqual([]);
      purple.isAsked('act');
    }),
  },
  refuses: {
    'undeclared Travel costs Supply, and the turn goes on': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['special-envoy'] } } });

      red.travels('river');

      expect(red.supply).toBe(5);
      red.isAsked('act');
    }),
  },
});

describeCard('a-fast-steed', {
  does: {
    'with three warbands Travel costs no Supply': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 1, supply: 0, warbands: 3, advisers: ['a-fast-steed'] } } });

      red.travels('fertile-valley', { with: ['a-fast-steed'] });

      expect(red.site).toBe('fertile-valley');
      expect(table.on('a-fast-steed').favor).toBe(1);
    }),
  },
  refuses: {
    'with four the Travel costs its Supply all the same': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 1, warbands: 4, advisers: ['a-fast-steed'] } } });

      red.travels('river', { with: ['a-fast-steed'] });

      expect(red.supply).toBe(5);
      expect(table.on('a-fast-steed').favor).toBe(1);
    }),
    'it costs a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { supply: 0, advisers: ['a-fast-steed'] } } });

      red.mayNotTake({ is: 'travel' });
    }),
  },
});

describeCard('hospitality', {
  does: {
    'a favor from a bank whose suit is there and among the own advisers': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['hospitality', 'wolves', 'scouts'] } },
        sites: { 2: { site: 'river', cards: ['elders', 'rangers'] } },
      });

      red.travels('river', { with: ['hospitality'] });
      expect(red.offered('suit')).toEqual(['nomad', 'beast']);
      red.choosesBank('beast');

      expect(red.favor).toBe(1);
      expect(table.bank('beast')).toBe(2);
    }),
  },
  refuses: {
    'nothing where no suit matches': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['hospitality', 'wolves (facedown)'] } },
        sites: { 2: { site: 'river', cards: ['rangers', 'ruined-temple'] } },
      });

      red.travels('river', { with: ['hospitality'] });

      expect(red.favor).toBe(0);
      red.isAsked('act');
    }),
    'nothing undeclared': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['hospitality'] } },
        sites: { 2: { site: 'river', cards: ['elders'] } },
      });

      red.travels('river');

      expect(red.favor).toBe(0);
    }),
  },
});

describeCard('way-station', {
  does: {
    'a favor for its ruler saves the Supply': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 0 }, blue: {} },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'], warbands: { blue: 1 } } },
      });

      red.travels('fertile-valley', { with: ['way-station'] });

      expect(red.site).toBe('fertile-valley');
      expect([red.favor, blue.favor]).toEqual([0, 1]);
    }),
    'its ruler pays nothing': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { supply: 0 } },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'], warbands: { red: 1 } } },
      });

      red.travels('fertile-valley', { with: ['way-station'] });

      expect(red.site).toBe('fertile-valley');
    }),
    'the Chancellor takes it for the Empire, Citizens pay nothing': shows(({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 }, blue: { role: 'citizen' } },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'], warbands: { purple: 1 } } },
      });

      red.travels('fertile-valley', { with: ['way-station'] });
      expect([red.favor, purple.favor]).toEqual([0, 1]);
      red.endsTurn();
      blue.travels('fertile-valley', { with: ['way-station'] });

      expect([blue.site, purple.favor]).toEqual(['fertile-valley', 1]);
    }),
    'that of bandits burns': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'] } },
      });
      const before = table.supply;

      red.travels('fertile-valley', { with: ['way-station'] });

      expect([red.favor, red.supply]).toEqual([0, 7]);
      expect(table.supply).toBe(before + 1);
    }),
  },
  refuses: {
    'Toll Roads want their favor besides': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 }, blue: {} },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station', 'toll-roads'], warbands: { blue: 1 } } },
      });

      red.takes({ is: 'travel', to: null }).chooses('way-station');

      expect(red.site).toBe('lush-coast');
      expect([red.favor, blue.favor]).toEqual([1, 0]);
      table.endsHere();
    }),
    'two favor pay for both': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 }, blue: {} },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station', 'toll-roads'], warbands: { blue: 1 } } },
      });

      red.travels('fertile-valley', { with: ['way-station'] });

      expect(red.site).toBe('fertile-valley');
      expect([red.favor, blue.favor]).toEqual([0, 2]);
    }),
    'not together with a modifier that costs the last favor': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['a-fast-steed', 'hospitality'] }, blue: {} },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'], warbands: { blue: 1 } } },
      });

      red
        .takes({ is: 'travel', to: null })
        .chooses('a-fast-steed')
        .mayTake({ is: 'card', card: 'hospitality' })
        .mayNotTake({ is: 'card', card: 'way-station' });
      table.endsHere();
    }),
    'only to its site': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'] } },
      });

      red.takes({ is: 'travel', to: null }).chooses('way-station');

      expect(red.site).toBe('fertile-valley');
    }),
    'nobody has to': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'] } },
      });

      red.travels('fertile-valley');

      expect([red.favor, red.supply]).toEqual([1, 3]);
    }),
    'not without favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: {} },
        sites: { 5: { site: 'fertile-valley', cards: ['way-station'] } },
      });

      red.mayNotTake({ is: 'travel', to: null });
    }),
  },
});

describeCard('relic-worship', {
  does: {
    'recovering a relic brings three Supply': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 2, advisers: ['relic-worship'] } },
        sites: { 0: { site: 'marshes', relics: ['map'] } },
      });

      red.recovers({ relic: 0 }, { with: ['relic-worship'] });

      expect(red.relics).toEqual(['map']);
      expect(red.supply).toBe(2 - 1 + 3);
    }),
    'never more than 7': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['relic-worship'] } },
        sites: { 0: { site: 'marshes', relics: ['map'] } },
      });

      red.recovers({ relic: 0 }, { with: ['relic-worship'] });

      expect(red.supply).toBe(7);
    }),
  },
  refuses: {
    'a banner brings none': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, supply: 2, advisers: ['relic-worship'] } },
        darkestSecret: { secrets: 1 },
      });

      red.recovers('darkestSecret', { with: ['relic-worship'] });

      expect(red.supply).toBe(1);
    }),
    'undeclared it brings none': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 2, advisers: ['relic-worship'] } },
        sites: { 0: { site: 'marshes', relics: ['map'] } },
      });

      red.recovers({ relic: 0 });

      expect(red.supply).toBe(1);
    }),
  },
});
