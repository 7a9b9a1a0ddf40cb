import { cardOf, cardsIn, viewOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { the } from '../testing/given.ts';
import { gameRunning, tableRunning } from '../testing/table.ts';
import { conflictDeckOf, handOf, playOf, rowAt, strongholdOf } from '../zones.ts';
import { drawPhase } from './draw-phase.ts';
import { fatePhase } from './fate-phase.ts';
import { imperialFavor } from './favor.ts';
import { honorBid } from './honor-bid.ts';
import { regroupPhase } from './regroup-phase.ts';

const deck = ['banzai', 'charge', 'rout', 'outwit', 'court-games', 'for-shame'];

/** Passes for both in an action window. */
function passBoth(table: ReturnType<typeof tableRunning>): void {
  table.seat(table.state.first).isAsked('actionWindow').passes();
  table
    .seat(table.state.first === 0 ? 1 : 0)
    .isAsked('actionWindow')
    .passes();
}

describe('the honor bid', () => {
  const bidding = () => tableRunning(honorBid({}), { seats: [{ honor: 10 }, { honor: 3 }] });

  test('L5R-2.2-a: each sets the dial to a number from 1 to 5', () => {
    const table = bidding();

    expect(() => table.seat(0).says(0)).toThrow('1 to 5');
    expect(() => table.seat(0).says(6)).toThrow('1 to 5');
    table.seat(0).says(5);
    table.seat(1).isAsked('honorBid');
  });

  test('L5R-2.2-b: the step ends when both have set theirs', () => {
    const table = bidding();
    table.seat(1).says(2);

    expect(table.state.dials).toEqual([null, null]);
    table.seat(0).isAsked('honorBid').says(2);
    expect(table.state.dials).toEqual([2, 2]);
    table.seat(0).isAsked('pause');
  });

  test('L5R-2.2-c: any number may be set, whatever the honor', () => {
    const table = bidding();

    table.seat(1).says(5);
    table.seat(0).isAsked('honorBid');
  });

  test('L5R-INFO-f: a bid is secret until both have confirmed', () => {
    const table = bidding();
    const before = viewOf(gameRunning(honorBid({})), table.match, 1);
    table.seat(0).says(4);

    expect(viewOf(gameRunning(honorBid({})), table.match, 1).board).toEqual(before.board);
    table.seat(1).isAsked('honorBid');
  });

  test('L5R-2.3-a: both dials become visible in one event', () => {
    const table = bidding();
    table.seat(0).says(1);
    table.seat(1).says(1);

    expect(table.happened.map(({ event }) => event)).toMatchObject([{ is: 'dialsRevealed', bids: [1, 1] }]);
    table.seat(0).isAsked('pause');
  });

  test('L5R-2.4-a: who bid more gives the difference, equal bids nothing', () => {
    const table = bidding();
    table.seat(0).says(4);
    table.seat(1).says(1);

    expect(table.state.honor).toEqual([7, 6]);
    table.seat(0).isAsked('pause');
  });

  test('L5R-2.3-b: the dials keep their numbers', () => {
    const table = bidding();
    table.seat(0).says(2);
    table.seat(1).says(1);

    expect(table.state.dials).toEqual([2, 1]);
    table.seat(0).isAsked('pause');
  });
});

describe('the draw phase', () => {
  test('L5R-EX-2: with bids of 2 and 5 three honor change hands, and 2 and 5 cards are drawn', () => {
    const table = tableRunning(drawPhase({}), {
      seats: [
        { honor: 10, conflictDeck: deck },
        { honor: 10, conflictDeck: deck },
      ],
    });
    table.seat(0).says(2);
    table.seat(1).says(5);

    expect(table.state.honor).toEqual([13, 7]);
    expect([cardsIn(table.state.table, handOf(0)).length, cardsIn(table.state.table, handOf(1)).length]).toEqual([
      2, 5,
    ]);
  });

  test('L5R-2.5-a: both draw as many cards as they bid, at the same time', () => {
    const table = tableRunning(drawPhase({}), { seats: [{ conflictDeck: deck }, { conflictDeck: deck }] });
    table.seat(0).says(3);
    table.seat(1).says(3);

    expect(table.happened.map(({ event }) => event.is)).toEqual(['dialsRevealed', 'cardsDrawn', 'cardsDrawn']);
    expect(cardsIn(table.state.table, conflictDeckOf(0))).toHaveLength(3);
  });

  test('L5R-2.5-b: then there is an action window', () => {
    const table = tableRunning(drawPhase({}), { seats: [{ conflictDeck: deck }, { conflictDeck: deck }], first: 1 });
    table.seat(0).says(1);
    table.seat(1).says(1);

    passBoth(table);
    table.seat(0).isAsked('pause');
  });
});

describe('the Imperial Favor', () => {
  test('L5R-3.4.1-a: the higher glory count wins, equal ones nobody', () => {
    const won = tableRunning(imperialFavor({}), { seats: [{}, { play: ['asahina-storyteller'] }] });
    won.seat(1).isAsked('favorSide').takes({ is: 'side', side: 'political' }).isNotAsked();

    expect(won.state.favor).toEqual({ holder: 1, side: 'political' });
    tableRunning(imperialFavor({}), { seats: [{ rings: ['air'] }, { play: ['doji-whisperer'] }] })
      .seat(0)
      .isAsked('pause');
  });

  test('L5R-3.4.2-a: the winner claims it from the opponent and sets its side', () => {
    const table = tableRunning(imperialFavor({}), {
      seats: [{ rings: ['air'] }, {}],
      favor: { holder: 1, side: 'political' },
    });
    table.seat(0).takes({ is: 'side', side: 'military' });

    expect(table.state.favor).toEqual({ holder: 0, side: 'military' });
    table.seat(0).isAsked('pause');
  });

  test('L5R-3.4.2-b: a winner who holds it may choose the side anew', () => {
    const table = tableRunning(imperialFavor({}), {
      seats: [{ rings: ['air'] }, {}],
      favor: { holder: 0, side: 'political' },
    });

    table.seat(0).mayTake({ is: 'side', side: 'military' }).mayTake({ is: 'side', side: 'political' });
  });

  test('L5R-3.4.2-c: without a winner it stays with its holder, on the same side', () => {
    const table = tableRunning(imperialFavor({}), { favor: { holder: 1, side: 'military' } });

    expect(table.state.favor).toEqual({ holder: 1, side: 'military' });
    table.seat(0).isAsked('pause');
  });

  test('L5R-FAVOR-g: rings claimed in this phase count', () => {
    const table = tableRunning(imperialFavor({}), {
      seats: [{ rings: ['air', 'fire'] }, { play: ['doji-whisperer'] }],
    });

    table.seat(0).isAsked('favorSide');
  });
});

describe('the fate phase', () => {
  const inPlay = (table: ReturnType<typeof tableRunning>, seat: 0 | 1) =>
    cardsIn(table.state.table, playOf(seat)).map((id) => cardOf(table.state.table, id).printed);

  test('L5R-4.2-a: characters without fate are discarded, the first player’s first', () => {
    const table = tableRunning(fatePhase({}), {
      first: 1,
      seats: [{ play: ['doji-whisperer', 'savvy-politician (fate 1)'] }, { play: ['matsu-berserker'] }],
    });

    expect([inPlay(table, 0), inPlay(table, 1)]).toEqual([['savvy-politician'], []]);
    expect(table.happened.filter(({ event }) => event.is === 'leftPlay').map(({ event }) => event)).toMatchObject([
      { controller: 1 },
      { controller: 0 },
    ]);
  });

  test('L5R-4.2-b: one at a time, in the order the player picks where that matters', () => {
    const table = tableRunning(fatePhase({}), {
      windows: 'brief',
      seats: [{ play: ['doji-whisperer', 'matsu-berserker', 'serene-warrior (fate 1)'] }, {}],
    });

    table.seat(0).isAsked('discardNext').takes({ is: 'card', card: 'doji-whisperer' });

    expect(table.happened.filter(({ event }) => event.is === 'leftPlay').map(({ event }) => event)).toMatchObject([
      { printed: 'doji-whisperer' },
      { printed: 'matsu-berserker' },
    ]);
  });

  test('L5R-4.3-a: 1 fate is removed from every character at once', () => {
    const table = tableRunning(fatePhase({}), {
      seats: [{ play: ['doji-whisperer (fate 2)'] }, { play: ['matsu-berserker (fate 1)'] }],
    });

    expect(cardOf(table.state.table, the(table.state, 'doji-whisperer')).fate).toBe(1);
    expect(cardOf(table.state.table, the(table.state, 'matsu-berserker')).fate).toBe(0);
  });

  test('L5R-4.3-b: who loses the last fate stays in play', () => {
    const table = tableRunning(fatePhase({}), { seats: [{}, { play: ['matsu-berserker (fate 1)'] }] });

    expect(inPlay(table, 1)).toEqual(['matsu-berserker']);
  });

  test('L5R-4.4-a: each unclaimed ring gets 1 fate', () => {
    const table = tableRunning(fatePhase({}), { seats: [{ rings: ['air'] }, {}], ringFate: { fire: 2 } });

    expect([table.state.rings.air.fate, table.state.rings.fire.fate, table.state.rings.void.fate]).toEqual([0, 3, 1]);
  });

  test('L5R-4.4-b: fate adds up on a ring', () => {
    const table = tableRunning(fatePhase({}), { ringFate: { fire: 4 } });

    expect(table.state.rings.fire.fate).toBe(5);
  });

  test('L5R-4.4-c: then there is an action window', () => {
    const table = tableRunning(fatePhase({}), {});

    passBoth(table);
    table.seat(0).isAsked('pause');
  });
});

describe('the regroup phase', () => {
  test('L5R-5.1-a: its action window comes before cards ready', () => {
    const table = tableRunning(regroupPhase({}), { seats: [{ play: ['doji-whisperer (bowed)'] }, {}] });

    expect(cardOf(table.state.table, the(table.state, 'doji-whisperer')).stance).toBe('bowed');
    passBoth(table);
    expect(cardOf(table.state.table, the(table.state, 'doji-whisperer')).stance).toBe('ready');
    table.seat(0).isAsked('pause');
  });

  test('L5R-5.2-a: all bowed cards of both players ready at once', () => {
    const table = tableRunning(regroupPhase({}), {
      seats: [{ play: ['doji-whisperer (bowed) + fine-katana (bowed)'] }, { play: ['matsu-berserker (bowed)'] }],
    });
    passBoth(table);

    expect(table.state.table.cards.every(({ stance }) => stance === 'ready')).toBe(true);
    expect(cardsIn(table.state.table, strongholdOf(0))).toHaveLength(1);
    table.seat(0).isAsked('pause');
  });

  const provinces = [
    'the-art-of-peace',
    'entrenched-position (broken)',
    'night-raid',
    'rally-to-the-cause',
    'shameful-display',
  ];
  const clearing = (rows: string[][]) => {
    const table = tableRunning(regroupPhase({}), {
      seats: [{ provinces, rows, dynastyDeck: ['asahina-artisan', 'brash-samurai', 'cautious-scout'] }, {}],
    });
    passBoth(table);
    return table;
  };
  const at = (table: ReturnType<typeof tableRunning>, place: 1 | 2) =>
    cardsIn(table.state.table, rowAt(0, place)).map((id) => {
      const { printed, face } = cardOf(table.state.table, id);
      return `${printed} ${face}`;
    });

  test('L5R-5.3-a: faceup cards in broken provinces must go', () => {
    const table = clearing([['doji-whisperer'], []]);

    expect(at(table, 1)).toEqual(['asahina-artisan down']);
    table.seat(0).isAsked('pause');
  });

  test('L5R-5.3-b: faceup cards in unbroken provinces may go', () => {
    const kept = clearing([[], ['doji-whisperer']]);
    kept.seat(0).isAsked('discardFromProvinces').picks();
    const gone = clearing([[], ['doji-whisperer']]);
    gone.seat(0).picks({ is: 'card', card: 'doji-whisperer' });

    expect([at(kept, 2), at(gone, 2)]).toEqual([['doji-whisperer up'], ['asahina-artisan down']]);
    kept.seat(0).isAsked('pause');
    gone.seat(0).isAsked('pause');
  });

  test('L5R-5.3-c: each discarded card is replaced by a facedown one', () => {
    const table = clearing([['doji-whisperer'], ['savvy-politician']]);
    table.seat(0).picks({ is: 'card', card: 'savvy-politician' });

    expect([at(table, 1), at(table, 2)]).toEqual([['asahina-artisan down'], ['brash-samurai down']]);
    table.seat(0).isAsked('pause');
  });

  test('L5R-5.3-d: facedown cards stay, also in broken provinces', () => {
    const table = clearing([['doji-whisperer (facedown)'], ['savvy-politician (facedown)']]);

    expect([at(table, 1), at(table, 2)]).toEqual([['doji-whisperer down'], ['savvy-politician down']]);
    table.seat(0).isAsked('pause');
  });

  test('L5R-HOLD-d: a faceup holding may be discarded, and its province is refilled', () => {
    const table = clearing([[], ['favorable-ground']]);
    table.seat(0).picks({ is: 'card', card: 'favorable-ground' });

    expect(at(table, 2)).toEqual(['asahina-artisan down']);
    table.seat(0).isAsked('pause');
  });

  test('L5R-5.4-a: all claimed rings return at once', () => {
    const table = tableRunning(regroupPhase({}), { seats: [{ rings: ['air'] }, { rings: ['void', 'fire'] }] });
    passBoth(table);

    expect(Object.values(table.state.rings).map(({ held }) => held)).toEqual(Array(5).fill('unclaimed'));
    table.seat(0).isAsked('pause');
  });

  test('L5R-5.5-a: the first-player token goes to the opponent', () => {
    const table = tableRunning(regroupPhase({}), { first: 1 });
    passBoth(table);

    expect(table.state.first).toBe(0);
    table.seat(0).isAsked('pause');
  });

  test('L5R-5.6-b: the Favor, the dials, broken provinces and pools carry over', () => {
    const table = tableRunning(regroupPhase({}), {
      seats: [{ provinces, fate: 4, dial: 3 }, { dial: 1 }],
      favor: { holder: 1, side: 'military' },
    });
    passBoth(table);

    expect(table.state).toMatchObject({ favor: { holder: 1 }, dials: [3, 1], fate: [4, 10] });
    expect(cardOf(table.state.table, the(table.state, 'entrenched-position')).condition).toBe('broken');
    table.seat(0).isAsked('pause');
  });
});
