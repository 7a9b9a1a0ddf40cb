import { cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import { expect } from 'vitest';
import { type Fight, fight, hero, prints, stopHere, type Table, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, shows, toBenefit } from '../testing/card-scenario.ts';
import { countersAt } from '../testing/countering.ts';
import { describeCard } from '../testing/describe-card.ts';
import { discardOf } from '../zones.ts';

const away = { cell: '0,-4' } as const;
const START = { phase: 'draw', turn: 2 } as const;
const END = { phase: 'discard' } as const;

type Holder = NonNullable<Fight['one']>;

/** Seat 0 holds the card at the start of a turn. */
function starting(table: Table, card: string, one: Holder = {}, rest: Partial<Fight> = {}): void {
  const { hand = [], ...others } = one;
  fight(table, { ...START, one: { hand: [card, ...hand], ...others }, ...rest });
}

/** For so much focus the card is played as an extra one at the start of the turn; with less it is not even offered. */
function costs(card: string, focus: 1 | 2): () => void {
  return shows((table) => {
    starting(table, card, { focus: 3 });
    table.seat(0).isAsked('startReaction').takes({ card });
    expect(told(table, 'focusLost')[0]).toMatchObject({ fighter: 0, count: focus, how: 'paid' });
    expect(told(table, 'instantPlayed')).toMatchObject([{ seat: 0, printed: card }]);
    stopHere(table);

    starting(table, card, { focus: focus === 1 ? 0 : 1 });
    table.seat(0).isAsked('chooseCard');
    table.seat(1).isAsked('chooseCard');
  });
}

/** SEN-TURN-CHOOSE-d. */
const isNoPick = (card: string) =>
  shows((table) => {
    choosing(table, { hand: [card], focus: 3 })
      .mayNotTake({ card })
      .mayTake({ card: 'ronin-core' });
  });

/** The card lies in play until somebody pays two focus at an end of turn, whoever it is. */
const lastsUntilPaidFor = (card: string) => ({
  'it stays in play, and the turn after that too': shows((table) => {
    fight(table, { ...START, one: { hand: [card], focus: 2 } });
    table.seat(0).takes({ card });
    expect(prints(table, 0, 'play')).toEqual([card]);
    table.seat(0).takes({ card: 'ronin-core' });
    table.seat(1).takes({ card: 'warrior-core' });
    playOutTo(table);

    expect(table.state.turn.number).toBe(3);
    expect(prints(table, 0, 'play')).toEqual([card]);
  }),
  'SEN-EFF-p: anybody may pay two focus to discard it, in Advantage order': shows((table) => {
    fight(table, { ...END, one: { inPlay: [card], focus: 2 }, other: { focus: 3 }, advantage: [1, 0] });
    table.seat(1).isAsked('payToDiscard').declines();
    table.seat(0).isAsked('payToDiscard').takes({ is: 'pay', focus: 2 });
    expect(prints(table, 0, 'play')).toEqual([]);
    expect(prints(table, 0, 'discard')).toEqual([card]);
    expect([hero(table, 0).focus, hero(table, 1).focus]).toEqual([0, 3]);
    turnIsOver(table);

    fight(table, { ...END, one: { inPlay: [card] }, other: { focus: 3 } });
    table.seat(1).isAsked('payToDiscard').takes({ is: 'pay', focus: 2 });
    expect(prints(table, 0, 'discard')).toEqual([card]);
    expect(hero(table, 1).focus).toBe(1);
    turnIsOver(table);
  }),
});

/** Nobody has the two focus, or wants to pay them. */
const staysUnpaid = (card: string) =>
  shows((table) => {
    fight(table, { ...END, one: { inPlay: [card], focus: 1 }, other: { focus: 2 } });
    table.seat(1).isAsked('payToDiscard').declines();

    expect(prints(table, 0, 'play')).toEqual([card]);
    expect([hero(table, 0).focus, hero(table, 1).focus]).toEqual([1, 2]);
    turnIsOver(table);
  });

const RANKED = ['fend', 'steel-block', 'war-cry', 'blood-fury-cut'] as const;

describeCard('benevolence', {
  does: {
    'for nothing its player takes a card of the deck that is not jade, then every other player may': shows((table) => {
      starting(table, 'benevolence', { deck: RANKED }, { other: { deck: RANKED } });
      table.seat(0).isAsked('startReaction').takes({ card: 'benevolence' });
      table.seat(1).isNotAsked();
      table.seat(0).isAsked('searchFor').mayTake({ card: 'fend' }).mayTake({ card: 'war-cry' });
      table.seat(0).mayNotTake({ card: 'blood-fury-cut' }).takes({ card: 'steel-block' });
      table.seat(1).isAsked('searchFor').mayTake({ card: 'fend' }).mayTake({ card: 'steel-block' });
      table.seat(1).mayNotTake({ card: 'blood-fury-cut' }).takes({ card: 'war-cry' });

      expect(prints(table, 0, 'hand')).toContain('steel-block');
      expect(prints(table, 1, 'hand')).toContain('war-cry');
      expect(told(table, 'deckShuffled').map(({ seat }) => seat)).toEqual([0, 1]);
      turnIsOver(table);
    }),
    'it is used up by the end of the turn': shows((table) => {
      starting(table, 'benevolence');
      table.seat(0).takes({ card: 'benevolence' }).declines();
      table.seat(1).declines();
      table.seat(0).takes({ card: 'ronin-core' });
      table.seat(1).takes({ card: 'warrior-core' });
      playOutTo(table);

      expect(prints(table, 0, 'play')).toEqual([]);
      expect(prints(table, 0, 'discard')).toContain('benevolence');
    }),
    'with three players everybody else is asked, in Advantage order': shows((table) => {
      fight(table, {
        ...START,
        one: { hand: ['benevolence'] },
        more: [{ hero: 'master', cell: '0,-4', facing: 3 }],
        advantage: [2, 0, 1],
      });
      table.seat(0).takes({ card: 'benevolence' }).declines();
      table.seat(2).isAsked('searchFor').takes({ card: 'fend' });
      table.seat(1).isAsked('searchFor').takes({ card: 'fend' });

      expect(told(table, 'cardTaken').map(({ seat }) => seat)).toEqual([2, 1]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'the others may decline': shows((table) => {
      starting(table, 'benevolence', { deck: RANKED }, { other: { deck: RANKED } });
      table.seat(0).takes({ card: 'benevolence' }).takes({ card: 'fend' });
      table.seat(1).declines();

      expect(told(table, 'cardTaken')).toMatchObject([{ seat: 0 }]);
      turnIsOver(table);
    }),
    'it cannot be the card of the turn': isNoPick('benevolence'),
  },
});

const faces = ({ state }: Table, seat: SeatId) =>
  cardsIn(state.table, discardOf(seat)).map((card) => cardOf(state.table, card).face);

describeCard('courage', {
  does: {
    'it costs a focus': costs('courage', 1),
    'all discard piles are turned face up': shows((table) => {
      starting(
        table,
        'courage',
        { focus: 1, discard: ['fend (down)', 'headbutt'] },
        { other: { discard: ['fend (down)', 'fend (down)'] } },
      );
      table.seat(0).takes({ card: 'courage' });

      expect(faces(table, 0)).toEqual(['up', 'up']);
      expect(faces(table, 1)).toEqual(['up', 'up']);
      turnIsOver(table);
    }),
    'while it lies there hands over the limit are discarded face up': shows((table) => {
      fight(table, {
        ...END,
        one: { inPlay: ['courage'] },
        other: { hand: ['fend', 'fend', 'fend', 'fend', 'fend', 'headbutt'] },
      });
      table.seat(1).isAsked('discardToLimit').picks({ card: 'headbutt' });

      expect(faces(table, 1)).toEqual(['up']);
      turnIsOver(table);
    }),
    ...lastsUntilPaidFor('courage'),
  },
  refuses: {
    'unpaid it stays': staysUnpaid('courage'),
    'without it cards over the limit are discarded face down': shows((table) => {
      fight(table, { ...END, other: { hand: ['fend', 'fend', 'fend', 'fend', 'fend', 'headbutt'] } });
      table.seat(1).picks({ card: 'headbutt' });

      expect(faces(table, 1)).toEqual(['down']);
      turnIsOver(table);
    }),
    'it cannot be the card of the turn': isNoPick('courage'),
  },
});

describeCard('duty', {
  does: {
    'it costs a focus': costs('duty', 1),
    'everybody loses all focus, jumps to Neutral, shuffles the hand in and draws five': shows((table) => {
      const deck = ['war-cry', 'war-cry', 'war-cry', 'war-cry', 'war-cry', 'war-cry', 'war-cry'];
      starting(
        table,
        'duty',
        { hand: ['fend', 'fend'], focus: 3, kamae: 'aggression', deck },
        { other: { hand: ['headbutt'], focus: 2, kamae: 'balance', deck, stuns: 1 } },
      );
      table.seat(0).takes({ card: 'duty' });

      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'neutral' });
      expect(hero(table, 1)).toMatchObject({ focus: 0, kamae: 'neutral', stuns: 1 });
      // Five, and the one of the turn.
      expect([prints(table, 0, 'hand').length, prints(table, 0, 'deck').length]).toEqual([6, 7 + 2 - 6]);
      expect([prints(table, 1, 'hand').length, prints(table, 1, 'deck').length]).toEqual([6, 7 + 1 - 6]);
      expect(told(table, 'shuffledIn').map(({ seat, cards }) => [seat, cards.length])).toEqual([
        [1, 1],
        [0, 2],
      ]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'SEN-EFF-u: a poison stays in the hand': shows((table) => {
      starting(table, 'duty', { focus: 1 }, { other: { hand: ['crippling-poison', 'fend'] } });
      table.seat(0).takes({ card: 'duty' });

      expect(prints(table, 1, 'hand')).toContain('crippling-poison');
      turnIsOver(table);
    }),
    'passed, nothing is lost': shows((table) => {
      starting(table, 'duty', { focus: 2, kamae: 'aggression' });
      table.seat(0).passes();

      expect(hero(table, 0)).toMatchObject({ focus: 2, kamae: 'aggression' });
      turnIsOver(table);
    }),
    'it cannot be the card of the turn': isNoPick('duty'),
  },
});

/** Seat 1 reveals a card that seat 0's replacement could replace; Honesty lies before somebody, or not. */
const replacing = (table: Table, inPlay: readonly string[]) =>
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['dirt-throw'] }, other: { ...away, inPlay } });

describeCard('honesty', {
  does: {
    'it costs two focus': costs('honesty', 2),
    'while it lies there nobody replaces a card': shows((table) => {
      replacing(table, ['honesty']);

      table.seat(0).isAsked('moveTo');
    }),
    'nor plays a benefit, its owner included': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: { cell: '0,2', hand: ['advantage'], inPlay: ['honesty'] },
      });
      toBenefit(table);

      expect(told(table, 'instantPlayed')).toEqual([]);
      turnIsOver(table);
    }),
    ...lastsUntilPaidFor('honesty'),
  },
  refuses: {
    'unpaid it stays': staysUnpaid('honesty'),
    'reactions and replacements that are picked are not forbidden': shows((table) => {
      starting(table, 'courage', { focus: 1, hand: ['dirt-throw'] }, { other: { inPlay: ['honesty'] } });
      table.seat(0).isAsked('startReaction').passes();
      table.seat(0).isAsked('chooseCard').mayTake({ card: 'dirt-throw' });
      table.seat(1).isAsked('chooseCard');
    }),
    'without it a card is replaced': shows((table) => {
      replacing(table, []);

      table.seat(0).isAsked('replace').mayTake({ card: 'dirt-throw' });
    }),
    'it cannot be the card of the turn': isNoPick('honesty'),
  },
});

const EACH_TYPE = ['quick-dodge', 'headbutt', 'fend', 'firm-mind'] as const;

describeCard('honour', {
  does: {
    'it costs two focus': costs('honour', 2),
    'attacks are banned for everybody, core weapons that are attacks among them': shows((table) => {
      starting(table, 'honour', { focus: 2, hand: EACH_TYPE }, { other: { hand: EACH_TYPE } });
      table.seat(0).takes({ card: 'honour' });
      table.seat(0).mayNotTake({ type: 'defence' }).mayTake({ type: 'meditation' }).takes({ type: 'attack' });

      expect(told(table, 'edictDeclared')).toMatchObject([{ seat: 0, edict: 'chosenTypeBanned' }]);
      for (const seat of [0, 1] as const)
        table.seat(seat).mayNotTake({ card: 'headbutt' }).mayTake({ card: 'fend' }).mayTake({ card: 'firm-mind' });
      table.seat(0).mayNotTake({ card: 'naginata-sweep' }).mayTake({ card: 'ronin-core' });
    }),
    'or meditations': shows((table) => {
      starting(table, 'honour', { focus: 2, hand: EACH_TYPE }, { other: { hand: EACH_TYPE } });
      table.seat(0).takes({ card: 'honour' }).takes({ type: 'meditation' });

      for (const seat of [0, 1] as const)
        table.seat(seat).mayTake({ card: 'headbutt' }).mayTake({ card: 'fend' }).mayNotTake({ card: 'firm-mind' });
    }),
    'SEN-EFF-x: an attack is not even played as a replacement': shows((table) => {
      starting(table, 'honour', { focus: 2, hand: ['dirt-throw', 'firm-mind'] }, { other: { ...away, stuns: 1 } });
      table.seat(0).takes({ card: 'honour' }).takes({ type: 'attack' }).takes({ card: 'firm-mind' });
      table.seat(1).takes({ is: 'stun' });

      table.seat(0).isAsked('moveTo');
      expect(told(table, 'replaced')).toEqual([]);
    }),
    'nor a meditation as a benefit': shows((table) => {
      fight(table, {
        ...START,
        one: { cell: '0,2', hand: ['pommel-smash', 'advantage'] },
        other: { hand: ['honour'], focus: 2, stuns: 1 },
      });
      table.seat(1).takes({ card: 'honour' }).takes({ type: 'meditation' }).takes({ is: 'stun' });
      table.seat(0).takes({ card: 'pommel-smash' });
      toBenefit(table);

      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'the turn after that everything is allowed again, and the card is discarded': shows((table) => {
      starting(table, 'honour', { focus: 2, hand: EACH_TYPE }, { other: { hand: EACH_TYPE } });
      table.seat(0).takes({ card: 'honour' }).takes({ type: 'attack' });
      table.seat(0).takes({ card: 'ronin-core' });
      table.seat(1).takes({ card: 'warrior-core' });
      playOutTo(table);

      expect(table.state.turn.bannedTypes).toEqual([]);
      expect(prints(table, 0, 'play')).toEqual([]);
      expect(prints(table, 0, 'discard')).toContain('honour');
      table.seat(0).mayTake({ card: 'naginata-sweep' });
    }),
    'it cannot be the card of the turn': isNoPick('honour'),
  },
});

describeCard('respect', {
  does: {
    'it costs two focus': costs('respect', 2),
    'nobody may play a copy of a card that lies face up in the own pile': shows((table) => {
      fight(table, {
        one: { hand: ['fend', 'headbutt'], discard: ['headbutt'], inPlay: ['respect'] },
        other: { hand: ['fend', 'headbutt'], discard: ['fend'] },
      });
      table.seat(0).mayNotTake({ card: 'headbutt' }).mayTake({ card: 'fend' });
      table.seat(1).mayNotTake({ card: 'fend' }).mayTake({ card: 'headbutt' });
    }),
    ...lastsUntilPaidFor('respect'),
    'SEN-EFF-x: nor as a replacement, as a benefit or as a counter': shows((table) => {
      fight(table, {
        cards: { 0: 'firm-mind' },
        one: { hand: ['dirt-throw'], discard: ['dirt-throw'], inPlay: ['respect'] },
        other: away,
      });
      table.seat(0).isAsked('moveTo');

      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: { cell: '0,2', hand: ['advantage'], discard: ['advantage'], inPlay: ['respect'] },
      });
      toBenefit(table);
      turnIsOver(table);

      const countering = { hand: ['counter-attack'], inPlay: ['respect'] };
      expect(countersAt(table, 'stone-block', countering)).toEqual([5, 4, 3]);
      expect(countersAt(table, 'stone-block', { ...countering, discard: ['counter-attack'] })).toEqual([]);
    }),
  },
  refuses: {
    'unpaid it stays': staysUnpaid('respect'),
    'a copy that lies face down does not matter': shows((table) => {
      fight(table, { one: { hand: ['headbutt'], discard: ['headbutt (down)'], inPlay: ['respect'] } });
      table.seat(0).mayTake({ card: 'headbutt' });
      stopHere(table);
    }),
    'without it copies may be played': shows((table) => {
      fight(table, { one: { hand: ['headbutt'], discard: ['headbutt'] } });
      table.seat(0).mayTake({ card: 'headbutt' });
      stopHere(table);
    }),
    'it cannot be the card of the turn': isNoPick('respect'),
  },
});

describeCard('righteousness', {
  does: {
    'it costs a focus': costs('righteousness', 1),
    'in Advantage order each player names a card that nobody may play this turn': shows((table) => {
      starting(
        table,
        'righteousness',
        { focus: 1, hand: ['fend', 'headbutt', 'firm-mind'] },
        { other: { hand: ['fend', 'headbutt', 'firm-mind'] }, advantage: [1, 0] },
      );
      table.seat(0).takes({ card: 'righteousness' });
      table.seat(1).isAsked('nameCard').takes({ printed: 'headbutt' });
      table.seat(0).isAsked('nameCard').takes({ printed: 'fend' });

      expect(told(table, 'edictDeclared')).toMatchObject([{ seat: 0, edict: 'namedCardsBanned' }]);
      for (const seat of [0, 1] as const)
        table.seat(seat).mayNotTake({ card: 'headbutt' }).mayNotTake({ card: 'fend' }).mayTake({ card: 'firm-mind' });
    }),
    'SEN-EFF-x: nor play as a benefit': shows((table) => {
      const hitting = (named: string) => {
        fight(table, {
          ...START,
          one: { cell: '0,2', hand: ['pommel-smash', 'advantage'] },
          other: { hand: ['righteousness'], focus: 1, stuns: 1 },
          advantage: [1, 0],
        });
        table.seat(1).takes({ card: 'righteousness' }).takes({ printed: named });
        table.seat(0).takes({ printed: 'fend' }).takes({ card: 'pommel-smash' });
        table.seat(1).takes({ is: 'stun' });
        toBenefit(table);
      };
      hitting('headbutt');
      table.seat(0).isAsked('benefit').mayTake({ card: 'advantage' });

      hitting('advantage');
      turnIsOver(table);
    }),
  },
  refuses: {
    'SEN-EFF-x: a core ability cannot be named': shows((table) => {
      starting(table, 'righteousness', { focus: 1 });
      table.seat(0).takes({ card: 'righteousness' });
      table.seat(1).mayNotTake({ printed: 'ronin-core' }).mayTake({ printed: 'naginata-sweep' });
    }),
    'the turn after that everything is allowed again': shows((table) => {
      starting(table, 'righteousness', { focus: 1 }, { other: { hand: ['headbutt'], stuns: 1 } });
      table.seat(0).takes({ card: 'righteousness' });
      table.seat(1).takes({ printed: 'fend' });
      table.seat(0).takes({ printed: 'headbutt' });
      table.seat(0).takes({ card: 'ronin-core' });
      table.seat(1).takes({ is: 'stun' });
      playOutTo(table);

      expect(table.state.turn.bannedCards).toEqual([]);
      table.seat(1).mayTake({ card: 'headbutt' });
      expect(prints(table, 0, 'discard')).toContain('righteousness');
    }),
    'it cannot be the card of the turn': isNoPick('righteousness'),
  },
});

/** In Determination Idle Strike makes its victim discard. */
const IDLE = { cards: { 0: 'idle-strike' }, one: { kamae: 'determination' } } as const;

describeCard('self-control', {
  does: {
    'it costs a focus': costs('self-control', 1),
    'while it lies there nobody is made to discard by others': shows((table) => {
      fight(table, { ...IDLE, one: { ...IDLE.one, inPlay: ['self-control'] }, other: { hand: ['fend'] } });

      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 1, 'discard')).toEqual([]);
      turnIsOver(table);
    }),
    'and nobody looks at a hand': shows((table) => {
      fight(table, {
        cards: { 0: 'dark-insight' },
        one: { hero: 'master', focus: 1 },
        other: { hand: ['fend', 'headbutt'], inPlay: ['self-control'] },
      });

      expect(told(table, 'handShown')).toEqual([]);
      expect(told(table, 'shuffledIn')).toEqual([]);
      table.seat(0).isAsked('jumpKamae');
    }),
    ...lastsUntilPaidFor('self-control'),
  },
  refuses: {
    'unpaid it stays': staysUnpaid('self-control'),
    'what a card of one’s own costs is discarded all the same': shows((table) => {
      fight(table, {
        cards: { 0: 'katana-swing' },
        one: { hand: ['fend'], inPlay: ['self-control'] },
        other: away,
      });

      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      playOutTo(table);
    }),
    'without it the victim discards': shows((table) => {
      fight(table, { ...IDLE, other: { hand: ['fend'] } });

      expect(prints(table, 1, 'discard')).toEqual(['fend']);
      turnIsOver(table);
    }),
    'it cannot be the card of the turn': isNoPick('self-control'),
  },
});
