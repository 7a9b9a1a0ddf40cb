import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('plague-engines', {
  does: {
    'everybody pays for every site': shows(({ given, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 5, secrets: 2, advisers: ['plague-engines'] },
          blue: { role: 'citizen', favor: 2 },
          purple: { favor: 0 },
        },
        sites: {
          0: { site: 'plains', warbands: { red: 1 } },
          2: { site: 'river', warbands: { red: 1 } },
          5: { site: 'fertile-valley', warbands: { purple: 1 } },
        },
      });

      red.uses('plague-engines');

      expect([red.favor, blue.favor, purple.favor]).toEqual([3, 1, 0]);
      expect(table.bank('arcane')).toBe(3 + 2 + 1);
      expect(red.secrets).toBe(0);
      expect(table.on('plague-engines').secrets).toBe(1);
    }),
    'who took the Vow of Kinship has nothing on the board to lose': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, advisers: ['plague-engines', 'vow-of-kinship'] } },
        sites: { 0: { site: 'plains', warbands: { red: 1 } } },
      });

      red.uses('plague-engines');

      expect(table.bank('nomad')).toBe(3);
      expect(table.bank('arcane')).toBe(3);
    }),
  },
  refuses: {
    'one secret is too little': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['plague-engines'] } } });

      red.mayNotUse('plague-engines');
    }),
  },
});

describeCard('dream-thief', {
  does: {
    'each owner knows what came in exchange': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, advisers: ['dream-thief', 'elders (facedown)'] },
          blue: { advisers: ['wolves (facedown)'] },
        },
      });

      red.uses('dream-thief');
      red.takes({ is: 'facedownAdviser', at: 1 });

      expect(red.advisers).toEqual(['dream-thief', 'wolves (facedown)']);
      expect(table.on('dream-thief').favor).toBe(2);
      const known = table.state.table.cards.find(({ printed }) => printed.includes('wolves'));
      expect(known?.knownTo).toContain(red.seat);
    }),
    'swaps those of two others, Visions included, without a look': shows(({ given, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, advisers: ['dream-thief', 'elders (facedown)'] },
          blue: { advisers: ['wolves (facedown)'] },
          purple: { advisers: ['faith (facedown)'] },
        },
      });

      red.uses('dream-thief').choosesFacedownAdviser('blue', 0).choosesFacedownAdviser('purple', 0);

      expect(blue.advisers).toEqual(['faith (facedown)']);
      expect(purple.advisers).toEqual(['wolves (facedown)']);
      const faces = table.state.table.cards.filter(({ printed }) => /wolves|faith/u.test(printed));
      expect(faces.some(({ knownTo }) => knownTo.includes(red.seat))).toBe(false);
    }),
  },
  refuses: {
    'a single facedown adviser stays where it is': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, advisers: ['dream-thief', 'elders'] },
          blue: { advisers: ['wolves (facedown)', 'scouts'] },
        },
      });

      red.uses('dream-thief');

      expect(blue.advisers).toEqual(['wolves (facedown)', 'scouts']);
    }),
    'it costs two favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 1, advisers: ['dream-thief', 'elders (facedown)'] },
          blue: { advisers: ['wolves (facedown)'] },
        },
      });

      red.mayNotUse('dream-thief');
    }),
  },
});

describeCard('forgotten-vault', {
  does: {
    'adds a secret to the Darkest Secret': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['forgotten-vault'] } },
        darkestSecret: { holder: 'purple', secrets: 2 },
      });

      red.uses('forgotten-vault').takes({ is: 'way', way: 'add' });

      expect(table.banner('darkestSecret')).toEqual({ holder: 'purple', tokens: 3 });
      expect(table.on('forgotten-vault').favor).toBe(1);
    }),
    'or burns one': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['forgotten-vault'] } },
        darkestSecret: { secrets: 2 },
      });

      red.uses('forgotten-vault').takes({ is: 'way', way: 'burn' });

      expect(table.banner('darkestSecret').tokens).toBe(1);
    }),
  },
  refuses: {
    'the last secret stays': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['forgotten-vault'] } },
        darkestSecret: { secrets: 1 },
      });

      red.uses('forgotten-vault');

      expect(table.banner('darkestSecret').tokens).toBe(2);
    }),
    'it costs a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: { site: 'plains', cards: ['forgotten-vault'] } } });

      red.mayNotUse('forgotten-vault');
    }),
  },
});

describeCard('witchs-bargain', {
  does: {
    'forces bargains on players here, as often as one likes': shows(({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 2, advisers: ['witchs-bargain'] },
          blue: { favor: 2 },
          purple: { secrets: 1 },
        },
      });

      red.uses('witchs-bargain').takes({ is: 'way', way: 'takeFavor' });
      expect([red.favor, red.secrets, blue.favor, blue.secrets]).toEqual([2, 0, 0, 1]);
      red.takes({ is: 'way', way: 'takeSecret' }).choosesPlayer('purple').takes({ is: 'way', way: 'stop' });

      expect([red.favor, red.secrets, purple.favor, purple.secrets]).toEqual([0, 1, 2, 0]);
      red.isAsked('act');
    }),
    'stops when its player likes': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 3, advisers: ['witchs-bargain'] }, blue: { favor: 4 } },
      });

      red.uses('witchs-bargain').takes({ is: 'way', way: 'takeFavor' }).takes({ is: 'way', way: 'stop' });

      expect(blue.favor).toBe(2);
      red.isAsked('act');
    }),
  },
  refuses: {
    'players elsewhere, or with less than two favor, cannot be forced': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 1, secrets: 2, advisers: ['witchs-bargain'] },
          blue: { site: 'river', favor: 4, secrets: 1 },
          purple: { favor: 1, secrets: 1 },
        },
      });

      red.uses('witchs-bargain');

      red.isAsked('act');
      expect(blue.favor).toBe(4);
      expect(table.on('witchs-bargain').secrets).toBe(1);
    }),
    'who is vowed to silence gives no secret, but takes some': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, secrets: 2, advisers: ['witchs-bargain', 'vow-of-silence'] },
          blue: { favor: 2, secrets: 1 },
        },
      });

      red.uses('witchs-bargain').mayNotTake({ is: 'way', way: 'takeFavor' });
      red.takes({ is: 'way', way: 'takeSecret' });

      expect([red.favor, red.secrets]).toEqual([0, 2]);
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { favor: 2, advisers: ['witchs-bargain'] }, blue: { secrets: 1 } } });

      red.mayNotUse('witchs-bargain');
    }),
  },
});

describeCard('dazzle', {
  does: {
    'discards all Hearth and Order cards of the region, in the order its player likes': shows(
      ({ given, red, table }) => {
        given({
          turn: 'red',
          players: { red: { advisers: ['dazzle (facedown)'] } },
          sites: {
            0: { site: 'plains', cards: ['longbows', 'wolves'] },
            1: { site: 'mountain', cards: ['levelers (1 favor)', 'scouts'] },
          },
          banks: { hearth: 0 },
        });

        red.playsAdviser('dazzle').toAdvisers('up').orders('scouts', 'longbows', 'levelers');

        expect(table.cardsAt('plains')).toEqual(['wolves']);
        expect(table.cardsAt('mountain')).toEqual([]);
        expect(table.discards('provinces')).toEqual(['levelers', 'longbows', 'scouts']);
        expect(table.bank('hearth')).toBe(1);
      },
    ),
  },
  refuses: {
    'other regions, advisers and locked cards are safe': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['dazzle (facedown)', 'scouts'] }, blue: { advisers: ['levelers'] } },
        sites: { 0: { site: 'plains', cards: ['keep'] }, 2: { site: 'river', cards: ['longbows'] } },
      });

      red.playsAdviser('dazzle').toAdvisers('up');

      expect(table.cardsAt('plains')).toEqual(['keep']);
      expect(table.cardsAt('river')).toEqual(['longbows']);
      expect(red.advisers).toEqual(['dazzle', 'scouts']);
      expect(blue.advisers).toEqual(['levelers']);
    }),
    'nothing happens facedown': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: {} },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        world: ['dazzle', 'elders', 'wolves'],
      });

      red.searches().keeps('dazzle').toAdvisers('down');

      expect(table.cardsAt('plains')).toEqual(['longbows']);
    }),
  },
});

describeCard('revelation', {
  does: {
    'from the Chancellor on each player burns favor for as many secrets': shows(
      ({ given, red, blue, purple, table }) => {
        given({
          turn: 'red',
          players: {
            red: { favor: 2, advisers: ['revelation (facedown)'] },
            blue: { favor: 1 },
            purple: { favor: 3 },
          },
        });
        const before = table.supply;

        red.playsAdviser('revelation').toAdvisers('up');
        red.isNotAsked();
        purple.says(2);
        red.says(2);
        blue.says(0);

        expect([purple.favor, purple.secrets]).toEqual([1, 2]);
        expect([red.favor, red.secrets]).toEqual([0, 2]);
        expect([blue.favor, blue.secrets]).toEqual([1, 0]);
        expect(table.supply).toBe(before + 4);
      },
    ),
  },
  refuses: {
    'nobody burns more than is there': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 2, advisers: ['revelation (facedown)'] }, purple: {} } });

      red.playsAdviser('revelation').toAdvisers('up');

      expect(red.offered('amount')).toEqual([0, 2]);
      table.endsHere();
    }),
  },
});

describeCard('bewitch', {
  does: {
    'an Exile with more secrets than the Chancellor becomes a Citizen, without a relic': shows(
      ({ given, red, purple, table }) => {
        given({
          turn: 'red',
          players: {
            red: { supply: 2, secrets: 1, warbands: 2, advisers: ['bewitch (facedown)', 'tutor (1 secret)'] },
            purple: { spentSecrets: 1 },
          },
        });

        red.playsAdviser('bewitch').toAdvisers('up').accepts();

        expect(red.role).toBe('citizen');
        expect(red.relics).toEqual([]);
        expect(red.supply).toBe(7);
        expect(red.warbands).toBe(2);
        expect(table.told('actEnded')).toHaveLength(1);
        purple.isAsked('act');
      },
    ),
    'nobody has to': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['bewitch (facedown)'] } } });

      red.playsAdviser('bewitch').toAdvisers('up').declines();

      expect(red.role).toBe('exile');
      red.isAsked('act');
    }),
  },
  refuses: {
    'not with as many secrets as the Chancellor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['bewitch (facedown)'] }, purple: { spentSecrets: 1 } },
      });

      red.playsAdviser('bewitch').toAdvisers('up');

      red.isAsked('act');
      expect(red.role).toBe('exile');
    }),
    'not for a Citizen': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { role: 'citizen', secrets: 5, advisers: ['bewitch (facedown)'] } } });

      red.playsAdviser('bewitch').toAdvisers('up');

      red.isAsked('act');
    }),
  },
});
