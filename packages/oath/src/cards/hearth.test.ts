import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('tinkers-fair', {
  does: {
    'favor, secrets and relics change hands at once': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3 }, blue: { site: 'river', secrets: 1, relics: ['map'] } },
        sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
      });

      red.uses('tinkers-fair').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'give', good: 'favor' }).takes({ is: 'term', side: 'give', good: 'favor' });
      red.takes({ is: 'term', side: 'want', good: 'relic', card: 'map' });
      red.takes({ is: 'term', side: 'want', good: 'secrets' }).isDone();
      blue.accepts();

      expect(red.favor).toBe(1);
      expect(red.relics).toEqual(['map']);
      expect(red.secrets).toBe(1);
      expect(blue.favor).toBe(2);
    }),
  },
  refuses: {
    'who declines keeps everything': shows(({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3 }, blue: { relics: ['map'] } },
        sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
      });

      red.uses('tinkers-fair').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'want', good: 'relic', card: 'map' }).isDone();
      blue.declines();

      expect(blue.relics).toEqual(['map']);
    }),
    'banners and advisers are not for sale': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3 }, blue: { advisers: ['longbows'] } },
        sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
        peoplesFavor: { holder: 'blue', favor: 1 },
      });

      red.uses('tinkers-fair').choosesPlayer('blue');

      expect(red.offered('good')).toEqual(['favor']);
      table.endsHere();
    }),
    'nobody trades from afar without ruling it': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3 }, blue: {} },
        sites: { 2: { site: 'river', cards: ['tinkers-fair'] } },
      });

      red.mayNotUse('tinkers-fair');
    }),
  },
});

describeCard('wayside-inn', {
  does: {
    'two Supply': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 3 } },
        sites: { 0: { site: 'plains', cards: ['wayside-inn'] } },
      });

      red.uses('wayside-inn');

      expect(red.supply).toBe(5);
      expect(table.on('wayside-inn').favor).toBe(1);
    }),
    'never beyond 7': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, supply: 6 } },
        sites: { 0: { site: 'plains', cards: ['wayside-inn'] } },
      });

      red.uses('wayside-inn');

      expect(red.supply).toBe(7);
    }),
  },
  refuses: {
    'once until Rest': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, supply: 3 } },
        sites: { 0: { site: 'plains', cards: ['wayside-inn'] } },
      });

      red.uses('wayside-inn').mayNotUse('wayside-inn');
    }),
    'not without favor': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { supply: 3 } },
        sites: { 0: { site: 'plains', cards: ['wayside-inn'] } },
      });

      red.mayNotUse('wayside-inn');
    }),
  },
});

describeCard('memory-of-home', {
  does: {
    'empties another bank into the Hearth bank': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['memory-of-home'] } },
        banks: { order: 5 },
      });

      red.uses('memory-of-home').choosesBank('order');

      expect(table.bank('order')).toBe(0);
      expect(table.bank('hearth')).toBe(8);
      expect(red.secrets).toBe(0);
      expect(table.on('memory-of-home').secrets).toBe(0);
    }),
    'again and again, for its secret is burned': shows(({ given, red, table }) => {
      given({ turn: 'red', players: { red: { secrets: 2, advisers: ['memory-of-home'] } } });

      red.uses('memory-of-home').choosesBank('order').uses('memory-of-home').choosesBank('beast');

      expect(table.bank('hearth')).toBe(9);
    }),
  },
  refuses: {
    'not without a faceup secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { spentSecrets: 1, advisers: ['memory-of-home'] } } });

      red.mayNotUse('memory-of-home');
    }),
    'the Hearth bank is not another one': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, advisers: ['memory-of-home'] } } });

      red.uses('memory-of-home').mayNotTake({ is: 'bank', suit: 'hearth' });
    }),
  },
});

const PARTY: OathSituation = {
  turn: 'red',
  players: { red: {} },
  sites: { 0: { site: 'plains', cards: ['welcoming-party'] } },
  world: ['elders', 'wolves', 'longbows'],
};

describeCard('welcoming-party', {
  does: {
    'favor for a drawn denizen played faceup': shows(({ given, red, table }) => {
      given(PARTY);

      red
        .searches('world', { with: ['welcoming-party'] })
        .keeps('elders')
        .toAdvisers('up');

      expect(red.favor).toBe(1);
      expect(table.bank('hearth')).toBe(2);
    }),
  },
  refuses: {
    'not for one played facedown': shows(({ given, red }) => {
      given(PARTY);

      red
        .searches('world', { with: ['welcoming-party'] })
        .keeps('elders')
        .toAdvisers('down');

      expect(red.favor).toBe(0);
    }),
    'not for a Vision': shows(({ given, red }) => {
      given({ ...PARTY, world: ['faith'] });

      red.searches('world', { with: ['welcoming-party'] }).takes({ is: 'toVision' });

      expect(red.favor).toBe(0);
    }),
    'not for a facedown adviser, nor for the card itself': shows(({ given, red }) => {
      given({ ...PARTY, players: { red: { advisers: ['longbows (facedown)'] } }, world: ['elders'] });

      red.playsAdviser('longbows').toAdvisers('up');

      expect(red.favor).toBe(0);
    }),
    'undeclared it gives nothing': shows(({ given, red }) => {
      given(PARTY);

      red.searches('world').keeps('elders').toAdvisers('up');

      expect(red.favor).toBe(0);
    }),
  },
});

describeCard('storyteller', {
  does: {
    'a secret more on the Darkest Secret, whoever holds it': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['storyteller'] }, blue: {} },
        darkestSecret: { holder: 'blue', secrets: 2 },
      });

      red.uses('storyteller');

      expect(table.banner('darkestSecret')).toEqual({ holder: 'blue', tokens: 3 });
      expect(table.on('storyteller').favor).toBe(1);
    }),
  },
  refuses: {
    'tells nothing for nothing': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['storyteller'] } } });

      red.mayNotUse('storyteller');
    }),
  },
});

const MOB: OathSituation = {
  turn: 'red',
  players: {
    red: { favor: 1 },
    blue: { site: 'river', advisers: ['longbows', 'tyrant', 'wolves (facedown)', 'elders'] },
  },
  sites: { 0: { site: 'plains', cards: ['armed-mob'] } },
  darkestSecret: { holder: 'blue', secrets: 1 },
};

describeCard('armed-mob', {
  does: {
    'drives out an adviser of who holds the Darkest Secret': shows(({ given, red, blue }) => {
      given(MOB);

      red.uses('armed-mob').chooses('longbows');

      expect(blue.advisers).toEqual(['tyrant', 'wolves (facedown)', 'elders']);
    }),
  },
  refuses: {
    'locked and facedown advisers are safe': shows(({ given, red }) => {
      given(MOB);

      red.uses('armed-mob');

      expect(red.offered('card')).toEqual(['longbows', 'elders']);
    }),
    "who holds the People's Favor, too, is safe": shows(({ given, red }) => {
      given({ ...MOB, peoplesFavor: { holder: 'blue', favor: 1 } });

      red.usesInVain('armed-mob');
    }),
    'nobody holds the Darkest Secret': shows(({ given, red }) => {
      given({ ...MOB, darkestSecret: { secrets: 1 } });

      red.usesInVain('armed-mob');
    }),
    'costs a favor': shows(({ given, red }) => {
      given({ ...MOB, players: { ...MOB.players, red: {} } });

      red.mayNotUse('armed-mob');
    }),
  },
});

describeCard('tavern-songs', {
  does: {
    'three cards of the pile of the own region, for its user alone': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 'river', advisers: ['tavern-songs'] } },
        discards: { provinces: ['elders', 'wolves', 'longbows', 'scouts'], cradle: ['errand-boy'] },
      });

      red.uses('tavern-songs');

      const known = table.state.table.cards.filter(({ knownTo }) => knownTo.includes(red.seat));
      expect(known.map(({ printed }) => printed.split('/').at(-1)).toSorted()).toEqual(
        expect.arrayContaining(['elders', 'longbows', 'wolves']),
      );
      expect(table.told('peeked')[0]?.cards).toHaveLength(3);
    }),
  },
  refuses: {
    'not from afar': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {}, blue: { advisers: ['tavern-songs'] } } });

      red.mayNotUse('tavern-songs');
    }),
  },
});

describeCard('homesteaders', {
  does: {
    'a faceup adviser settles at the own site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['homesteaders', 'longbows'] } },
        sites: { 0: 'plains' },
      });

      red.uses('homesteaders').chooses('longbows');

      expect(red.advisers).toEqual(['homesteaders']);
      expect(table.cardsAt('plains')).toEqual(['longbows']);
      expect(red.favor).toBe(0);
    }),
  },
  refuses: {
    'locked, adviser-only and facedown ones stay': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['homesteaders', 'tyrant', 'palanquin', 'elders (facedown)'] } },
        sites: { 0: 'plains' },
      });

      red.uses('homesteaders');

      expect(red.advisers).toEqual(['tyrant', 'palanquin', 'elders (facedown)']);
    }),
    'a full site takes nobody': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['homesteaders'] } },
        sites: { 0: { site: 'barren-coast', cards: ['longbows'] } },
      });

      red.uses('homesteaders');

      expect(red.advisers).toEqual(['homesteaders']);
    }),
  },
});

const CROPS: OathSituation = {
  turn: 'red',
  players: { red: { advisers: ['crop-rotation'] } },
  sites: { 0: { site: 'mountain', cards: ['longbows', 'keep'] } },
  world: ['elders', 'wolves', 'scouts'],
};

describeCard('crop-rotation', {
  does: {
    'a denizen makes room for the new one': shows(({ given, red, table }) => {
      given(CROPS);

      red
        .searches('world', { with: ['crop-rotation'] })
        .keeps('elders')
        .toSite('mountain');

      expect(table.cardsAt('mountain')).toEqual(['keep', 'elders']);
    }),
    'it may stay where there is room': shows(({ given, red, table }) => {
      given({ ...CROPS, sites: { 0: { site: 'plains', cards: ['longbows'] } } });

      red
        .searches('world', { with: ['crop-rotation'] })
        .keeps('elders')
        .toSite('plains')
        .declines();

      expect(table.cardsAt('plains')).toEqual(['longbows', 'elders']);
    }),
  },
  refuses: {
    'locked cards do not rotate': shows(({ given, red }) => {
      given({ ...CROPS, sites: { 0: { site: 'barren-coast', cards: ['keep'] } } });

      red
        .searches('world', { with: ['crop-rotation'] })
        .keeps('elders')
        .mayNotTake({ is: 'toSite' });
    }),
    'undeclared the site is full': shows(({ given, red }) => {
      given(CROPS);

      red.searches('world').keeps('elders').mayNotTake({ is: 'toSite' });
    }),
  },
});

describeCard('a-round-of-ale', {
  does: {
    'what lies on cards goes home, but not what was paid for it': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, spentSecrets: 2, advisers: ['longbows (2 favor)'], relics: ['map (1 secret)'] } },
        sites: { 0: { site: 'plains', cards: ['a-round-of-ale'] } },
      });

      red.uses('a-round-of-ale');

      expect(table.bank('order')).toBe(5);
      expect(red.secrets).toBe(3);
      expect(red.spentSecrets).toBe(0);
      expect(table.on('a-round-of-ale').favor).toBe(1);
    }),
  },
  refuses: {
    'one round until Rest': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 } },
        sites: { 0: { site: 'plains', cards: ['a-round-of-ale'] } },
      });

      red.uses('a-round-of-ale').mayNotUse('a-round-of-ale');
    }),
  },
});
