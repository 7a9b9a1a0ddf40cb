import { describe, expect } from 'vitest';
import { paid } from '../powers/cost.ts';
import { nameIn } from '../queries/cards.ts';
import type { OathSituation } from '../situation.ts';
import { scenario } from '../testing/scenario.ts';

const INN = { site: 'plains', cards: ['wayside-inn'] } as { site: 'plains'; cards: string[] };

describe('Access', () => {
  scenario('OATH-7.1.1-a: by ruling the card, or with the pawn at its site, and not otherwise', ({ given, red }) => {
    const with1 = (site: 0 | 2, warbands: object): OathSituation => ({
      turn: 'red',
      players: { red: { favor: 1, supply: 3, site } },
      sites: { 0: { ...INN, warbands }, 2: 'river' },
    });
    given(with1(0, {}));
    red.mayUse('wayside-inn');
    given(with1(2, { red: 1 }));
    red.mayUse('wayside-inn');
    given(with1(2, {}));
    red.mayNotUse('wayside-inn');
    given(with1(2, { purple: 1 }));
    red.mayNotUse('wayside-inn');
  });

  scenario("OATH-7.1.1-a: one's own faceup advisers, and nobody else's", ({ given, red, blue }) => {
    given({ turn: 'red', players: { red: { favor: 2, advisers: ['elders'] }, blue: { favor: 2 } } });

    red.mayUse('elders').endsTurn();
    blue.mayNotUse('elders');
  });

  scenario(
    'OATH-7.1.1-c: a relic serves its holder alone; one that lies at a site or facedown serves nobody',
    (table) => {
      const { given, red, blue } = table;
      given({
        turn: 'red',
        players: { red: { relics: ['map'] }, blue: {} },
        sites: { 0: { site: 'plains', relics: ['oracular-pig'], warbands: { blue: 1 } } },
      });

      red.mayUse('map').mayNotUse('oracular-pig').endsTurn();
      blue.mayNotUse('map').mayNotUse('oracular-pig');
    },
  );

  scenario("OATH-7.1.1-b: the title's dice bind its holder; the modifiers of the Reliquary the Chancellor", (table) => {
    const { given, red, purple } = table;
    given({
      turn: 'red',
      players: { purple: { site: 0 }, red: { warbands: 1 } },
      sites: { 0: { site: 'river', warbands: { purple: 1 } } },
      title: { holder: 'purple' },
    });
    red.campaigns('purple').isDone();
    expect(table.told('targetsDeclared')).toMatchObject([{ dice: 2 }]);
    red.says(0);

    given({ turn: 'purple', visionsDrawn: 1, reliquary: { greedy: 'uncovered' } });
    purple.mayNotTake({ is: 'search' });
  });
});

describe('Costs', () => {
  scenario('OATH-7.1.2-a: what is placed lies on the card, what is burned is gone', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 2, favor: 2, relics: ['dowsing-sticks'] } },
      relicDeck: ['map'],
    });

    red.uses('dowsing-sticks').accepts();

    expect(table.on('dowsing-sticks').secrets).toBe(1);
    expect(red.secrets).toBe(1);
    expect(red.favor).toBe(0);
    expect(table.supply).toBe(36 - 18 - 1);
  });

  scenario('OATH-7.1.2-a, OATH-10-burn: a burned secret goes to the supply', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 2, advisers: ['memory-of-home'] } },
      banks: { hearth: 0 },
    });

    red.uses('memory-of-home');

    expect(red.secrets).toBe(1);
    expect(table.on('memory-of-home').secrets).toBe(0);
    table.endsHere();
  });

  scenario('OATH-7.1.2-b: nothing is placed on a card that carries tokens, so such a power works once', (table) => {
    const { given, red } = table;
    given({ turn: 'red', players: { red: { favor: 3, supply: 1 } }, sites: { 0: INN } });
    red.uses('wayside-inn').mayNotUse('wayside-inn');

    given({
      turn: 'red',
      players: { red: { favor: 3, supply: 1 } },
      sites: { 0: { ...INN, cards: ['wayside-inn (1 secret)'] } },
    });
    red.mayNotUse('wayside-inn');
  });

  scenario('OATH-7.1.2-b: what only burns or is free repeats', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 2, relics: ['oracular-pig'], advisers: ['memory-of-home'] } },
      banks: { hearth: 0 },
    });

    red.uses('oracular-pig').uses('oracular-pig').mayUse('oracular-pig');
  });

  scenario('OATH-7.1.2-d: facedown secrets pay for nothing', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { spentSecrets: 3, advisers: ['memory-of-home', 'scryer', 'wolves'] } },
    });

    red.mayNotUse('memory-of-home').mayNotUse('scryer').mayNotUse('wolves');
  });

  scenario('OATH-7.1.2-e: in full, from the own board, before anything happens', ({ given, red, purple, table }) => {
    given({ turn: 'red', players: { red: { favor: 1, advisers: ['elders'] }, purple: { favor: 5 } } });
    red.mayNotUse('elders');

    given({ turn: 'red', players: { red: { favor: 2, advisers: ['elders'] }, purple: { favor: 5 } } });
    red.uses('elders');

    expect([red.favor, purple.favor]).toEqual([0, 5]);
    expect(table.kinds.indexOf('favorMoved')).toBeLessThan(table.kinds.indexOf('secretsMoved'));
  });

  scenario('OATH-7.1.2-f: out of turn tokens on the card are no hindrance, and nothing is placed', (table) => {
    const { given, red, purple } = table;
    given({
      turn: 'red',
      players: { red: { warbands: 2 }, purple: { favor: 1, advisers: ['shield-wall (1 favor)'] } },
      sites: { 0: { site: 'river', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').isDone().says(1);
    purple.usesPlan('shield-wall');

    expect(purple.favor).toBe(0);
    expect(table.on('shield-wall').favor).toBe(1);
    expect(table.bank('order')).toBe(4);
    table.endsHere();
  });

  scenario('OATH-7.1.2-f: on a suitless card the favor is burned', ({ given, purple, table }) => {
    given({
      turn: 'red',
      players: { purple: { favor: 1 } },
      sites: { 0: { site: 'plains', cards: ['broken-forge'] } },
    });
    const card = table.state.table.cards.find(({ printed }) => printed === 'broken-forge');
    if (card === undefined) throw new Error('the forge is there');

    expect(paid(table.state, { seat: purple.seat, card: card.id, cost: { favor: 1 } })).toMatchObject([
      { is: 'favorMoved', from: { is: 'player', seat: purple.seat }, to: { is: 'supply' }, amount: 1 },
    ]);
  });

  scenario("OATH-7.1.2-g: tokens on cards are nobody's: who rests takes the secrets, whoever placed them", (table) => {
    const { given, red, blue } = table;
    given({
      turn: 'red',
      players: { red: {}, blue: { advisers: ['scryer (2 secrets)'], favor: 0 } },
      sites: { 2: { site: 'river', cards: ['longbows (1 favor)'] } },
    });

    red.endsTurn();

    expect([red.secrets, blue.secrets]).toEqual([2, 0]);
    expect(table.bank('order')).toBe(4);
    expect(blue.favor).toBe(0);
  });
});

describe('What powers do', () => {
  scenario(
    'OATH-7.1.3-a: as much as possible; without any effect it may still be paid for',
    ({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 1, supply: 6 } }, sites: { 0: INN } });
      red.uses('wayside-inn');
      expect(red.supply).toBe(7);

      given({ turn: 'red', players: { red: { favor: 1, supply: 7 } }, sites: { 0: INN } });
      red.uses('wayside-inn');
      expect(red.supply).toBe(7);
      expect(table.on('wayside-inn').favor).toBe(1);
    },
  );

  scenario(
    'OATH-7.1.3-a: a power without anything to work on is offered for its cost, and its user is warned',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm', 'dream-thief'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });
      const idle = table.view(red.seat).costs?.idle ?? [];
      expect(idle.map((card) => nameIn(table.state, card))).toEqual(['taming-charm']);
      expect(table.view(0).costs).toBeNull();

      red.usesInVain('taming-charm');

      expect(red.secrets).toBe(0);
      expect(table.on('taming-charm').secrets).toBe(1);
      expect(table.cardsAt('plains')).toEqual(['longbows']);

      given({
        turn: 'red',
        players: { red: { secrets: 1, advisers: ['taming-charm'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });
      expect(table.view(red.seat).costs?.idle).toEqual([]);
    },
  );

  scenario('OATH-7.1.3-a: what costs nothing and does nothing is not offered', ({ given, red }) => {
    given({ turn: 'red', players: { red: { relics: ['obsidian-cage'] } } });

    red.mayNotUse('obsidian-cage');
  });

  scenario(
    'OATH-7.1.3-a: so is a battle plan, which its user is warned of; free ones without effect are left out',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, warbands: 2, advisers: ['fire-talkers'] } },
        sites: { 0: 'plains' },
      });
      red.campaigns('bandits').isDone().says(1);

      expect(table.view(red.seat).campaign?.plansLeft).toMatchObject([{ attack: 0, idle: true }]);

      red.usesPlan('fire-talkers');
      table.endsHere();
    },
  );

  scenario(
    'OATH-7.1.4-a: a persistent power binds whom it describes, with access to it or without',
    ({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, site: 2 } },
        sites: {
          0: { site: 'plains', cards: ['forest-council'], warbands: { purple: 1 } },
          2: { site: 'river', cards: ['wolves', 'longbows'] },
        },
      });

      red.mayNotTake({ is: 'muster', card: 'wolves' });
      red.mayTake({ is: 'muster', card: 'longbows' });
    },
  );

  scenario('OATH-7.1.4-a: and not its own ruler', ({ given, purple }) => {
    given({
      turn: 'purple',
      players: { purple: { favor: 1, site: 2 } },
      sites: {
        0: { site: 'plains', cards: ['forest-council'], warbands: { purple: 1 } },
        2: { site: 'river', cards: ['wolves'] },
      },
    });

    purple.mayTake({ is: 'muster', card: 'wolves' });
  });

  scenario('OATH-7.1.4-a: on an adviser "you" is its holder', ({ given, red, blue }) => {
    given({ turn: 'red', players: { red: { secrets: 3, advisers: ['vow-of-silence'] }, blue: { secrets: 3 } } });

    red.mayNotTake({ is: 'recover' });
    red.endsTurn();
    blue.mayTake({ is: 'recover' });
  });

  scenario('OATH-7.3.2-a: Action powers in the own Act Phase only', ({ given, red, blue, table }) => {
    given({
      turn: 'red',
      phase: 'wake',
      players: { red: { relics: ['oracular-pig'] }, blue: { relics: ['map'] } },
    });

    red.mayUse('oracular-pig').mayNotUse('map');
    blue.isNotAsked();
    red.endsTurn();
    blue.mayUse('map').mayNotUse('oracular-pig');
    expect(table.told('powerUsed')).toEqual([]);
  });
});

describe('Modifiers', () => {
  const searching: OathSituation = {
    turn: 'red',
    players: { red: { supply: 6, advisers: ['wild-cry', 'welcoming-party'] } },
    sites: { 0: 'plains' },
    world: ['rangers', 'elders', 'keep'],
  };

  scenario('OATH-7.4-a: declared at the start, several together, and they work in the order chosen', (table) => {
    const { given, red } = table;
    given(searching);
    red
      .searches('world', { with: ['wild-cry', 'welcoming-party'] })
      .keeps('rangers')
      .toAdvisers('up');
    expect(red.warbands).toBe(2);
    expect(red.favor).toBe(1);
    expect(table.kinds.lastIndexOf('warbandsMoved')).toBeLessThan(table.kinds.lastIndexOf('favorMoved'));

    given(searching);
    red
      .searches('world', { with: ['welcoming-party', 'wild-cry'] })
      .keeps('rangers')
      .toAdvisers('up');
    expect(table.kinds.lastIndexOf('warbandsMoved')).toBeGreaterThan(table.kinds.lastIndexOf('favorMoved'));
  });

  scenario('OATH-7.4-a: each for its own action only', ({ given, red }) => {
    given({
      ...searching,
      players: { red: { favor: 1, advisers: ['wild-cry'] } },
      sites: { 0: { site: 'plains', cards: ['longbows'] } },
    });

    red.musters('longbows');

    expect(red.warbands).toBe(2);
  });

  scenario('OATH-7.4.1-a: optional', ({ given, red }) => {
    given(searching);

    red.searches('world').keeps('rangers').toAdvisers('up');

    expect([red.warbands, red.favor]).toEqual([0, 0]);
  });

  scenario('OATH-7.4.1-a: but for those that bind', ({ given, red, table }) => {
    given({ ...searching, players: { red: { relics: ['book-of-records'] } } });

    red.searches('world').keeps('rangers').toSite('plains');

    expect([red.favor, red.secrets]).toEqual([0, 1]);
    expect(table.bank('beast')).toBe(3);
  });

  scenario('OATH-7.4.2-a: once in an action; a free one again in the next', ({ given, red }) => {
    given({ ...searching, world: ['rangers', 'elders', 'keep', 'wolves', 'longbows', 'scouts'] });

    red.takes({ is: 'search' }).chooses('wild-cry').mayNotTake({ is: 'card', card: 'wild-cry' });
    red.isDone();
    red.keeps('rangers').toSite('plains');
    expect(red.warbands).toBe(2);
    red
      .searches('world', { with: ['wild-cry'] })
      .keeps('wolves')
      .toSite('plains');

    expect(red.warbands).toBe(4);
  });

  scenario('OATH-7.4.3-a: a modifier in use is not discarded to make room for the card', ({ given, red }) => {
    const crowded = { ...searching, players: { red: { advisers: ['wild-cry', 'longbows', 'scouts'] } } };
    given(crowded);
    red
      .searches('world', { with: ['wild-cry'] })
      .keeps('rangers')
      .toAdvisers('up');
    expect(red.offered('card')).toEqual(['longbows', 'scouts']);
    red.chooses('longbows');

    given(crowded);
    red.searches('world').keeps('rangers').toAdvisers('up');
    expect(red.offered('card')).toEqual(['wild-cry', 'longbows', 'scouts']);
    red.chooses('longbows');
  });

  scenario('OATH-7.4.3-a: and if it is the only one that could go there is no room', ({ given, red }) => {
    given({ ...searching, players: { red: { advisers: ['wild-cry', 'vow-of-peace', 'marriage'] } } });

    red
      .searches('world', { with: ['wild-cry'] })
      .keeps('rangers')
      .mayNotTake({ is: 'toAdvisers' });
    red.discards();
  });

  scenario('OATH-7.4.3-a: nor is one discarded from its site', ({ given, red }) => {
    given({
      ...searching,
      players: { red: {} },
      peoplesFavor: { holder: 'red' },
      sites: { 0: { site: 'plains', cards: ['wild-cry', 'longbows'] } },
    });

    red
      .searches('world', { with: ['wild-cry'] })
      .keeps('rangers')
      .toSite('plains');

    expect(red.offered('card')).toEqual(['longbows']);
    red.declines();
  });
});

describe('The Bandit Crown', () => {
  const crowned: OathSituation = {
    turn: 'red',
    players: { red: { relics: ['bandit-crown'] } },
    sites: { 0: { site: 'plains', warbands: { red: 2 } }, 2: { site: 'river', warbands: { purple: 1 } }, 5: 'steppe' },
  };

  scenario('OATH-7.6.5-a: its holder rules every faceup site without warbands', ({ given, table }) => {
    given(crowned);

    expect(
      ['plains', 'river', 'steppe'].map((site) => table.rulerOf(site === 'plains' ? 0 : site === 'river' ? 2 : 5)),
    ).toEqual(['red', 'empire', 'red']);
    expect(table.rulerOf(1)).toBeUndefined();
  });

  scenario('OATH-7.6.5-b: and may take the last warband of a site away', ({ given, red, table }) => {
    given(crowned);

    red.takes({ is: 'gather' }).says(2);

    expect(red.warbands).toBe(2);
    expect(table.rulerOf('plains')).toBe('red');
  });

  scenario('OATH-7.6.5-c, OATH-10-bandit: bandits of targeted sites count in the defence', (table) => {
    const { given, rolls, purple } = table;
    given({
      turn: 'purple',
      players: { purple: { site: 5, warbands: 3 }, red: { relics: ['bandit-crown'], site: 0 } },
      sites: { 0: 'plains', 5: 'steppe' },
      title: { holder: 'purple' },
    });
    rolls({ attack: ['sword'], defence: ['blank'] });

    purple.campaigns('red').isDone().says(1);

    // One sword against one bandit is no victory without a sacrifice.
    purple.isAsked('sacrifice').declines();
    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
  });

  scenario('OATH-7.6.5-d: bandits are never killed or sacrificed, and are no part of the losses', (table) => {
    const { given, rolls, purple, red } = table;
    given({
      turn: 'purple',
      players: { purple: { site: 5, warbands: 6 }, red: { relics: ['bandit-crown'], site: 5, warbands: 3 } },
      sites: { 0: 'plains', 5: 'steppe' },
      title: { holder: 'purple' },
    });
    rolls({ attack: [], defence: ['blank'] });

    purple.campaigns('red').isDone().says(0).accepts();

    expect(table.told('warbandsKilled').filter(({ side }) => side === 'defence')).toMatchObject([{ amount: 1 }]);
    expect(red.warbands).toBe(2);
    table.endsHere();
  });
});
