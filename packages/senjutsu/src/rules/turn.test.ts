import { expect } from 'vitest';
import { course, fight, hero, prints, scenario, stopHere, told } from './testing/fight.ts';

const DRAW = { phase: 'draw', turn: 3 } as const;

scenario(
  'SEN-TURN-DRAW-a, SEN-TIME-TURN-3: at the start of a turn everybody draws the top card of the own deck',
  (table) => {
    fight(table, { ...DRAW, one: { deck: ['horse-kick', 'fend'] }, other: { deck: ['headbutt'] } });

    expect(prints(table, 0, 'hand')).toEqual(['horse-kick']);
    expect(prints(table, 1, 'hand')).toEqual(['headbutt']);
    expect(prints(table, 0, 'deck')).toEqual(['fend']);
    stopHere(table);
  },
);

scenario(
  'SEN-TURN-DRAW-b: a card that cannot be drawn is a wound, and the discard pile is not shuffled in',
  (table) => {
    fight(table, { ...DRAW, one: { deck: [], discard: ['fend'] } });

    expect(hero(table, 0)).toMatchObject({ wounds: 1, bleeding: 0 });
    expect(prints(table, 0, 'discard')).toEqual(['fend']);
    expect(told(table, 'wounded')).toMatchObject([{ fighter: 0, cause: { is: 'emptyDeck' } }]);
    stopHere(table);
  },
);

scenario('SEN-TURN-DRAW-b: Iron Will in play spares only its owner the wound', (table) => {
  fight(table, { ...DRAW, one: { deck: [], inPlay: ['iron-will (3)'] }, other: { deck: [] } });

  expect(hero(table, 0).wounds).toBe(0);
  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario(
  'SEN-BLEED-c, SEN-TURN-DRAW-c, SEN-TIME-TURN-2: bleeding costs the top card of the deck, face down, before the draw',
  (table) => {
    fight(table, { ...DRAW, one: { bleeding: 1, deck: ['horse-kick', 'headbutt', 'fend'] } });

    expect(prints(table, 0, 'discard')).toEqual(['horse-kick']);
    expect(prints(table, 0, 'hand')).toEqual(['headbutt']);
    expect(told(table, 'discarded')).toMatchObject([{ seat: 0, face: 'down', cause: { is: 'bleeding' } }]);
    expect(course(table, 'discarded', 'drew')).toEqual(['discarded', 'drew', 'drew']);
    stopHere(table);
  },
);

scenario('SEN-BLEED-d: several bleeding wounds cost no more than one card', (table) => {
  fight(table, { ...DRAW, one: { bleeding: 3, deck: ['horse-kick', 'headbutt', 'fend'] } });

  expect(prints(table, 0, 'discard')).toHaveLength(1);
  stopHere(table);
});

scenario('SEN-BLEED-e: bleeding with an empty deck does nothing; only the draw wounds', (table) => {
  fight(table, { ...DRAW, one: { bleeding: 1, deck: [] } });

  expect(hero(table, 0)).toMatchObject({ wounds: 1, bleeding: 1 });
  expect(told(table, 'discarded')).toEqual([]);
  stopHere(table);
});

scenario('SEN-BLEED-c: an ordinary wound costs no card', (table) => {
  fight(table, { ...DRAW, one: { wounds: 2, deck: ['horse-kick', 'fend'] } });

  expect(prints(table, 0, 'discard')).toEqual([]);
  stopHere(table);
});

scenario('SEN-XPOIS-f: Haemorrhagic Toxin costs a card before each draw, besides the one of bleeding', (table) => {
  const deck = ['horse-kick', 'headbutt', 'fend'];
  fight(table, { ...DRAW, one: { deck, inPlay: ['haemorrhagic-toxin (4)'] } });
  expect(prints(table, 0, 'discard')).toEqual(['horse-kick']);
  stopHere(table);

  fight(table, { ...DRAW, one: { deck, bleeding: 1, inPlay: ['haemorrhagic-toxin (4)'] } });
  expect(prints(table, 0, 'discard')).toEqual(['horse-kick', 'headbutt']);
  expect(prints(table, 0, 'hand')).toEqual(['fend']);
  stopHere(table);
});

scenario('SEN-DISC-6: what bleeding discards is hidden from opponents, but not from its owner', (table) => {
  fight(table, { ...DRAW, one: { bleeding: 1, deck: ['horse-kick', 'fend'] } });

  const pileSeenBy = (viewer: 0 | 1) => {
    const [own] = table.view(viewer).fighters;
    return own?.is === 'hero' ? own.discard : [];
  };
  expect(pileSeenBy(0)).toMatchObject([{ face: 'up', printed: 'horse-kick' }]);
  expect(pileSeenBy(1)).toEqual([{ face: 'down' }]);
  stopHere(table);
});

scenario('SEN-DISC-6, SEN-GOLD-a: while Courage is in play everything is discarded face up', (table) => {
  fight(table, {
    ...DRAW,
    one: { bleeding: 1, deck: ['horse-kick', 'fend'] },
    other: { inPlay: ['courage'] },
  });

  expect(told(table, 'discarded')).toMatchObject([{ face: 'up' }]);
  stopHere(table);
});

scenario(
  'SEN-TURN-a, SEN-TIME-TURN-7: the phases follow each other, and then the next turn begins (SEN-DISC-4)',
  (table) => {
    fight(table, { turn: 4, cards: {} });

    expect(told(table, 'phaseBegan').map(({ phase }) => phase)).toEqual(['reveal', 'resolve', 'discard', 'choose']);
    expect(course(table, 'turnEnded', 'turnBegan', 'drew')).toEqual(['turnEnded', 'turnBegan', 'drew', 'drew']);
    expect(table.state.turn).toMatchObject({
      number: 5,
      phase: 'choose',
      speed: null,
      played: [null, null],
      instants: [],
    });
    stopHere(table);
  },
);

scenario(
  'SEN-TIME-TURN-1, SEN-TIME-TURN-4, SEN-TIME-TURN-5: reactions come before the draw, and the choice after it',
  (table) => {
    fight(table, {
      ...DRAW,
      one: { hand: ['duty'], focus: 1, deck: ['fend', 'fend', 'fend', 'fend', 'fend', 'fend'] },
    });
    table.seat(0).isAsked('startReaction').passes();

    expect(course(table, 'turnBegan', 'drew', 'phaseBegan')).toEqual(['turnBegan', 'drew', 'drew', 'phaseBegan']);
    table.seat(0).isAsked('chooseCard');
    table.seat(1).isAsked('chooseCard');
  },
);

scenario('SEN-WIN-e: heroes who cannot draw and fall together draw the match', (table) => {
  fight(table, { ...DRAW, one: { deck: [], wounds: 4 }, other: { deck: [], wounds: 4 } });

  expect(table.match.outcome).toMatchObject({ winners: [], reason: { key: 'allFell' }, rule: 'SEN-WIN-e' });
});

scenario('SEN-TURN-DRAW-b, SEN-WIN-a: a hero falls who has no card left to draw and no wound left to take', (table) => {
  fight(table, { ...DRAW, one: { deck: [], wounds: 3, bleeding: 1 } });

  expect(table.match.outcome).toMatchObject({ winners: [1], reason: { key: 'lastStanding' } });
});
