import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('magicians-code', {
  does: {
    'two secrets of the supply pay for the Darkest Secret': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, advisers: ['magicians-code'] } },
        darkestSecret: { secrets: 1 },
      });

      red.recovers('darkestSecret', { with: ['magicians-code'] });

      expect(table.banner('darkestSecret')).toEqual({ holder: 'red', tokens: 2 });
      expect([red.favor, red.secrets]).toEqual([0, 1]);
      expect(table.on('magicians-code').favor).toBe(2);
    }),
    'own secrets come on top': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 3, advisers: ['magicians-code'] } },
        darkestSecret: { secrets: 3 },
      });

      red.recovers('darkestSecret', { with: ['magicians-code'] });
      expect(red.offered('amount')).toEqual([2, 3]);
      red.says(3);

      expect(table.banner('darkestSecret').tokens).toBe(5);
    }),
  },
  refuses: {
    "not for the People's Favor": shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 6, advisers: ['magicians-code'] } },
        peoplesFavor: { favor: 1 },
        darkestSecret: { secrets: 1 },
      });

      red.takes({ is: 'recover', what: null }).chooses('magicians-code');

      expect(table.banner('peoplesFavor').holder).toBeUndefined();
      expect(table.banner('darkestSecret').holder).toBe('red');
    }),
    'the total has to exceed what lies there': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1, advisers: ['magicians-code'] } },
        darkestSecret: { secrets: 3 },
      });

      red.takes({ is: 'recover', what: null }).chooses('magicians-code');

      expect(table.banner('darkestSecret').holder).toBeUndefined();
      expect(red.favor).toBe(2);
    }),
    'it costs two favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['magicians-code'] } },
        darkestSecret: { secrets: 1 },
      });

      red.mayNotTake({ is: 'recover' });
    }),
  },
});

describeCard('augury', {
  does: {
    'draws a card more': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['augury'] } },
        world: ['wolves', 'elders', 'scouts', 'longbows', 'levelers'],
      });

      red.searches('world', { with: ['augury'] });

      expect(red.hand).toEqual(['wolves', 'elders', 'scouts', 'longbows']);
      table.endsHere();
    }),
  },
  refuses: {
    'a Vision still ends the drawing': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['augury'] } },
        world: ['wolves', 'faith', 'scouts', 'longbows', 'levelers'],
      });

      red.searches('world', { with: ['augury'] });

      expect(red.hand).toEqual(['wolves', 'faith']);
      table.endsHere();
    }),
    'undeclared it does nothing': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['augury'] } },
        world: ['wolves', 'elders', 'scouts', 'longbows', 'levelers'],
      });

      red.searches('world');

      expect(red.hand).toHaveLength(3);
      table.endsHere();
    }),
  },
});

describeCard('portal', {
  does: {
    'leads anywhere from its site at no Supply': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'charming-valley', cards: ['portal'] }, 5: 'fertile-valley' },
      });

      red.travels('fertile-valley', { with: ['portal'] });

      expect(red.site).toBe('fertile-valley');
      expect(red.supply).toBe(7);
      expect(table.on('portal').secrets).toBe(1);
    }),
    'ignores the powers of sites': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['portal'] }, 5: 'narrow-pass', 6: 'fertile-valley' },
      });

      red.travels('fertile-valley', { with: ['portal'] });

      expect(red.site).toBe('fertile-valley');
    }),
    'ignores them also together with a modifier that does not': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 1, advisers: ['a-fast-steed'] } },
        sites: { 0: { site: 'plains', cards: ['portal'] }, 5: 'narrow-pass', 6: 'fertile-valley' },
      });

      red.travels('fertile-valley', { with: ['portal', 'a-fast-steed'] });

      expect(red.site).toBe('fertile-valley');
    }),
    'leads to its site, who rules it': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'fertile-valley', secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['portal'], warbands: { red: 1 } }, 5: 'fertile-valley' },
      });

      red.takes({ is: 'travel', to: null }).chooses('portal');

      // Nothing else is in its reach from there.
      expect(red.site).toBe('plains');
      expect(red.supply).toBe(7);
    }),
  },
  refuses: {
    'not to its site without access': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'fertile-valley', secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['portal'] }, 5: 'fertile-valley' },
      });

      red.mayNotTake({ is: 'travel', to: null }).mayTake({ is: 'travel', to: 0 });
    }),
    'not without a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: { site: 'plains', cards: ['portal'] } } });

      red.mayNotTake({ is: 'travel', to: null });
    }),
    'Toll Roads are no site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 }, blue: {} },
        sites: {
          0: { site: 'plains', cards: ['portal'] },
          2: { site: 'river', cards: ['toll-roads'], warbands: { blue: 1 } },
        },
      });

      red.takes({ is: 'travel', to: null }).chooses('portal').mayNotTake({ is: 'site', slot: 2 });
      table.endsHere();
    }),
  },
});

describeCard('observatory', {
  does: {
    'searches the pile of any region': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: {} },
        sites: { 0: { site: 'plains', cards: ['observatory'] } },
        discards: { hinterland: ['wolves', 'elders', 'scouts', 'longbows'] },
      });

      red.searches('hinterland', { with: ['observatory'] });

      expect(red.hand).toEqual(['wolves', 'elders', 'scouts']);
      expect(red.supply).toBe(5);
      table.endsHere();
    }),
  },
  refuses: {
    'ruling it is not enough, the pawn has to be there': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river' } },
        sites: { 0: { site: 'plains', cards: ['observatory'], warbands: { red: 1 } }, 2: 'river' },
        discards: { hinterland: ['wolves', 'elders', 'scouts', 'longbows'] },
      });

      expect(red.mayNotTake({ is: 'search', source: null }).offered('source')).toEqual(['world']);
    }),
  },
});

describeCard('initiation-rite', {
  does: {
    'a secret pays for Muster': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 1, advisers: ['initiation-rite'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.musters('longbows');

      expect([red.favor, red.secrets, red.warbands]).toEqual([1, 0, 2]);
      expect(table.on('longbows')).toMatchObject({ favor: 0, secrets: 1 });
    }),
    'Spell Breaker does not mind': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['initiation-rite'] } },
        sites: { 0: { site: 'plains', cards: ['longbows', 'spell-breaker'] } },
      });

      red.musters('longbows');

      expect(red.warbands).toBe(2);
    }),
  },
  refuses: {
    'favor no longer does': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, advisers: ['initiation-rite'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.mayNotTake({ is: 'muster' });
    }),
    'others muster as always': shows(({ given, purple, table }) => {
      given({
        turn: 'purple',
        players: { purple: { favor: 1, secrets: 1 }, red: { advisers: ['initiation-rite'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      purple.musters('longbows');

      expect(table.on('longbows').favor).toBe(1);
    }),
  },
});

describeCard('vow-of-silence', {
  does: {
    'what a Magician adds to the banner counts, too': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, secrets: 1, advisers: ['magicians-code'] },
          blue: { advisers: ['vow-of-silence'] },
        },
        darkestSecret: { secrets: 1 },
      });

      red.recovers('darkestSecret', { with: ['magicians-code'] }).says(1);

      expect(table.banner('darkestSecret').tokens).toBe(3);
      expect(blue.secrets).toBe(3);
    }),
    'others may still take secrets of its holder': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, secrets: 1, advisers: ['witchs-bargain'] },
          blue: { secrets: 1, advisers: ['vow-of-silence'] },
        },
      });

      red.uses('witchs-bargain').takes({ is: 'way', way: 'takeSecret' }).takes({ is: 'way', way: 'stop' });

      expect([red.secrets, blue.secrets]).toEqual([1, 0]);
    }),
  },
  refuses: {
    'its holder cannot recover the Darkest Secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 3, favor: 3, advisers: ['vow-of-silence'] } },
        darkestSecret: { secrets: 1 },
        peoplesFavor: { favor: 1 },
      });

      red
        .mayTake({ is: 'recover', what: { is: 'banner', banner: 'peoplesFavor' } })
        .mayNotTake({ is: 'recover', what: { is: 'banner', banner: 'darkestSecret' } });
    }),
    "nothing is gained for the People's Favor": shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 }, blue: { advisers: ['vow-of-silence'] } },
        peoplesFavor: { favor: 1 },
      });

      red.recovers('peoplesFavor').choosesBank('nomad');

      expect(blue.secrets).toBe(0);
    }),
    'its holder gives no secrets in exchanges': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 3, advisers: ['vow-of-silence'] }, blue: { secrets: 1 } },
        sites: { 0: 'the-tribunal' },
      });

      red
        .uses('the-tribunal')
        .choosesPlayer('blue')
        .mayTake({ is: 'term', side: 'give', good: 'favor' })
        .mayTake({ is: 'term', side: 'want', good: 'secrets' })
        .mayNotTake({ is: 'term', side: 'give', good: 'secrets' });
      table.endsHere();
    }),
  },
});
