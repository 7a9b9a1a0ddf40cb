import { mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { describeCard, shows } from '../testing/scenario.ts';

const HORSE: OathSituation = {
  turn: 'red',
  players: { red: { secrets: 1, supply: 0, relics: ['brass-horse'] } },
  sites: {
    0: { site: 'plains', cards: ['scouts'] },
    2: { site: 'river', cards: ['longbows'] },
    5: { site: 'mine', cards: ['wolves'] },
  },
  discards: { cradle: ['garrison', 'elders'] },
};

describeCard('brass-horse', {
  does: {
    'rides to another site with the suit of the top card': shows(({ given, red, table }) => {
      given(HORSE);

      red.uses('brass-horse');

      expect(red.site).toBe('river');
      expect(red.supply).toBe(0);
      expect(table.on('brass-horse').secrets).toBe(1);
      expect(table.discards('cradle')).toEqual(['garrison', 'elders']);
    }),
    'anywhere, if no other site has it': shows(({ given, red }) => {
      given({ ...HORSE, discards: { cradle: ['elders'] } });

      red.uses('brass-horse').choosesSite('mine');

      expect(red.site).toBe('mine');
      expect(red.supply).toBe(0);
    }),
    'anywhere with a Vision': shows(({ given, red }) => {
      given({ ...HORSE, discards: { cradle: ['faith', 'garrison'] } });

      red.uses('brass-horse').choosesSite('mine');

      expect(red.site).toBe('mine');
    }),
    'an enemy who rules the Shrouded Wood chooses among those sites': shows(({ given, red, blue }) => {
      given({
        ...HORSE,
        players: { ...HORSE.players, blue: { site: 'river' } },
        sites: {
          0: { site: 'shrouded-wood', warbands: { blue: 1 } },
          2: { site: 'river', cards: ['longbows'] },
          3: { site: 'steppe', cards: ['keep'] },
          5: 'mine',
        },
      });

      red.uses('brass-horse');
      expect(blue.offered('slot')).toEqual([2, 3]);
      blue.choosesSite('steppe');

      expect(red.site).toBe('steppe');
    }),
  },
  refuses: {
    'not without a card in the pile': shows(({ given, red }) => {
      given({ ...HORSE, discards: { provinces: ['garrison'] } });

      red.mayNotUse('brass-horse');
    }),
    'not without a secret': shows(({ given, red }) => {
      given({ ...HORSE, players: { red: { relics: ['brass-horse'] } } });

      red.mayNotUse('brass-horse');
    }),
  },
});

describeCard('truthful-harp', {
  does: {
    'two cards more, and everybody sees them, the kept one included': shows(({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['truthful-harp'] }, blue: {} },
        world: ['elders', 'wolves', 'longbows', 'scouts', 'keep', 'garrison'],
      });

      red.searches('world', { with: ['truthful-harp'] });
      expect(red.hand).toHaveLength(5);
      red.keeps('wolves').toAdvisers('down');

      const kept = table.state.table.cards.find(({ printed }) => printed.endsWith('wolves'));
      expect(kept !== undefined && mayKnow(table.state.table, kept.id, blue.seat)).toBe(true);
    }),
    'a Vision still ends the drawing': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['truthful-harp'] } },
        world: ['elders', 'faith', 'longbows', 'scouts', 'keep'],
      });

      red.searches('world', { with: ['truthful-harp'] });

      expect(red.hand).toHaveLength(2);
      table.endsHere();
    }),
  },
  refuses: {
    'undeclared it is silent': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['truthful-harp'] } },
        world: ['elders', 'wolves', 'longbows', 'scouts', 'keep'],
      });

      red.searches('world');

      expect(red.hand).toHaveLength(3);
      expect(table.told('shown')).toEqual([]);
      table.endsHere();
    }),
    'others do not play it': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {}, blue: { relics: ['truthful-harp'] } } });

      red.mayNotTake({ is: 'search', source: null });
    }),
  },
});

const MASK: OathSituation = {
  turn: 'red',
  players: { red: { favor: 1, supply: 3, relics: ['grand-mask'] }, blue: { role: 'citizen', favor: 1 } },
  sites: {
    0: 'plains',
    2: { site: 'river', cards: ['wayside-inn', 'longbows'], warbands: { purple: 1 } },
  },
};

describeCard('grand-mask', {
  does: {
    "an Exile rules the Empire's cards in the own turn": shows(({ given, red }) => {
      given(MASK);

      red.uses('wayside-inn');

      expect(red.supply).toBe(5);
    }),
  },
  refuses: {
    'sites keep their ruler': shows(({ given, red, table }) => {
      given(MASK);

      expect(table.rulerOf('river')).toBe('empire');
      red.mayNotTake({ is: 'garrison' });
    }),
    'battle plans stay with the Empire': shows(({ given, red, purple, table }) => {
      given({
        ...MASK,
        goal: 'people',
        players: { purple: { site: 'mine' }, red: { site: 'river', warbands: 3, relics: ['grand-mask'] } },
        sites: { ...MASK.sites, 5: 'mine' },
      });

      red.campaigns('purple').says(1);

      purple.isAsked('plans');
      table.endsHere();
    }),
    'not in the turn of another': shows(({ given, blue }) => {
      given({ ...MASK, turn: 'blue' });

      blue.mayUse('wayside-inn');
    }),
    'a Citizen rules nothing alone': shows(({ given, blue, red }) => {
      given({ ...MASK, players: { red: { role: 'citizen', favor: 1, relics: ['grand-mask'] }, blue: {} } });

      red.mayUse('wayside-inn');
      blue.isNotAsked();
    }),
  },
});

const HORNS: OathSituation = {
  turn: 'red',
  players: { red: { secrets: 1, relics: ['horned-mask'], advisers: ['longbows', 'tyrant', 'elders (facedown)'] } },
  sites: { 0: { site: 'plains', cards: ['wolves', 'keep', 'wayside-inn'] } },
};

describeCard('horned-mask', {
  does: {
    'an adviser and a card at the own site trade places': shows(({ given, red, table }) => {
      given(HORNS);

      red.uses('horned-mask');

      expect(red.advisers).toEqual(['wolves', 'tyrant', 'elders (facedown)']);
      expect(table.cardsAt('plains')).toEqual(['longbows', 'keep', 'wayside-inn']);
      expect(red.favor).toBe(0);
      expect(table.on('horned-mask').secrets).toBe(1);
    }),
  },
  refuses: {
    'site-only and locked cards take no part': shows(({ given, red }) => {
      given({ ...HORNS, sites: { 0: { site: 'plains', cards: ['keep', 'wayside-inn'] } } });

      red.usesInVain('horned-mask');
    }),
    'nor adviser-only and facedown ones': shows(({ given, red }) => {
      given({
        ...HORNS,
        players: { red: { secrets: 1, relics: ['horned-mask'], advisers: ['palanquin', 'elders (facedown)'] } },
      });

      red.usesInVain('horned-mask');
    }),
    'costs a secret': shows(({ given, red }) => {
      given({ ...HORNS, players: { red: { relics: ['horned-mask'], advisers: ['longbows'] } } });

      red.mayNotUse('horned-mask');
    }),
  },
});

describeCard('cup-of-plenty', {
  does: {
    "a Trade in an adviser's suit costs no Supply": shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 0, relics: ['cup-of-plenty'], advisers: ['scouts'] } },
        sites: { 0: { site: 'plains', cards: ['longbows', 'wolves'] } },
      });

      red.trades('longbows', 'favor', { with: ['cup-of-plenty'] });

      expect(red.favor).toBe(2);
      expect(red.supply).toBe(0);
    }),
  },
  refuses: {
    'another suit costs its Supply': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, relics: ['cup-of-plenty'], advisers: ['scouts'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.trades('wolves', 'favor', { with: ['cup-of-plenty'] });

      expect(red.supply).toBe(6);
    }),
    'facedown advisers have no suit': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, relics: ['cup-of-plenty'], advisers: ['scouts (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });

      red.trades('longbows', 'favor', { with: ['cup-of-plenty'] });

      expect(red.supply).toBe(6);
    }),
  },
});

const WHISTLE: OathSituation = {
  turn: 'red',
  players: { purple: {}, red: { secrets: 1, relics: ['whistle'] }, blue: { site: 'river', supply: 0 } },
};

describeCard('whistle', {
  does: {
    'a player elsewhere comes and gets the secret': shows(({ given, red, blue, table }) => {
      given(WHISTLE);

      red.uses('whistle');

      expect(blue.site).toBe('lush-coast');
      expect(blue.secrets).toBe(1);
      expect(blue.supply).toBe(0);
      expect(table.on('whistle').secrets).toBe(0);
    }),
    'who has to pay for it may agree': shows(({ given, red, blue }) => {
      given({
        ...WHISTLE,
        players: { ...WHISTLE.players, blue: { site: 'river', favor: 1 } },
        sites: {
          0: { site: 'plains', warbands: { red: 1 } },
          2: 'river',
          3: { site: 'steppe', cards: ['toll-roads'], warbands: { red: 1 } },
        },
      });

      red.uses('whistle');
      blue.accepts();

      expect(blue.site).toBe('plains');
      expect(blue.favor).toBe(0);
      expect(red.favor).toBe(1);
    }),
  },
  refuses: {
    'or stay, and the secret remains': shows(({ given, red, blue, table }) => {
      given({
        ...WHISTLE,
        players: { ...WHISTLE.players, blue: { site: 'river', favor: 1 } },
        sites: {
          0: { site: 'plains', warbands: { red: 1 } },
          2: 'river',
          3: { site: 'steppe', cards: ['toll-roads'], warbands: { red: 1 } },
        },
      });

      red.uses('whistle');
      blue.declines();

      expect(blue.site).toBe('river');
      expect(blue.favor).toBe(1);
      expect(table.on('whistle').secrets).toBe(1);
    }),
    'who cannot come gets nothing': shows(({ given, red, blue, table }) => {
      given({ ...WHISTLE, sites: { 0: 'plains', 1: 'narrow-pass', 2: 'river' } });

      red.uses('whistle');

      expect(blue.site).toBe('river');
      expect(table.on('whistle').secrets).toBe(1);
    }),
    'nobody is elsewhere': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { secrets: 1, relics: ['whistle'] } } });

      red.usesInVain('whistle');
    }),
  },
});

describeCard('dowsing-sticks', {
  does: {
    'the top relic is taken or buried': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1, relics: ['dowsing-sticks'] } },
        relicDeck: { only: ['map', 'horned-mask'] },
      });
      const { supply } = table;

      red.uses('dowsing-sticks').accepts();

      expect(red.relics).toEqual(['dowsing-sticks', 'map']);
      expect(red.favor).toBe(0);
      expect(table.supply).toBe(supply + 2);
      expect(table.on('dowsing-sticks').secrets).toBe(1);
    }),
    'or buried': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1, relics: ['dowsing-sticks'] } },
        relicDeck: { only: ['map', 'horned-mask'] },
      });

      red.uses('dowsing-sticks').declines();

      expect(table.relicDeck).toEqual(['horned-mask', 'map']);
    }),
  },
  refuses: {
    'not with one favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { favor: 1, secrets: 1, relics: ['dowsing-sticks'] } } });

      red.mayNotUse('dowsing-sticks');
    }),
    'not without a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { favor: 2, relics: ['dowsing-sticks'] } } });

      red.mayNotUse('dowsing-sticks');
    }),
    'OATH ruling 6: an empty deck gives nothing, the cost is paid': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1, relics: ['dowsing-sticks'] } },
        relicDeck: { only: [] },
      });

      red.uses('dowsing-sticks');

      expect(red.relics).toEqual(['dowsing-sticks']);
      expect(red.favor).toBe(0);
    }),
  },
});

describeCard('cracked-horn', {
  does: {
    'discards may go under the world deck': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['cracked-horn'] } },
        world: { only: ['elders', 'wolves', 'longbows', 'scouts'] },
      });

      red.searches('world', { with: ['cracked-horn'] }).keeps('elders');
      red.takes({ is: 'way', way: 'underWorld' }).toAdvisers('up');

      expect(table.world.slice(0, 1)).toEqual(['scouts']);
      expect(table.world.slice(1).toSorted()).toEqual(['longbows', 'wolves']);
    }),
    'or where they always go': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['cracked-horn'] } },
        world: { only: ['elders', 'wolves', 'longbows'] },
      });

      red.searches('world', { with: ['cracked-horn'] }).keeps('elders');
      red.takes({ is: 'way', way: 'usual' }).toAdvisers('up');

      expect(table.discards('provinces').toSorted()).toEqual(['longbows', 'wolves']);
    }),
    'a buried Vision moves no marker': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['cracked-horn'] } },
        discards: { cradle: ['faith', 'wolves'] },
      });

      red.searches('cradle', { with: ['cracked-horn'] }).keeps('wolves');
      red.takes({ is: 'way', way: 'underWorld' }).toAdvisers('up');

      expect(table.state.visionsDrawn).toBe(0);
      expect(table.world.at(-1)).toBe('faith');
    }),
  },
  refuses: {
    'undeclared nothing is buried': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['cracked-horn'] } },
        world: { only: ['elders', 'wolves', 'longbows'] },
      });

      red.searches('world').keeps('elders').toAdvisers('up');

      expect(table.world).toEqual([]);
      expect(table.discards('provinces')).toHaveLength(2);
    }),
  },
});
