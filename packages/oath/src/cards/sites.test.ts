import { expect } from 'vitest';
import { type SiteName, siteFact } from '../facts/library.ts';
import type { OathSituation } from '../situation.ts';
import { battle, diceOf } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

/** What playing a card of its suit at a Homeland pays; after discarding one of the suit from there it pays nothing. */
function homeland(
  site: SiteName,
  { home, other, cleared }: { readonly home: string; readonly other: string; readonly cleared: string },
  gained: {
    readonly favor?: number;
    readonly secrets?: number;
    readonly warbands?: number;
    readonly relics?: readonly string[];
  },
) {
  const given = (adviser: string, more: OathSituation = {}): OathSituation => ({
    turn: 'red',
    players: { red: { advisers: [`${adviser} (facedown)`] } },
    sites: { 0: { site, ...(gained.relics === undefined ? {} : { relics: [...gained.relics] }) } },
    ...more,
  });
  const expected = { favor: 1, secrets: 0, warbands: 0, relics: [], ...gained };
  return {
    does: {
      'OATH-2.8.5-c: a card of its suit pays the bonus': shows(({ given: lay, red }) => {
        lay(given(home));

        red.takes({ is: 'adviser' }).toSite(site);

        expect(red).toMatchObject(expected);
      }),
    },
    refuses: {
      'OATH-2.8.5-c: other suits are not at home': shows(({ given: lay, red }) => {
        lay(given(other));

        red.takes({ is: 'adviser' }).toSite(site);

        expect(red).toMatchObject({ favor: 1, secrets: 0, warbands: 0, relics: [] });
      }),
      'OATH-2.8.5-c: nothing after discarding one of the suit from here': shows(({ given: lay, red }) => {
        lay(
          given(home, {
            sites: {
              0: { site, cards: [cleared], ...(gained.relics === undefined ? {} : { relics: [...gained.relics] }) },
            },
            peoplesFavor: { holder: 'red', favor: 1 },
          }),
        );

        red.takes({ is: 'adviser' }).toSite(site);
        // Where there is room for one card only, it is clear which one goes.
        if (siteFact(site).capacity > 1) red.driver.takes({ card: cleared });

        expect(red).toMatchObject({ favor: 1, secrets: 0, warbands: 0, relics: [] });
      }),
      'OATH-2.8.5-c: as an adviser it is nowhere at home': shows(({ given: lay, red }) => {
        lay(given(home));

        red.takes({ is: 'adviser' }).toAdvisers('up');

        expect(red).toMatchObject({ favor: 0, secrets: 0, relics: [] });
      }),
    },
  };
}

describeCard(
  'ancient-city',
  homeland('ancient-city', { home: 'longbows', other: 'wolves', cleared: 'scouts' }, { warbands: 2 }),
);
describeCard(
  'fertile-valley',
  homeland('fertile-valley', { home: 'storyteller', other: 'wolves', cleared: 'levelers' }, { favor: 2 }),
);
describeCard(
  'standing-stones',
  homeland('standing-stones', { home: 'jinx', other: 'wolves', cleared: 'magicians-code' }, { secrets: 1 }),
);
describeCard('steppe', homeland('steppe', { home: 'elders', other: 'wolves', cleared: 'resettle' }, { secrets: 1 }));
describeCard(
  'wastes',
  homeland('wastes', { home: 'downtrodden', other: 'wolves', cleared: 'scryer' }, { relics: ['map'] }),
);
describeCard(
  'deep-woods',
  homeland('deep-woods', { home: 'wolves', other: 'scryer', cleared: 'animal-playmates' }, { relics: ['map'] }),
);

const onCoast = (coast: SiteName, other: SiteName) => ({
  does: {
    'OATH-2.8.5-d: to another Coast for 1 Supply, past a Narrow Pass': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: coast, 5: other, 6: 'narrow-pass' } });

      red.travels(other);

      expect(red.supply).toBe(6);
    }),
  },
  refuses: {
    'OATH-2.8.5-d: other sites cost what they cost': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: coast, 5: 'steppe' } });

      red.travels('steppe');

      expect(red.supply).toBe(3);
    }),
    'OATH-2.8.5-d: a facedown Coast is none': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: coast, 5: { site: other, facedown: true } } });

      red.travels(5);

      expect(red.supply).toBe(3);
    }),
  },
});

describeCard('lush-coast', onCoast('lush-coast', 'rocky-coast'));
describeCard('rocky-coast', onCoast('rocky-coast', 'barren-coast'));
describeCard('barren-coast', onCoast('barren-coast', 'lush-coast'));

describeCard('buried-giant', {
  does: {
    'OATH-2.8.5-l: a secret turned facedown pays for leaving, past a Narrow Pass': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 0 } },
        sites: { 0: 'buried-giant', 5: 'steppe', 6: 'narrow-pass' },
      });

      red.travels('steppe', { with: ['buried-giant'] });

      expect(red.site).toBe('steppe');
      expect([red.secrets, red.spentSecrets, red.supply]).toEqual([0, 1, 0]);
    }),
    'OATH-2.8.5-l: nobody has to': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1 } }, sites: { 0: 'buried-giant', 5: 'steppe' } });

      red.travels('steppe');

      expect([red.secrets, red.supply]).toEqual([1, 3]);
    }),
  },
  refuses: {
    'OATH-2.8.5-l: not without a faceup secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { spentSecrets: 1, supply: 0 } }, sites: { 0: 'buried-giant' } });

      red.mayNotTake({ is: 'travel' });
    }),
    'OATH-2.8.5-l: one secret does not pay for the Hidden Place, too': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 0 } },
        sites: { 0: 'buried-giant', 2: 'the-hidden-place' },
      });

      red.takes({ is: 'travel', to: null }).chooses('buried-giant').mayNotTake({ slot: 2 });
    }),
    'OATH-2.8.5-l: not from elsewhere': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 0 } },
        sites: { 0: 'plains', 2: { site: 'buried-giant', warbands: { red: 1 } } },
      });

      red.mayNotTake({ is: 'travel' });
    }),
  },
});

describeCard('charming-valley', {
  does: {
    'OATH-2.8.5-g: leaving costs 1 more': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: 'charming-valley', 2: 'river' } });

      red.travels('river');

      expect(red.supply).toBe(4);
    }),
  },
  refuses: {
    'OATH-7.6.2-a: who spends no Supply leaves for nothing': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 0, relics: ['brass-horse'] } },
        sites: { 0: 'charming-valley', 2: { site: 'river', cards: ['longbows'] } },
        discards: { cradle: ['scouts'] },
      });

      red.uses('brass-horse');

      expect(red.site).toBe('river');
    }),
    'OATH-2.8.5-g: coming costs nothing more': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: 'plains', 2: 'charming-valley' } });

      red.travels('charming-valley');

      expect(red.supply).toBe(5);
    }),
  },
});

interface Tokens {
  readonly favor?: number;
  readonly secrets?: number;
}

const opportunity = (site: SiteName, tokens: Tokens, token: 'favor' | 'secret') => ({
  does: {
    'OATH-4.1.4-a: a token may be taken at Wake': shows(({ given, red }) => {
      given({ turn: 'red', phase: 'wake', players: { red: { site } }, sites: { 0: { site, ...tokens } } });

      red.takes({ is: 'token', token });

      expect(red.favor + red.secrets).toBe(1);
    }),
    'OATH-2.8.2-a: revealed, it shows its tokens': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 2: { site, facedown: true } } });

      red.travels(2);

      expect(table.state.sites[2]).toMatchObject(tokens);
    }),
  },
  refuses: {
    'OATH-4.1.4-a: an empty place gives nothing': shows(({ given, red }) => {
      given({ turn: 'red', phase: 'wake', players: { red: { site } }, sites: { 0: site } });

      red.isAsked('act');
    }),
    'OATH-4.1.4-a: not from elsewhere': shows(({ given, red }) => {
      given({
        turn: 'red',
        phase: 'wake',
        players: { red: { site: 'plains' } },
        sites: { 0: 'plains', 2: { site, ...tokens, warbands: { red: 1 } } },
      });

      red.isAsked('act');
    }),
  },
});

describeCard('mine', opportunity('mine', { favor: 3 }, 'favor'));
describeCard('drowned-city', opportunity('drowned-city', { secrets: 3 }, 'secret'));
describeCard('salt-flats', opportunity('salt-flats', { favor: 2, secrets: 1 }, 'favor'));

const SLUM: OathSituation = {
  turn: 'red',
  players: { red: { advisers: ['scouts (facedown)', 'homesteaders', 'wolves'] } },
  sites: { 0: { site: 'great-slum', cards: ['longbows', 'elders', 'keep'] } },
};

describeCard('great-slum', {
  does: {
    'OATH-2.8.5-j: a card makes room for one that is played': shows(({ given, red, table }) => {
      given(SLUM);

      red.playsAdviser('scouts').toSite('great-slum').chooses('elders');

      expect(table.cardsAt('great-slum')).toEqual(['longbows', 'keep', 'scouts']);
    }),
    'OATH-2.8.5-j: or for one that is moved': shows(({ given, red, table }) => {
      given(SLUM);

      red.uses('homesteaders').chooses('wolves').chooses('longbows');

      expect(table.cardsAt('great-slum')).toEqual(['elders', 'keep', 'wolves']);
    }),
    'OATH-2.8.5-j: with room nobody has to go': shows(({ given, red, table }) => {
      given({ ...SLUM, sites: { 0: { site: 'great-slum', cards: ['longbows'] } } });

      red.uses('homesteaders').chooses('wolves').declines();

      expect(table.cardsAt('great-slum')).toEqual(['longbows', 'wolves']);
    }),
  },
  refuses: {
    'OATH-7.2.2-a: locked cards stay': shows(({ given, red }) => {
      given(SLUM);

      red.playsAdviser('scouts').toSite('great-slum').mayNotTake({ is: 'card', card: 'keep' });
      red.chooses('elders');
    }),
    'OATH-2.8.1-a: other sites are simply full': shows(({ given, red }) => {
      given({ ...SLUM, sites: { 0: { site: 'plains', cards: ['longbows', 'elders', 'keep'] } } });

      red.playsAdviser('scouts').mayNotTake({ is: 'toSite' }).toAdvisers('up');
    }),
  },
});

describeCard('the-tribunal', {
  does: {
    'OATH-2.8.5-n: favor and secrets change hands': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 }, blue: { site: 'river', secrets: 1 } },
        sites: { 0: 'the-tribunal' },
      });

      red.uses('the-tribunal').choosesPlayer('blue');
      red
        .takes({ is: 'term', side: 'give', good: 'favor' })
        .takes({ is: 'term', side: 'want', good: 'secrets' })
        .isDone();
      blue.accepts();

      expect([red.favor, red.secrets, blue.favor]).toEqual([1, 1, 1]);
    }),
    'OATH-2.8.5-n: its ruler may call it from afar': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 } },
        sites: { 0: 'plains', 2: { site: 'the-tribunal', warbands: { red: 1 } } },
      });

      red.mayUse('the-tribunal');
    }),
  },
  refuses: {
    'OATH-2.8.5-n: nobody else': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 } },
        sites: { 0: 'plains', 2: { site: 'the-tribunal', warbands: { purple: 1 } } },
      });

      red.mayNotUse('the-tribunal');
    }),
  },
});

describeCard('marshes', {
  does: {
    'OATH-2.8.5-k: here a card fewer is drawn': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: 'marshes' }, world: ['elders', 'wolves', 'longbows'] });

      red.searches();

      expect(red.hand).toHaveLength(2);
      table.endsHere();
    }),
  },
  refuses: {
    'OATH-2.8.5-k: ruling them is not being there': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: {} },
        sites: { 0: 'plains', 2: { site: 'marshes', warbands: { red: 1 } } },
        world: ['elders', 'wolves', 'longbows'],
      });

      red.searches();

      expect(red.hand).toHaveLength(3);
      table.endsHere();
    }),
  },
});

const terrain = (site: SiteName, dice: number) => ({
  does: {
    'OATH-2.8.5-e: a target here changes the attack by one die': shows(({ given, red, table }) => {
      given({
        ...battle({ blue: { site: 'river' } }),
        sites: { 0: { site, warbands: { blue: 9 } }, 2: 'river' },
      });

      red.campaigns('blue').says(2);

      expect(diceOf(table).attack).toBe(dice);
      table.endsHere();
    }),
    'OATH-2.8.5-e: several targets here count once': shows(({ given, red, table }) => {
      given({
        ...battle({ blue: { site } }),
        players: { red: { warbands: 6, site }, blue: { site } },
        sites: { 0: { site, warbands: { blue: 9 } }, 2: 'river' },
      });

      red.campaigns('blue').targetsPawn().says(2);

      expect(diceOf(table).attack).toBe(dice);
      table.endsHere();
    }),
  },
  refuses: {
    'OATH-2.8.5-e: standing here without a target here changes nothing': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        sites: { 0: { site: 'lush-coast', warbands: { blue: 9 } }, 2: { site, warbands: { blue: 1 } } },
        players: { red: { warbands: 6 }, blue: { site: 0 } },
      });

      red.campaigns('blue').isDone().says(2);

      expect(diceOf(table).attack).toBe(2);
      table.endsHere();
    }),
  },
});

describeCard('plains', terrain('plains', 3));
describeCard('mountain', terrain('mountain', 1));

describeCard('narrow-pass', {
  does: {
    'OATH-2.8.5-i: who enters its region must stop at it': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: 'plains', 2: 'narrow-pass', 3: 'steppe' } });

      red.mayNotTake({ is: 'travel', to: 3 }).travels('narrow-pass').travels('steppe');

      expect(red.site).toBe('steppe');
    }),
    'OATH-2.8.5-i: a target behind it brings it along': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          2: { site: 'narrow-pass', warbands: { blue: 1 } },
          3: { site: 'steppe', warbands: { blue: 1 } },
        },
        players: { red: { warbands: 6 }, blue: { site: 'steppe' } },
      });

      red.campaigns('blue').targetsSite('steppe').says(0);

      expect(diceOf(table).defence).toBe(3);
      table.endsHere();
    }),
  },
  refuses: {
    'OATH-2.8.5-i: within the region everybody goes as they like': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { site: 4 } }, sites: { 2: 'narrow-pass', 3: 'steppe', 4: 'river' } });

      red.travels('steppe');

      expect(red.site).toBe('steppe');
    }),
    'OATH-2.8.5-i: leaving is free, too': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'steppe' } },
        sites: { 0: 'plains', 2: 'narrow-pass', 3: 'steppe' },
      });

      red.travels('plains');

      expect(red.site).toBe('plains');
    }),
  },
});

describeCard('river', {
  does: {
    'OATH-2.8.5-f: its ruler musters one more here': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', favor: 1 } },
        sites: { 2: { site: 'river', cards: ['longbows'], warbands: { red: 1 } } },
      });

      red.musters('longbows');

      expect(red.warbands).toBe(3);
    }),
  },
  refuses: {
    'OATH-2.8.5-f: others do not': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', favor: 1 } },
        sites: { 2: { site: 'river', cards: ['longbows'] } },
      });

      red.musters('longbows');

      expect(red.warbands).toBe(2);
    }),
    'OATH-2.8.5-f: nor its ruler elsewhere': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['longbows'] }, 2: { site: 'river', warbands: { red: 1 } } },
      });

      red.musters('longbows');

      expect(red.warbands).toBe(2);
    }),
  },
});

describeCard('shrouded-wood', {
  does: {
    'OATH-2.8.5-h: leaving costs 2, past Narrow Pass and Hidden Place': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 'shrouded-wood' } },
        sites: { 0: 'shrouded-wood', 5: 'the-hidden-place', 6: 'narrow-pass' },
      });

      red.travels('the-hidden-place');

      expect(red.supply).toBe(5);
      expect(red.site).toBe('the-hidden-place');
    }),
    'OATH-2.8.5-h: an enemy who rules it names the destination': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { site: 'shrouded-wood' }, blue: { site: 2 } },
        sites: { 0: { site: 'shrouded-wood', warbands: { blue: 1 } }, 2: 'river', 5: 'steppe' },
      });

      red.takes({ is: 'travel', to: null });
      blue.choosesSite('steppe');

      expect(red.site).toBe('steppe');
      expect(red.supply).toBe(5);
    }),
  },
  refuses: {
    'OATH-2.8.5-h: bandits send nobody': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { site: 'shrouded-wood' } }, sites: { 0: 'shrouded-wood', 2: 'river' } });

      red.travels('river');

      expect(red.site).toBe('river');
    }),
    'OATH-2.8.5-h: nor does the Empire its Citizens': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', site: 'shrouded-wood' } },
        sites: { 0: { site: 'shrouded-wood', warbands: { purple: 1 } }, 2: 'river' },
      });

      red.travels('river');

      expect(red.site).toBe('river');
    }),
  },
});

describeCard('the-hidden-place', {
  does: {
    'OATH-2.8.5-m: travelling here turns a secret facedown': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1 } }, sites: { 0: 'plains', 2: 'the-hidden-place' } });

      red.travels('the-hidden-place');

      expect([red.secrets, red.spentSecrets]).toEqual([0, 1]);
    }),
    'OATH-2.8.5-m: so does a target here, once in a campaign': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        players: { red: { site: 'the-hidden-place', warbands: 6, secrets: 2 }, blue: { site: 'the-hidden-place' } },
        sites: { 0: { site: 'the-hidden-place', warbands: { blue: 1 } } },
      });

      red.campaigns('blue').targetsPawn().says(0);

      expect([red.secrets, red.spentSecrets]).toEqual([1, 1]);
      table.endsHere();
    }),
  },
  refuses: {
    'OATH-2.8.5-m: not without a faceup secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { spentSecrets: 1 } }, sites: { 0: 'plains', 2: 'the-hidden-place' } });

      red.mayNotTake({ is: 'travel', to: 2 });
    }),
    'OATH-2.8.5-m: facedown it is not hidden yet': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: {} },
        sites: { 0: 'plains', 2: { site: 'the-hidden-place', facedown: true } },
      });

      red.travels(2);

      expect(red.site).toBe('the-hidden-place');
    }),
  },
});
