import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';
import { siege } from '../testing/siege.ts';

describeCard('vow-of-kinship', {
  does: {
    'favor goes to the Nomad bank, and is paid from there': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, advisers: ['vow-of-kinship (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        banks: { nomad: 1 },
      });

      red.playsAdviser('vow-of-kinship').toAdvisers('up');
      expect(red.favor).toBe(0);
      expect(table.bank('nomad')).toBe(4);
      red.musters('longbows');

      expect(table.bank('nomad')).toBe(3);
      expect(red.warbands).toBe(2);
    }),
    'what is gained goes there, too': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['vow-of-kinship'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        banks: { nomad: 0, order: 3 },
      });

      red.trades('longbows', 'favor');

      expect(red.favor).toBe(0);
      expect(table.bank('order')).toBe(2);
      expect(table.bank('nomad')).toBe(1);
    }),
  },
  refuses: {
    'others find nothing to take': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['pied-piper'] }, blue: { advisers: ['vow-of-kinship'] } },
        banks: { nomad: 5 },
      });

      red.uses('pied-piper').choosesPlayer('blue');

      expect([red.favor, blue.favor]).toEqual([0, 0]);
      expect(table.bank('nomad')).toBe(5);
    }),
    'an empty bank pays for nothing': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['vow-of-kinship'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        banks: { nomad: 0 },
      });

      red.mayNotTake({ is: 'muster' });
    }),
    'others do not pay from there': shows(({ given, purple }) => {
      given({
        turn: 'purple',
        players: { purple: {}, red: { advisers: ['vow-of-kinship'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      purple.mayNotTake({ is: 'muster' });
    }),
  },
});

describeCard('lost-tongue', {
  does: {
    'who rules no Nomad cannot target relics and banners of its holder': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['wolves', 'elders (facedown)'] },
          { site: 'lush-coast', advisers: ['lost-tongue'], relics: ['map'] },
          {
            darkestSecret: { holder: 'purple' },
          },
        ),
      );

      red
        .campaigns('purple')
        .mayTake({ is: 'target', target: { is: 'pawn' } })
        .mayNotTake({ is: 'target', target: { is: 'relic' } })
        .mayNotTake({ is: 'target', target: { is: 'banner' } });
      table.endsHere();
    }),
    'nor recover a banner from there': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3 }, purple: { advisers: ['lost-tongue'] } },
        peoplesFavor: { holder: 'purple', favor: 1 },
      });

      red.mayNotTake({ is: 'recover' });
    }),
  },
  refuses: {
    'who rules a Nomad may': shows(({ given, red, table }) => {
      given(
        siege(
          { advisers: ['elders'] },
          { site: 'lush-coast', advisers: ['lost-tongue'], relics: ['map'] },
          {
            darkestSecret: { holder: 'purple' },
          },
        ),
      );

      red
        .campaigns('purple')
        .mayTake({ is: 'target', target: { is: 'relic', card: 'map' } })
        .mayTake({ is: 'target', target: { is: 'banner' } });
      table.endsHere();
    }),
    'a Nomad card at a ruled site will do': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3 }, purple: { advisers: ['lost-tongue'] } },
        sites: { 2: { site: 'river', cards: ['elders'], warbands: { red: 1 } } },
        peoplesFavor: { holder: 'purple', favor: 1 },
      });

      red.mayTake({ is: 'recover', what: { is: 'banner', banner: 'peoplesFavor' } });
    }),
    'it guards nobody else': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3 }, blue: { advisers: ['lost-tongue'] } },
        peoplesFavor: { holder: 'purple', favor: 1 },
      });

      red.mayTake({ is: 'recover', what: { is: 'banner', banner: 'peoplesFavor' } });
    }),
  },
});

describeCard('spell-breaker', {
  does: {
    'enemies of its ruler use no power that costs secrets': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 2, advisers: ['spirit-snare', 'elders'] }, blue: {} },
        sites: {
          0: { site: 'plains', cards: ['portal'] },
          2: { site: 'river', cards: ['spell-breaker'], warbands: { blue: 1 } },
        },
      });

      red.mayUse('elders').mayNotUse('spirit-snare').mayNotTake({ is: 'travel', to: null });
    }),
    'burned secrets and added costs count': shows(({ given, red, table }) => {
      given(
        siege(
          { secrets: 3, advisers: ['cracking-ground', 'longbows'] },
          { advisers: ['gleaming-armor'] },
          {
            sites: {
              0: { site: 'lush-coast', warbands: { purple: 1 } },
              5: { site: 'fertile-valley', cards: ['spell-breaker'] },
            },
          },
        ),
      );

      red.campaigns('purple').says(3);

      expect(table.told('planUsed')).toEqual([]);
      table.endsHere();
    }),
    'so does the secret that a Buried Giant turns': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: 'buried-giant', 2: { site: 'river', cards: ['spell-breaker'] } },
      });

      red.mayNotTake({ is: 'travel', to: null });
    }),
  },
  refuses: {
    'its ruler uses them': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['spirit-snare'] } },
        sites: { 2: { site: 'river', cards: ['spell-breaker'], warbands: { red: 1 } } },
      });

      red.mayUse('spirit-snare');
    }),
    'so do friends of its ruler': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', secrets: 1, advisers: ['spirit-snare'] } },
        sites: { 2: { site: 'river', cards: ['spell-breaker'], warbands: { purple: 1 } } },
      });

      red.mayUse('spirit-snare');
    }),
    'Trade and Recover are no powers': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['longbows'] }, 2: { site: 'river', cards: ['spell-breaker'] } },
        darkestSecret: { secrets: 1 },
      });

      red
        .mayTake({ is: 'trade', card: 'longbows', for: 'favor' })
        .mayTake({ is: 'recover', what: { is: 'banner', banner: 'darkestSecret' } });
    }),
  },
});

describeCard('ancient-bloodline', {
  does: {
    'enemies discard no card at sites of its holder': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm'] }, blue: { advisers: ['ancient-bloodline'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'], warbands: { blue: 1 } } },
      });

      red.usesInVain('taming-charm');
    }),
    'nor recover relics there': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 }, blue: { advisers: ['ancient-bloodline'] } },
        sites: { 0: { site: 'marshes', relics: ['map'], warbands: { blue: 1 } } },
      });

      red.mayNotTake({ is: 'recover', what: { is: 'relic' } });
    }),
    'nor salt the earth': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['salt-the-earth (facedown)'] }, blue: { advisers: ['ancient-bloodline'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'], warbands: { blue: 1 } } },
      });

      red.playsAdviser('salt-the-earth').mayNotTake({ is: 'toSite' });
      table.endsHere();
    }),
  },
  refuses: {
    'its holder does as before': shows(({ given, blue }) => {
      given({
        turn: 'blue',
        players: { blue: { secrets: 1, advisers: ['taming-charm', 'ancient-bloodline'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'], warbands: { blue: 1 } } },
      });

      blue.mayUse('taming-charm');
    }),
    'so do friends': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: {
          red: { role: 'citizen', secrets: 1, advisers: ['taming-charm'] },
          purple: { advisers: ['ancient-bloodline'] },
        },
        sites: { 0: { site: 'plains', cards: ['wolves'], warbands: { purple: 1 } } },
      });

      red.mayUse('taming-charm');
    }),
    'sites of others, and advisers, are not guarded': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm'] }, blue: { advisers: ['ancient-bloodline'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.mayUse('taming-charm');
    }),
  },
});

describeCard('family-wagon', {
  does: {
    'any number of Nomads, and one other': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['family-wagon', 'elders', 'tents', 'wolves'] } },
        world: ['oracle', 'convoys', 'special-envoy'],
      });

      red.searches().keeps('special-envoy').toAdvisers('up');

      expect(red.advisers).toEqual(['family-wagon', 'elders', 'tents', 'wolves', 'special-envoy']);
    }),
    'it counts for the limit as soon as it lies there': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['elders', 'tents', 'a-fast-steed'] } },
        world: ['family-wagon', 'wolves', 'scouts'],
      });

      red.searches().keeps('family-wagon').toAdvisers('up');

      expect(red.advisers).toEqual(['elders', 'tents', 'a-fast-steed', 'family-wagon']);
      red.isAsked('act');
    }),
  },
  refuses: {
    'a second other makes one of them go': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['elders', 'wolves', 'scouts (facedown)'] } },
        world: ['family-wagon', 'longbows', 'levelers'],
      });

      red
        .searches()
        .keeps('family-wagon')
        .toAdvisers('up')
        .mayNotTake({ is: 'card', card: 'elders' })
        .chooses('scouts');

      expect(red.advisers).toEqual(['elders', 'wolves', 'family-wagon']);
    }),
    'no room for two others that are locked': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['vow-of-peace', 'council-seat'] } },
        world: ['family-wagon', 'longbows', 'levelers'],
      });

      red
        .searches()
        .keeps('family-wagon')
        .mayTake({ is: 'toAdvisers', face: 'down' })
        .mayNotTake({ is: 'toAdvisers', face: 'up' });
      table.endsHere();
    }),
    'one locked other may stay': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['vow-of-peace', 'wolves'] } },
        world: ['family-wagon', 'longbows', 'levelers'],
      });

      red.searches().keeps('family-wagon').toAdvisers('up');

      expect(red.advisers).toEqual(['vow-of-peace', 'family-wagon']);
    }),
    'a further other takes the place of one': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['family-wagon', 'elders', 'wolves'] } },
        world: ['scouts', 'longbows', 'levelers'],
      });

      red.searches().keeps('scouts').toAdvisers('up').chooses('wolves');

      expect(red.advisers).toEqual(['family-wagon', 'elders', 'scouts']);
    }),
  },
});

describeCard('sacred-ground', {
  does: {
    'Visions are played faceup at its site': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['faith (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['sacred-ground'] } },
      });

      red.playsAdviser('faith').takes({ is: 'toVision' });

      expect(red.vision).toBe('faith');
    }),
  },
  refuses: {
    'nowhere else': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', advisers: ['faith (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['sacred-ground'], warbands: { red: 1 } }, 2: 'river' },
      });

      red.playsAdviser('faith').canOnlyDiscard();

      expect(red.vision).toBeUndefined();
      expect(table.discards('hinterland')).toEqual(['faith']);
    }),
    'a Conspiracy is not bound to it, nor are denizens': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', advisers: ['conspiracy (facedown)', 'wolves (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['sacred-ground'] }, 2: 'river' },
      });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' });
      red.playsAdviser('wolves').toSite('river');

      expect(table.cardsAt('river')).toEqual(['wolves']);
      expect(table.box).toContain('conspiracy');
    }),
  },
});
