import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('a-small-favor', {
  does: {
    'four warbands': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['a-small-favor (facedown)'] } } });

      red.playsAdviser('a-small-favor').toAdvisers('up');

      expect(red.warbands).toBe(4);
    }),
  },
  refuses: {
    'facedown it calls nobody; no site takes it': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, world: ['a-small-favor', 'elders', 'wolves'] });

      red.searches().keeps('a-small-favor').mayNotTake({ is: 'toSite' }).toAdvisers('down');

      expect(red.warbands).toBe(0);
    }),
  },
});

describeCard('sleight-of-hand', {
  does: {
    'a secret of a player at the own site': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { purple: { site: 'river' }, red: { favor: 1, advisers: ['sleight-of-hand'] }, blue: { secrets: 2 } },
      });

      red.uses('sleight-of-hand');

      expect(red.secrets).toBe(1);
      expect(blue.secrets).toBe(1);
      expect(table.on('sleight-of-hand').favor).toBe(1);
    }),
    'a facedown one counts as a second': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          purple: { site: 'river' },
          red: { favor: 1, advisers: ['sleight-of-hand'] },
          blue: { secrets: 1, spentSecrets: 1 },
        },
      });

      red.uses('sleight-of-hand');

      expect(red.secrets).toBe(1);
      expect(blue.spentSecrets).toBe(1);
    }),
  },
  refuses: {
    'never the last one': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['sleight-of-hand'] }, blue: { secrets: 1 } },
      });

      red.usesInVain('sleight-of-hand');
    }),
    'not from afar': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['sleight-of-hand'] }, blue: { site: 'river', secrets: 3 } },
      });

      red.usesInVain('sleight-of-hand');
    }),
    'costs a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['sleight-of-hand'] }, blue: { secrets: 2 } } });

      red.mayNotUse('sleight-of-hand');
    }),
  },
});

const CITY: OathSituation = {
  turn: 'red',
  goal: 'people',
  players: { red: { advisers: ['key-to-the-city (facedown)'] }, blue: { site: 'river' } },
  sites: { 0: { site: 'plains', warbands: { blue: 3 } }, 2: 'river' },
};

describeCard('key-to-the-city', {
  does: {
    'a site whose ruler is away is taken': shows(({ given, red, blue, table }) => {
      given(CITY);

      red.playsAdviser('key-to-the-city').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({ red: 1 });
      expect(blue.bank).toBe(14);
      expect(red.warbands).toBe(0);
    }),
    'a site of bandits, too': shows(({ given, red, table }) => {
      given({ ...CITY, sites: { 0: 'plains', 2: 'river' } });

      red.playsAdviser('key-to-the-city').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({ red: 1 });
    }),
    'who wears the Ring of Devotion only drives the others out': shows(({ given, red, table }) => {
      given({
        ...CITY,
        players: {
          red: { advisers: ['key-to-the-city (facedown)'], relics: ['ring-of-devotion'] },
          blue: { site: 'river' },
        },
      });

      red.playsAdviser('key-to-the-city').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({});
      expect(red.warbands).toBe(1);
    }),
  },
  refuses: {
    'not if the ruler is at home': shows(({ given, red, table }) => {
      given({ ...CITY, players: { red: { advisers: ['key-to-the-city (facedown)'] }, blue: {} } });

      red.playsAdviser('key-to-the-city').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({ blue: 3 });
    }),
    'nor if a Citizen guards a site of the Empire': shows(({ given, red, table }) => {
      given({
        ...CITY,
        players: {
          purple: { site: 'river' },
          red: { advisers: ['key-to-the-city (facedown)'] },
          blue: { role: 'citizen' },
        },
        sites: { 0: { site: 'plains', warbands: { purple: 2 } }, 2: 'river' },
      });

      red.playsAdviser('key-to-the-city').toSite('plains');

      expect(table.warbandsAt('plains')).toEqual({ purple: 2 });
    }),
  },
});

describeCard('scryer', {
  does: {
    'any one discard pile, for its user alone': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['scryer'] } },
        discards: { hinterland: ['elders', 'wolves', 'longbows', 'scouts'] },
      });

      red.uses('scryer').choosesRegion('hinterland');

      expect(table.told('peeked')[0]?.cards).toHaveLength(4);
      expect(table.discards('hinterland')).toEqual(['elders', 'wolves', 'longbows', 'scouts']);
      expect(table.on('scryer').secrets).toBe(1);
    }),
  },
  refuses: {
    'costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { spentSecrets: 1, advisers: ['scryer'] } } });

      red.mayNotUse('scryer');
    }),
  },
});

describeCard('naysayers', {
  does: {
    'a favor of the Chancellor while an Exile holds the title': shows(({ given, red, purple, table }) => {
      given({
        turn: 'red',
        phase: 'rest',
        goal: 'people',
        players: { purple: { favor: 2 }, red: { advisers: ['naysayers'] }, blue: {} },
        peoplesFavor: { holder: 'blue', favor: 1 },
        title: { holder: 'blue' },
      });

      red.chooses('naysayers');

      expect(red.favor).toBe(1);
      expect(purple.favor).toBe(1);
      table.endsHere();
    }),
  },
  refuses: {
    'not while the Chancellor holds it': shows(({ given, red, purple, table }) => {
      given({
        turn: 'red',
        phase: 'rest',
        goal: 'people',
        players: { purple: { favor: 2 }, red: { advisers: ['naysayers'] } },
      });

      red.isNotAsked();
      expect(purple.favor).toBe(2);
      table.endsHere();
    }),
    'nothing is said to a poor Chancellor': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        phase: 'rest',
        goal: 'people',
        players: { purple: {}, red: { advisers: ['naysayers'] } },
        peoplesFavor: { holder: 'red', favor: 1 },
        title: { holder: 'red' },
      });

      red.isNotAsked();
      table.endsHere();
    }),
  },
});

describeCard('charlatan', {
  does: {
    'one secret is left on the Darkest Secret': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['charlatan (facedown)'] }, blue: {} },
        darkestSecret: { holder: 'blue', secrets: 4 },
      });

      red.playsAdviser('charlatan').toAdvisers('up');

      expect(table.banner('darkestSecret')).toEqual({ holder: 'blue', tokens: 1 });
    }),
  },
  refuses: {
    'the last one stays': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['charlatan (facedown)'] } },
        darkestSecret: { secrets: 1 },
      });

      red.playsAdviser('charlatan').toAdvisers('up');

      expect(table.banner('darkestSecret').tokens).toBe(1);
      expect(table.told('secretsMoved')).toEqual([]);
    }),
  },
});

const KILLER: OathSituation = {
  turn: 'red',
  players: {
    purple: { site: 'river', advisers: ['wolves'] },
    red: { favor: 1, advisers: ['assassin'] },
    blue: { advisers: ['longbows', 'tyrant', 'elders (facedown)', 'scouts'] },
  },
};

describeCard('assassin', {
  does: {
    'a faceup adviser of a player at the own site is discarded': shows(({ given, red, blue }) => {
      given(KILLER);

      red.uses('assassin');
      expect(red.offered('card')).toEqual(['longbows', 'scouts']);
      red.chooses('scouts');

      expect(blue.advisers).toEqual(['longbows', 'tyrant', 'elders (facedown)']);
    }),
    'leaves room for one more adviser': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['assassin (facedown)', 'longbows', 'wolves (facedown)'] } } });

      red.playsAdviser('assassin').toAdvisers('up').chooses('wolves');

      expect(red.advisers).toEqual(['assassin', 'longbows']);
    }),
  },
  refuses: {
    'nobody is here': shows(({ given, red }) => {
      given({ ...KILLER, players: { ...KILLER.players, blue: { site: 'river', advisers: ['longbows'] } } });

      red.usesInVain('assassin');
    }),
    'two locked advisers leave no room': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['assassin (facedown)', 'tyrant', 'council-seat'] } },
        sites: { 0: 'plains' },
      });

      red.playsAdviser('assassin').canOnlyDiscard();

      expect(red.advisers).toEqual(['tyrant', 'council-seat']);
    }),
    'costs a favor': shows(({ given, red }) => {
      given({ ...KILLER, players: { ...KILLER.players, red: { advisers: ['assassin'] } } });

      red.mayNotUse('assassin');
    }),
  },
});

describeCard('downtrodden', {
  does: {
    'two warbands more where the bank alone has least': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['downtrodden'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        banks: { order: 2 },
      });

      red.musters('longbows', { with: ['downtrodden'] });

      expect(red.warbands).toBe(4);
    }),
  },
  refuses: {
    'not with another bank as poor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['downtrodden'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        banks: { order: 2, beast: 2 },
      });

      red.musters('longbows', { with: ['downtrodden'] });

      expect(red.warbands).toBe(2);
    }),
    'not for another suit': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['downtrodden'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        banks: { beast: 2 },
      });

      red.musters('longbows', { with: ['downtrodden'] });

      expect(red.warbands).toBe(2);
    }),
  },
});

const MAIL: OathSituation = {
  turn: 'red',
  goal: 'people',
  players: {
    purple: { site: 'river', relics: ['horned-mask'] },
    red: { advisers: ['blackmail (facedown)'] },
    blue: { favor: 3, relics: ['map'] },
  },
};

describeCard('blackmail', {
  does: {
    'who pays keeps the relic': shows(({ given, red, blue }) => {
      given(MAIL);

      red.playsAdviser('blackmail').toAdvisers('up');
      blue.accepts();

      expect(red.favor).toBe(3);
      expect(blue.relics).toEqual(['map']);
    }),
    'who does not loses it': shows(({ given, red, blue }) => {
      given(MAIL);

      red.playsAdviser('blackmail').toAdvisers('up');
      blue.declines();

      expect(red.relics).toEqual(['map']);
      expect(blue.favor).toBe(3);
    }),
    'who cannot pay is not asked': shows(({ given, red, blue }) => {
      given({ ...MAIL, players: { ...MAIL.players, blue: { favor: 2, relics: ['map'] } } });

      red.playsAdviser('blackmail').toAdvisers('up');

      expect(red.relics).toEqual(['map']);
      expect(blue.favor).toBe(2);
    }),
    'a Relic Thief may get it in turn': shows(({ given, rolls, red, yellow }) => {
      given({
        ...MAIL,
        players: {
          ...MAIL.players,
          blue: { relics: ['map'] },
          yellow: { favor: 1, secrets: 1, advisers: ['relic-thief'] },
        },
      });
      rolls({ defence: ['blank'] });

      red.playsAdviser('blackmail').toAdvisers('up');
      yellow.accepts();

      expect(yellow.relics).toEqual(['map']);
    }),
  },
  refuses: {
    'relics of players elsewhere are safe': shows(({ given, red }) => {
      given({ ...MAIL, players: { ...MAIL.players, blue: { favor: 3 } } });

      red.playsAdviser('blackmail').toAdvisers('up');

      expect(red.relics).toEqual([]);
    }),
    'what the Circlet of Command guards cannot be asked for': shows(({ given, red, blue }) => {
      given({ ...MAIL, players: { ...MAIL.players, blue: { relics: ['map', 'circlet-of-command'] } } });

      red.playsAdviser('blackmail').toAdvisers('up');

      expect(red.relics).toEqual(['circlet-of-command']);
      expect(blue.relics).toEqual(['map']);
    }),
  },
});
