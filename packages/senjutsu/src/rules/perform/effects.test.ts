import { expect } from 'vitest';
import { fight, hero, prints, scenario, skipped, stopHere, told, turnIsOver } from '../testing/fight.ts';
import { playOutTo } from '../testing/play-out.ts';

const away = { cell: '0,-4' } as const;
const stay = (table: Parameters<typeof fight>[0]) => table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 });
const far = { cell: '0,4' } as const;

scenario('SEN-FOC-a: no more than three focus', (table) => {
  fight(table, { cards: { 0: 'refocused-mind' }, one: { ...far, focus: 3, hero: 'warrior' }, other: away });
  stay(table);

  expect(hero(table, 0).focus).toBe(3);
  expect(skipped(table, 'refocused-mind')).toContain('1 nothing');
  turnIsOver(table);
});

scenario('SEN-EX-20, SEN-TURN-DRAW-b: what cannot be drawn wounds, and nobody reshuffles', (table) => {
  fight(table, {
    cards: { 0: 'burning-instinct' },
    one: { hero: 'warrior', deck: ['fend'], discard: ['fend', 'fend'], focus: 1 },
    other: { deck: ['fend', 'fend'] },
  });

  expect(hero(table, 0).defeat).toBe('wounds');
  expect(told(table, 'wounded')).toMatchObject([{ wounds: 4, cause: { is: 'emptyDeck' } }, { wounds: 1 }]);
});

scenario('SEN-EX-20: "up to" may stop before the deck is empty', (table) => {
  fight(table, { cards: { 0: 'falling-restraint' }, one: { ...far, deck: ['fend', 'fend'] }, other: away });
  stay(table).says(1);

  expect(hero(table, 0).wounds).toBe(0);
  turnIsOver(table);
});

scenario(
  'SEN-EFF-o, SEN-EFF-q: Iron Will spares its owner the wounds of an empty deck, for four ends of turn',
  (table) => {
    fight(table, { cards: { 0: 'iron-will' }, one: { ...far, focus: 2, deck: [] }, other: away });
    table.seat(0).takes({ id: '0,4' });

    expect(prints(table, 0, 'play')).toEqual(['iron-will']);
    expect(hero(table, 0).wounds).toBe(0);
    expect(told(table, 'remained')).toMatchObject([{ seat: 0, turnsLeft: 4 }]);
    turnIsOver(table);
  },
);

scenario('SEN-SRCH-a, SEN-SRCH-b, SEN-EFF-s: a search takes a card of the shown rank to hand and shuffles', (table) => {
  fight(table, {
    cards: { 0: 'trained-mind' },
    one: { ...far, deck: ['fend', 'war-cry', 'steel-block', 'quick-stab'] },
    other: away,
  });
  stay(table).takes({ is: 'alternative', at: 1 });
  table.seat(0).mayNotTake({ card: 'war-cry' }).mayTake({ card: 'fend' }).takes({ card: 'steel-block' });

  expect(prints(table, 0, 'hand')).toContain('steel-block');
  expect(told(table, 'deckShuffled')).toMatchObject([{ seat: 0 }]);
  turnIsOver(table);
});

scenario('SEN-SRCH-d: finding nothing is allowed, and the deck is shuffled all the same', (table) => {
  fight(table, { cards: { 0: 'trained-mind' }, one: { ...far, deck: ['war-cry', 'war-cry'] }, other: away });
  stay(table).takes({ is: 'alternative', at: 1 });
  table.seat(0).isAsked('searchFor').declines();

  expect(told(table, 'cardTaken')).toEqual([]);
  expect(told(table, 'deckShuffled')).toHaveLength(1);
  turnIsOver(table);
});

scenario('SEN-SRCH-a: what was found in a deck is known to the searcher alone', (table) => {
  fight(table, { cards: { 0: 'trained-mind' }, one: { ...far, deck: ['fend', 'steel-block'] }, other: away });
  stay(table).takes({ is: 'alternative', at: 1 }).takes({ card: 'steel-block' });

  const own = table.view(0).fighters[0];
  const theirs = table.view(1).fighters[0];
  expect(own?.is === 'hero' && own.hand.filter(({ face }) => face === 'up')).toHaveLength(2);
  expect(theirs?.is === 'hero' && theirs.hand).toEqual([{ face: 'down' }, { face: 'down' }]);
  turnIsOver(table);
});

scenario(
  'SEN-EFF-s, SEN-DISC-6: a search of the own discard pile finds face-down cards and shuffles nothing',
  (table) => {
    fight(table, {
      cards: { 0: 'reflection-pool' },
      one: { hero: 'student', discard: ['war-cry', 'fend (down)', 'steel-block'] },
    });
    table.seat(0).mayNotTake({ card: 'war-cry' }).mayNotTake({ card: 'steel-block' }).takes({ card: 'fend' });

    expect(prints(table, 0, 'discard')).toEqual(['war-cry', 'steel-block', 'reflection-pool']);
    expect(told(table, 'deckShuffled')).toEqual([]);
    turnIsOver(table);
  },
);

scenario('SEN-EFF-t: the card found takes the place of this one and waits for its own speed', (table) => {
  fight(table, {
    cards: { 0: 'reflection-pool' },
    one: { hero: 'student', focus: 3, discard: ['headbutt', 'pommel-smash'], cell: '0,2' },
  });
  table.seat(0).takes({ card: 'headbutt' });
  expect(hero(table, 0).focus).toBe(3);
  table.seat(0).isAsked('payLine').takes({ is: 'pay' });

  expect(told(table, 'replaced')).toMatchObject([{ printed: 'headbutt' }]);
  expect(told(table, 'speedReached').map(({ speed }) => speed)).toEqual([8, 4, 0]);
  expect(hero(table, 1)).toMatchObject({ wounds: 1, limps: [3] });
  expect(prints(table, 0, 'discard')).toEqual(['pommel-smash', 'reflection-pool', 'headbutt']);
  turnIsOver(table);
});

scenario('SEN-EFF-t: a foreign card is resolved at once if its speed is over, and goes back to its owner', (table) => {
  fight(table, {
    cards: { 0: 'dragon-reflection' },
    one: { hero: 'master' },
    other: { discard: ['blood-fury-cut', 'dashdown-strike', 'fend'], cell: '0,-1' },
  });
  table.seat(0).mayNotTake({ card: 'fend' }).takes({ card: 'dashdown-strike' });

  expect(hero(table, 1).wounds).toBe(1);
  table.seat(0).says(0);
  expect(prints(table, 1, 'discard')).toContain('dashdown-strike');
  turnIsOver(table);
});

scenario('SEN-EFF-t: a card whose costs cannot be met is not played, and a foreign one goes back', (table) => {
  fight(table, { cards: { 0: 'dragon-reflection' }, one: { hero: 'master' }, other: { discard: ['blood-fury-cut'] } });
  table.seat(0).takes({ card: 'blood-fury-cut' });

  expect(told(table, 'replaced')).toEqual([]);
  expect(prints(table, 1, 'discard')).toEqual(['blood-fury-cut']);
  turnIsOver(table);
});

scenario('SEN-SRCH-c: of the top cards one is taken, the others are shuffled back', (table) => {
  fight(table, {
    cards: { 0: 'tranquil-mind' },
    one: { ...far, hero: 'student', kamae: 'determination', deck: ['fend', 'quick-stab', 'headbutt', 'war-cry'] },
    other: away,
  });
  stay(table).takes({ kamae: 'determination' });
  table.seat(0).isAsked('takeFromTop').mayNotTake({ card: 'war-cry' }).picks({ card: 'headbutt' });

  expect(prints(table, 0, 'hand')).toContain('headbutt');
  expect(told(table, 'deckShuffled')).toHaveLength(1);
  turnIsOver(table);
});

scenario('SEN-EFF-f: showing the hand shows it to the player of the card alone', (table) => {
  fight(table, {
    cards: { 0: 'deep-meditation' },
    one: far,
    other: { ...away, hand: ['quick-stab'] },
    more: [{ hero: 'master', cell: '4,-4' }],
  });
  table.seat(0).takes({ fighter: 1 });
  stay(table).takes({ is: 'alternative', at: 1 });

  const seen = [0, 2].map((viewer) => {
    const shown = table.view(viewer === 0 ? 0 : 2).fighters[1];
    return shown?.is === 'hero' ? shown.hand[0]?.face : undefined;
  });
  expect(seen).toEqual(['up', 'down']);
  stopHere(table);
});

scenario('SEN-EFF-g, SEN-EFF-j: the target loses up to the number, and a thief gains it', (table) => {
  fight(table, { cards: { 0: 'short-strike' }, one: { kamae: 'aggression' }, other: { focus: 2 } });
  stopHere(table);

  fight(table, {
    cards: { 0: 'naginata-sweep', 1: 'obedience' },
    one: { cell: '0,2', focus: 2 },
    other: { hero: 'student', kamae: 'balance', facing: 2 },
  });
  table.seat(1).takes({ is: 'speed', speed: 5 });
  table.seat(1).isAsked('jumpKamae').mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'determination' });
  expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 1 });
  expect(hero(table, 1).focus).toBe(1);
  table.seat(1).isAsked('changeKamae');
});

scenario('SEN-EFF-h: the target chooses what it discards, of the type shown', (table) => {
  fight(table, {
    cards: { 0: 'warding-arc' },
    one: { kamae: 'balance', hero: 'warrior', cell: '0,2' },
    other: { hand: ['fend', 'steel-block', 'quick-stab'] },
  });
  table.seat(1).mayNotTake({ card: 'quick-stab' }).picks({ card: 'steel-block' });

  expect(prints(table, 1, 'discard')).toEqual(['steel-block']);
  turnIsOver(table);
});

scenario('SEN-EFF-h: without such a card nothing happens, which only its owner can say', (table) => {
  fight(table, {
    cards: { 0: 'warding-arc' },
    one: { kamae: 'balance', cell: '0,2' },
    other: { hand: ['quick-stab'] },
  });
  table.seat(1).mayNotTake({ card: 'quick-stab' }).picks();

  expect(hero(table, 1).wounds).toBe(1);
  expect(prints(table, 1, 'hand')).toContain('quick-stab');
  turnIsOver(table);
});

scenario(
  'SEN-EFF-k: the opponent’s ring is moved by the player of the card, and the focus goes to the opponent',
  (table) => {
    fight(table, {
      cards: { 0: 'naginata-sweep', 1: 'bo-staff-block' },
      one: { hero: 'master', cell: '0,2' },
      other: { focus: 1 },
    });
    table.seat(1).takes({ is: 'speed', speed: 5 }).takes({ facing: 3 }).takes({ is: 'pay' });
    table.seat(1).takes({ kamae: 'balance' });

    expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 1 });
    expect(hero(table, 1).focus).toBe(0);
    stopHere(table);
  },
);

scenario('SEN-EFF-m: the card of a target stops, and what remains in play before it is discarded', (table) => {
  fight(table, {
    cards: { 0: 'the-terror', 1: 'deep-meditation' },
    one: { focus: 2 },
    other: { inPlay: ['heavy-armour', 'virulent-poison (4)'], cell: '0,-1' },
  });

  expect(told(table, 'cardAbandoned')).toMatchObject([{ fighter: 1, why: 'cancelled' }]);
  expect(prints(table, 1, 'play')).toEqual(['virulent-poison']);
  expect(hero(table, 1)).toMatchObject({ stuns: 1, kamae: 'neutral' });
  expect(table.state.advantage).toEqual([0, 1]);
  turnIsOver(table);
});

scenario('SEN-RANGE-a: opponents out of range are not meant by a card for all in range', (table) => {
  fight(table, {
    cards: { 0: 'the-terror', 1: 'deep-meditation' },
    one: { focus: 2, cell: '0,3' },
    other: { cell: '0,-1' },
  });

  expect(told(table, 'cardAbandoned')).toEqual([]);
  table.seat(1).isAsked('moveTo');
});

scenario('SEN-EFF-u: a hand is shuffled into the deck; stuns and poisons stay', (table) => {
  fight(table, {
    cards: { 0: 'burning-instinct' },
    one: {
      hero: 'warrior',
      focus: 1,
      stuns: 1,
      hand: ['quick-stab', 'crippling-poison'],
      deck: ['fend', 'fend', 'fend', 'fend'],
    },
  });

  expect(told(table, 'shuffledIn')).toMatchObject([{ seat: 0, cards: [expect.anything()] }]);
  expect(prints(table, 0, 'hand')).toHaveLength(6);
  expect(prints(table, 0, 'hand')[0]).toBe('crippling-poison');
  expect(hero(table, 0).stuns).toBe(1);
  stopHere(table);
});

scenario('SEN-EFF-v: a draw imposed on an opponent wounds it on an empty deck', (table) => {
  fight(table, {
    cards: { 0: 'dark-insight' },
    one: { hero: 'master', focus: 1 },
    other: { hand: ['fend', 'quick-stab'], deck: [] },
  });
  table.seat(0).takes({ kamae: 'balance' });

  expect(prints(table, 1, 'deck')).toEqual([]);
  expect(told(table, 'wounded')[0]).toMatchObject({ fighter: 1, wounds: 1 });
  stopHere(table);
});

scenario('SEN-EFF-w: stuns, limps and bleeding can be got rid of by cards that say so', (table) => {
  fight(table, { cards: { 0: 'field-bandages' }, one: { ...far, stuns: 3, bleeding: 2 }, other: away });
  stay(table).takes({ is: 'alternative', at: 0 }).says(2);
  expect(hero(table, 0)).toMatchObject({ stuns: 1, bleeding: 2 });

  fight(table, { cards: { 0: 'field-bandages' }, one: { ...far, stuns: 3, bleeding: 2 }, other: away });
  stay(table).takes({ is: 'alternative', at: 1 });
  expect(hero(table, 0)).toMatchObject({ stuns: 3, bleeding: 0, wounds: 2 });
  turnIsOver(table);
});

scenario('SEN-EFF-w: all status cards, poisons in hand and in play among them', (table) => {
  fight(table, {
    cards: { 0: 'legendary-fortitude' },
    one: {
      ...far,
      focus: 3,
      kamae: 'balance',
      stuns: 2,
      limps: [4, 2],
      bleeding: 1,
      hand: ['crippling-poison'],
      inPlay: ['virulent-poison (4)'],
    },
    other: away,
  });
  table.seat(0).says(0);

  expect(hero(table, 0)).toMatchObject({ stuns: 0, limps: [], bleeding: 0, wounds: 1 });
  expect([prints(table, 0, 'hand'), prints(table, 0, 'play')]).toEqual([[], []]);
  stopHere(table);
});

scenario(
  'SEN-POIS-b, SEN-POIS-d: the poison of a successful attack is shuffled into the top of the victim’s deck',
  (table) => {
    fight(table, {
      cards: { 0: 'hidden-viper-fang' },
      one: { hero: 'master', cell: '0,2', focus: 1, poisons: ['crippling-poison'] },
      other: { cell: '1,0', deck: ['fend', 'fend', 'fend', 'fend', 'fend', 'fend', 'quick-stab'] },
    });
    table.seat(0).takes({ is: 'pay' });

    expect(hero(table, 1).wounds).toBe(1);
    expect(
      [...prints(table, 1, 'hand'), ...prints(table, 1, 'deck')].filter((card) => card === 'crippling-poison'),
    ).toHaveLength(1);
    expect(prints(table, 1, 'deck').slice(-2)).toEqual(['fend', 'quick-stab']);
    expect(told(table, 'deckShuffled')[0]?.order.slice(-2)).toEqual([6, 7]);
    stopHere(table);
  },
);

scenario('SEN-POIS-b: without success, or unpaid, nobody is poisoned', (table) => {
  const fang = (cell: '1,0' | '0,-4') =>
    fight(table, {
      cards: { 0: 'hidden-viper-fang' },
      one: { hero: 'master', cell: '0,2', focus: 1, poisons: ['virulent-poison'] },
      other: { cell },
    });
  fang('1,0');
  table.seat(0).declines();
  expect(prints(table, 1, 'play')).toEqual([]);

  fang('0,-4');
  expect(hero(table, 0).focus).toBe(1);
  stopHere(table);
});

scenario(
  'SEN-XPOIS-c, SEN-XPOIS-d, SEN-POIS-a: any poison of the own deck is chosen; it is no wound and used up',
  (table) => {
    fight(table, {
      cards: { 0: 'hidden-viper-fang' },
      one: { hero: 'master', cell: '1,1', focus: 1, poisons: ['crippling-poison', 'virulent-poison'] },
      other: { cell: '1,0' },
    });
    table.seat(0).isAsked('payLine').takes({ is: 'pay' });
    table.seat(0).mayTake({ printed: 'crippling-poison' }).takes({ printed: 'virulent-poison' });

    expect(prints(table, 1, 'play')).toEqual(['virulent-poison']);
    expect(hero(table, 1).wounds).toBe(1);
    turnIsOver(table);
  },
);

scenario('SEN-XPOIS-g: paralysed, a hero neither moves the ring nor gains or spends focus', (table) => {
  fight(table, {
    cards: { 0: 'focused-exertion' },
    one: { focus: 2, inPlay: ['paralysing-toxin (2)'] },
  });
  expect(skipped(table, 'focused-exertion')).toEqual(['0 focus', '1 focus', '2 nothing', '3 nothing']);
  turnIsOver(table);

  fight(table, { cards: { 0: 'quick-dodge' }, one: { kamae: 'neutral', inPlay: ['paralysing-toxin (2)'] } });
  expect(skipped(table, 'quick-dodge')).toEqual(['1 nothing']);
  turnIsOver(table);
});

scenario('SEN-KAM-d, SEN-KAM-g, SEN-EX-7: a change gives the focus of the point it reaches', (table) => {
  fight(table, { cards: { 0: 'quick-dodge' }, one: { kamae: 'aggression' }, other: away });
  table.seat(0).mayTake({ kamae: 'aggression', focus: 0 }).takes({ kamae: 'aggression', focus: 1 });

  expect(hero(table, 0)).toMatchObject({ kamae: 'aggression', focus: 1 });
  turnIsOver(table);
});

scenario(
  'SEN-KAM-e: results that full focus makes alike are one, and a change without effect is not asked for',
  (table) => {
    fight(table, { cards: { 0: 'quick-dodge' }, one: { kamae: 'aggression', focus: 3 }, other: away });

    expect(skipped(table, 'quick-dodge')).toEqual(['1 nothing']);
    turnIsOver(table);
  },
);

scenario('SEN-KAM-m, SEN-KAM-n, SEN-KAM-o: a jump to any Kamae gives no focus and never reaches Neutral', (table) => {
  fight(table, { cards: { 0: 'open-mind' }, one: { hero: 'master', kamae: 'neutral' }, other: away });
  table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'determination' });

  expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 0 });
  turnIsOver(table);
});

scenario('SEN-KAM-m: a jump that names a Kamae is compulsory, and reaches Neutral', (table) => {
  fight(table, { cards: { 0: 'emergency-block' }, one: { kamae: 'aggression', focus: 1 } });
  table.seat(0).takes({ is: 'speed', speed: 9 });

  expect(hero(table, 0).kamae).toBe('neutral');
  turnIsOver(table);
});

scenario('SEN-ADV-c: the marker of who gains Advantage goes to the top, the others keep their order', (table) => {
  fight(table, {
    cards: { 0: 'war-cry' },
    one: far,
    other: away,
    more: [{ hero: 'master', cell: '4,-4' }],
    advantage: [2, 1, 0],
  });
  table.seat(0).takes({ fighter: 1 }).takes({ id: '0,3' });

  expect(table.state.advantage).toEqual([0, 2, 1]);
  stopHere(table);
});

scenario('SEN-EFF-x: the chosen type may not be played this turn', (table) => {
  fight(table, {
    phase: 'draw',
    one: { hand: ['honour', 'quick-stab'], focus: 2 },
    other: { hand: ['quick-stab', 'fend'] },
  });
  table.seat(0).takes({ card: 'honour' }).takes({ type: 'attack' });

  expect(table.state.turn.bannedTypes).toEqual(['attack']);
  table.seat(1).mayNotTake({ card: 'quick-stab' }).mayTake({ card: 'fend' });
  table.seat(0).isAsked('chooseCard');
});

scenario('SEN-EFF-x: in Advantage order each player names a card that nobody may play', (table) => {
  fight(table, {
    phase: 'draw',
    one: { hand: ['righteousness', 'fend'], focus: 1 },
    other: { hand: ['quick-stab', 'fend'] },
  });
  table.seat(0).takes({ card: 'righteousness' });
  table.seat(1).takes({ printed: 'headbutt' });
  table.seat(0).takes({ printed: 'quick-stab' });

  expect(table.state.turn.bannedCards).toEqual(['headbutt', 'quick-stab']);
  table.seat(1).mayNotTake({ card: 'quick-stab' }).mayTake({ card: 'fend' });
  table.seat(0).isAsked('chooseCard');
});

scenario('SEN-GOLD-a: Duty makes everybody lose focus, Kamae and hand, in Advantage order', (table) => {
  fight(table, {
    phase: 'draw',
    one: { hand: ['duty'], focus: 3, kamae: 'aggression' },
    other: { hand: ['quick-stab'], focus: 2, kamae: 'balance' },
  });
  table.seat(0).takes({ card: 'duty' });

  expect([hero(table, 0), hero(table, 1)]).toMatchObject([
    { focus: 0, kamae: 'neutral' },
    { focus: 0, kamae: 'neutral' },
  ]);
  expect(told(table, 'drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [1, 5],
    [0, 5],
    [0, 1],
    [1, 1],
  ]);
  turnIsOver(table);
});

scenario('SEN-SRCH-a: Benevolence lets its player search, then everybody else', (table) => {
  fight(table, {
    phase: 'draw',
    one: { hand: ['benevolence'], deck: ['fend', 'blood-fury-cut', 'headbutt'] },
    other: { deck: ['war-cry', 'fend'] },
  });
  table.seat(0).takes({ card: 'benevolence' }).mayNotTake({ card: 'blood-fury-cut' }).takes({ card: 'headbutt' });
  table.seat(1).isAsked('searchFor').declines();

  expect(told(table, 'cardTaken')).toMatchObject([{ seat: 0 }]);
  turnIsOver(table);
});

scenario('SEN-GOLD-a: Courage turns all discard piles up', (table) => {
  fight(table, {
    phase: 'draw',
    one: { hand: ['courage'], focus: 1 },
    other: { discard: ['fend (down)'], bleeding: 1 },
  });
  table.seat(0).takes({ card: 'courage' });

  expect(told(table, 'discardsTurnedUp')).toHaveLength(1);
  expect(told(table, 'discarded')).toMatchObject([{ seat: 1, face: 'up' }]);
  expect(prints(table, 0, 'play')).toEqual(['courage']);
  turnIsOver(table);
});

scenario('SEN-GOLD-a: while hands are safe nobody sees or discards cards of others', (table) => {
  fight(table, {
    cards: { 0: 'warding-arc' },
    one: { kamae: 'balance', cell: '0,2' },
    other: { hand: ['fend'], inPlay: ['self-control'] },
  });
  expect(hero(table, 1).wounds).toBe(1);
  expect(prints(table, 1, 'hand')).toContain('fend');
  stopHere(table);

  fight(table, {
    cards: { 0: 'deep-meditation' },
    one: far,
    other: { ...away, hand: ['fend'], inPlay: ['self-control'] },
  });
  stay(table).takes({ is: 'alternative', at: 1 });
  expect(told(table, 'handShown')).toEqual([]);
  stopHere(table);
});

scenario('SEN-EFF-z: the lower part of a benefit comes at the very end of the resolve phase', (table) => {
  fight(table, {
    cards: { 0: 'quick-stab', 1: 'open-mind' },
    one: { hand: ['rising-fury'], focus: 1 },
    other: { facing: 0 },
  });
  table.seat(0).takes({ card: 'rising-fury' });
  expect(hero(table, 0).kamae).toBe('neutral');
  table.seat(1).takes({ kamae: 'balance' });

  expect(hero(table, 0).kamae).toBe('aggression');
  turnIsOver(table);
});

scenario('SEN-EFF-ac: Divine Inspiration moves its player just before the own card', (table) => {
  fight(table, {
    cards: { 0: 'bleeding-slice' },
    one: { hand: ['divine-inspiration'], focus: 3, cell: '0,2' },
    other: { cell: '0,0' },
  });
  table.seat(0).takes({ card: 'divine-inspiration' }).takes({ id: '0,1' }).takes({ facing: 0 });

  expect(hero(table, 1).bleeding).toBe(1);
  turnIsOver(table);
});

scenario('SEN-KAM-a, SEN-KAM-k: behind a focus point the player chooses among the positions it leads to', (table) => {
  fight(table, { cards: { 0: 'quick-dodge' }, one: { hero: 'warrior', kamae: 'aggression' }, other: away });
  table.seat(0).mayTake({ kamae: 'balance', focus: 1 }).mayTake({ kamae: 'neutral', focus: 0 });
  table.seat(0).takes({ kamae: 'determination', focus: 1 });

  expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 1 });
  turnIsOver(table);
});

scenario('SEN-FOC-h: what one hero holds leaves no less for another', (table) => {
  fight(table, {
    cards: { 0: 'refocused-mind' },
    one: { ...far, focus: 2, hero: 'warrior' },
    other: { ...away, focus: 3 },
    more: [
      { hero: 'master', cell: '4,-4', focus: 3 },
      { hero: 'student', cell: '-4,4', focus: 3 },
    ],
  });
  stay(table);

  expect(table.state.fighters.map((fighter) => fighter.is === 'hero' && fighter.focus)).toEqual([3, 3, 3, 3]);
  stopHere(table);
});

scenario('SEN-EFF-w: each kind of status alone is reason enough to discard all of them', (table) => {
  const freed = (one: object) => {
    fight(table, {
      cards: { 0: 'legendary-fortitude' },
      one: { ...far, focus: 3, kamae: 'balance', deck: [], ...one },
      other: away,
    });
    playOutTo(table);
    return [hero(table, 0).stuns, hero(table, 0).limps.length, prints(table, 0, 'play').length];
  };
  expect(freed({ stuns: 1 })).toEqual([0, 0, 0]);
  expect(freed({ limps: [4] })).toEqual([0, 0, 0]);
  expect(freed({ limps: [4, 3], stuns: 1 })).toEqual([0, 0, 0]);
  expect(freed({ inPlay: ['virulent-poison (4)'] })).toEqual([0, 0, 0]);
  expect(skipped(table, 'legendary-fortitude')).not.toContain('0 nothing');

  freed({});
  expect(skipped(table, 'legendary-fortitude')).toContain('0 nothing');
});

scenario('SEN-CARD-q: without focus there is none to discard, and the card goes on', (table) => {
  fight(table, { cards: { 0: 'wild-swing' }, one: { ...far, focus: 1, kamae: 'balance' }, other: away });
  playOutTo(table);

  expect(skipped(table, 'wild-swing')).toContain('2 nothing');
  expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'neutral' });
});

scenario('SEN-GOLD-b: a question says on which card and line it comes up', (table) => {
  fight(table, { cards: { 0: 'falling-restraint' }, one: far, other: away });
  stay(table).isAsked('drawUpTo');

  expect(table.questionTo(0).message).toMatchObject({
    on: { printed: 'falling-restraint', line: { segment: 'upper', path: [3] } },
  });
});

scenario('SEN-EFF-w: the only limp can be discarded, and without one there is nothing to discard', (table) => {
  const limping = (limps: readonly number[]) => {
    fight(table, {
      cards: { 0: 'push-back' },
      one: { ...far, facing: 3, kamae: 'determination', limps, hand: ['determination'] },
      other: away,
    });
    playOutTo(table, 'benefit');
    table.seat(0).takes({ card: 'determination' });
    playOutTo(table);
    return hero(table, 0).limps;
  };
  expect(limping([4])).toEqual([]);
  expect(limping([4, 2])).toEqual([1]);
  expect(told(table, 'statusDiscarded')).toMatchObject([{ count: 1 }, { count: 1 }]);

  expect(limping([])).toEqual([]);
  expect(told(table, 'statusDiscarded')).toHaveLength(2);
});
