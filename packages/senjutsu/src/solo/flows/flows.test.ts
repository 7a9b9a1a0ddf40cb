import { describe, expect } from 'vitest';
import { hero, scenario, stopHere, type Table, told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import type { SenjutsuSituation } from '../../situation.ts';
import { against, foe, place } from '../testing/against.ts';

// Stab (solo-023) at 3: a step forward and a turn, one wound in front; otherwise a step and a turn at 3.
// Strike (solo-024) at 5, its movement at 2. River Block (solo-031): Behaviour, a turn, two shields at 7 to 4.
// Firm Mind (solo-003) at 3: two steps and two turns.

describe('attacks', () => {
  scenario('SEN-SOLO-AI-0a, SEN-SOLO-TURN-3: what it can reach it strikes, and the movement is left out', (table) => {
    against(table, [{ cell: '0,-2', facing: 3, deck: ['solo-024'] }]);

    expect(hero(table, 0).wounds).toBe(1);
    expect(place(table)).toBe('0,-1 f3');
    expect(told(table, 'segmentBegan').map(({ speed }) => speed)).not.toContain(2);
    stopHere(table);
  });

  scenario(
    'SEN-SOLO-AI-5, SEN-SOLO-AI-5b: what it cannot reach it walks to, at the speed of the second part',
    (table) => {
      against(table, [{ cell: '0,-4', facing: 3, deck: ['solo-024'] }]);

      expect(hero(table, 0).wounds).toBe(0);
      expect(place(table)).toBe('0,-3 f3');
      expect(told(table, 'segmentBegan').flatMap(({ fighter, speed }) => (fighter === 1 ? [speed] : []))).toEqual([
        5, 2,
      ]);
      expect(told(table, 'lineSkipped')).toMatchObject([
        { fighter: 1, printed: 'solo-024', line: { segment: 'upper', path: [1] }, rule: 'SEN-SOLO-AI-5' },
      ]);
      stopHere(table);
    },
  );

  scenario('SEN-SOLO-AI-5b: a second part of the same speed follows at once', (table) => {
    against(table, [{ cell: '0,-4', facing: 3, deck: ['solo-023'] }]);
    expect(told(table, 'segmentBegan').flatMap(({ fighter, speed }) => (fighter === 1 ? [speed] : []))).toEqual([3, 3]);
    stopHere(table);
  });

  scenario('SEN-SOLO-AI-5, SEN-MOVE-o: with its movement cancelled it does not strike at nothing', (table) => {
    // War Cry of the hero at 7 cancels the steps of Strike at 5.
    const given = { heroes: [{ hero: 'ronin', cell: '0,3', facing: 0 }], cards: { 0: 'war-cry' } } as const;
    against(table, [{ cell: '0,0', facing: 3, deck: ['solo-024'] }], given);
    playOutTo(table);

    expect(hero(table, 0).cell).toBe('0,2');
    expect([told(table, 'struck'), place(table)]).toEqual([[], '0,0 f3']);
    expect(told(table, 'segmentBegan').flatMap(({ fighter, speed }) => (fighter === 1 ? [speed] : []))).toEqual([5, 2]);
  });

  scenario('SEN-SOLO-SEL-12: a Behaviour change comes first, whether it strikes or not', (table) => {
    // Horizontal Cut (solo-017) strikes the three cells in front.
    against(table, [{ cell: '0,-1', facing: 3, behaviour: 'left', deck: ['solo-017'] }]);
    expect(foe(table).behaviour).toBe('centre');
    expect(hero(table, 0).wounds).toBe(1);
    stopHere(table);

    against(table, [{ cell: '0,-4', facing: 0, behaviour: 'right', deck: ['solo-017'] }]);
    expect(foe(table).behaviour).toBe('left');
    stopHere(table);
  });

  scenario('SEN-SOLO-SEL-12: Lunging Thrust changes it only with its second part', (table) => {
    against(table, [{ cell: '0,-2', facing: 3, behaviour: 'left', preferredDistance: 2, deck: ['solo-012'] }]);
    expect([foe(table).behaviour, hero(table, 0).wounds, hero(table, 0).stuns]).toEqual(['left', 2, 1]);
    stopHere(table);

    against(table, [{ cell: '0,-4', facing: 0, behaviour: 'left', deck: ['solo-012'] }]);
    expect(foe(table).behaviour).toBe('centre');
    stopHere(table);
  });

  scenario('SEN-SOLO-DIST-e: once fired, the arquebus is out of the game and the distance is 1', (table) => {
    const arquebusier = { kind: 'arquebusier', preferredDistance: 6, cell: '0,-4', facing: 3 } as const;
    against(table, [{ ...arquebusier, deck: ['solo-041', 'solo-003'] }], { cards: { 0: 'ronin-core' } });
    table.seat(0).takes({ is: 'cell', id: '0,0' });
    stopHere(table);

    against(table, [{ ...arquebusier, deck: ['solo-041', 'solo-003'] }]);
    expect(foe(table).preferredDistance).toBe(1);
    expect(hero(table, 0).wounds).toBe(2);
    expect([foe(table).deck, foe(table).discard]).toEqual([['solo-003'], []]);
    stopHere(table);
  });

  scenario('SEN-SOLO-RST-a, SEN-SOLO-RST-b: a reset shuffles all cards, its own among them', (table) => {
    against(table, [{ cell: '0,-3', facing: 3, deck: ['solo-028', 'solo-003'], discard: ['solo-024', 'solo-023'] }]);
    expect(foe(table).deck.toSorted()).toEqual(['solo-003', 'solo-023', 'solo-024', 'solo-028']);
    expect(foe(table).discard).toEqual([]);
    stopHere(table);
  });

  scenario('SEN-SOLO-RST-a: a reset that hangs on success is ordered only by a hit', (table) => {
    const fury = { facing: 3, deck: ['solo-n998', 'solo-003'], discard: ['solo-024'] } as const;
    against(table, [{ ...fury, cell: '0,-1' }]);
    expect(hero(table, 0).wounds).toBe(1);
    expect(foe(table).deck.toSorted()).toEqual(['solo-003', 'solo-024', 'solo-n998']);
    stopHere(table);

    against(table, [{ ...fury, cell: '0,-4' }]);
    expect(hero(table, 0).wounds).toBe(0);
    expect(foe(table).deck).toEqual(['solo-003']);
    expect(foe(table).discard.map(({ card }) => card)).toEqual(['solo-024', 'solo-n998']);
    stopHere(table);
  });

  scenario('SEN-SOLO-RST-d: an empty deck is made of the discard pile when a card is needed', (table) => {
    against(table, [{ cell: '0,-3', facing: 3, deck: ['solo-003'] }]);
    expect(foe(table).deck).toEqual(['solo-003']);
    stopHere(table);
  });

  scenario(
    'Aggressive Mind shuffles the topmost attack of the discard pile into the deck, and nothing else',
    (table) => {
      const foeGiven = { cell: '0,-3', facing: 3, deck: ['solo-001', 'solo-003'] } as const;
      against(table, [
        { ...foeGiven, deck: [...foeGiven.deck], discard: ['solo-023', 'solo-024', 'solo-031', 'stun'] },
      ]);
      expect(foe(table).deck.toSorted()).toEqual(['solo-003', 'solo-024']);
      expect(foe(table).discard.map(({ card }) => card)).toEqual(['solo-023', 'solo-031', 'stun', 'solo-001']);
      stopHere(table);

      against(table, [{ ...foeGiven, deck: [...foeGiven.deck], discard: ['solo-031', 'poison'] }]);
      expect(foe(table).deck).toEqual(['solo-003']);
      expect(told(table, 'foeDeckShuffled')).toHaveLength(1);
      stopHere(table);
    },
  );
});

describe('defences', () => {
  scenario('SEN-SOLO-DEF-a, -b, -e: shields at the speed of the attack, turned to it, and the second part', (table) => {
    against(table, [{ cell: '0,-1', facing: 2, deck: ['solo-031'] }], { cards: { 0: 'pommel-smash' } });

    expect(foe(table).wounds).toBe(0);
    expect(told(table, 'stopped')).toHaveLength(1);
    expect(told(table, 'speedSet').find(({ fighter }) => fighter === 1)).toMatchObject({ speed: 5, how: 'chosen' });
    expect(told(table, 'segmentBegan').flatMap(({ fighter, speed }) => (fighter === 1 ? [speed] : []))).toEqual([5, 3]);
    stopHere(table);
  });
});

describe('status', () => {
  scenario('SEN-SOLO-ST-stun-c: a revealed stun does nothing and is set aside', (table) => {
    against(table, [{ cell: '0,-1', facing: 3, deck: ['stun', 'solo-024'] }]);
    expect([foe(table).stuns, hero(table, 0).wounds]).toEqual([1, 0]);
    expect(foe(table).deck).toEqual(['solo-024']);
    stopHere(table);
  });

  scenario('SEN-SOLO-ST-stun-d, SEN-EX-35: stuns defeat at the limit, and wounds are counted separately', (table) => {
    against(table, [
      { cell: '0,-1', facing: 3, deck: ['stun'], stuns: 1, wounds: 2, woundLimit: 3 },
      { cell: '0,-4', facing: 3, deck: ['stun'], stuns: 2, woundLimit: 3 },
    ]);
    expect([foe(table, 0).defeat, foe(table, 1).defeat]).toEqual([null, 'stun']);
    stopHere(table);
  });

  scenario('SEN-SOLO-ST-bleed: a bleeding one discards its top card face down before it draws', (table) => {
    against(table, [{ cell: '0,-4', facing: 3, bleeding: 1, deck: ['solo-003', 'solo-006', 'solo-007', 'solo-004'] }]);
    expect(foe(table).discard).toEqual([
      { card: 'solo-003', face: 'up' },
      { card: 'solo-006', face: 'down' },
    ]);
    expect(foe(table).deck[0]).toBe('solo-007');
    stopHere(table);
  });

  scenario('SEN-SOLO-ST-pois-b: poison 129 lets the player set the stance, and is gone', (table) => {
    const confused = [
      { cell: '0,-4', deck: ['solo-003'], poisons: [{ printed: 'mist-of-confusion', turnsLeft: 2 }] },
    ] as const;
    against(
      table,
      confused.map((one) => ({ ...one, poisons: [...one.poisons], deck: [...one.deck] })),
    );
    table.seat(0).isAsked('setStance').takes({ is: 'stance', stance: 'defensive' });
    expect([foe(table).stance, foe(table).poisons]).toEqual(['defensive', []]);
    stopHere(table);

    against(
      table,
      confused.map((one) => ({ ...one, poisons: [...one.poisons], deck: [...one.deck] })),
    );
    table.seat(0).declines();
    expect([foe(table).stance, foe(table).poisons]).toEqual(['offensive', []]);
    stopHere(table);
  });

  scenario('SEN-SOLO-ST-pois-c: poison 131 holds the Behaviour', (table) => {
    against(table, [
      { cell: '0,-4', behaviour: 'left', deck: ['solo-028'], poisons: [{ printed: 'paralysing-toxin', turnsLeft: 2 }] },
    ]);
    expect(foe(table).behaviour).toBe('left');
    stopHere(table);
  });

  scenario('SEN-SOLO-ST-pois-d: poison 002 does nothing when it is revealed', (table) => {
    against(table, [{ cell: '0,-1', facing: 3, deck: ['poison', 'solo-024'] }]);
    expect(hero(table, 0).wounds).toBe(0);
    expect([foe(table).deck, foe(table).discard, foe(table).stuns]).toEqual([['solo-024'], [], 0]);
    stopHere(table);
  });
});

describe('order', () => {
  scenario('SEN-SOLO-ADV-b: of AI opponents tied with each other the one that strikes goes first', (table) => {
    against(table, [
      { cell: '0,-4', facing: 3, deck: ['solo-024'] },
      { cell: '1,-1', facing: 4, deck: ['solo-024'] },
    ]);
    expect(told(table, 'tieOrdered')[0]?.order).toEqual([2, 1]);
    stopHere(table);
  });
});

describe('order of AI opponents', () => {
  scenario('SEN-SOLO-ADV-a, SEN-SOLO-ADV-b: they fill the places that a player leaves them', (table) => {
    against(
      table,
      [
        { cell: '0,-4', facing: 3, deck: ['solo-024'] },
        { cell: '1,-1', facing: 4, deck: ['solo-024'] },
      ],
      { cards: { 0: 'pommel-smash' } },
    );
    table.seat(0).isAsked('orderTie').takes({ place: 1 });
    expect(told(table, 'tieOrdered')[0]?.order).toEqual([2, 0, 1]);
    stopHere(table);
  });

  scenario('SEN-SOLO-ADV-b: whoever deals more wounds goes first, by its grid or by its speed', (table) => {
    const order = (...decks: readonly string[]) => {
      against(
        table,
        decks.map((card, at) => ({ cell: `${at},-1`, facing: at === 0 ? 3 : 4, deck: [card] })),
      );
      stopHere(table);
      return told(table, 'tieOrdered').at(-1)?.order;
    };
    // All at 6: one wound, two wounds, two wounds by comparison, none.
    expect(order('solo-015', 'solo-041')).toEqual([2, 1]);
    expect(order('solo-041', 'solo-015')).toEqual([1, 2]);
    expect(order('solo-015', 'master:masterful-cut')).toEqual([2, 1]);
    expect(order('solo-018', 'solo-015')).toEqual([2, 1]);
    expect(order('solo-015', 'solo-015')).toEqual([1, 2]);
  });
});

describe('hordes', () => {
  const horde = { round: 1, wave: 0, beaten: 0, ranks: [], nightmare: 0, fallenLeader: null } as const;
  const given = { format: 'horde', phase: 'draw', heroes: [{ hero: 'ronin', cell: '0,0', facing: 0 }] } as const;
  const begins = (table: Table, more: Partial<typeof horde> | object = {}, heroMore: object = {}) =>
    table.given({ ...given, heroes: [{ ...given.heroes[0], ...heroMore }], horde: { ...horde, ranks: [], ...more } });

  scenario(
    'SEN-HORDE-c, -d, -e: the first wave enters on the cell the player chooses, in offensive stance',
    (table) => {
      begins(table);
      table.seat(0).isAsked('spawnCells').picks({ is: 'cell', id: '4,0' });

      expect(foe(table)).toMatchObject({
        kind: 'ashigaruKatana',
        cell: '4,0',
        facing: 5,
        behaviour: 'right',
        stance: 'offensive',
        woundLimit: 1,
      });
      expect(foe(table).deck).toHaveLength(5);
      stopHere(table);
    },
  );

  scenario('SEN-HORDE-f, -i, -j: the next wave follows, each on a cell of its own, with complete decks', (table) => {
    begins(table, { wave: 1 });
    table.seat(0).isAsked('spawnCells').picks({ is: 'cell', id: '-4,0' }, { is: 'cell', id: '0,-4' });

    expect(table.state.horde).toMatchObject({ wave: 2, beaten: 1 });
    expect([foe(table, 0).behaviour, foe(table, 1).behaviour]).toEqual(['left', 'centre']);
    const cards = [...foe(table, 0).deck, ...foe(table, 1).deck];
    expect(new Set(cards).size).toBe(10);
    stopHere(table);
  });

  scenario('SEN-HORDE-b, SEN-HORDE-c: the fourth wave brings the leader and fills all cells', (table) => {
    begins(table, { wave: 3, beaten: 3 });
    expect([0, 1, 2, 3].map((at) => foe(table, at).kind)).toEqual([
      'ashigaruKatana',
      'ashigaruKatana',
      'ashigaruKatana',
      'samuraiLeader',
    ]);
    expect(new Set([0, 1, 2, 3].map((at) => foe(table, at).cell)).size).toBe(4);
    stopHere(table);
  });

  scenario('SEN-HORDE-R1 to -R8: between rounds the hero goes back and recovers a little', (table) => {
    begins(
      table,
      { wave: 4, beaten: 3 },
      {
        cell: '2,0',
        focus: 2,
        kamae: 'balance',
        stuns: 2,
        bleeding: 2,
        wounds: 1,
        limps: [3, 2],
        hand: ['fend', 'headbutt'],
        inPlay: ['haemorrhagic-toxin (3)'],
        deck: ['fend'],
        discard: ['fend', 'fend', 'fend', 'fend', 'fend', 'fend', 'fend'],
      },
    );
    table.seat(0).picks({ is: 'cell', id: '0,4' });

    expect(table.state.horde).toMatchObject({ round: 2, wave: 1, beaten: 4 });
    expect(hero(table, 0)).toMatchObject({
      cell: '0,0',
      focus: 2,
      kamae: 'balance',
      stuns: 1,
      bleeding: 1,
      wounds: 2,
      limps: [],
    });
    expect(told(table, 'shuffledIn').map((event) => event.rule)).toEqual(['SEN-HORDE-R6']);
    expect(foe(table).woundLimit).toBe(2);
    stopHere(table);
  });

  const fallen = (table: Table, given: Partial<SenjutsuSituation>) =>
    table.given({
      format: 'horde',
      cards: {},
      heroes: [{ hero: 'ronin', cell: '0,3', facing: 0 }],
      foes: [{ cell: '0,-1', facing: 3, deck: ['solo-024'] }],
      horde: { ...horde, ranks: [], wave: 1, fallenLeader: '0,0' },
      ...given,
    });

  scenario('SEN-HORDE-V2c, SEN-HORDE-V2e: an attack on the cell of the fallen leader loses the game', (table) => {
    fallen(table, {});
    expect(table.match.outcome).toMatchObject({ winners: [], reason: { key: 'fallenLeaderStruck' } });
  });

  scenario('SEN-HORDE-V2c: neither walking nor an attack on another cell does', (table) => {
    fallen(table, {
      foes: [{ cell: '0,1', facing: 3, deck: ['solo-024'] }],
      horde: { ...horde, ranks: [], fallenLeader: '0,-3' },
    });
    expect([hero(table, 0).wounds, table.match.outcome]).toEqual([1, undefined]);
    stopHere(table);
  });

  scenario('SEN-HORDE-V2e: nor an attack that is stopped there', (table) => {
    fallen(table, { heroes: [{ hero: 'ronin', cell: '0,1', facing: 0 }], cards: { 0: 'calm-defence' } });
    table.seat(0).takes({ is: 'speed', speed: 5 });
    expect([told(table, 'struck').length, table.match.outcome]).toEqual([1, undefined]);
    stopHere(table);
  });

  scenario('SEN-HORDE-V2c: nor the attack of a hero', (table) => {
    fallen(table, {
      heroes: [{ hero: 'ronin', cell: '0,1', facing: 0, focus: 1 }],
      foes: [{ cell: '0,-4', facing: 3, deck: ['solo-003'] }],
      cards: { 0: 'quick-stab' },
    });
    expect([told(table, 'struck').length, table.match.outcome]).toEqual([1, undefined]);
    stopHere(table);
  });
});
