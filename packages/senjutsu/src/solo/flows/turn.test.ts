import { describe, expect } from 'vitest';
import { course, hero, prints, scenario, stopHere, type Table, told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import { against, type FoeGiven, foe } from '../testing/against.ts';

const FAR: FoeGiven = { cell: '0,-4', facing: 3, deck: ['solo-003', 'solo-006', 'solo-024'] };
const begun = (table: Table, fighter: number) =>
  told(table, 'segmentBegan').flatMap((event) => (event.fighter === fighter ? [event.speed] : []));

describe('the setup', () => {
  const SOLO = { seats: 2, format: 'solo', windows: 'brief', foes: 2, terrain: 'sparse' } as const;

  scenario('SEN-SOLO-SET-a, SEN-SOLO-SET-b: board, terrain and heroes as in a duel', (table) => {
    table.begins({ seats: 2, format: 'duel', windows: 'brief', terrain: 'sparse', board: 'snowy-clearing' });
    stopHere(table);
    const { field } = table.state;

    table.begins({ ...SOLO, board: 'snowy-clearing', decks: [{ hero: 'warrior' }, { hero: 'master' }] });
    playOutTo(table);
    expect(table.state.field).toEqual(field);
    expect([prints(table, 0, 'hand').length, prints(table, 0, 'deck').length]).toEqual([6, 24]);
    expect(hero(table, 0)).toMatchObject({ kamae: 'neutral', focus: 0 });
    expect(table.state.fighters.slice(0, 2).map(({ team }) => team)).toEqual([0, 0]);
  });

  scenario('SEN-SOLO-SET-b: there is no Advantage track to climb', (table) => {
    against(table, [FAR], {
      heroes: [
        { hero: 'master', cell: '0,2', facing: 0 },
        { hero: 'ronin', cell: '2,2', facing: 0 },
      ],
      cards: { 1: 'war-cry' },
    });
    playOutTo(table);
    expect(told(table, 'advantageGained')).toEqual([]);
    expect(table.state.advantage).toEqual([0, 1]);
  });

  scenario('SEN-SOLO-b, SEN-SOLO-SET-c: every AI opponent has a deck of its own, built by its recipe', (table) => {
    table.begins({ ...SOLO, foes: 3 });
    const decks = [0, 1, 2].map((at) => foe(table, at).deck);

    expect(decks.map((deck) => deck.length)).toEqual([5, 5, 5]);
    expect(new Set(decks.flat()).size).toBe(15);
    stopHere(table);
  });

  scenario(
    'SEN-SOLO-SET-d: they begin opposite the players, on cells of their own, and look to the middle',
    (table) => {
      table.begins({ ...SOLO, foes: 4, terrain: 'none' });
      const cells = [0, 1, 2, 3].map((at) => foe(table, at).cell);

      expect(cells[0]).toBe('0,-4');
      expect(new Set(cells).size).toBe(4);
      for (const cell of cells) expect(Number(cell?.split(',')[1])).toBeLessThan(0);
      expect(foe(table).facing).toBe(3);
      expect([hero(table, 0).cell, hero(table, 1).cell]).toContain('0,4');
      stopHere(table);
    },
  );

  scenario(
    'SEN-SOLO-SET-e: everybody sees the size of the deck, the Behaviour and the stance, but no card',
    (table) => {
      table.begins({ ...SOLO, foes: 1, seats: 1 });
      const shown = table.view(0).fighters[1];

      expect(shown).toMatchObject({ is: 'foe', deck: 5, behaviour: foe(table).behaviour, stance: foe(table).stance });
      expect(JSON.stringify(table.view(0))).not.toContain('solo-');
      stopHere(table);
    },
  );

  scenario('SEN-SOLO-LIM-b: the limit follows from how many they are, or is set', (table) => {
    const limits = [{ foes: 1 }, { foes: 2 }, { foes: 4 }, { foes: 2, foeLimit: 5 }].map((given) => {
      table.begins({ ...SOLO, ...given });
      stopHere(table);
      return foe(table).woundLimit;
    });
    expect(limits).toEqual([7, 3, 1, 5]);
  });
});

describe('the turn', () => {
  scenario('SEN-SOLO-TURN-1: the player draws one card, and each opponent lays down its top card unseen', (table) => {
    against(table, [FAR, { ...FAR, cell: '1,-4' }], { phase: 'draw', turn: 2, cards: undefined });

    expect(prints(table, 0, 'hand')).toHaveLength(1);
    expect(told(table, 'foeDrew').map(({ fighter }) => fighter)).toEqual([1, 2]);
    expect(JSON.stringify([table.view(0), table.view('spectator')])).not.toContain('solo-');
    expect(foe(table).deck).toEqual(FAR.deck);
    stopHere(table);
  });

  scenario(
    'SEN-SOLO-TURN-2, SEN-SOLO-TURN-3: only the player chooses, and all cards are revealed together',
    (table) => {
      against(table, [FAR], { phase: 'choose', cards: undefined, heroes: [{ cell: '0,0', hand: ['firm-mind'] }] });
      table.seat(0).isAsked('chooseCard');
      expect(table.match.open).toHaveLength(1);
      expect(table.state.turn.played).toEqual([null, null]);
      table.seat(0).takes({ card: 'firm-mind' });

      expect(told(table, 'revealed')).toMatchObject([
        {
          cards: [
            { fighter: 0, revealed: { is: 'card', printed: 'firm-mind' } },
            { fighter: 1, revealed: { is: 'solo', printed: 'solo-003' } },
          ],
        },
      ]);
      expect(foe(table).deck).toEqual(['solo-006', 'solo-024']);
      stopHere(table);
    },
  );

  scenario('SEN-SOLO-TURN-4: their parts take their places in the order of speeds', (table) => {
    // The Ronin kicks at 6 and steps at 5; the opponent strikes at 5 and, out of reach, moves at 2.
    against(
      table,
      [
        { ...FAR, deck: ['solo-025'] },
        { ...FAR, cell: '1,-4', deck: ['solo-003'] },
      ],
      {
        cards: { 0: 'horse-kick' },
        heroes: [{ cell: '0,3', facing: 0 }],
      },
    );
    playOutTo(table);
    expect(told(table, 'segmentBegan').map(({ fighter, speed }) => `${fighter} at ${speed}`)).toEqual([
      '1 at 7',
      '0 at 6',
      '0 at 5',
      '2 at 3',
      '1 at 1',
    ]);
  });

  scenario('SEN-SOLO-TURN-5: cards are discarded as usual, and the resets follow', (table) => {
    against(table, [{ ...FAR, deck: ['solo-028', 'solo-003'], discard: ['solo-024'] }], { cards: { 0: 'push-back' } });
    playOutTo(table);

    expect(course(table, 'playAreaCleared', 'foeDiscarded', 'foeDeckShuffled', 'turnEnded')).toEqual([
      'playAreaCleared',
      'foeDiscarded',
      'foeDeckShuffled',
      'turnEnded',
    ]);
    expect(prints(table, 0, 'discard')).toEqual(['push-back']);
    expect(foe(table).deck).toHaveLength(3);
  });

  scenario('SEN-SOLO-TURN-5: without an order to reset the card goes to the discard pile', (table) => {
    against(table, [{ ...FAR, discard: ['solo-025'] }]);
    stopHere(table);
    expect(foe(table).discard).toEqual([
      { card: 'solo-025', face: 'up' },
      { card: 'solo-003', face: 'up' },
    ]);
    expect(foe(table).deck).toEqual(['solo-006', 'solo-024']);
  });

  scenario('SEN-SOLO-ADV-f: an AI opponent settles its speed before the players choose theirs', (table) => {
    against(table, [{ ...FAR, deck: ['solo-027'] }], { cards: { 0: 'steel-block' } });
    table.seat(0).isAsked('chooseSpeed');
    expect(told(table, 'speedSet')).toMatchObject([{ fighter: 1, speed: 7, how: 'chosen', lowest: 3 }]);
  });
});

describe('resets', () => {
  scenario('SEN-SOLO-RST-c: stuns that were set aside are not shuffled in again', (table) => {
    against(table, [{ ...FAR, stuns: 2, woundLimit: 7, deck: ['solo-028', 'stun', 'solo-003'] }]);
    stopHere(table);
    expect(foe(table).stuns).toBe(2);
    expect(foe(table).deck.toSorted()).toEqual(['solo-003', 'solo-028', 'stun']);
  });

  scenario('SEN-SOLO-RST-c: a card that was removed from the game stays out', (table) => {
    against(table, [{ ...FAR, kind: 'arquebusier', preferredDistance: 6, deck: ['solo-041', 'solo-028', 'solo-003'] }]);
    expect(told(table, 'foeCardRemoved')).toMatchObject([{ fighter: 1, printed: 'solo-041' }]);
    table.seat(0).takes({ card: 'ronin-core' });
    playOutTo(table);

    expect(told(table, 'foeDeckShuffled')).toMatchObject([{ how: 'reset' }]);
    expect(foe(table).deck.toSorted()).toEqual(['solo-003', 'solo-028']);
  });

  scenario('SEN-SOLO-RST-a: a reset behind "if success" needs the success', (table) => {
    const fury = { cell: '0,-1', facing: 3, deck: ['solo-n998', 'solo-003'], discard: ['solo-024'] } as const;
    const foes = (given: object): readonly FoeGiven[] => [
      { ...fury, deck: [...fury.deck], discard: [...fury.discard], ...given },
    ];
    against(table, foes({}));
    stopHere(table);
    expect(hero(table, 0)).toMatchObject({ wounds: 1, bleeding: 1 });
    expect(foe(table).deck).toHaveLength(3);

    // Blocked on all sides.
    against(table, foes({}), { cards: { 0: 'wild-block' } });
    table.seat(0).takes({ speed: 8 });
    playOutTo(table);
    expect(hero(table, 0)).toMatchObject({ wounds: 0, bleeding: 0 });
    expect(foe(table).deck).toEqual(['solo-003']);

    // The second part does not reset; that of Hidden Viper Fang does.
    against(table, foes({ cell: '0,-4' }));
    stopHere(table);
    expect(foe(table).deck).toEqual(['solo-003']);
    against(table, foes({ cell: '0,-4', deck: ['master:hidden-viper-fang', 'solo-003'] }));
    stopHere(table);
    expect(foe(table).deck).toHaveLength(3);
  });
});

describe('status', () => {
  scenario('SEN-SOLO-ST-stun-b: a stun is shuffled into its deck at once', (table) => {
    const places = Array.from({ length: 12 }, (_, seed) => {
      against(
        table,
        [{ cell: '0,-1', facing: 3, deck: ['stun', 'solo-003', 'solo-006', 'solo-024'] }],
        { cards: { 0: 'horse-kick' } },
        `stun ${seed}`,
      );
      stopHere(table);
      expect(foe(table).deck.toSorted()).toEqual(['solo-003', 'solo-006', 'solo-024', 'stun']);
      expect(foe(table).stuns).toBe(0);
      return foe(table).deck.indexOf('stun');
    });
    expect(new Set(places).size).toBeGreaterThan(2);
    // The stun that lay on top was revealed before: it acts last and does nothing.
    expect(told(table, 'speedSet')).toContainEqual(
      expect.objectContaining({ fighter: 1, speed: 0, lowest: 0, how: 'printed', rule: 'SEN-STUN-d' }),
    );
    expect(told(table, 'foeDeckShuffled')[0]).toMatchObject({ fighter: 1, rule: 'SEN-SOLO-ST-stun-b' });
  });

  scenario('SEN-SOLO-ST-limp: each limp lowers the speeds of both parts by 1, to 1 at least', (table) => {
    against(table, [{ ...FAR, limps: [4, 2], deck: ['solo-024'] }]);
    stopHere(table);
    expect(begun(table, 1)).toEqual([3, 1]);
  });

  scenario('SEN-SOLO-ST-limp: it turns at each end of turn and is gone when it is upright again', (table) => {
    against(table, [{ ...FAR, limps: [4, 2, 1] }]);
    stopHere(table);
    expect(foe(table).limps).toEqual([3, 1]);
  });

  scenario('SEN-SOLO-ST-limp: a limp that comes after the speeds were compared waits for the next turn', (table) => {
    // Wolf Pounce at 7 limps; the strike at 5 comes at 5 all the same.
    against(table, [{ cell: '0,-2', facing: 3, deck: ['solo-024', 'solo-024'] }], {
      cards: { 0: 'wolf-pounce' },
      heroes: [{ cell: '0,0', facing: 0, focus: 1 }],
    });
    playOutTo(table);
    expect(foe(table)).toMatchObject({ bleeding: 1, limps: [3] });
    expect(begun(table, 1)[0]).toBe(5);
  });
});

describe('counters', () => {
  const BLOCK: FoeGiven = {
    kind: 'ronin',
    cell: '0,-1',
    facing: 3,
    deck: ['ronin:steel-block', 'solo-024', 'solo-003'],
  };
  const top = (card: string): FoeGiven => ({ ...BLOCK, deck: ['ronin:steel-block', card, 'solo-006'] });

  scenario(
    'SEN-SOLO-CTR-a, SEN-SOLO-CTR-b: a listed speed turns up the top card, and an attack on it wounds',
    (table) => {
      // The Ronin strikes at 5, which is among the speeds of the counter.
      against(table, [top('solo-024')], { cards: { 0: 'pommel-smash' } });
      playOutTo(table);

      expect(told(table, 'foeDiscarded')[0]).toMatchObject({ cards: ['solo-024'], from: 'deck', face: 'up' });
      expect(told(table, 'wounded')).toMatchObject([{ fighter: 0, wounds: 1, cause: { is: 'counter', by: 1 } }]);
      expect(hero(table, 0).wounds).toBe(1);
    },
  );

  scenario('SEN-SOLO-CTR-b: a card without an attack does nothing; one that strikes by speed is an attack', (table) => {
    const wounds = ['solo-003', 'solo-031', 'stun', 'poison', 'solo-036', 'solo-018'].map((card) => {
      against(table, [top(card)], { cards: { 0: 'pommel-smash' } });
      playOutTo(table);
      return hero(table, 0).wounds;
    });
    expect(wounds).toEqual([0, 0, 0, 0, 1, 1]);
    expect(told(table, 'foeDiscarded').filter(({ from }) => from === 'deck')).toHaveLength(6);
  });

  scenario('SEN-SOLO-CTR-a: an attack of another speed is not answered', (table) => {
    // Cleaving Waterfall strikes at 7.
    against(table, [top('solo-024')], { cards: { 0: 'cleaving-waterfall' } });
    playOutTo(table);
    expect(told(table, 'stopped')).not.toEqual([]);
    expect(hero(table, 0).wounds).toBe(0);
    expect(told(table, 'foeDiscarded').filter(({ from }) => from === 'deck')).toEqual([]);
  });

  scenario('SEN-SOLO-CTR-c: an attack that was not blocked is not answered', (table) => {
    against(table, [{ ...top('solo-024'), facing: 0 }], { cards: { 0: 'pommel-smash' } });
    playOutTo(table);
    expect(foe(table).wounds).toBe(1);
    expect(hero(table, 0).wounds).toBe(0);
    expect(told(table, 'foeDiscarded').filter(({ from }) => from === 'deck')).toEqual([]);
  });

  scenario('SEN-SOLO-CTR-a, SEN-SOLO-RST-d: with an empty deck the discard pile is shuffled first', (table) => {
    against(table, [{ ...BLOCK, deck: ['ronin:steel-block'], discard: ['solo-024'] }], {
      cards: { 0: 'pommel-smash' },
    });
    playOutTo(table);
    expect(hero(table, 0).wounds).toBe(1);

    against(table, [{ ...BLOCK, deck: ['ronin:steel-block'] }], { cards: { 0: 'pommel-smash' } });
    playOutTo(table);
    expect(hero(table, 0).wounds).toBe(0);
  });

  scenario('SEN-SOLO-CTR-b: the wound of a counter may be the last one', (table) => {
    against(table, [top('solo-024')], {
      cards: { 0: 'pommel-smash' },
      heroes: [{ hero: 'ronin', cell: '0,0', facing: 0, wounds: 4 }],
    });
    playOutTo(table);
    expect(table.match.outcome).toMatchObject({ winners: [], reason: { key: 'heroesDefeated' } });
    // At once, before the defence goes on.
    const kinds = table.happened.map(({ event }) => event.is);
    expect(kinds[kinds.indexOf('wounded') + 1]).toBe('defeated');
  });
});
