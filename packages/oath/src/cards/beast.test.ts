import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('wolves', {
  does: {
    'kills a warband on a board': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 1, advisers: ['wolves'] }, blue: { site: 'river', warbands: 2 } },
      });

      red.uses('wolves').choosesPlayer('blue');

      expect([red.warbands, blue.warbands]).toEqual([1, 1]);
      expect(table.on('wolves').secrets).toBe(1);
    }),
    'the own one, too': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 1, advisers: ['wolves'] }, blue: { warbands: 2 } },
      });

      red.uses('wolves').choosesPlayer('red');

      expect([red.warbands, blue.warbands]).toEqual([0, 2]);
    }),
  },
  refuses: {
    'warbands at sites are out of reach': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['wolves'] }, blue: {} },
        sites: { 0: { site: 'plains', warbands: { blue: 2 } } },
      });

      red.uses('wolves');

      expect(table.warbandsAt('plains')).toEqual({ blue: 2 });
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['wolves'] }, blue: { warbands: 2 } } });

      red.mayNotUse('wolves');
    }),
  },
});

describeCard('roving-terror', {
  does: {
    'a denizen elsewhere makes room for it and what lies on it': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: {
          0: { site: 'plains', cards: ['roving-terror', 'wolves'] },
          2: { site: 'river', cards: ['longbows (1 favor)', 'elders'] },
        },
        banks: { order: 0 },
      });

      red.uses('roving-terror').chooses('longbows');

      expect(table.cardsAt('plains')).toEqual(['wolves']);
      expect(table.cardsAt('river').toSorted()).toEqual(['elders', 'roving-terror']);
      expect(table.discards('provinces')).toEqual(['longbows']);
      expect(table.bank('order')).toBe(1);
      expect(table.on('roving-terror').secrets).toBe(1);
    }),
  },
  refuses: {
    'locked cards, edifices and those beside it stay, and so does it': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: {
          0: { site: 'plains', cards: ['roving-terror', 'wolves'] },
          2: { site: 'river', cards: ['keep', 'great-spire'] },
        },
      });

      red.uses('roving-terror');

      expect(table.cardsAt('plains')).toEqual(['roving-terror', 'wolves']);
      expect(table.cardsAt('river')).toEqual(['keep', 'great-spire']);
    }),
    'an Ancient Bloodline holds it where it is': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 }, blue: { advisers: ['ancient-bloodline'] } },
        sites: {
          0: { site: 'plains', cards: ['roving-terror'], warbands: { blue: 1 } },
          2: { site: 'river', cards: ['longbows'] },
        },
      });

      red.uses('roving-terror');

      expect(table.cardsAt('river')).toEqual(['longbows']);
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: {} },
        sites: { 0: { site: 'plains', cards: ['roving-terror'] }, 2: { site: 'river', cards: ['longbows'] } },
      });

      red.mayNotUse('roving-terror');
    }),
  },
});

describeCard('fae-merchant', {
  does: {
    'takes a relic and puts one under the deck': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['fae-merchant'], relics: ['map'] } },
        relicDeck: { only: ['cup-of-plenty', 'whistle'] },
      });

      red.uses('fae-merchant').chooses('map');

      expect(red.relics).toEqual(['cup-of-plenty']);
      expect(table.relicDeck).toEqual(['whistle', 'map']);
      expect(table.on('fae-merchant').secrets).toBe(1);
    }),
    'even if the deck is empty': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['fae-merchant'], relics: ['map'] } },
        relicDeck: { only: [] },
      });

      red.uses('fae-merchant');

      expect(red.relics).toEqual([]);
      expect(table.relicDeck).toEqual(['map']);
    }),
    'a Relic Thief may go for what was kept': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 1, advisers: ['fae-merchant'], relics: ['map'] },
          blue: { favor: 1, secrets: 1, advisers: ['relic-thief'] },
        },
        relicDeck: { only: ['cup-of-plenty'] },
      });

      red.uses('fae-merchant').chooses('map');
      blue.accepts();

      expect(table.told('defenceRolled')).toMatchObject([{ faces: [expect.any(String)] }]);
      table.endsHere();
    }),
    'but not for what is gone again': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 1, advisers: ['fae-merchant'], relics: ['map'] },
          blue: { favor: 1, secrets: 1, advisers: ['relic-thief'] },
        },
        relicDeck: { only: ['cup-of-plenty'] },
      });

      red.uses('fae-merchant').chooses('cup-of-plenty');

      blue.isNotAsked();
    }),
    'the title is looked at afterwards': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        goal: 'protection',
        players: {
          red: { secrets: 1, advisers: ['fae-merchant'], relics: ['map'] },
          purple: { relics: ['the-grand-scepter'] },
        },
        relicDeck: { only: ['cup-of-plenty'] },
      });

      red.uses('fae-merchant').chooses('cup-of-plenty');

      expect(table.told('titleTaken')).toEqual([]);
      expect(table.title.holder).toBe('purple');
    }),
  },
  refuses: {
    'the Grand Scepter is not put there': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['fae-merchant'], relics: ['the-grand-scepter', 'map'] } },
        relicDeck: { only: ['cup-of-plenty'] },
      });

      red
        .uses('fae-merchant')
        .mayTake({ is: 'card', card: 'map' })
        .mayNotTake({ is: 'card', card: 'the-grand-scepter' });
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['fae-merchant'], relics: ['map'] } } });

      red.mayNotUse('fae-merchant');
    }),
  },
});

describeCard('second-chance', {
  does: {
    'a warband of who has an Order or Discord adviser changes sides': shows(({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 1, advisers: ['second-chance'] },
          blue: { warbands: 2, advisers: ['longbows'] },
          purple: { warbands: 2, advisers: ['scryer'] },
        },
      });

      red.uses('second-chance').choosesPlayer('purple');

      expect([red.warbands, blue.warbands, purple.warbands]).toEqual([1, 2, 1]);
    }),
    'a warband killed of the own ones can come back': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 14, advisers: ['second-chance', 'longbows'] } },
      });

      red.uses('second-chance');

      expect(red.warbands).toBe(14);
    }),
  },
  refuses: {
    'nothing is gained where nothing was killed': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['second-chance', 'longbows'] } },
      });

      red.uses('second-chance');

      expect(red.warbands).toBe(0);
      expect(table.on('second-chance').secrets).toBe(1);
    }),
    'other advisers, and facedown ones, do not count': shows(({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 1, warbands: 1, advisers: ['second-chance'] },
          blue: { warbands: 2, advisers: ['longbows (facedown)', 'levelers'] },
          purple: { warbands: 2 },
        },
      });

      red.uses('second-chance');

      expect([red.warbands, blue.warbands, purple.warbands]).toEqual([1, 2, 2]);
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['second-chance'] }, blue: { warbands: 2, advisers: ['longbows'] } },
      });

      red.mayNotUse('second-chance');
    }),
  },
});

describeCard('pied-piper', {
  does: {
    'comes on top of three advisers and pushes nobody out': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { secrets: 1, advisers: ['pied-piper'] },
          blue: { favor: 3, advisers: ['wolves', 'elders', 'longbows'] },
        },
      });

      red.uses('pied-piper').choosesPlayer('blue');

      expect(blue.advisers).toHaveLength(4);
      expect([red.favor, blue.favor]).toEqual([2, 1]);
    }),
    'takes its secret along, which comes back at Rest': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['pied-piper'] }, blue: { favor: 1 } },
      });

      red.uses('pied-piper').choosesPlayer('blue');
      expect(table.on('pied-piper').secrets).toBe(1);
      expect([red.favor, blue.favor]).toEqual([1, 0]);
      red.endsTurn();

      expect([red.secrets, blue.secrets]).toEqual([1, 0]);
      expect(blue.advisers).toEqual(['pied-piper']);
      table.endsHere();
    }),
    'played as a fourth adviser it forces no discard': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wolves', 'elders', 'longbows', 'pied-piper (facedown)'] } },
      });

      red.playsAdviser('pied-piper').toAdvisers('up');

      expect(red.advisers).toHaveLength(4);
    }),
  },
  refuses: {
    'it counts as an adviser afterwards': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wolves', 'elders', 'pied-piper'] } },
        world: ['scouts', 'longbows', 'levelers'],
      });

      red.searches().keeps('scouts').toAdvisers('up').isAsked('makeRoom').chooses('wolves');

      expect(red.advisers).toEqual(['elders', 'pied-piper', 'scouts']);
    }),
    'it does not stay with its user, and costs a secret': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['pied-piper'] }, blue: { favor: 2 } },
      });

      red.uses('pied-piper').mayNotTake({ is: 'seat', seat: red.seat });
      table.endsHere();
    }),
    'who has no secret cannot send it': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['pied-piper'] }, blue: { favor: 2 } } });

      red.mayNotUse('pied-piper');
    }),
  },
});

describeCard('memory-of-nature', {
  does: {
    'moves a favor to the Beast bank for each Beast card at sites': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['rangers'] } },
        sites: {
          0: { site: 'plains', cards: ['memory-of-nature', 'wolves'] },
          2: { site: 'river', cards: ['walled-garden', 'elders'] },
        },
      });

      red.uses('memory-of-nature').distributes(2, 0, 0, 0, 1);

      expect(table.bank('beast')).toBe(6);
      expect(table.bank('discord')).toBe(1);
      expect(table.bank('nomad')).toBe(2);
      expect(table.on('memory-of-nature').secrets).toBe(1);
    }),
    'all of it where less is there': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['memory-of-nature', 'wolves'] } },
        banks: { discord: 0, arcane: 1, order: 0, hearth: 0, beast: 0, nomad: 0 },
      });

      red.uses('memory-of-nature');

      expect(table.bank('beast')).toBe(1);
      expect(table.bank('arcane')).toBe(0);
    }),
  },
  refuses: {
    'advisers are at no site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['memory-of-nature', 'wolves'] } },
        sites: { 0: { site: 'plains', cards: ['elders'] } },
      });

      red.uses('memory-of-nature');

      expect(table.bank('beast')).toBe(3);
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['memory-of-nature'] } } });

      red.mayNotUse('memory-of-nature');
    }),
  },
});

describeCard('wild-allies', {
  does: {
    'campaigns as if at a site with a Beast card, whose warbands join': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 1, advisers: ['wild-allies'] }, blue: { site: 'river' } },
        sites: { 0: 'lush-coast', 2: { site: 'river', cards: ['wolves'], warbands: { red: 2 } } },
      });

      red.uses('wild-allies');

      // Only blue's pawn is there to be a target.
      expect(red.offered('dice')).toEqual([0, 3]);
      expect(red.supply).toBe(7);
      expect(table.state.campaign).toMatchObject({ from: 2, defender: table.blue.seat });
      expect(table.on('wild-allies').secrets).toBe(1);
      table.endsHere();
    }),
    'warbands of others there do not join': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 1, advisers: ['wild-allies'] }, blue: { site: 'fertile-valley' } },
        sites: { 0: 'lush-coast', 2: { site: 'river', cards: ['wolves'], warbands: { blue: 2 } } },
      });

      red.uses('wild-allies');

      expect(red.offered('dice')).toEqual([0, 1]);
      table.endsHere();
    }),
  },
  refuses: {
    'not without a Beast card at a site': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 1, advisers: ['wild-allies'] }, blue: {} },
        sites: { 2: { site: 'river', cards: ['elders'], warbands: { blue: 1 } } },
      });

      red.usesInVain('wild-allies');
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1, advisers: ['wild-allies'] }, blue: {} },
        sites: { 2: { site: 'river', cards: ['wolves'], warbands: { blue: 1 } } },
      });

      red.mayNotUse('wild-allies');
    }),
  },
});
