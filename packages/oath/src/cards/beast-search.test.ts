import { expect } from 'vitest';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('errand-boy', {
  does: {
    "searches another region's pile; discards still follow the pawn": shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, advisers: ['errand-boy'] } },
        discards: { hinterland: ['wolves', 'elders', 'scouts', 'longbows'] },
      });

      red
        .searches('hinterland', { with: ['errand-boy'] })
        .keeps('elders')
        .toAdvisers('up');

      expect(red.advisers).toEqual(['errand-boy', 'elders']);
      expect(table.discards('hinterland')).toEqual(['longbows']);
      expect(table.discards('provinces').toSorted()).toEqual(['scouts', 'wolves']);
      expect(red.supply).toBe(5);
      expect(table.on('errand-boy').favor).toBe(1);
    }),
  },
  refuses: {
    'without it only the own region is searched': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        discards: { cradle: ['wolves'], hinterland: ['elders'] },
      });

      expect(red.offered('source')).toEqual(['world', 'cradle']);
    }),
    'it costs a favor': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { advisers: ['errand-boy'] } }, discards: { hinterland: ['elders'] } });

      expect(red.offered('source')).toEqual(['world']);
    }),
  },
});

describeCard('mushrooms', {
  does: {
    'one card from underneath the pile, at no Supply': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['mushrooms'] } },
        discards: { cradle: ['wolves', 'elders', 'scouts'] },
      });

      red.searches('cradle', { with: ['mushrooms'] });

      expect(red.hand).toEqual(['scouts']);
      expect(red.supply).toBe(7);
      expect(table.on('mushrooms').secrets).toBe(1);
      table.endsHere();
    }),
    'with Augury and an Errand Boy it is two, from elsewhere': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 1, advisers: ['augury', 'errand-boy'] } },
        sites: { 0: { site: 'plains', cards: ['mushrooms'] } },
        discards: { hinterland: ['wolves', 'elders', 'scouts'] },
      });

      red.searches('hinterland', { with: ['mushrooms', 'augury', 'errand-boy'] });

      expect(red.hand).toEqual(['scouts', 'elders']);
      expect(red.supply).toBe(7);
      table.endsHere();
    }),
  },
  refuses: {
    'not from the world deck': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['mushrooms'] } },
        discards: { cradle: ['wolves'] },
      });

      red.takes({ is: 'search', source: null }).chooses('mushrooms');

      expect(red.hand).toEqual(['wolves']);
      table.endsHere();
    }),
    'they cost a secret': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: {} },
        sites: { 0: { site: 'plains', cards: ['mushrooms'] } },
        discards: { cradle: ['wolves'] },
      });

      red.mayNotTake({ is: 'search', source: null });
    }),
  },
});

describeCard('new-growth', {
  does: {
    'Beasts go to any faceup site with room': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['new-growth'] } },
        sites: { 5: 'fertile-valley' },
        world: ['wolves', 'levelers', 'longbows'],
        banks: { beast: 3 },
      });

      red
        .searches('world', { with: ['new-growth'] })
        .keeps('wolves')
        .toSite('fertile-valley');

      expect(table.cardsAt('fertile-valley')).toEqual(['wolves']);
      expect(red.favor).toBe(1);
    }),
    'so do Hearth cards': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['new-growth'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red
        .searches('world', { with: ['new-growth'] })
        .keeps('levelers')
        .toSite('river');

      expect(table.cardsAt('river')).toEqual(['levelers']);
    }),
  },
  refuses: {
    'other suits stay at the own site': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['new-growth'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red.searches('world', { with: ['new-growth'] }).keeps('longbows');

      expect(red.offered('slot')).toEqual([0]);
      table.endsHere();
    }),
    'not to full sites, nor to facedown ones': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['new-growth'] } },
        sites: { 2: { site: 'river', cards: ['elders', 'scouts'] }, 3: { site: 'mountain', facedown: true } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red.searches('world', { with: ['new-growth'] }).keeps('wolves');

      expect(red.offered('slot')).toEqual([0, 5]);
      table.endsHere();
    }),
  },
});

describeCard('wild-cry', {
  does: {
    'a Beast played faceup earns Supply and warbands': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wild-cry'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red
        .searches('world', { with: ['wild-cry'] })
        .keeps('wolves')
        .toSite(0);

      expect([red.supply, red.warbands]).toEqual([7 - 2 + 1, 2]);
    }),
    'never more than 7 Supply': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['wild-cry'] } },
        sites: { 0: { site: 'plains', cards: ['mushrooms'] } },
        discards: { cradle: ['wolves'] },
      });

      red.searches('cradle', { with: ['mushrooms', 'wild-cry'] }).toAdvisers('up');

      expect([red.supply, red.warbands]).toEqual([7, 2]);
    }),
  },
  refuses: {
    'not facedown': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wild-cry'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red
        .searches('world', { with: ['wild-cry'] })
        .keeps('wolves')
        .toAdvisers('down');

      expect([red.supply, red.warbands]).toEqual([5, 0]);
    }),
    'not for other suits': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wild-cry'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red
        .searches('world', { with: ['wild-cry'] })
        .keeps('longbows')
        .toAdvisers('up');

      expect([red.supply, red.warbands]).toEqual([5, 0]);
    }),
  },
});

describeCard('bracken', {
  does: {
    'all discards of the Search go under one pile': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['bracken'] } },
        world: ['wolves', 'levelers', 'longbows'],
        discards: { hinterland: ['elders'] },
      });

      red
        .searches('world', { with: ['bracken'] })
        .keeps('wolves')
        .takes({ is: 'way', way: 'bottom hinterland' })
        .discards();

      expect(table.discards('hinterland')).toEqual(['elders', 'levelers', 'longbows', 'wolves']);
      expect(table.discards('provinces')).toEqual([]);
    }),
    "what the People's Favor clears goes along": shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['bracken'] } },
        sites: { 0: { site: 'plains', cards: ['scouts (1 favor)'] } },
        peoplesFavor: { holder: 'red' },
        world: ['wolves', 'levelers', 'longbows'],
        banks: { order: 0 },
      });

      red
        .searches('world', { with: ['bracken'] })
        .keeps('wolves')
        .takes({ is: 'way', way: 'top cradle' })
        .toSite('plains')
        .chooses('scouts');

      expect(table.discards('cradle')).toEqual(['scouts', 'longbows', 'levelers']);
      expect(table.bank('order')).toBe(1);
    }),
    'so does an adviser that makes room': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['bracken', 'elders', 'scouts'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red
        .searches('world', { with: ['bracken'] })
        .keeps('wolves')
        .takes({ is: 'way', way: 'top hinterland' })
        .toAdvisers('up')
        .chooses('elders');

      expect(table.discards('hinterland')).toEqual(['elders', 'longbows', 'levelers']);
    }),
    'the usual pile stays possible': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['bracken'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red
        .searches('world', { with: ['bracken'] })
        .keeps('wolves')
        .takes({ is: 'way', way: 'usual' })
        .toAdvisers('up');

      expect(table.discards('provinces')).toEqual(['longbows', 'levelers']);
    }),
  },
  refuses: {
    'what a card discards when it is played does not follow': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['bracken'] } },
        sites: { 0: { site: 'plains', cards: ['scouts'] } },
        world: ['dazzle', 'levelers', 'longbows'],
      });

      red
        .searches('world', { with: ['bracken'] })
        .keeps('dazzle')
        .takes({ is: 'way', way: 'top hinterland' })
        .toAdvisers('up');

      expect(table.discards('hinterland')).toEqual(['longbows', 'levelers']);
      expect(table.discards('provinces')).toEqual(['scouts']);
    }),
    'undeclared all goes as usual': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['bracken'] } },
        world: ['wolves', 'levelers', 'longbows'],
      });

      red.searches('world').keeps('wolves').discards();

      expect(table.discards('provinces')).toEqual(['wolves', 'longbows', 'levelers']);
    }),
  },
});
