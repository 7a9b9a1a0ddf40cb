import { expect } from 'vitest';
import { battle } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('pressgangs', {
  does: {
    'muster on a card that carries tokens': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['pressgangs'] } },
        sites: { 0: { site: 'plains', cards: ['longbows (1 favor)'] } },
      });

      red.musters('longbows', { with: ['pressgangs'] });

      expect(red.warbands).toBe(2);
      expect(table.on('longbows').favor).toBe(2);
    }),
  },
  refuses: {
    'undeclared they change nothing': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['pressgangs'] } },
        sites: { 0: { site: 'plains', cards: ['longbows (1 favor)'] } },
      });

      red.musters('longbows');

      expect(red.warbands).toBe(0);
      expect(red.supply).toBe(7);
    }),
    'a ruin takes no recruits even so': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['pressgangs'] } },
        sites: { 0: { site: 'plains', cards: ['bandit-rampart'] } },
      });

      red.musters('bandit-rampart', { with: ['pressgangs'] });

      expect(red.warbands).toBe(0);
    }),
  },
});

describeCard('garrison', {
  does: {
    'gains a warband for each ruled site and puts one on each': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['garrison (facedown)'] } },
        sites: {
          0: { site: 'plains', warbands: { red: 1 } },
          2: { site: 'river', warbands: { red: 2 } },
          5: { site: 'steppe', warbands: { purple: 1 } },
        },
      });

      red.playsAdviser('garrison').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({ red: 2 });
      expect(table.warbandsAt('river')).toEqual({ red: 3 });
      expect(table.warbandsAt('steppe')).toEqual({ purple: 1 });
      expect(red.warbands).toBe(0);
    }),
    'with too few warbands one chooses the sites': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['garrison (facedown)'] } },
        sites: { 0: { site: 'plains', warbands: { red: 6 } }, 2: { site: 'river', warbands: { red: 7 } } },
      });

      red.playsAdviser('garrison').toSite('plains');
      red.driver.picks({ slot: 2 });

      expect(table.warbandsAt('plains')).toEqual({ red: 6 });
      expect(table.warbandsAt('river')).toEqual({ red: 8 });
    }),
  },
  refuses: {
    'who rules nothing gains nothing': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['garrison (facedown)'] } },
        sites: { 0: { site: 'plains' } },
      });

      red.playsAdviser('garrison').toSite('plains');

      expect(red.warbands).toBe(0);
    }),
    'only sites have garrisons': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['garrison (facedown)'] } }, sites: { 0: 'plains' } });

      red.playsAdviser('garrison').mayNotTake({ is: 'toAdvisers' });
    }),
  },
});

describeCard('messenger', {
  does: {
    'moves warbands between the board and ruled sites, both ways': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, warbands: 1, advisers: ['messenger'] } },
        sites: { 0: { site: 'plains', warbands: { red: 3 } }, 2: { site: 'river', warbands: { red: 1 } } },
      });

      red.uses('messenger').choosesSite('plains').says(1).choosesSite('river').says(4);

      expect(table.warbandsAt('plains')).toEqual({ red: 1 });
      expect(table.warbandsAt('river')).toEqual({ red: 4 });
      expect(red.warbands).toBe(0);
      expect(table.on('messenger').favor).toBe(1);
      red.takes({ is: 'done' });
    }),
    'a Citizen asks nobody': shows(({ given, blue, table }) => {
      given({
        turn: 'blue',
        players: { blue: { role: 'citizen', favor: 1, advisers: ['messenger'] } },
        sites: { 0: { site: 'plains', warbands: { purple: 3 } } },
      });

      blue.uses('messenger').choosesSite('plains').says(1).isDone();

      expect(blue.warbands).toBe(2);
      expect(table.warbandsAt('plains')).toEqual({ purple: 1 });
    }),
    'OATH-7.6.5-b: who wears the Bandit Crown may take the last one away': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['messenger'], relics: ['bandit-crown'] } },
        sites: { 0: { site: 'plains', warbands: { red: 2 } } },
      });

      red.uses('messenger').choosesSite('plains').says(0);

      expect(red.warbands).toBe(2);
      expect(table.warbandsAt('plains')).toEqual({});
      table.endsHere();
    }),
  },
  refuses: {
    'the last warband of a site stays': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['messenger'] } },
        sites: { 0: { site: 'plains', warbands: { red: 2 } } },
      });

      red.uses('messenger').choosesSite('plains');

      expect(red.offered('number')).toEqual([1, 2]);
    }),
    'sites of others stay out of it': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, warbands: 2, advisers: ['messenger'] }, blue: {} },
        sites: { 0: { site: 'plains', warbands: { blue: 2 } }, 2: { site: 'river', warbands: { red: 2 } } },
      });

      red.uses('messenger');

      expect(red.offered('slot')).toEqual([2]);
    }),
    'under the Ring of Devotion nobody leaves the board': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, warbands: 2, advisers: ['messenger'], relics: ['ring-of-devotion'] } },
        sites: { 0: { site: 'plains', warbands: { red: 2 } } },
      });

      red.uses('messenger').choosesSite('plains');

      expect(red.offered('number')).toEqual([1, 2]);
    }),
    'costs a favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 2, advisers: ['messenger'] } },
        sites: { 0: { site: 'plains', warbands: { red: 2 } } },
      });

      red.mayNotUse('messenger');
    }),
  },
});

describeCard('palanquin', {
  does: {
    'takes a player along; only that player travels': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['palanquin'] }, blue: { supply: 0 }, purple: { site: 5 } },
      });

      red.uses('palanquin').choosesSite('river');

      expect(red.site).toBe('river');
      expect(blue.site).toBe('river');
      expect(red.supply).toBe(7);
      expect(table.told('pawnMoved').map(({ how }) => how)).toEqual(['put', 'travel']);
    }),
    'reveals a facedown site': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['palanquin'] }, blue: {}, purple: { site: 5 } },
        sites: { 3: { site: 'mine', facedown: true } },
      });

      red.uses('palanquin').choosesSite(3);

      expect(red.site).toBe('mine');
      expect(blue.site).toBe('mine');
    }),
    'a toll is paid by who travels, after agreeing': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['palanquin'] }, blue: { favor: 1 }, purple: { site: 5 } },
        sites: { 2: { site: 'river', cards: ['toll-roads'], warbands: { red: 1 } } },
      });

      red.uses('palanquin').choosesSite('river');
      blue.accepts();

      expect(red.favor).toBe(1);
      expect(blue.favor).toBe(0);
      expect(blue.site).toBe('river');
    }),
  },
  refuses: {
    'who refuses to pay is taken elsewhere': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['palanquin'] }, blue: { favor: 1 }, purple: { site: 5 } },
        sites: { 2: { site: 'river', cards: ['toll-roads'], warbands: { red: 1 } } },
      });

      red.uses('palanquin').choosesSite('river');
      blue.declines();
      red.mayNotTake({ is: 'site', slot: 2 });
      red.choosesSite(5);

      expect(blue.favor).toBe(1);
      expect(blue.site).toBe('fertile-valley');
    }),
    'nobody is taken where a toll cannot be paid': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['palanquin'] }, blue: {}, purple: { site: 5 } },
        sites: { 2: { site: 'river', cards: ['toll-roads'], warbands: { red: 1 } } },
      });

      red.uses('palanquin').mayNotTake({ is: 'site', slot: 2 });
    }),
    'it carries nobody who is elsewhere': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['palanquin'] }, blue: { site: 'river' }, purple: { site: 5 } },
      });

      red.uses('palanquin');

      expect(red.site).toBe('lush-coast');
      expect(red.favor).toBe(0);
    }),
    'costs a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['palanquin'] }, blue: {} } });

      red.mayNotUse('palanquin');
    }),
  },
});

describeCard('tome-guardians', {
  does: {
    'enemies of its ruler cannot recover the Darkest Secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 3 }, blue: {} },
        sites: { 3: { site: 'steppe', cards: ['tome-guardians'], warbands: { blue: 1 } } },
      });

      red.mayNotTake({ is: 'recover' });
    }),
    'nor make it a target': shows(({ given, red }) => {
      given({
        ...battle({ blue: { site: 'lush-coast' } }),
        sites: { 0: { site: 'lush-coast', cards: ['tome-guardians'], warbands: { blue: 1 } } },
        darkestSecret: { holder: 'blue', secrets: 1 },
      });

      red.campaigns('blue').mayTake({ is: 'target', target: { is: 'pawn' } });
      red.mayNotTake({ is: 'target', target: { is: 'banner' } });
    }),
    'ruled by bandits they keep everybody off': shows(({ given, purple }) => {
      given({
        players: { purple: { secrets: 3 } },
        sites: { 3: { site: 'steppe', cards: ['tome-guardians'] } },
      });

      purple.mayNotTake({ is: 'recover' });
    }),
  },
  refuses: {
    'their ruler may recover it': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 3 } },
        sites: { 3: { site: 'steppe', cards: ['tome-guardians'], warbands: { red: 1 } } },
      });

      red.recovers('darkestSecret').says(2);

      expect(table.banner('darkestSecret')).toEqual({ holder: 'red', tokens: 2 });
    }),
    'Citizens are no enemies of the Empire': shows(({ given, blue, table }) => {
      given({
        turn: 'blue',
        players: { blue: { role: 'citizen', secrets: 2 } },
        sites: { 3: { site: 'steppe', cards: ['tome-guardians'], warbands: { purple: 1 } } },
      });

      blue.recovers('darkestSecret');

      expect(table.banner('darkestSecret').holder).toBe('blue');
    }),
    'the other banner is not theirs to guard': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 } },
        sites: { 3: { site: 'steppe', cards: ['tome-guardians'] } },
      });

      red.recovers('peoplesFavor').choosesBank('order');

      expect(table.banner('peoplesFavor').holder).toBe('red');
    }),
  },
});

describeCard('tyrant', {
  does: {
    'kills a warband where its holder arrives': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['tyrant'] }, blue: {} },
        sites: { 2: { site: 'river', warbands: { blue: 2 } } },
      });

      red.travels('river');

      expect(table.warbandsAt('river')).toEqual({ blue: 1 });
      expect(blue.bank).toBe(13);
    }),
    'even one of its own': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['tyrant'] } },
        sites: { 2: { site: 'river', warbands: { red: 1 } } },
      });

      red.travels('river');

      expect(table.rulerOf('river')).toBe('bandits');
    }),
  },
  refuses: {
    'bandits are no warbands': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { advisers: ['tyrant'] } } });

      red.travels('river');

      expect(table.told('warbandsKilled')).toEqual([]);
    }),
    'others travel in peace': shows(({ given, purple, table }) => {
      given({
        players: { red: { advisers: ['tyrant'] } },
        sites: { 2: { site: 'river', warbands: { red: 1 } } },
      });

      purple.travels('river');

      expect(table.warbandsAt('river')).toEqual({ red: 1 });
    }),
  },
});
