import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('The course of a game', () => {
  scenario('OATH-4-a: everybody takes one turn in each round, clockwise from the Chancellor', (table) => {
    const { given, purple, red, blue } = table;
    given({ turn: 'purple', phase: 'wake', players: { red: {}, blue: {} } });

    for (const player of [purple, red, blue]) player.endsTurn();

    purple.isAsked('act');
    expect(table.told('turnBegan').map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
    expect(
      table
        .told('phaseBegan')
        .map(({ phase }) => phase)
        .slice(0, 4),
    ).toEqual(['act', 'rest', 'act', 'rest']);
    expect(table.state.round).toBe(2);
  });

  scenario('OATH-2.1.4-a, OATH-4-a: the round track ends with the eighth', ({ given, red, table }) => {
    given({ turn: 'red', round: 8 });

    red.endsTurn();

    expect(table.told('roundBegan')).toEqual([]);
    expect(table.told('gameWon')).toHaveLength(1);
    table.endsHere();
  });

  scenario('OATH-4.1-a: banner, victory, title, site: in this order', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      goal: 'people',
      players: { red: { favor: 1, site: 2 } },
      title: { holder: 'red', side: 'oathkeeper' },
      peoplesFavor: { holder: 'red', favor: 5 },
      sites: { 2: { site: 'mine', favor: 2 } },
    });

    red.isAsked('banner');
    expect(table.title.side).toBe('oathkeeper');
    red.takes({ is: 'favorStep', step: 'add' }).isAsked('opportunity');
    expect(table.title.side).toBe('usurper');
    red.takes({ is: 'token', token: 'favor' });

    expect(table.kinds.slice(0, 6)).toEqual([
      'turnBegan',
      'favorMoved',
      'mobTurned',
      'titleTurned',
      'favorMoved',
      'phaseBegan',
    ]);
  });

  scenario('OATH-4.1-a: who wins does so after the banner step, and nothing follows', ({ given, red, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      goal: 'people',
      players: { red: { favor: 1 } },
      title: { holder: 'red', side: 'usurper' },
      peoplesFavor: { holder: 'red', favor: 3 },
    });

    red.isAsked('banner').takes({ is: 'favorStep', step: 'add' });

    expect(table.told('gameWon')).toMatchObject([{ how: 'usurper' }]);
    expect(table.told('phaseBegan').filter(({ phase }) => phase === 'act')).toEqual([]);
    table.endsHere();
  });

  scenario('OATH-4.2-a: actions in any order and repeated, major and minor', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 3, secrets: 1, supply: 7 } },
      sites: { 0: { site: 'plains', cards: ['longbows', 'wayside-inn', 'wolves'], relics: ['map'] } },
    });

    red.musters('longbows');
    red.takes({ is: 'peekRelic', slot: 0 });
    red.uses('wayside-inn');
    red.musters('wolves');
    red.travels(1);

    expect(red.warbands).toBe(4);
    expect(table.told('supplySpent')).toHaveLength(3);
  });

  scenario('OATH-4.2-a: one action is finished before the next begins', ({ given, red }) => {
    given({ turn: 'red', world: ['wolves', 'elders', 'keep'] });

    red.searches('world').isAsked('keepCard');

    red.keeps('wolves').isAsked('play').discards();
    red.isAsked('act');
  });

  scenario('OATH-4.2-c: a player may do nothing at all', ({ given, purple, red, table }) => {
    given({ turn: 'purple' });

    purple.endsTurn();

    red.isAsked('act');
    expect(table.told('supplySpent')).toEqual([]);
  });

  scenario('OATH-4.2-c: an effect that ends the Act Phase leaves Rest as it is', ({ given, purple, red, table }) => {
    given({
      turn: 'red',
      players: { red: { role: 'citizen', favor: 3, supply: 2, warbands: 1, spentSecrets: 1 } },
    });

    red.takes({ is: 'selfExile' });

    purple.isAsked('act');
    expect(table.told('phaseBegan').map(({ phase }) => phase)).toContain('rest');
    expect(red.secrets).toBe(1);
    expect(red.supply).toBe(7);
  });

  scenario('OATH-4.3-a: favor, secrets, Supply, powers: in this order', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { supply: 0, spentSecrets: 1, advisers: ['insomnia'] } },
      sites: { 0: { site: 'plains', cards: ['longbows (1 favor)', 'wolves (1 secret)'] } },
    });

    red.endsTurn().isAsked('restPower').chooses('insomnia');

    const rest = table.kinds.slice(table.kinds.lastIndexOf('phaseBegan', table.kinds.indexOf('favorMoved')));
    expect(rest.slice(0, 7)).toEqual([
      'phaseBegan',
      'favorMoved',
      'secretsMoved',
      'secretsTurned',
      'supplySet',
      'powerUsed',
      'secretsMoved',
    ]);
  });

  scenario(
    'OATH-4.3.5-a, OATH-7.3.4-a: each Rest power once, in any order, only in Rest, and only if one likes',
    (table) => {
      const { given, red, purple } = table;
      given({
        turn: 'red',
        goal: 'people',
        title: { holder: 'red' },
        peoplesFavor: { holder: 'red', favor: 2 },
        players: { red: { advisers: ['naysayers', 'insomnia'] }, purple: { favor: 2 } },
      });
      red.mayNotUse('insomnia');

      red.endsTurn().isAsked('restPower');
      expect(red.offered('card')).toEqual(['naysayers', 'insomnia']);
      red.chooses('insomnia').mayNotTake({ is: 'card', card: 'insomnia' });
      red.declines();

      expect(red.secrets).toBe(1);
      expect(purple.favor).toBe(2);
    },
  );
});

describe('Wake powers', () => {
  scenario('OATH-4.1.4-a: only what lies at the site can be taken', ({ given, red }) => {
    given({ turn: 'red', phase: 'wake', sites: { 0: { site: 'mine', favor: 1 } } });

    red.isAsked('opportunity').mayNotTake({ is: 'token', token: 'secret' });
    red.passes();
  });

  scenario('OATH-2.2.4-a: a Chancellor with three warbands left or fewer refreshes 3 Supply', ({ given, purple }) => {
    given({ turn: 'purple', players: { purple: { warbands: 21, supply: 0 } } });

    purple.endsTurn();

    expect(purple.supply).toBe(3);
  });

  scenario(
    "OATH-7.3.1-a, OATH-9.2-b: the banner's step is compulsory, and nothing where it cannot be done",
    (table) => {
      const { given, red } = table;
      given({
        turn: 'red',
        phase: 'wake',
        players: { red: { favor: 1 } },
        peoplesFavor: { holder: 'red', favor: 1 },
      });
      expect(red.favor).toBe(0);
      expect(table.banner('peoplesFavor').tokens).toBe(2);

      given({ turn: 'red', phase: 'wake', players: { red: { favor: 0 } }, peoplesFavor: { holder: 'red', favor: 1 } });
      expect(table.banner('peoplesFavor').tokens).toBe(1);
      red.isAsked('act');
    },
  );

  scenario('OATH-7.3.1-a: taking a token from a site is not', ({ given, red, table }) => {
    given({ turn: 'red', phase: 'wake', sites: { 0: { site: 'mine', favor: 1 } } });

    red.isAsked('opportunity').passes();

    expect(red.favor).toBe(0);
    expect(table.state.sites[0]?.favor).toBe(1);
  });
});
