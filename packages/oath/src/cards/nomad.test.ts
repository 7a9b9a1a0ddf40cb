import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('ancient-binding', {
  does: {
    'everybody keeps one secret, its user the one on the card': shows(({ given, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 3, spentSecrets: 1, advisers: ['ancient-binding', 'tutor (2 secrets)', 'wolves (1 secret)'] },
          blue: { secrets: 2, spentSecrets: 1 },
          purple: { spentSecrets: 2 },
        },
        darkestSecret: { holder: 'blue', secrets: 3 },
      });

      red.uses('ancient-binding');

      expect([red.secrets, red.spentSecrets]).toEqual([0, 0]);
      expect(table.on('ancient-binding').secrets).toBe(1);
      expect([table.on('tutor').secrets, table.on('wolves').secrets]).toEqual([0, 0]);
      expect([blue.secrets, blue.spentSecrets]).toEqual([1, 0]);
      expect([purple.secrets, purple.spentSecrets]).toEqual([0, 1]);
      expect(table.banner('darkestSecret').tokens).toBe(3);
    }),
  },
  refuses: {
    'who has one secret keeps it': shows(({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, advisers: ['ancient-binding'] }, blue: { secrets: 1 }, purple: {} },
      });

      red.uses('ancient-binding');

      expect([blue.secrets, purple.secrets]).toEqual([1, 0]);
    }),
    'who has one faceup keeps that one, and none facedown': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, advisers: ['ancient-binding'] }, blue: { secrets: 1, spentSecrets: 2 } },
      });

      red.uses('ancient-binding');

      expect([blue.secrets, blue.spentSecrets]).toEqual([1, 0]);
    }),
    'one secret does not pay for it': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['ancient-binding'] } } });

      red.mayNotUse('ancient-binding');
    }),
  },
});

describeCard('elders', {
  does: {
    'gain a secret for two favor': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 2, advisers: ['elders'] } } });

      red.uses('elders');

      expect([red.favor, red.secrets]).toEqual([0, 1]);
      expect(table.on('elders').favor).toBe(2);
    }),
  },
  refuses: {
    'one favor is too little': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { favor: 1, advisers: ['elders'] } } });

      red.mayNotUse('elders');
    }),
    'once before the Rest Phase': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { favor: 4, advisers: ['elders'] } } });

      red.uses('elders').mayNotUse('elders');
    }),
  },
});

describeCard('convoys', {
  does: {
    'another pile comes on top of the own one, in its order': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['convoys'] } },
        discards: { cradle: ['wolves'], hinterland: ['elders', 'scouts'] },
      });

      red.uses('convoys').choosesRegion('hinterland');

      expect(table.discards('cradle')).toEqual(['elders', 'scouts', 'wolves']);
      expect(table.discards('hinterland')).toEqual([]);
      expect(table.on('convoys').favor).toBe(1);
    }),
    'the own pile may be empty': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['convoys'] } },
        discards: { provinces: ['elders'] },
      });

      red.uses('convoys').choosesRegion('provinces');

      expect(table.discards('cradle')).toEqual(['elders']);
    }),
  },
  refuses: {
    'the own region is not chosen': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['convoys'] } },
      });

      red.uses('convoys').mayNotTake({ is: 'region', region: 'cradle' });
      table.endsHere();
    }),
    'they cost a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: { site: 'plains', cards: ['convoys'] } } });

      red.mayNotUse('convoys');
    }),
  },
});

describeCard('resettle', {
  does: {
    'a Nomad adviser of anybody moves to a site, without favor for it': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['tents'] }, blue: { advisers: ['elders (1 favor)', 'wolves'] } },
        sites: { 0: { site: 'plains', cards: ['resettle'] }, 5: 'fertile-valley' },
      });

      red.uses('resettle').chooses('elders').choosesSite('fertile-valley');

      expect(blue.advisers).toEqual(['wolves']);
      expect(table.cardsAt('fertile-valley')).toEqual(['elders']);
      expect(table.on('elders').favor).toBe(1);
      expect([red.favor, blue.favor]).toEqual([0, 0]);
    }),
    'the own ones, too': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['tents'] } },
        sites: { 0: { site: 'plains', cards: ['resettle'] } },
      });

      red.uses('resettle').choosesSite('plains');

      expect(red.advisers).toEqual([]);
      expect(table.cardsAt('plains')).toEqual(['resettle', 'tents']);
    }),
  },
  refuses: {
    'locked, adviser-only and facedown ones and other suits stay': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { advisers: ['faithful-friend', 'elders (facedown)', 'wolves'] },
          blue: { advisers: ['lost-tongue'] },
        },
        sites: { 0: { site: 'plains', cards: ['resettle'] } },
      });

      red.uses('resettle');

      expect(red.advisers).toHaveLength(3);
      expect(blue.advisers).toEqual(['lost-tongue']);
    }),
    'not to a full site, nor to a facedown one': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['elders'] } },
        sites: {
          0: { site: 'plains', cards: ['resettle'] },
          1: { site: 'mountain', facedown: true },
          2: { site: 'river', cards: ['wolves', 'longbows'] },
        },
      });

      red.uses('resettle');

      expect(red.offered('slot')).toEqual([0, 5]);
      table.endsHere();
    }),
  },
});

describeCard('oracle', {
  does: {
    'the first Vision of the world deck is drawn and played': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['oracle'] } },
        world: ['wolves', 'elders', 'faith', 'scouts'],
      });

      red.uses('oracle').takes({ is: 'toVision' });

      expect(red.vision).toBe('faith');
      expect(table.state.visionsDrawn).toBe(1);
      expect(table.world.slice(0, 3)).toEqual(['wolves', 'elders', 'scouts']);
      expect(table.on('oracle').secrets).toBe(2);
    }),
    'or it is discarded': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['oracle'] } },
        world: ['wolves', 'faith'],
      });

      red.uses('oracle').discards();

      expect(table.discards('provinces')).toEqual(['faith']);
    }),
  },
  refuses: {
    'no Vision, nothing happens': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['oracle'] } },
        world: { only: ['wolves', 'elders'] },
      });

      red.uses('oracle');

      expect(table.world).toEqual(['wolves', 'elders']);
      expect(table.state.visionsDrawn).toBe(0);
      red.isAsked('act');
    }),
    'it costs two secrets': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1 } }, sites: { 0: { site: 'plains', cards: ['oracle'] } } });

      red.mayNotUse('oracle');
    }),
  },
});
