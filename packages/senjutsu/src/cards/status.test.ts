import { expect } from 'vitest';
import { type Fight, fight, hero, prints, stopHere, type Table, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { offered, shows } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';

const away = { cell: '0,-4' } as const;

/** The Master strikes seat 1 with Hidden Viper Fang, and pays for this poison. */
function given(table: Table, poison: string, other: NonNullable<Fight['other']> = {}): void {
  fight(table, {
    cards: { 0: 'hidden-viper-fang' },
    one: { hero: 'master', cell: '0,2', focus: 1, poisons: [poison] },
    other: { cell: '1,0', ...other },
  });
  table.seat(0).takes({ is: 'pay' });
}

/** The poison is given, lies in play for so many ends of turn, and is out of the game then. */
const lies = (poison: string, turns: 2 | 4) => ({
  'the victim of a poisoned attack has it in play': shows((table) => {
    given(table, poison);

    expect(told(table, 'poisoned')).toMatchObject([{ fighter: 1, printed: poison, by: 0 }]);
    expect(prints(table, 1, 'play')).toEqual([poison]);
    expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, stuns: 0, limps: [] });
    stopHere(table);
  }),
  [`SEN-XPOIS-i: it stays for ${turns} ends of turn, the one of its arrival included`]: shows((table) => {
    given(table, poison);
    expect(told(table, 'cardTurned').map(({ turnsLeft }) => turnsLeft)).toEqual([turns - 1]);
    stopHere(table);

    fight(table, { phase: 'discard', one: { inPlay: [`${poison} (2)`] } });
    expect(prints(table, 0, 'play')).toEqual([poison]);
    stopHere(table);
    fight(table, { phase: 'discard', one: { inPlay: [`${poison} (1)`] } });
    expect(prints(table, 0, 'play')).toEqual([]);
    expect(prints(table, 0, 'discard').filter((printed) => printed === poison)).toEqual([]);
    stopHere(table);
  }),
});

const DECK = ['war-cry', 'war-cry', 'war-cry', 'war-cry', 'war-cry', 'fend', 'headbutt'] as const;

describeCard('crippling-poison', {
  does: {
    'SEN-POIS-d: it is shuffled into the top five cards of the victim’s deck': shows((table) => {
      given(table, 'crippling-poison', { deck: DECK });

      expect(prints(table, 1, 'play')).toEqual([]);
      const cards = [...prints(table, 1, 'hand'), ...prints(table, 1, 'deck')];
      expect(cards.slice(0, 6).toSorted()).toEqual(['crippling-poison', ...DECK.slice(0, 5)]);
      expect(cards.slice(6)).toEqual(['fend', 'headbutt']);
      turnIsOver(table);
    }),
    'in hand it has to be the card of the turn, does nothing, and is out of the game': shows((table) => {
      fight(table, { one: { hand: ['crippling-poison', 'firm-mind'], stuns: 1 } });
      table.seat(0).mayNotTake({ card: 'firm-mind' }).mayNotTake({ card: 'ronin-core' }).mayNotTake({ is: 'stun' });
      table.seat(0).takes({ card: 'crippling-poison' });
      table.seat(1).takes({ card: 'warrior-core' });
      playOutTo(table);

      expect(prints(table, 0, 'hand')).not.toContain('crippling-poison');
      expect(prints(table, 0, 'discard')).not.toContain('crippling-poison');
      expect(told(table, 'lineBegan').filter(({ fighter }) => fighter === 0)).toEqual([]);
    }),
  },
  refuses: {
    'in the deck it forces nothing': shows((table) => {
      fight(table, { one: { hand: ['firm-mind'], deck: ['crippling-poison', 'fend'] } });
      table.seat(0).mayTake({ card: 'firm-mind' });
      stopHere(table);
    }),
    'it does not bind anybody else': shows((table) => {
      fight(table, { one: { hand: ['crippling-poison'] }, other: { hand: ['firm-mind'] } });
      table.seat(1).mayTake({ card: 'firm-mind' });
      stopHere(table);
    }),
  },
});

describeCard('mist-of-confusion', {
  does: {
    ...lies('mist-of-confusion', 2),
    'SEN-XPOIS-e: the card of the turn is chosen at random, and its owner is not asked': shows((table) => {
      fight(table, { one: { hand: ['firm-mind'], inPlay: ['mist-of-confusion (2)'] }, other: away });
      table.seat(0).isNotAsked();
      table.seat(1).takes({ card: 'warrior-core' });

      const [{ cards } = { cards: [] }] = told(table, 'revealed');
      const revealed = cards.flatMap(({ fighter, revealed }) =>
        fighter === 0 && revealed.is === 'card' ? [revealed.printed] : [],
      );
      expect(['firm-mind', 'ronin-core', 'naginata-sweep']).toContain(revealed[0]);
      stopHere(table);
    }),
    'no replacement can be played as an instant': shows((table) => {
      fight(table, {
        cards: { 0: 'firm-mind' },
        one: { hand: ['dirt-throw'], inPlay: ['mist-of-confusion (2)'] },
        other: away,
      });

      table.seat(0).isAsked('moveTo');
    }),
  },
  refuses: {
    'benefits are not forbidden': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: { cell: '0,2', hand: ['advantage'], inPlay: ['mist-of-confusion (2)'] },
      });

      table.seat(0).isAsked('benefit').mayTake({ card: 'advantage' });
    }),
    'the others choose and replace': shows((table) => {
      fight(table, { one: { inPlay: ['mist-of-confusion (2)'] }, other: { hand: ['firm-mind'] } });
      table.seat(1).isAsked('chooseCard').mayTake({ card: 'firm-mind' });

      fight(table, {
        cards: { 0: 'firm-mind' },
        one: { hand: ['dirt-throw'] },
        other: { ...away, inPlay: ['mist-of-confusion (2)'] },
      });
      table.seat(0).isAsked('replace');
    }),
  },
});

describeCard('haemorrhagic-toxin', {
  does: {
    ...lies('haemorrhagic-toxin', 4),
    'SEN-XPOIS-f: before each draw the top card of the deck is discarded face down': shows((table) => {
      fight(table, {
        phase: 'draw',
        one: { deck: ['fend', 'headbutt', 'war-cry'], inPlay: ['haemorrhagic-toxin (3)'] },
        other: { deck: ['fend', 'headbutt'] },
      });

      expect(told(table, 'discarded')).toMatchObject([
        { seat: 0, face: 'down', cause: { is: 'poison', printed: 'haemorrhagic-toxin' } },
      ]);
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      expect(prints(table, 0, 'hand')).toEqual(['headbutt']);
      expect(prints(table, 1, 'hand')).toEqual(['fend']);
      turnIsOver(table);
    }),
  },
  refuses: {
    'an empty deck loses nothing by it': shows((table) => {
      fight(table, { phase: 'draw', one: { deck: [], inPlay: ['haemorrhagic-toxin (3)'] } });

      expect(told(table, 'discarded')).toEqual([]);
      expect(hero(table, 0).wounds).toBe(1);
      turnIsOver(table);
    }),
    'without it nothing is discarded': shows((table) => {
      fight(table, { phase: 'draw', one: { deck: ['fend', 'headbutt'] } });

      expect(told(table, 'discarded')).toEqual([]);
      turnIsOver(table);
    }),
  },
});

describeCard('paralysing-toxin', {
  does: {
    ...lies('paralysing-toxin', 2),
    'SEN-XPOIS-g: the ring neither changes nor jumps, and no focus is gained': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: { cell: '0,2', kamae: 'aggression', hand: ['calm-composure'], inPlay: ['paralysing-toxin (2)'] },
        other: { cell: '0,0' },
      });
      playOutTo(table, 'benefit');
      table.seat(0).takes({ card: 'calm-composure' }).says(0);
      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'aggression' });
      turnIsOver(table);

      fight(table, { cards: { 0: 'ronin-core' }, one: { inPlay: ['paralysing-toxin (2)'] }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 });
      playOutTo(table);
      expect(hero(table, 0).kamae).toBe('neutral');
    }),
    'no focus can be spent': shows((table) => {
      fight(table, { one: { hand: ['quick-stab'], focus: 3, inPlay: ['paralysing-toxin (2)'] } });
      table.seat(0).mayNotTake({ card: 'quick-stab' });
      turnIsOver(table);

      fight(table, { cards: { 0: 'wakizashi-slice' }, one: { focus: 3, inPlay: ['paralysing-toxin (2)'] } });
      playOutTo(table);
      expect(hero(table, 0).focus).toBe(3);
      expect(told(table, 'focusLost')).toEqual([]);
    }),
  },
  refuses: {
    'the opponent is free': shows((table) => {
      fight(table, {
        cards: { 0: 'open-mind' },
        one: { cell: '0,3' },
        other: { cell: '0,-3', inPlay: ['paralysing-toxin (2)'] },
      });
      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'determination']);
    }),
  },
});

describeCard('virulent-poison', {
  does: {
    ...lies('virulent-poison', 4),
    'SEN-XPOIS-h: the wound limit is one lower': shows((table) => {
      fight(table, { cards: { 0: 'bleeding-slice' }, other: { wounds: 3, inPlay: ['virulent-poison (3)'] } });

      expect(told(table, 'defeated')).toMatchObject([{ fighter: 1 }]);
      expect(table.match.outcome?.winners).toEqual([0]);
    }),
    'it defeats at once whom it reaches with one wound too many': shows((table) => {
      fight(table, {
        cards: { 0: 'hidden-viper-fang' },
        one: { hero: 'master', cell: '0,2', focus: 1, poisons: ['virulent-poison'] },
        other: { cell: '1,0', wounds: 3 },
      });
      table.seat(0).takes({ is: 'pay' });

      expect(told(table, 'defeated')).toMatchObject([{ fighter: 1 }]);
    }),
  },
  refuses: {
    'one wound less does not defeat': shows((table) => {
      fight(table, { cards: { 0: 'bleeding-slice' }, other: { wounds: 2, inPlay: ['virulent-poison (3)'] } });

      expect(told(table, 'defeated')).toEqual([]);
      turnIsOver(table);
    }),
    'without it four wounds do not defeat': shows((table) => {
      fight(table, { cards: { 0: 'bleeding-slice' }, other: { wounds: 3 } });

      expect(told(table, 'defeated')).toEqual([]);
      turnIsOver(table);
    }),
  },
});
