import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('the-gathering', {
  does: {
    'pawns come together, from the Chancellor on': shows(({ given, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { advisers: ['the-gathering (facedown)'] },
          blue: { site: 'fertile-valley' },
          purple: { site: 'river' },
        },
        sites: { 0: 'plains', 2: 'river', 5: 'fertile-valley' },
      });

      red.playsAdviser('the-gathering').toSite('plains');
      blue.isNotAsked();
      purple.accepts();
      blue.declines();

      expect([purple.site, blue.site]).toEqual(['plains', 'fertile-valley']);
      expect(table.told('pawnMoved')).toMatchObject([{ how: 'put' }]);
      purple.declines();
      red.declines();
      red.isAsked('act');
    }),
    'those who are here exchange as often as they like': shows(({ given, red, purple }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, advisers: ['the-gathering (facedown)'], relics: ['map'] },
          purple: { secrets: 2, advisers: ['wolves'] },
        },
        sites: { 0: 'plains' },
      });

      red.playsAdviser('the-gathering').toSite('plains');
      purple.declines();
      red
        .choosesPlayer('purple')
        .takes({ is: 'term', side: 'give', good: 'favor' })
        .takes({ is: 'term', side: 'want', good: 'secrets' })
        .isDone();
      purple.accepts();
      expect([red.secrets, purple.favor]).toEqual([1, 1]);
      red
        .choosesPlayer('purple')
        .takes({ is: 'term', side: 'give', good: 'relic', card: 'map' })
        .takes({ is: 'term', side: 'want', good: 'adviser', card: 'wolves' })
        .isDone();
      purple.accepts();
      red.declines();

      // Somebody traded, so it goes round once more.
      purple.declines();
      red.declines();
      expect(red.advisers).toEqual(['wolves']);
      expect(purple.relics).toContain('map');
      red.isAsked('act');
    }),
  },
  refuses: {
    'who refused is not asked again in that round': shows(({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['the-gathering (facedown)'] }, blue: {}, purple: { secrets: 1 } },
        sites: { 0: 'plains' },
      });

      red.playsAdviser('the-gathering').toSite('plains');
      purple.declines();
      red.choosesPlayer('purple').takes({ is: 'term', side: 'give', good: 'favor' }).isDone();
      purple.declines();
      red.mayNotTake({ is: 'seat', seat: purple.seat }).choosesPlayer('blue').takes({ is: 'cancel' });
      blue.declines();

      // One of them is for playing the card to a site.
      expect(red.favor).toBe(2);
      red.isAsked('act');
    }),
    'who stays away does not trade, and banners are no part of it': shows(({ given, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 1, advisers: ['the-gathering (facedown)'] },
          blue: { site: 'river', favor: 1 },
          purple: {},
        },
        sites: { 0: 'plains', 2: 'river' },
        darkestSecret: { holder: 'red' },
      });

      red.playsAdviser('the-gathering').toSite('plains');
      blue.declines();
      purple.mayNotTake({ is: 'seat', seat: blue.seat }).declines();
      red.choosesPlayer('purple').mayNotTake({ is: 'term', good: 'banner' });
      table.endsHere();
    }),
    'alone nobody trades': shows(({ given, red, purple }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['the-gathering (facedown)'] }, purple: { site: 'river' } },
        sites: { 0: 'plains', 2: 'river' },
      });

      red.playsAdviser('the-gathering').toSite('plains');
      purple.declines();

      red.isAsked('act');
    }),
  },
});

describeCard('faithful-friend', {
  does: {
    'brings four Supply': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { supply: 2, advisers: ['faithful-friend (facedown)'] } } });

      red.playsAdviser('faithful-friend').toAdvisers('up');

      expect(red.supply).toBe(6);
    }),
  },
  refuses: {
    'never more than 7': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { supply: 5, advisers: ['faithful-friend (facedown)'] } } });

      red.playsAdviser('faithful-friend').toAdvisers('up');

      expect(red.supply).toBe(7);
    }),
    'nothing facedown, nor at a site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { supply: 3 } },
        world: ['faithful-friend', 'wolves', 'elders'],
      });

      red.searches().keeps('faithful-friend').mayNotTake({ is: 'toSite' }).toAdvisers('down');

      expect(red.supply).toBe(1);
      table.endsHere();
    }),
  },
});

describeCard('great-herd', {
  does: {
    'may trade places with a Nomad card elsewhere': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['great-herd (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] }, 2: { site: 'river', cards: ['elders (1 favor)'] } },
      });

      red.playsAdviser('great-herd').toSite('plains').chooses('elders');

      expect(table.cardsAt('plains')).toEqual(['wolves', 'elders']);
      expect(table.cardsAt('river')).toEqual(['great-herd']);
      expect(table.on('elders').favor).toBe(1);
    }),
    'or stays': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['great-herd (facedown)'] } },
        sites: { 0: 'plains', 2: { site: 'river', cards: ['elders'] } },
      });

      red.playsAdviser('great-herd').toSite('plains').declines();

      expect(table.cardsAt('plains')).toEqual(['great-herd']);
    }),
  },
  refuses: {
    'not with locked ones, other suits, or its own site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['great-herd (facedown)', 'tents'] } },
        sites: {
          0: { site: 'plains', cards: ['elders'] },
          2: { site: 'river', cards: ['sacred-ground', 'wolves'] },
        },
      });

      red.playsAdviser('great-herd').toSite('plains');

      red.isAsked('act');
      expect(table.cardsAt('plains')).toEqual(['elders', 'great-herd']);
    }),
    'an Ancient Bloodline holds it where it was played': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['great-herd (facedown)'] }, blue: { advisers: ['ancient-bloodline'] } },
        sites: { 0: { site: 'plains', warbands: { blue: 1 } }, 2: { site: 'river', cards: ['elders'] } },
      });

      red.playsAdviser('great-herd').toSite('plains');

      red.isAsked('act');
      expect(table.cardsAt('river')).toEqual(['elders']);
    }),
  },
});

describeCard('pilgrimage', {
  does: {
    'the denizens of the site give way to as many Dispossessed, on the pile': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['pilgrimage (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['wolves (1 favor)', 'keep', 'longbows'] } },
        dispossessed: ['elders', 'scouts', 'levelers'],
        banks: { beast: 0 },
      });

      red.playsAdviser('pilgrimage').toAdvisers('up');

      expect(table.cardsAt('plains')).toEqual(['keep']);
      expect(table.discards('cradle')).toHaveLength(2);
      expect(table.told('dispossessedShuffled')).toHaveLength(1);
      expect([...table.dispossessed, ...table.discards('cradle')].toSorted()).toEqual([
        'elders',
        'levelers',
        'longbows',
        'scouts',
        'wolves',
      ]);
      expect(table.bank('beast')).toBe(1);
      expect(table.told('peeked')).toMatchObject([{ seat: red.seat }]);
    }),
  },
  refuses: {
    'locked cards and edifices stay, and nobody comes': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['pilgrimage (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['keep', 'great-spire'] }, 2: { site: 'river', cards: ['wolves'] } },
        dispossessed: ['elders'],
      });

      red.playsAdviser('pilgrimage').toAdvisers('up');

      expect(table.cardsAt('plains')).toEqual(['keep', 'great-spire']);
      expect(table.cardsAt('river')).toEqual(['wolves']);
      expect(table.discards('cradle')).toEqual([]);
      expect(table.told('peeked')).toEqual([]);
    }),
  },
});

describeCard('twin-brother', {
  does: {
    'may trade places with a Nomad adviser of somebody else': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { advisers: ['twin-brother (facedown)', 'tents'] },
          blue: { advisers: ['wolves', 'elders (1 favor)'] },
        },
      });

      red.playsAdviser('twin-brother').toAdvisers('up').chooses('elders');

      expect(red.advisers).toEqual(['elders', 'tents']);
      expect(blue.advisers).toEqual(['wolves', 'twin-brother']);
      expect(table.on('elders').favor).toBe(1);
    }),
    'or stays': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['twin-brother (facedown)'] }, blue: { advisers: ['elders'] } },
      });

      red.playsAdviser('twin-brother').toAdvisers('up').declines();

      expect(red.advisers).toEqual(['twin-brother']);
    }),
  },
  refuses: {
    'not with own, facedown or locked ones, nor other suits': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: {
          red: { advisers: ['twin-brother (facedown)', 'tents'] },
          blue: { advisers: ['elders (facedown)', 'faithful-friend', 'wolves'] },
        },
      });

      red.playsAdviser('twin-brother').toAdvisers('up');

      red.isAsked('act');
      expect(red.advisers).toEqual(['twin-brother', 'tents']);
    }),
  },
});

describeCard('ancient-pact', {
  does: {
    'an Exile gives the Darkest Secret for Citizenship and an unseen relic': shows(({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { supply: 1, advisers: ['ancient-pact (facedown)'] } },
        darkestSecret: { holder: 'red', secrets: 2 },
        reliquary: { brutal: 'map', greedy: 'cup-of-plenty' },
      });

      red.playsAdviser('ancient-pact').toAdvisers('up').accepts().choosesReliquary('greedy');

      expect(red.role).toBe('citizen');
      expect(red.relics).toEqual(['cup-of-plenty']);
      expect(red.supply).toBe(7);
      expect(table.banner('darkestSecret')).toEqual({ holder: 'purple', tokens: 2 });
      expect(table.told('peeked')).toEqual([]);
      purple.isAsked('act');
    }),
    'nobody has to': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['ancient-pact (facedown)'] } },
        darkestSecret: { holder: 'red' },
      });

      red.playsAdviser('ancient-pact').toAdvisers('up').declines();

      expect(red.role).toBe('exile');
      expect(table.banner('darkestSecret').holder).toBe('red');
    }),
    'an empty Reliquary has no relic to give': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['ancient-pact (facedown)'] } },
        darkestSecret: { holder: 'red' },
        reliquary: { brutal: 'uncovered', decadent: 'uncovered', careless: 'uncovered', greedy: 'uncovered' },
      });

      red.playsAdviser('ancient-pact').toAdvisers('up').accepts();

      expect(red.role).toBe('citizen');
      expect(red.relics).toEqual([]);
    }),
  },
  refuses: {
    'not without the banner': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['ancient-pact (facedown)'] } },
        darkestSecret: { holder: 'purple' },
      });

      red.playsAdviser('ancient-pact').toAdvisers('up');

      red.isAsked('act');
    }),
    'not for a Citizen': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', advisers: ['ancient-pact (facedown)'] } },
        darkestSecret: { holder: 'red' },
      });

      red.playsAdviser('ancient-pact').toAdvisers('up');

      red.isAsked('act');
    }),
  },
});
