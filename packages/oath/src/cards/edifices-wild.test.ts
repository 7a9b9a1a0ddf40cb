import { cardsIn, mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { describeCard, shows } from '../testing/scenario.ts';
import { written } from '../testing/written.ts';
import { handOf } from '../zones.ts';

const WON: OathSituation = { phase: 'chronicle', won: { by: 'purple', how: 'stableRegime' } };

describeCard('forest-temple', {
  does: {
    'sites with a Beast card stay on the map': shows(({ given, table }) => {
      given({
        ...WON,
        sites: {
          0: { site: 'plains', cards: ['forest-temple'], warbands: { purple: 1 } },
          2: { site: 'steppe', cards: ['wolves', 'elders'] },
          5: { site: 'great-slum', cards: ['scouts'] },
        },
      });

      const kept = written(table).map.filter(({ cards }) => cards.length > 0);

      expect(kept.map(({ site, cards }) => [site, cards])).toEqual([
        ['plains', ['forest-temple']],
        ['steppe', ['wolves', 'elders']],
      ]);
    }),
    'it does not keep edifices from falling into ruin': shows(({ given, table }) => {
      given({
        ...WON,
        sites: {
          0: { site: 'plains', cards: ['forest-temple'], warbands: { purple: 1 } },
          2: { site: 'steppe', cards: ['great-spire', 'wolves'] },
        },
      });

      expect(written(table).map.find(({ site }) => site === 'steppe')?.cards).toEqual(['fallen-spire']);
    }),
  },
  refuses: {
    'without it they go with the others': shows(({ given, table }) => {
      given({
        ...WON,
        sites: {
          0: { site: 'plains', cards: ['ancient-forge'], warbands: { purple: 1 } },
          2: { site: 'steppe', cards: ['wolves'] },
        },
      });

      expect(written(table).map.filter(({ cards }) => cards.includes('wolves'))).toEqual([]);
    }),
  },
});

describeCard('ruined-temple', {
  does: {
    'enemies of its ruler play no Beast card faceup': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: {}, blue: {} },
        sites: { 2: { site: 'river', cards: ['ruined-temple'], warbands: { blue: 1 } } },
        world: ['wolves', 'elders', 'scouts'],
      });

      red
        .searches()
        .keeps('wolves')
        .mayTake({ is: 'toAdvisers', face: 'down' })
        .mayNotTake({ is: 'toAdvisers', face: 'up' })
        .mayNotTake({ is: 'toSite' });
      table.endsHere();
    }),
    'under bandits nobody does': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wolves (facedown)'] } },
        sites: { 2: { site: 'river', cards: ['ruined-temple'] } },
      });

      red.playsAdviser('wolves').canOnlyDiscard();

      expect(table.discards('provinces')).toEqual(['wolves']);
    }),
  },
  refuses: {
    'its ruler does': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['wolves (facedown)'] } },
        sites: { 2: { site: 'river', cards: ['ruined-temple'], warbands: { red: 1 } } },
      });

      red.playsAdviser('wolves').toAdvisers('up');

      expect(red.advisers).toEqual(['wolves']);
    }),
    'other suits are free': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['elders (facedown)'] } },
        sites: { 2: { site: 'river', cards: ['ruined-temple'] } },
      });

      red.playsAdviser('elders').toAdvisers('up');

      expect(red.advisers).toEqual(['elders']);
    }),
    'a ruin is neither mustered on nor traded with': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, secrets: 3 } },
        sites: { 0: { site: 'plains', cards: ['ruined-temple'] } },
      });

      red.mayNotTake({ is: 'muster' }).mayNotTake({ is: 'trade' });
    }),
  },
});

describeCard('great-spire', {
  does: {
    'drawn denizens are swapped for Dispossessed': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['great-spire'] } },
        world: ['wolves', 'elders', 'faith'],
        dispossessed: ['oracle', 'tents', 'longbows'],
      });

      red.searches('world', { with: ['great-spire'] });
      // The Vision is no denizen.
      expect(red.offered('card')).toEqual(['wolves', 'elders']);
      red.picks('wolves', 'elders');

      expect(red.hand).toHaveLength(3);
      expect(red.hand).toContain('faith');
      expect(table.dispossessed).toEqual(expect.arrayContaining(['wolves', 'elders']));
      expect(table.dispossessed).toHaveLength(3);
      expect(table.told('dispossessedShuffled')).toHaveLength(1);
      expect(table.on('great-spire').secrets).toBe(1);
      table.endsHere();
    }),
    'together with a relic that answers to drawing, too, one after the other': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2, favor: 2, relics: ['truthful-harp'] } },
        sites: { 0: { site: 'plains', cards: ['great-spire'] } },
        world: ['wolves', 'elders', 'tents'],
        dispossessed: ['oracle', 'longbows'],
      });

      red.searches('world', { with: ['great-spire', 'truthful-harp'] });
      red.picks('wolves');

      expect(table.told('dispossessedShuffled')).toHaveLength(1);
      expect(red.hand).not.toContain('wolves');
      table.endsHere();
    }),
    'no more than there are Dispossessed': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['great-spire'] } },
        world: ['wolves', 'elders', 'scouts'],
        dispossessed: ['oracle'],
      });

      red.searches('world', { with: ['great-spire'] }).picks('scouts');

      expect(red.hand).toEqual(['wolves', 'elders', 'oracle']);
      expect(table.dispossessed).toEqual(['scouts']);
      table.endsHere();
    }),
    'or none of them': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['great-spire'] } },
        world: ['wolves', 'elders', 'scouts'],
        dispossessed: ['oracle'],
      });

      red.searches('world', { with: ['great-spire'] }).picks();

      expect(red.hand).toEqual(['wolves', 'elders', 'scouts']);
      table.endsHere();
    }),
  },
  refuses: {
    'nothing is swapped while nobody is dispossessed': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['great-spire'] } },
        world: ['wolves', 'elders', 'scouts'],
        dispossessed: [],
      });

      red.searches('world', { with: ['great-spire'] }).isAsked('keepCard');

      expect(red.hand).toEqual(['wolves', 'elders', 'scouts']);
      table.endsHere();
    }),
    'it costs a secret': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: {} }, sites: { 0: { site: 'plains', cards: ['great-spire'] } } });

      red.mayNotTake({ is: 'search', source: null });
    }),
  },
});

describeCard('fallen-spire', {
  does: {
    'the announced number of top denizens is swapped, Visions are skipped': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['fallen-spire'] } },
        discards: { cradle: ['wolves', 'faith', 'scouts', 'elders'] },
        dispossessed: ['oracle', 'tents'],
      });

      red.uses('fallen-spire');
      expect(red.offered('amount')).toEqual([0, 5]);
      red.says(2);

      expect(table.dispossessed.toSorted()).toEqual(['scouts', 'wolves']);
      expect(table.told('dispossessedShuffled')).toHaveLength(1);
      const [first, second, third, last] = table.discards('cradle');
      expect([second, last]).toEqual(['faith', 'elders']);
      expect([first, third].toSorted()).toEqual(['oracle', 'tents']);
      expect([red.secrets, table.on('fallen-spire').secrets]).toEqual([0, 1]);
    }),
    'as many as there are': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['fallen-spire'] } },
        discards: { cradle: ['wolves', 'scouts'] },
        dispossessed: ['oracle'],
      });

      red.uses('fallen-spire').says(5);

      expect(table.discards('cradle')).toEqual(['oracle', 'scouts']);
      expect(table.dispossessed).toEqual(['wolves']);
    }),
  },
  refuses: {
    'piles of other regions stay as they are': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['fallen-spire'] } },
        discards: { provinces: ['wolves'] },
        dispossessed: ['oracle'],
      });

      red.uses('fallen-spire').says(1);

      expect(table.discards('provinces')).toEqual(['wolves']);
      expect(table.dispossessed).toEqual(['oracle']);
    }),
    'one secret does not pay for it': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['fallen-spire'] } },
      });

      red.mayNotUse('fallen-spire');
    }),
  },
});

describeCard('ancient-forge', {
  does: {
    'the top relic is seen by its drawer alone, and taken': shows(({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['ancient-forge'] } },
        relicDeck: { only: ['map', 'whistle'] },
      });

      red.uses('ancient-forge');
      const [drawn] = cardsIn(table.state.table, handOf(red.seat));
      const knowing = [red, purple].map(({ seat }) => drawn !== undefined && mayKnow(table.state.table, drawn, seat));
      expect(knowing).toEqual([true, false]);
      red.accepts();

      expect(red.relics).toEqual(['map']);
      expect(table.relicDeck).toEqual(['whistle']);
      expect([red.favor, red.secrets]).toEqual([0, 0]);
      expect(table.on('ancient-forge')).toMatchObject({ favor: 2, secrets: 0 });
    }),
    'or put under the deck': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['ancient-forge'] } },
        relicDeck: { only: ['map', 'whistle'] },
      });

      red.uses('ancient-forge').declines();

      expect(red.relics).toEqual([]);
      expect(table.relicDeck).toEqual(['whistle', 'map']);
    }),
  },
  refuses: {
    'an empty deck gives nothing': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['ancient-forge'] } },
        relicDeck: { only: [] },
      });

      red.uses('ancient-forge');

      expect(red.relics).toEqual([]);
      expect(table.on('ancient-forge').favor).toBe(2);
    }),
    'a secret has to burn': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2 } },
        sites: { 0: { site: 'plains', cards: ['ancient-forge'] } },
      });

      red.mayNotUse('ancient-forge');
    }),
    'two favor are placed': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['ancient-forge'] } },
      });

      red.mayNotUse('ancient-forge');
    }),
  },
});

describeCard('broken-forge', {
  does: {
    'is rebuilt; what was paid stays on it until Rest': shows(({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 3 } },
        sites: { 0: { site: 'plains', cards: ['broken-forge'] } },
      });

      red.uses('broken-forge');

      expect(table.cardsAt('plains')).toEqual(['ancient-forge']);
      expect(table.on('ancient-forge')).toMatchObject({ favor: 2, secrets: 2 });
      red.mayNotUse('ancient-forge');
    }),
  },
  refuses: {
    'one secret is too little': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 1 } },
        sites: { 0: { site: 'plains', cards: ['broken-forge'] } },
      });

      red.mayNotUse('broken-forge');
    }),
    'one favor, too': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 2 } },
        sites: { 0: { site: 'plains', cards: ['broken-forge'] } },
      });

      red.mayNotUse('broken-forge');
    }),
  },
});
