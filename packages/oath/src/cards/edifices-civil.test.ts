import { expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { battle, diceOf, raid } from '../testing/battle.ts';
import { describeCard, shows } from '../testing/scenario.ts';

describeCard('sprawling-rampart', {
  does: {
    'every targeted site of its ruler is worth a die more': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          2: { site: 'river', warbands: { blue: 1 } },
          3: { site: 'mine', cards: ['sprawling-rampart'], warbands: { blue: 1 } },
        },
      });

      red.campaigns('blue').targetsSite('river').isDone().says(0);

      expect(diceOf(table).defence).toBe(4);
      table.endsHere();
    }),
  },
  refuses: {
    'sites of others are not walled': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          3: { site: 'mine', cards: ['sprawling-rampart'], warbands: { red: 1 } },
        },
      });

      red.campaigns('blue').says(0);

      expect(diceOf(table).defence).toBe(1);
      table.endsHere();
    }),
    'neither is a pawn': shows(({ given, red, table }) => {
      given({
        ...battle({ blue: { site: 'lush-coast' } }),
        sites: { 0: { site: 'lush-coast', cards: ['sprawling-rampart'], warbands: { blue: 1 } } },
      });

      red.campaigns('blue').targetsPawn().says(0);

      expect(diceOf(table).defence).toBe(4);
      table.endsHere();
    }),
  },
});

describeCard('bandit-rampart', {
  does: {
    'two attack dice less against its site, for bandits, too': shows(({ given, red, table }) => {
      given(raid({ cards: ['bandit-rampart'] }));

      red.campaigns('bandits').isDone().says(3);

      expect(diceOf(table).attack).toBe(1);
      table.endsHere();
    }),
    'dice that are not there become defence dice': shows(({ given, red, blue, table }) => {
      given(battle({ cards: ['bandit-rampart'] }));

      red.campaigns('blue').says(1);
      blue.usesPlan('bandit-rampart');

      expect(diceOf(table)).toEqual({ attack: 0, defence: 2 });
      table.endsHere();
    }),
  },
  refuses: {
    'other sites have no such wall': shows(({ given, red, table }) => {
      given({
        ...battle({}),
        sites: {
          0: { site: 'lush-coast', warbands: { blue: 1 } },
          2: { site: 'river', cards: ['bandit-rampart'], warbands: { blue: 1 } },
        },
      });

      red.campaigns('blue').isDone().says(3);

      expect(diceOf(table).attack).toBe(3);
      table.endsHere();
    }),
    'nobody musters on a ruin': shows(({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1 } },
        sites: { 0: { site: 'plains', cards: ['bandit-rampart'] } },
      });

      red.mayNotTake({ is: 'muster' }).mayNotTake({ is: 'trade' });
    }),
  },
});

const DEBATE: OathSituation = {
  ...battle({ blue: { site: 'lush-coast' } }),
  sites: {
    0: { site: 'lush-coast', warbands: { blue: 1 } },
    3: { site: 'mine', cards: ['hall-of-debate'] },
  },
  peoplesFavor: { holder: 'blue', favor: 1 },
  darkestSecret: { holder: 'blue', secrets: 1 },
};

describeCard('hall-of-debate', {
  does: {
    "nobody targets the People's Favor": shows(({ given, red, table }) => {
      given(DEBATE);

      red.campaigns('blue').mayNotTake({ is: 'target', target: { is: 'banner', banner: 'peoplesFavor' } });
      table.endsHere();
    }),
  },
  refuses: {
    'the other banner may be a target': shows(({ given, red, table }) => {
      given(DEBATE);

      red.campaigns('blue').mayTake({ is: 'target', target: { is: 'banner', banner: 'darkestSecret' } });
      table.endsHere();
    }),
    'it may still be recovered': shows(({ given, red, table }) => {
      given({ ...DEBATE, players: { red: { favor: 2 }, blue: {} } });

      red.recovers('peoplesFavor').choosesBank('order');

      expect(table.banner('peoplesFavor').holder).toBe('red');
    }),
  },
});

describeCard('hall-of-mockery', {
  does: {
    "OATH-X-4: under en a recovered People's Favor ends on its Mob side": shows(({ given, red, table }) => {
      given({
        turn: 'red',
        edition: 'en',
        players: { red: { favor: 2 } },
        sites: { 3: { site: 'mine', cards: ['hall-of-mockery'] } },
      });

      red.recovers('peoplesFavor').choosesBank('order');

      expect(table.state.mob).toBe(true);
    }),
  },
  refuses: {
    'OATH-X-4: without it, it ends on the calm side': shows(({ given, red, table }) => {
      given({ turn: 'red', edition: 'en', players: { red: { favor: 2 } }, peoplesFavor: { favor: 1, mob: true } });

      red.recovers('peoplesFavor').choosesBank('order');

      expect(table.state.mob).toBe(false);
    }),
  },
});

const FESTIVAL: OathSituation = {
  turn: 'red',
  players: { red: { favor: 2, advisers: ['longbows', 'tyrant'] }, blue: { advisers: ['wolves'], relics: ['map'] } },
  sites: { 0: { site: 'plains', cards: ['festival-district'] } },
};

describeCard('festival-district', {
  does: {
    'favor, secrets and advisers change hands': shows(({ given, red, blue }) => {
      given(FESTIVAL);

      red.uses('festival-district').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'want', good: 'adviser', card: 'wolves' });
      red.takes({ is: 'term', side: 'give', good: 'adviser', card: 'longbows' });
      red.takes({ is: 'term', side: 'give', good: 'favor' }).isDone();
      blue.accepts();

      expect(red.advisers).toEqual(['tyrant', 'wolves']);
      expect(blue.advisers).toEqual(['longbows']);
      expect(blue.favor).toBe(1);
    }),
  },
  refuses: {
    'locked advisers and relics stay': shows(({ given, red, table }) => {
      given(FESTIVAL);

      red.uses('festival-district').choosesPlayer('blue');

      expect(red.offered('card')).toEqual(['longbows', 'wolves']);
      table.endsHere();
    }),
    'nobody gets more advisers than fit': shows(({ given, red, table }) => {
      given({ ...FESTIVAL, players: { ...FESTIVAL.players, blue: { advisers: ['wolves', 'elders', 'scouts'] } } });

      red.uses('festival-district').choosesPlayer('blue');
      red.takes({ is: 'term', side: 'give', good: 'adviser', card: 'longbows' }).mayNotTake({ is: 'done' });
      table.endsHere();
    }),
  },
});

const DICE: OathSituation = {
  phase: 'endOfRound',
  round: 5,
  goal: 'people',
  players: { red: {}, blue: { role: 'citizen' } },
};

describeCard('squalid-district', {
  does: {
    'its ruler makes a five a six': shows(({ given, rolls, purple, table }) => {
      rolls({ end: 5 });
      given({ ...DICE, sites: { 3: { site: 'mine', cards: ['squalid-district'], warbands: { purple: 1 } } } });

      purple.takes({ is: 'way', way: 'up' });

      expect(table.told('gameWon')).toMatchObject([{ seat: purple.seat }]);
      table.endsHere();
    }),
    'or a six a five': shows(({ given, rolls, red, table }) => {
      rolls({ end: 6 });
      given({ ...DICE, sites: { 3: { site: 'mine', cards: ['squalid-district'], warbands: { red: 1 } } } });

      red.takes({ is: 'way', way: 'down' });

      expect(table.told('gameWon')).toEqual([]);
      table.endsHere();
    }),
    'by no more than one': shows(({ given, rolls, purple, table }) => {
      rolls({ end: 4 });
      given({ ...DICE, sites: { 3: { site: 'mine', cards: ['squalid-district'], warbands: { purple: 1 } } } });

      purple.takes({ is: 'way', way: 'up' });

      expect(table.told('gameWon')).toEqual([]);
      table.endsHere();
    }),
    'or leaves it': shows(({ given, rolls, red, table }) => {
      rolls({ end: 6 });
      given({ ...DICE, sites: { 3: { site: 'mine', cards: ['squalid-district'], warbands: { red: 1 } } } });

      red.takes({ is: 'way', way: 'no' });

      expect(table.told('gameWon')).toHaveLength(1);
      table.endsHere();
    }),
  },
  refuses: {
    'Citizens are not asked': shows(({ given, rolls, blue, purple, table }) => {
      rolls({ end: 1 });
      given({ ...DICE, sites: { 3: { site: 'mine', cards: ['squalid-district'], warbands: { purple: 1 } } } });

      blue.isNotAsked();
      purple.takes({ is: 'way', way: 'no' });
      table.endsHere();
    }),
    'bandits change nothing': shows(({ given, rolls, table }) => {
      rolls({ end: 5 });
      given({ ...DICE, sites: { 3: { site: 'mine', cards: ['squalid-district'] } } });

      expect(table.state.round).toBe(6);
      table.endsHere();
    }),
  },
});
