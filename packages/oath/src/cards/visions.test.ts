import { describe, expect } from 'vitest';
import type { VisionName } from '../facts/library.ts';
import type { OathSituation } from '../situation.ts';
import { describeCard, type OathTable, scenario, shows } from '../testing/scenario.ts';

/** Red wakes with a revealed Vision. */
function waking(vision: string, more: OathSituation): OathSituation {
  const { players = {}, ...rest } = more;
  return {
    turn: 'red',
    phase: 'wake',
    visionsDrawn: 3,
    ...rest,
    players: { ...players, red: { ...players.red, vision } },
  };
}

function winners(table: OathTable): readonly unknown[] {
  table.endsHere();
  return table.told('gameWon').map(({ seat }) => table.state.players[seat]?.colour);
}

const goalOf = (vision: VisionName, met: OathSituation, missed: OathSituation) => ({
  does: {
    'OATH-3.2-c: fulfilled at Wake it wins': shows(({ given, table }) => {
      given(waking(vision, met));

      expect(winners(table)).toEqual(['red']);
    }),
  },
  refuses: {
    'OATH-3.2-c: unfulfilled it does not': shows(({ given, table }) => {
      given(waking(vision, missed));

      expect(winners(table)).toEqual([]);
    }),
    'OATH-3.2-b: nor with two Visions drawn': shows(({ given, table }) => {
      given({ ...waking(vision, met), visionsDrawn: 2 });

      expect(winners(table)).toEqual([]);
    }),
    'OATH-5.1.4.III-a: a Citizen keeps it facedown': shows(({ given, red }) => {
      given({ turn: 'red', players: { red: { role: 'citizen' } }, world: [vision] });

      red.searches().mayNotTake({ is: 'toVision' }).toAdvisers('down');

      expect(red.advisers).toEqual([`${vision} (facedown)`]);
    }),
  },
});

describeCard(
  'conquest',
  goalOf(
    'conquest',
    { sites: { 0: { site: 'plains', warbands: { red: 1 } } } },
    { sites: { 0: { site: 'plains', warbands: { red: 1 } }, 2: { site: 'river', warbands: { purple: 1 } } } },
  ),
);
describeCard(
  'rebellion',
  goalOf('rebellion', { peoplesFavor: { holder: 'red', favor: 1 } }, { peoplesFavor: { holder: 'purple', favor: 1 } }),
);
describeCard(
  'sanctuary',
  goalOf('sanctuary', { players: { red: { relics: ['map', 'whistle'] } } }, { players: { red: { relics: ['map'] } } }),
);
describeCard(
  'faith',
  goalOf(
    'faith',
    { darkestSecret: { holder: 'red', secrets: 1 } },
    { darkestSecret: { holder: 'purple', secrets: 1 } },
  ),
);

const BLUE = { advisers: ['messenger', 'errand-boy'], relics: ['map'] };
const CONSPIRACY: OathSituation = {
  turn: 'red',
  goal: 'devotion',
  players: {
    purple: { site: 'river', relics: ['the-grand-scepter'], advisers: ['longbows', 'wolves'] },
    red: { secrets: 1, advisers: ['scouts', 'animal-playmates', 'conspiracy (facedown)'] },
    blue: BLUE,
  },
  peoplesFavor: { holder: 'blue', favor: 4 },
};

describeCard('conspiracy', {
  does: {
    'OATH-5.1.4.IV-b: a secret is burned for a relic of a player here': shows(({ given, red, blue, table }) => {
      given(CONSPIRACY);

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).chooses('map');

      expect(red.relics).toEqual(['map']);
      expect(blue.relics).toEqual([]);
      expect(red.secrets).toBe(0);
      expect(table.box).toContain('conspiracy');
    }),
    'OATH-5.1.4.IV-c: a banner suffers for being seized': shows(({ given, red, table }) => {
      given(CONSPIRACY);

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).choosesBanner('peoplesFavor');

      expect(table.banner('peoplesFavor')).toEqual({ holder: 'red', tokens: 2 });
      expect(table.state.mob).toBe(true);
    }),
    'OATH-5.1.4.IV-d: used or not, it leaves the game': shows(({ given, red, table }) => {
      given(CONSPIRACY);

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).declines();

      expect(red.secrets).toBe(1);
      expect(red.relics).toEqual([]);
      expect(table.box).toContain('conspiracy');
    }),
    'OATH-5.1.4.IV-a: a Citizen may play it, and a revealed Vision stays': shows(({ given, red, table }) => {
      given({
        ...CONSPIRACY,
        players: {
          ...CONSPIRACY.players,
          red: { secrets: 1, vision: 'faith', advisers: ['scouts', 'animal-playmates', 'conspiracy (facedown)'] },
        },
      });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).chooses('map');

      expect(red.vision).toBe('faith');
      expect(table.box).toContain('conspiracy');
    }),
    'a Marriage matches twice': shows(({ given, red }) => {
      given({
        ...CONSPIRACY,
        players: {
          ...CONSPIRACY.players,
          red: { secrets: 1, advisers: ['marriage', 'conspiracy (facedown)'] },
          blue: { advisers: ['levelers'], relics: ['map'] },
        },
      });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).chooses('map');

      expect(red.relics).toEqual(['map']);
    }),
  },
  refuses: {
    'OATH-5.1.4.IV-b: not with one matching adviser': shows(({ given, red }) => {
      given({
        ...CONSPIRACY,
        players: { ...CONSPIRACY.players, blue: { advisers: ['messenger', 'errand-boy (facedown)'], relics: ['map'] } },
      });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' });

      expect(red.relics).toEqual([]);
      expect(red.secrets).toBe(1);
    }),
    'OATH-5.1.4.IV-b: not against players elsewhere': shows(({ given, red }) => {
      given({ ...CONSPIRACY, players: { ...CONSPIRACY.players, blue: { ...BLUE, site: 'river' } } });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' });

      expect(red.relics).toEqual([]);
    }),
    'OATH-5.1.4.IV-b: not without a faceup secret': shows(({ given, red }) => {
      given({
        ...CONSPIRACY,
        players: {
          ...CONSPIRACY.players,
          red: { spentSecrets: 1, advisers: ['scouts', 'animal-playmates', 'conspiracy (facedown)'] },
        },
      });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' });

      expect(red.relics).toEqual([]);
    }),
  },
});

describe('Reliquary modifiers', () => {
  scenario('OATH-2.3-f: Decadent takes the Chancellor to the Cradle for nothing', ({ given, purple }) => {
    given({
      players: { purple: { site: 'river', supply: 0 } },
      sites: { 0: 'plains', 2: 'river' },
      reliquary: { decadent: 'uncovered' },
    });

    purple.travels('plains');

    expect(purple.site).toBe('plains');
  });

  scenario('OATH-2.3-f: and costs 1 more to the Hinterland', ({ given, purple }) => {
    given({
      players: { purple: { site: 'river' } },
      sites: { 2: 'river', 5: 'steppe' },
      reliquary: { decadent: 'uncovered' },
    });

    purple.travels('steppe');

    expect(purple.supply).toBe(4);
  });

  scenario('OATH-2.3-f: within the Cradle, and for others, it changes nothing', ({ given, red, purple }) => {
    given({
      turn: 'red',
      players: { red: { site: 'river' } },
      sites: { 0: 'plains', 2: 'river' },
      reliquary: { decadent: 'uncovered' },
    });

    red.travels('plains').endsTurn();
    purple.travels(1);

    expect(red.supply).toBeLessThanOrEqual(7);
    expect(purple.supply).toBe(6);
  });

  scenario('OATH-2.3-h: Greedy draws two more for the Chancellor', ({ given, purple, table }) => {
    given({
      world: ['elders', 'wolves', 'longbows', 'scouts', 'keep', 'garrison'],
      reliquary: { greedy: 'uncovered' },
    });

    purple.searches();

    expect(purple.hand).toHaveLength(5);
    table.endsHere();
  });

  scenario('OATH-2.3-h: and forbids a Search of more than 2 Supply', ({ given, purple }) => {
    given({ visionsDrawn: 1, reliquary: { greedy: 'uncovered' } });

    purple.mayNotTake({ is: 'search' });
  });

  scenario('OATH-2.3-a: Exiles and covered slots know no greed', ({ given, red, table }) => {
    given({
      turn: 'red',
      visionsDrawn: 1,
      world: ['elders', 'wolves', 'longbows', 'scouts', 'keep'],
      reliquary: { greedy: 'uncovered' },
    });

    red.searches();

    expect(red.hand).toHaveLength(3);
    expect(red.supply).toBe(4);
    table.endsHere();
  });

  scenario('OATH-2.3-g: Careless pays the Chancellor a favor more', ({ given, purple }) => {
    given({
      players: { purple: { secrets: 1 } },
      sites: { 0: { site: 'plains', cards: ['longbows'] } },
      reliquary: { careless: 'uncovered' },
    });

    purple.trades('longbows', 'favor');

    expect(purple.favor).toBe(2);
  });
});

describe('Banners', () => {
  scenario("OATH-2.5.4-a: who holds the People's Favor plays to any faceup site of the region", (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      players: { red: { site: 'river', advisers: ['longbows (facedown)'] } },
      sites: { 2: 'river', 3: { site: 'mine', cards: ['elders'] }, 4: { site: 'plains', facedown: true }, 5: 'steppe' },
      peoplesFavor: { holder: 'red', favor: 1 },
    });

    red.playsAdviser('longbows');
    expect(red.offered('slot')).toEqual([2, 3]);
    red.toSite('mine');

    expect(table.cardsAt('mine')).toEqual(['longbows']);
  });

  scenario('OATH-2.5.4-b: who holds the Darkest Secret searches the world deck for 2', ({ given, red, table }) => {
    given({
      turn: 'red',
      visionsDrawn: 3,
      players: { red: {}, blue: {} },
      darkestSecret: { holder: 'red', secrets: 1 },
      world: ['elders', 'wolves', 'longbows'],
    });

    red.searches();

    expect(red.supply).toBe(5);
    table.endsHere();
  });

  scenario(
    'OATH-2.5.3-b: the Darkest Secret, seized, loses two secrets but never the last',
    ({ given, red, table }) => {
      given({ ...CONSPIRACY, peoplesFavor: { favor: 1 }, darkestSecret: { holder: 'blue', secrets: 2 } });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).choosesBanner('darkestSecret');

      expect(table.banner('darkestSecret')).toEqual({ holder: 'red', tokens: 1 });
    },
  );
});
