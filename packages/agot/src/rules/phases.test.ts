import { cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { card, use } from '../testing/card-table.ts';
import { given } from '../testing/given.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { askedKey, askedSeat, kinds, situated, until } from '../testing/whole-game.ts';
import { discardOf, handOf } from '../zones.ts';
import { dominancePhase, dominantSeat } from './dominance-phase.ts';
import { drawPhase } from './draw-phase.ts';
import { marshalingPhase } from './marshaling-phase.ts';
import { standingPhase } from './standing-phase.ts';
import { taxationPhase } from './taxation-phase.ts';
import { dominanceOf, plotValueOf } from './values.ts';

const brief = { windows: 'brief' } as const;

describe('a round', () => {
  test('AGOT-ROUND-a: goes through the seven phases in their order, and then a new one begins', () => {
    const table = until(situated({ phase: 'plot' }), 'choosePlot');
    const phases = table.happened.flatMap(({ event }) =>
      'phase' in event && event.is === 'phaseEntered' ? [event.phase] : [],
    );

    expect(phases).toEqual(['draw', 'marshaling', 'challenges', 'dominance', 'standing', 'taxation', 'plot']);
  });

  test('AGOT-ROUND-b, AGOT-ROUND-c: each beginning and end of a phase is something that abilities may answer to', () => {
    const table = situated({ phase: 'challenges', seats: [{ play: ['the-wall'] }, {}] });
    table.seat(0).isAsked('triggerWindow').takes(use('the-wall'));

    expect(table.state.table.cards.find(({ printed }) => printed === 'house-stark')?.power).toBe(2);
    askedKey(until(table, 'choosePlot'));
  });

  test('AGOT-ROUND-b, AGOT-ROUND-c: the beginning of a phase is answered to before anything else of it happens', () => {
    const table = until(
      situated({ phase: 'challenges', seats: [{ play: ['fiery-followers (kneeling)'] }, {}] }),
      'triggerWindow',
    );
    expect(table.state.phase).toBe('dominance');
    expect(kinds(table)).not.toContain('dominanceDetermined');
    table.seat(0).takes(use('fiery-followers'));

    expect(inPlay(table, 0)).toEqual(['fiery-followers']);
    // Standing, they count for the dominance of this very phase.
    expect(table.happened.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ is: 'dominanceDetermined', winner: 0 }),
    );
    askedKey(until(table, 'choosePlot'));
  });

  test('AGOT-ROUND-d: joust has neither step 1.4 nor step 7.4', () => {
    const table = until(situated({ phase: 'plot', step: 'begin' }), 'chooseFirst');
    table.seat(askedSeat(table)).takes({ is: 'seat', seat: 0 });
    until(table, 'choosePlot');

    expect(kinds(table)).not.toContain('titlesShuffled');
    expect(kinds(table)).not.toContain('titlesReturned');
  });

  test('AGOT-ROUND-e: no player can skip a numbered step', () => {
    const table = until(situated({ phase: 'draw', step: 'begin' }), 'choosePlot');

    expect(kinds(table).filter((kind) => kind === 'incomeCollected')).toHaveLength(2);
    expect(kinds(table)).toContain('cardsDrawn');
    expect(kinds(table)).toContain('dominanceDetermined');
  });
});

describe('an action window', () => {
  const seats = [{ play: ['the-kingsroad'] }, { play: ['the-kingsroad'] }, {}];

  test('AGOT-WIN-b, AGOT-3.2-e, AGOT-FIRST-c: begins with the first player, whoever is active', () => {
    const table = situated({ phase: 'marshaling', windows: 'open', first: 1, active: 0, seats });

    expect(askedSeat(table)).toBe(1);
  });

  test('AGOT-WIN-c, AGOT-WIN-d, AGOT-WIN-e, AGOT-WIN-h: goes round clockwise, one action or pass each, until all have passed in a row', () => {
    const table = situated({ phase: 'marshaling', windows: 'open', seats, active: 0 });
    table.seat(0).passes();
    table.seat(1).takes(use('the-kingsroad'));
    table.seat(2).passes();
    table.seat(0).takes(use('the-kingsroad'));
    table.seat(1).passes();
    table.seat(2).passes();

    expect([askedSeat(table), table.state.active]).toEqual([0, 0]);
    table.seat(0).passes();
    expect(table.state.active).toBe(1);
    askedKey(table);
  });

  test('AGOT-ABIL-h: who has marshaled cannot make the next card cheaper, who will marshal can', () => {
    const table = situated({ phase: 'marshaling', windows: 'open', seats, active: 1 });
    table.seat(0).mayNotTake(use('the-kingsroad')).passes();

    table.seat(1).mayTake(use('the-kingsroad'));
  });

  test('AGOT-WIN-a, AGOT-WIN-g: actions are offered only there, those headed by a phase only in that phase', () => {
    const table = situated({ phase: 'draw', windows: 'open', seats });

    table.seat(0).mayNotTake(use('the-kingsroad'));
  });

  test('AGOT-WIN-f: an action is resolved with everything it leads to before the next', () => {
    const table = situated({
      phase: 'marshaling',
      seats: [{ hand: ['arya-stark'] }, { play: ['the-kingsroad'] }],
    });
    table.seat(0).takes(use('arya-stark', 'marshal'));

    table.seat(0).isAsked('triggerWindow').takes(use('arya-stark'));
    expect(askedSeat(table)).toBe(1);
  });
});

describe('the draw phase', () => {
  test('AGOT-2.1-a, AGOT-2.2-a, AGOT-DRAW-a: all draw two cards at the same time, from the top', () => {
    const table = tableRunning(drawPhase({}), {
      ...brief,
      phase: 'draw',
      seats: [{ deck: ['ice', 'robb-stark', 'littlefinger'] }, {}],
    });

    expect(namesIn(table, handOf(0))).toEqual(['ice', 'robb-stark']);
    expect(namesIn(table, handOf(1))).toHaveLength(2);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-2.2-b, AGOT-2.2-d: who draws the last card, or fewer than asked for, is out of the game', () => {
    for (const deck of [['ice', 'robb-stark'], ['ice']]) {
      const table = tableRunning(drawPhase({}), { ...brief, phase: 'draw', seats: [{ deck }, {}] });

      expect(table.match.outcome).toMatchObject({ winners: [1] });
    }
  });

  test('AGOT-2.2-c, AGOT-ELIM-b, AGOT-ELIM-g: if it would be all, the first player decides who wins', () => {
    const table = tableRunning(drawPhase({}), {
      ...brief,
      phase: 'draw',
      first: 1,
      seats: [{ deck: ['ice'] }, { deck: ['ice'] }],
    });
    table.seat(1).isAsked('chooseLast').takes({ is: 'seat', seat: 1 });

    expect(table.match.outcome).toMatchObject({ winners: [1], rule: 'AGOT-WINGAME-c' });
  });

  test('AGOT-2.3-a: ends after its action window', () => {
    const table = situated({ phase: 'draw', windows: 'open' });
    table.seat(0).isAsked('actionWindow').passes();
    table.seat(1).passes();

    expect(table.state.phase).toBe('marshaling');
    askedKey(table);
  });
});

describe('the marshaling phase', () => {
  const marshaling = { phase: 'marshaling' } as const;

  /** The phase from its beginning to its end, in which nobody can do anything. */
  const idle = (description: Parameters<typeof tableRunning>[1]) => {
    const table = tableRunning(marshalingPhase({}), { ...brief, ...marshaling, ...description });
    table.seat(0).isAsked('pause');
    return table;
  };
  const collected = (table: ReturnType<typeof idle>) =>
    table.happened.flatMap(({ event }) =>
      event.is === 'incomeCollected' && 'amount' in event && 'seat' in event ? [[event.seat, event.amount]] : [],
    );

  test('AGOT-3.1-a, AGOT-3.2-a, AGOT-FIRST-b: begins with the first player as the active one', () => {
    const active = idle({ first: 1 }).happened.flatMap(({ event }) =>
      event.is === 'activeSet' && 'seat' in event ? [event.seat] : [],
    );

    expect(active).toEqual([1, 0, null]);
  });

  test('AGOT-3.2-b, AGOT-PLOT-i, AGOT-PLOT-d: who becomes active collects the gold of the plot with all modifiers', () => {
    const table = idle({
      seats: [{ gold: 1, plot: 'calm-over-westeros', play: ['littlefinger', 'the-roseroad'] }, { gold: 0 }],
    });

    expect(collected(table)[0]).toEqual([0, 7]);
    expect(table.state.gold).toEqual([8, 3]);
  });

  test('AGOT-3.2-c: once in a round, each at the beginning of the own turn', () => {
    const table = idle({ seats: [{ gold: 0 }, { gold: 0 }] });

    expect(collected(table)).toEqual([
      [0, 3],
      [1, 3],
    ]);
  });

  test('AGOT-3.2-d, AGOT-MARSH-a: only the active player marshals, and only in this phase', () => {
    const seats = [{ hand: ['tumblestone-knight'] }, { hand: ['tumblestone-knight'] }];
    const table = situated({ ...marshaling, windows: 'open', seats });
    table.seat(0).mayTake(use('tumblestone-knight', 'marshal')).passes();
    table.seat(1).mayNotTake(use('tumblestone-knight', 'marshal'));

    situated({ phase: 'challenges', windows: 'open', seats }).seat(0).mayNotTake(use('tumblestone-knight', 'marshal'));
  });

  test('AGOT-3.2-f, AGOT-3.2-g, AGOT-COST-a, AGOT-COMP-g: marshaling a card is one action and costs its gold; there is no limit to it', () => {
    const table = situated({
      ...marshaling,
      seats: [{ gold: 5, hand: ['tumblestone-knight', 'winterfell-steward', 'robb-stark'] }, {}],
    });
    table.seat(0).mayNotTake(use('robb-stark', 'marshal')).takes(use('tumblestone-knight', 'marshal'));
    expect(table.state.gold[0]).toBe(3);
    table.seat(0).takes(use('winterfell-steward', 'marshal'));

    expect(table.state.gold[0]).toBe(2);
    expect(inPlay(table, 0)).toEqual(['tumblestone-knight', 'winterfell-steward']);
    askedKey(table);
  });

  test('AGOT-3.2-f: each card uses an opportunity of its own, and there is no limit to how many', () => {
    const hand = ['tumblestone-knight', 'winterfell-steward', 'burned-men', 'the-roseroad', 'robb-stark'];
    const table = situated({
      ...marshaling,
      windows: 'open',
      seats: [{ gold: 12, hand: [...hand], play: ['robb-stark'] }, {}],
    });
    for (const name of hand) {
      const how = name === 'robb-stark' ? 'duplicate' : 'marshal';
      table.seat(0).isAsked('actionWindow').takes(use(name, how));
      table.seat(1).isAsked('actionWindow').passes();
    }

    expect(namesIn(table, handOf(0))).toEqual([]);
    expect(inPlay(table, 0)).toEqual(['robb-stark + robb-stark (duplicate)', ...hand.slice(0, -1)]);
    expect(askedSeat(table)).toBe(0);
  });

  test('AGOT-3.2-h, AGOT-ATT-a, AGOT-ATT-d, AGOT-TYPE-c: an attachment goes onto a legal card of anybody, standing', () => {
    const table = situated({
      ...marshaling,
      seats: [{ hand: ['noble-lineage'], play: ['direwolf-pup'] }, { play: ['bastard-in-hiding'] }],
    });
    table.seat(0).takes(use('noble-lineage', 'marshalAttachment'));

    expect(inPlay(table, 1)).toEqual(['bastard-in-hiding + noble-lineage']);
    askedKey(table);
    situated({ ...marshaling, windows: 'open', seats: [{ hand: ['noble-lineage'], play: ['direwolf-pup'] }, {}] })
      .seat(0)
      .mayNotTake(use('noble-lineage', 'marshalAttachment'));
  });

  test('AGOT-3.2-i: others may react', () => {
    const table = tableRunning(marshalingPhase({}), {
      ...brief,
      ...marshaling,
      first: 1,
      seats: [{ hand: ['a-meager-contribution'], gold: 0 }, { gold: 0 }],
    });
    table.seat(0).isAsked('triggerWindow').takes(use('a-meager-contribution'));

    expect(table.state.gold).toEqual([4, 2]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-3.3-a, AGOT-3.4-a: when all have been active the phase ends, and gold is kept', () => {
    const table = situated({ ...marshaling, seats: [{ play: ['robb-stark'] }, {}] });

    expect(table.state).toMatchObject({ phase: 'challenges', gold: [5, 8] });
    table.seat(0).isAsked('initiateChallenge');
  });
});

describe('the dominance phase', () => {
  test('AGOT-5.1-a, AGOT-5.2-a, AGOT-5.2-e: standing characters and gold count, kneeling characters do not, and no gold is spent', () => {
    const state = given({
      phase: 'dominance',
      seats: [{ gold: 3, play: ['robb-stark', 'eddard-stark (kneeling)', 'the-iron-throne'] }, {}],
    });

    expect(dominanceOf(state, 0)).toBe(5 + 3 + 8);
    const table = tableRunning(dominancePhase({}), { ...brief, phase: 'dominance', seats: [{ gold: 3 }, { gold: 1 }] });
    expect(table.state.gold).toEqual([3, 1]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-5.2-b, AGOT-5.2-d: the strictly highest total wins 1 power, even by gold alone', () => {
    const table = tableRunning(dominancePhase({}), { ...brief, phase: 'dominance', seats: [{ gold: 3 }, { gold: 1 }] });

    expect(table.state.table.cards.filter(({ power }) => power > 0).map(({ printed }) => printed)).toEqual([
      'house-stark',
    ]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-5.2-c, AGOT-5.2-f: equal totals win nothing, and neither does nobody having anything', () => {
    const state = given({ seats: [{}, {}, {}] });

    expect(dominantSeat(state, [4, 4, 1])).toBeNull();
    expect(dominantSeat(state, [0, 0, 0])).toBeNull();
    expect(dominantSeat(state, [4, 4, 5])).toBe(2);
  });

  test('AGOT-5.2-a: everybody sees how dominance was decided, as long as the phase lasts', () => {
    const table = situated({ phase: 'dominance', step: 'begin', windows: 'open', seats: [{ gold: 3 }, { gold: 1 }] });

    expect([askedKey(table), table.view(1).dominance]).toEqual(['actionWindow', { winner: 0, totals: [3, 1] }]);
    until(table, 'choosePlot');
    expect(table.view(1).dominance).toBeNull();
  });

  test('AGOT-5.3-a: ends after its action window', () => {
    const table = situated({ phase: 'dominance', windows: 'open' });
    table.seat(0).isAsked('actionWindow').passes();
    table.seat(1).passes();

    expect(table.state.phase).toBe('standing');
    askedKey(table);
  });
});

describe('the standing phase', () => {
  test('AGOT-6.1-a, AGOT-6.2-a: everything that kneels stands at the same time', () => {
    const table = tableRunning(standingPhase({}), {
      ...brief,
      phase: 'standing',
      seats: [
        {
          faction: 'house-stark (kneeling)',
          play: ['robb-stark (kneeling) + ice (kneeling)', 'the-kingsroad (kneeling)'],
        },
        { play: ['bastard-in-hiding (kneeling)'] },
      ],
    });

    expect(table.state.table.cards.filter(({ stance }) => stance === 'kneeling')).toEqual([]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-6.2-b: who may stand only some chooses which, in player order', () => {
    const three = ['tumblestone-knight (kneeling)', 'winterfell-steward (kneeling)', 'direwolf-pup (kneeling)'];
    const table = tableRunning(standingPhase({}), {
      ...brief,
      phase: 'standing',
      first: 1,
      seats: [{ play: [...three, 'stannis-baratheon'] }, { play: three }],
    });
    table.seat(1).isAsked('chooseStanding').picks(card('tumblestone-knight'), card('direwolf-pup'));
    table.seat(0).isAsked('chooseStanding').picks(card('tumblestone-knight'), card('winterfell-steward'));

    expect(inPlay(table, 1)).toEqual(['tumblestone-knight', 'winterfell-steward (kneeling)', 'direwolf-pup']);
    expect(inPlay(table, 0)).toContain('direwolf-pup (kneeling)');
    table.seat(0).isAsked('pause');
  });

  test('AGOT-6.3-a: ends after its action window', () => {
    const table = situated({ phase: 'standing', windows: 'open' });
    table.seat(0).isAsked('actionWindow').passes();
    table.seat(1).passes();

    expect(table.state.phase).toBe('taxation');
    askedKey(table);
  });
});

describe('the taxation phase', () => {
  const hand = ['ice', 'robb-stark', 'eddard-stark', 'littlefinger', 'the-roseroad', 'the-kingsroad', 'bran-stark'];

  test('AGOT-7.1-a, AGOT-7.2-a: all gold goes back from the pools', () => {
    const table = tableRunning(taxationPhase({}), { ...brief, phase: 'taxation', seats: [{ gold: 4 }, { gold: 2 }] });

    expect(table.state.gold).toEqual([0, 0]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-7.3-a, AGOT-7.3-b: hands are compared with the reserve in player order, and the surplus is discarded by choice', () => {
    const table = tableRunning(taxationPhase({}), {
      ...brief,
      phase: 'taxation',
      first: 1,
      seats: [{ hand: [...hand, 'summer'] }, { hand }],
    });
    expect(plotValueOf(table.state, 0, 'reserve')).toBe(6);
    table.seat(1).isAsked('discardToReserve').picks(card('ice'));
    table.seat(0).isAsked('discardToReserve').picks(card('ice'), card('summer'));

    expect(namesIn(table, discardOf(1))).toEqual(['ice']);
    expect([...namesIn(table, discardOf(0))].sort()).toEqual(['ice', 'summer']);
    expect(cardsIn(table.state.table, handOf(0))).toHaveLength(6);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-7.3-c: who is at the reserve or below discards nothing', () => {
    const table = tableRunning(taxationPhase({}), {
      ...brief,
      phase: 'taxation',
      seats: [{ hand: hand.slice(0, 6) }, { hand: [] }],
    });

    table.seat(0).isAsked('pause');
    expect(namesIn(table, discardOf(0))).toEqual([]);
  });

  test('AGOT-7.3-d: the cards of one player are one occurrence, before the next player discards', () => {
    const table = tableRunning(taxationPhase({}), {
      ...brief,
      phase: 'taxation',
      seats: [{ hand }, { hand }],
    });
    table.seat(0).picks(card('ice'));

    expect(namesIn(table, discardOf(0))).toEqual(['ice']);
    table.seat(1).isAsked('discardToReserve');
  });

  test('AGOT-7.5-a: after the action window the round ends with everything that lasts until then', () => {
    const table = situated({ phase: 'taxation', windows: 'open' });
    table.seat(0).isAsked('actionWindow').passes();
    table.seat(1).passes();

    expect(table.state).toMatchObject({ round: 2, phase: 'plot' });
    expect(
      table.happened.some(({ event }) => event.is === 'periodEnded' && 'period' in event && event.period === 'round'),
    ).toBe(true);
    askedKey(table);
  });
});
