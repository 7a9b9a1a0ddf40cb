import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('alchemist', {
  does: {
    'gains four favor from several banks for a secret placed and one burned': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { secrets: 3, advisers: ['alchemist'] } } });

      red.uses('alchemist').distributes(3, 1, 0, 0, 0, 0);

      expect(red.favor).toBe(4);
      expect(table.bank('discord')).toBe(0);
      expect(table.bank('arcane')).toBe(2);
      expect(red.secrets).toBe(1);
      expect(table.on('alchemist').secrets).toBe(1);
    }),
    'gains less where the banks hold less': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, advisers: ['alchemist'] } },
        banks: { discord: 0, arcane: 0, order: 0, hearth: 0, beast: 3, nomad: 0 },
      });

      red.uses('alchemist');

      expect(red.favor).toBe(3);
    }),
  },
  refuses: {
    'one secret is too little': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['alchemist'] } } });

      red.mayNotUse('alchemist');
    }),
    'not twice before the Rest Phase': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 2, advisers: ['alchemist (1 secret)'] } } });

      red.mayNotUse('alchemist');
    }),
    'not from others': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 2 }, blue: { advisers: ['alchemist'] } } });

      red.mayNotUse('alchemist');
    }),
  },
});

describeCard('spirit-snare', {
  does: {
    'takes one favor from a bank': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['spirit-snare'] } } });

      red.uses('spirit-snare').choosesBank('nomad');

      expect(red.favor).toBe(1);
      expect(table.bank('nomad')).toBe(2);
      expect(table.on('spirit-snare').secrets).toBe(1);
    }),
    'the secret is paid in vain while all banks are empty': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['spirit-snare'] } }, banks: 0 });

      red.uses('spirit-snare');

      expect(red.favor).toBe(0);
      expect(table.on('spirit-snare').secrets).toBe(1);
    }),
  },
  refuses: {
    'an empty bank is not offered': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['spirit-snare'] } }, banks: { arcane: 0 } });

      red.uses('spirit-snare').mayNotTake({ is: 'bank', suit: 'arcane' });
    }),
    'a facedown secret does not pay for it': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { spentSecrets: 1, advisers: ['spirit-snare'] } } });

      red.mayNotUse('spirit-snare');
    }),
  },
});

describeCard('wizard-school', {
  does: {
    'gains a secret and ends the Act Phase': shows(({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['wizard-school'] } },
        banks: { arcane: 3 },
      });

      red.uses('wizard-school');

      expect(red.secrets).toBe(2);
      expect(table.bank('arcane')).toBe(4);
      purple.isAsked('act');
    }),
  },
  refuses: {
    'it costs a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: { site: 'plains', cards: ['wizard-school'] } } });

      red.mayNotUse('wizard-school');
    }),
    'not from another site': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, site: 'river' } },
        sites: { 0: { site: 'plains', cards: ['wizard-school'] } },
      });

      red.mayNotUse('wizard-school');
    }),
    'a site card is no adviser': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['wizard-school (facedown)'] } } });

      red.playsAdviser('wizard-school').mayNotTake({ is: 'toAdvisers', face: 'up' });
    }),
  },
});

describeCard('taming-charm', {
  does: {
    'favor of the discarded card counts for its bank': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm'] } },
        sites: { 0: { site: 'plains', cards: ['wolves (2 favor)'] } },
        banks: { beast: 0 },
      });

      red.uses('taming-charm');

      expect(red.favor).toBe(2);
      expect(table.bank('beast')).toBe(0);
      expect(table.cardsAt('plains')).toEqual([]);
      expect(table.discards('provinces')).toEqual(['wolves']);
    }),
    'tames Nomads as well as Beasts': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm'] } },
        sites: { 0: { site: 'plains', cards: ['wolves', 'elders'] } },
      });

      red.uses('taming-charm').chooses('elders');

      expect(table.bank('nomad')).toBe(1);
      expect(table.cardsAt('plains')).toEqual(['wolves']);
    }),
  },
  refuses: {
    'locked cards and other suits are safe from it': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm'] } },
        sites: { 0: { site: 'plains', cards: ['forest-council', 'longbows'] } },
      });

      red.usesInVain('taming-charm');
    }),
    'it reaches only the own site': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm'] } },
        sites: { 0: 'plains', 1: { site: 'mountain', cards: ['wolves'] } },
      });

      red.usesInVain('taming-charm');
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['taming-charm'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.mayNotUse('taming-charm');
    }),
  },
});

describeCard('inquisitor', {
  does: {
    'a Conspiracy is taken and may be played': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 1, advisers: ['inquisitor'] },
          blue: { advisers: ['wolves (facedown)', 'conspiracy (facedown)'] },
          purple: { site: 'river' },
        },
      });

      red.uses('inquisitor').choosesFacedownAdviser('blue', 1).mayTake({ is: 'conspire' });
      red.toAdvisers('down');

      expect(red.advisers).toEqual(['inquisitor', 'conspiracy (facedown)']);
      expect(blue.advisers).toEqual(['wolves (facedown)']);
      expect(blue.favor).toBe(0);
      expect(table.on('inquisitor').favor).toBe(1);
    }),
    'any other adviser is looked at, and its holder gets the favor': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 1, advisers: ['inquisitor'] },
          blue: { advisers: ['wolves (facedown)'] },
          purple: { site: 'river' },
        },
      });

      red.uses('inquisitor');

      expect(blue.favor).toBe(1);
      expect(table.on('inquisitor').favor).toBe(0);
      expect(table.state.table.cards.find(({ printed }) => printed.includes('wolves'))?.knownTo).toContain(red.seat);
      red.mayNotUse('inquisitor');
    }),
    'Lost Tongue does not keep a Conspiracy from being taken': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 1, advisers: ['inquisitor'] },
          blue: { advisers: ['lost-tongue', 'conspiracy (facedown)'] },
          purple: { site: 'river' },
        },
      });

      red.uses('inquisitor').discards();

      expect(blue.advisers).toEqual(['lost-tongue']);
    }),
  },
  refuses: {
    'own advisers, faceup ones and those of players elsewhere are not looked at': shows(
      ({ given, red, blue, table }) => {
        given({
          turn: 'red',
          players: {
            red: { favor: 1, advisers: ['inquisitor', 'elders (facedown)'] },
            blue: { site: 'river', advisers: ['wolves (facedown)'] },
            purple: { advisers: ['scouts'] },
          },
        });

        red.uses('inquisitor');

        expect(table.told('peeked')).toEqual([]);
        expect(blue.favor).toBe(0);
        expect(table.on('inquisitor').favor).toBe(1);
      },
    ),
    'it costs a favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['inquisitor'] }, blue: { advisers: ['wolves (facedown)'] } },
      });

      red.mayNotUse('inquisitor');
    }),
  },
});

describeCard('terror-spells', {
  does: {
    'kills two warbands of the region, on sites or boards, own ones included': shows(
      ({ given, red, blue, purple, table }) => {
        given({
          turn: 'red',
          players: {
            red: { secrets: 1, warbands: 1, advisers: ['terror-spells'] },
            blue: { warbands: 2 },
            yellow: {},
            purple: { site: 'river', warbands: 2 },
          },
          sites: { 1: { site: 'mountain', warbands: { purple: 2 } }, 2: { site: 'river', warbands: { purple: 2 } } },
          darkestSecret: { holder: 'red' },
        });

        red.uses('terror-spells');
        expect(red.offered('slot')).toEqual([1]);
        expect(red.offered('seat')).toEqual([red.seat, blue.seat]);
        red.distributes(1, 0, 1);

        expect(table.warbandsAt('mountain')).toEqual({ purple: 1 });
        expect(table.warbandsAt('river')).toEqual({ purple: 2 });
        expect([red.warbands, blue.warbands, purple.warbands]).toEqual([1, 1, 2]);
        expect(table.on('terror-spells').secrets).toBe(1);
      },
    ),
    'kills fewer only where fewer are': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 1, advisers: ['terror-spells'] }, purple: { site: 'river' } },
        darkestSecret: { holder: 'red' },
      });

      red.uses('terror-spells');

      expect(red.warbands).toBe(0);
      expect(table.told('warbandsKilled')).toMatchObject([{ amount: 1 }]);
    }),
  },
  refuses: {
    'only for who holds the Darkest Secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['terror-spells'] }, blue: { warbands: 2 } },
        darkestSecret: { holder: 'blue' },
      });

      red.usesInVain('terror-spells');
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['terror-spells'] }, blue: { warbands: 2 } },
        darkestSecret: { holder: 'red' },
      });

      red.mayNotUse('terror-spells');
    }),
  },
});

describeCard('blood-pact', {
  does: {
    'sacrifices two warbands for each secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, warbands: 5, advisers: ['blood-pact'] } } });

      red.uses('blood-pact');
      expect(red.offered('amount')).toEqual([1, 2]);
      red.says(2);

      expect(red.warbands).toBe(1);
      expect(red.secrets).toBe(2);
    }),
  },
  refuses: {
    'one warband is too few, and those at sites do not count': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 1, advisers: ['blood-pact'] } },
        sites: { 0: { site: 'plains', warbands: { red: 5 } } },
      });

      red.usesInVain('blood-pact');
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { warbands: 4, advisers: ['blood-pact'] } } });

      red.mayNotUse('blood-pact');
    }),
  },
});

describeCard('tutor', {
  does: {
    'gains a secret for a favor and a secret placed': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 1, secrets: 1, advisers: ['tutor'] } } });

      red.uses('tutor');

      expect(red.favor).toBe(0);
      expect(red.secrets).toBe(1);
      expect(table.on('tutor')).toMatchObject({ favor: 1, secrets: 1 });
    }),
  },
  refuses: {
    'both have to be paid': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['tutor'] }, blue: { secrets: 1, advisers: ['elders'] } },
      });

      red.mayNotUse('tutor');
      blue.isNotAsked();
    }),
    'a secret without a favor is not enough': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['tutor'] } } });

      red.mayNotUse('tutor');
    }),
    'it cannot be played to a site': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['tutor (facedown)'] } } });

      red.playsAdviser('tutor').mayNotTake({ is: 'toSite' });
    }),
  },
});
