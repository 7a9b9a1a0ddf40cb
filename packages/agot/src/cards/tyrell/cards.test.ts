import { cardsIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { initiable, staysStanding } from '../../rules/eligible.ts';
import { hasIcon } from '../../rules/has.ts';
import { revealPlot } from '../../rules/revealing.ts';
import { actions, card, type Described, defending, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { usedBefore } from '../../testing/used-before.ts';
import { situated, until } from '../../testing/whole-game.ts';
import { killing } from '../../verbs/leaving.ts';
import { deckOf, discardOf, handOf } from '../../zones.ts';

const intrigue = { attacker: 0, type: 'intrigue' } as const;
const power = { attacker: 0, type: 'power' } as const;
const against = { attacker: 1, type: 'intrigue', against: 0 } as const;

describeCard('left', {
  does: {
    'is stronger beside Right, has a power icon and defends standing': () => {
      const state = given({ seats: [{ play: ['left', 'right'] }, {}] });
      const self = the(state, 'left');

      expect(strengthOn({ state }, 'left')).toBe(3);
      expect(hasIcon(state, self, 'power')).toBe(true);
      expect(staysStanding(state, self, 'defending', 'power')).toBe(true);
      expect(staysStanding(state, self, 'attacking', 'power')).toBe(false);
    },
  },
  refuses: {
    'not beside another player’s': () => {
      const state = given({ seats: [{ play: ['left'] }, { play: ['right'] }] });

      expect(strengthOn({ state }, 'left')).toBe(2);
      expect(hasIcon(state, the(state, 'left'), 'power')).toBe(false);
    },
  },
});

describeCard('right', {
  does: {
    'is stronger beside Left, has an intrigue icon and defends standing': () => {
      const state = given({ seats: [{ play: ['left', 'right'] }, {}] });

      expect(strengthOn({ state }, 'right')).toBe(3);
      expect(hasIcon(state, the(state, 'right'), 'intrigue')).toBe(true);
      expect(staysStanding(state, the(state, 'right'), 'defending', 'intrigue')).toBe(true);
    },
  },
  refuses: {
    'not alone': () => {
      const state = given({ seats: [{ play: ['right'] }, {}] });

      expect(hasIcon(state, the(state, 'right'), 'intrigue')).toBe(false);
    },
  },
});

describeCard('maester-lomys', {
  does: {
    'takes a random card of who attacked in vain': () => {
      const table = resolving({
        challenge: against,
        seats: [
          { play: ['maester-lomys (kneeling, defending)'] },
          { hand: ['ice'], play: ['courtesan-of-the-rose (kneeling, attacking)'] },
        ],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('maester-lomys'));

      expect(namesIn(table, discardOf(1))).toEqual(['ice']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not as the attacker, nor from an empty hand': () => {
      resolving({ challenge: intrigue, seats: [{ play: ['maester-lomys (kneeling, attacking)'] }, { hand: [] }] })
        .seat(0)
        .isAsked('pause');
      resolving({
        challenge: against,
        seats: [
          { play: ['maester-lomys (kneeling, defending)'] },
          { play: ['courtesan-of-the-rose (kneeling, attacking)'] },
        ],
      })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('margaery-tyrell', {
  does: {
    'makes somebody stronger until the end of the phase': () => {
      const table = actions({ seats: [{ play: ['margaery-tyrell', 'left'] }, {}] });
      table.seat(0).takes(use('margaery-tyrell'));
      table.seat(0).picks(card('left'));

      expect(strengthOn(table, 'left')).toBe(5);
      expect(inPlay(table, 0)).toContain('margaery-tyrell (kneeling)');
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not kneeling, and not in another phase': () => {
      actions({ windows: 'open', seats: [{ play: ['margaery-tyrell (kneeling)'] }, {}] })
        .seat(0)
        .mayNotTake(use('margaery-tyrell'));
      actions({ windows: 'open', phase: 'dominance', seats: [{ play: ['margaery-tyrell'] }, {}] })
        .seat(0)
        .mayNotTake(use('margaery-tyrell'));
    },
  },
});

const penniless = {
  windows: 'open',
  seats: [{ gold: 0, hand: ['growing-strong'], play: ['paxter-redwyne'] }, {}],
} as const satisfies Described;
const marshaled = { is: 'marshaled', seat: 0, printed: 'left' } as const;
const played = (seat: 0 | 1) => ({ is: 'played', seat, printed: 'growing-strong' }) as const;

describeCard('paxter-redwyne', {
  does: {
    'also after cards were marshaled and an opponent played an event': () => {
      actions({ ...penniless, deeds: [marshaled, played(1)] })
        .seat(0)
        .mayTake(use('growing-strong'));
    },
    'makes the first event of a round cheaper': () => {
      const table = actions({
        seats: [{ gold: 1, hand: ['growing-strong', 'growing-strong'], play: ['paxter-redwyne'] }, {}],
      });
      table.seat(0).takes(use('growing-strong'));
      table.seat(0).picks(card('paxter-redwyne'));
      expect(table.state.gold[0]).toBe(1);
      table.seat(0).takes(use('growing-strong'));
      table.seat(0).picks(card('paxter-redwyne'));

      expect(table.state.gold[0]).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not after an event that was played earlier in the round, whatever else was': () => {
      actions({ ...penniless, deeds: [marshaled, played(0), played(1)] })
        .seat(0)
        .mayNotTake(use('growing-strong'));
    },
    'not the second one, even while the first is still being played': () => {
      const table = actions({
        seats: [
          { gold: 1, hand: ['growing-strong', 'the-hands-judgment'], play: ['paxter-redwyne'] },
          { gold: 1, hand: ['the-hands-judgment'] },
        ],
      });
      table.seat(0).takes(use('growing-strong'));
      table.seat(0).picks(card('paxter-redwyne'));
      table.seat(1).takes(use('the-hands-judgment'));
      expect(table.state.gold).toEqual([1, 0]);
      table.seat(0).takes(use('the-hands-judgment'));

      expect(table.state.gold).toEqual([0, 0]);
      expect(strengthOn(table, 'paxter-redwyne')).toBe(5);
      table.seat(0).isAsked('pause');
    },
    'no other cards, and nobody else’s events': () => {
      actions({
        windows: 'open',
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['margaery-tyrell'], play: ['paxter-redwyne'] }, {}],
      })
        .seat(0)
        .mayNotTake(use('margaery-tyrell', 'marshal'));
      const table = actions({
        windows: 'open',
        seats: [{ play: ['paxter-redwyne'] }, { gold: 0, hand: ['growing-strong'], play: ['left'] }],
      });
      table.seat(0).passes();
      table.seat(1).mayNotTake(use('growing-strong'));
    },
  },
});

/** Randyll Tarly, who has stood so many times before, has become stronger. */
function grownAfter(times: number, during: readonly ('round' | 'phase')[]) {
  const table = actions({
    seats: [{ hand: ['growing-strong'], play: ['randyll-tarly (kneeling)'] }, {}],
    used: usedBefore({ card: 'card:0/play/0', printed: 'randyll-tarly', key: 'reaction', times, during }),
  });
  table.seat(0).takes(use('growing-strong'));
  table.seat(0).picks(card('randyll-tarly'));
  return table;
}

describeCard('randyll-tarly', {
  does: {
    'stands when an effect makes him stronger': () => {
      const table = actions({ seats: [{ hand: ['growing-strong'], play: ['randyll-tarly (kneeling)'] }, {}] });
      table.seat(0).takes(use('growing-strong'));
      table.seat(0).picks(card('randyll-tarly'));
      table.seat(0).isAsked('triggerWindow').takes(use('randyll-tarly'));

      expect(inPlay(table, 0)).toEqual(['randyll-tarly']);
      table.seat(0).isAsked('pause');
    },
    'also when an attachment does': () => {
      const table = actions({
        seats: [{ gold: 1, hand: ['widows-wail'], play: ['randyll-tarly (kneeling)'] }, {}],
      });
      table.seat(0).takes(use('widows-wail', 'ambushAttachment'));
      table.seat(0).isAsked('triggerWindow').takes(use('randyll-tarly'));

      expect(inPlay(table, 0)).toEqual(['randyll-tarly + widows-wail']);
      table.seat(0).isAsked('pause');
    },
    'also when he had a bonus before, which stays as it was': () => {
      const table = actions({
        seats: [{ hand: ['growing-strong'], play: ['randyll-tarly (kneeling) + widows-wail'] }, {}],
      });
      table.seat(0).takes(use('growing-strong'));
      table.seat(0).picks(card('randyll-tarly'));
      table.seat(0).takes(use('randyll-tarly'));

      expect(inPlay(table, 0)).toEqual(['randyll-tarly + widows-wail']);
      table.seat(0).isAsked('pause');
    },
    'AGOT-LIMIT-a: a second time in a phase, however often he stood in the phase before': () => {
      grownAfter(1, ['round', 'phase']).seat(0).isAsked('triggerWindow').takes(use('randyll-tarly')).isAsked('pause');
      grownAfter(2, ['round']).seat(0).isAsked('triggerWindow').takes(use('randyll-tarly')).isAsked('pause');
    },
    'AGOT-CONST-b: also when the bonus of an attachment grows, as that of Dawn does with each plot': () => {
      const table = situated({
        phase: 'plot',
        step: 'begin',
        seats: [
          { play: ['randyll-tarly (kneeling) + dawn'], plotDeck: ['counting-coppers', 'summons'] },
          { plotDeck: ['building-orders', 'summons'] },
        ],
      });
      until(table, 'triggerWindow').seat(0).takes(use('randyll-tarly'));

      expect(inPlay(table, 0)).toEqual(['randyll-tarly + dawn']);
      expect(strengthOn(table, 'randyll-tarly')).toBe(6);
    },
    'AGOT-1.3-g: also when that plot is revealed by an effect': () => {
      const seats = [{ play: ['randyll-tarly (kneeling) + dawn'], plotDeck: ['counting-coppers'] }, {}];
      const plot = the(given({ seats }), 'counting-coppers');
      const table = tableRunning(revealPlot({ seat: 0, plot }), { windows: 'brief', seats });
      table.seat(0).takes(use('randyll-tarly')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['randyll-tarly + dawn']);
    },
  },
  refuses: {
    'AGOT-LIMIT-a: not a third time in a phase': () => {
      const table = grownAfter(2, ['round', 'phase']);

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['randyll-tarly (kneeling)']);
    },
    'not when something else happens to him, or to others': () => {
      const table = actions({ seats: [{ hand: ['growing-strong'], play: ['randyll-tarly (kneeling)', 'left'] }, {}] });
      table.seat(0).takes(use('growing-strong'));
      table.seat(0).picks(card('left'));

      table.seat(0).isAsked('pause');
    },
    'not when the plot of somebody else is covered': () => {
      const seats = [
        { play: ['randyll-tarly (kneeling) + dawn'], plotDeck: ['summons'] },
        { plotDeck: ['counting-coppers'] },
      ];
      const plot = the(given({ seats }), 'counting-coppers');
      const table = tableRunning(revealPlot({ seat: 1, plot }), { windows: 'brief', seats });

      table.seat(0).isAsked('pause');
    },
    'not when what weakened him is over': () => {
      const table = happening(
        {
          challenge: { attacker: 1, type: 'military', against: 0 },
          seats: [{ play: ['randyll-tarly (kneeling, defending)'] }, { play: ['unsullied (attacking)'] }],
        },
        (state) => [killing(state, the(state, 'unsullied'))],
      );

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('the-knight-of-flowers', {
  does: {
    'lets only one defender come against him alone': () => {
      const table = defending({
        challenge: power,
        seats: [
          { play: ['the-knight-of-flowers (kneeling, attacking)'] },
          { play: ['courtesan-of-the-rose', 'robert-baratheon'] },
        ],
      });
      const question = table.questionTo(1);

      expect(question.is === 'pick' ? question.max : 0).toBe(1);
      table.seat(1).isAsked('declareDefenders');
    },
  },
  refuses: {
    'not with company': () => {
      const table = defending({
        challenge: power,
        seats: [
          { play: ['the-knight-of-flowers (kneeling, attacking)', 'wardens-of-the-reach (kneeling, attacking)'] },
          { play: ['courtesan-of-the-rose', 'robert-baratheon'] },
        ],
      });
      const question = table.questionTo(1);

      expect(question.is === 'pick' ? question.max : 0).toBe(2);
      table.seat(1).isAsked('declareDefenders');
    },
  },
});

describeCard('the-queen-of-thorns', {
  does: {
    'brings in a character of her house': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [{ hand: ['randyll-tarly', 'robb-stark'], play: ['the-queen-of-thorns (kneeling, attacking)'] }, {}],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('the-queen-of-thorns'));

      expect(inPlay(table, 0)).toContain('randyll-tarly');
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'AGOT-INFO-a: in open windows others cannot tell from the question what is in the hand': () => {
      const table = resolving({
        windows: 'open',
        challenge: intrigue,
        seats: [
          { gold: 0, hand: ['robb-stark'], play: ['the-queen-of-thorns (kneeling, attacking)'] },
          { play: ['courtesan-of-the-rose (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('triggerWindow').mayNotTake(use('the-queen-of-thorns')).passes();
      table.seat(1).passes();
      table.seat(0).isAsked('pause');
    },
    'not of others, nor of more than 6 gold': () => {
      resolving({
        challenge: intrigue,
        seats: [{ hand: ['robb-stark'], play: ['the-queen-of-thorns (kneeling, attacking)'] }, {}],
      })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('courtesan-of-the-rose', {
  does: {
    'takes part in intrigue and power': () => {
      const state = given({ seats: [{ play: ['courtesan-of-the-rose'] }, {}] });

      expect(initiable(state, 0)).toEqual(['intrigue', 'power']);
    },
  },
  refuses: {
    'not in military challenges': () => {
      const state = given({ seats: [{ play: ['courtesan-of-the-rose'] }, {}] });

      expect(initiable(state, 0)).not.toContain('military');
    },
  },
});

describeCard('garden-caretaker', {
  does: {
    'makes the next character cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['left'], play: ['garden-caretaker'] }, {}],
      });
      table.seat(0).takes(use('garden-caretaker'));
      table.seat(0).takes(use('left', 'marshal'));

      expect(table.state.gold[0]).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'no location': () => {
      const table = actions({
        windows: 'open',
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['highgarden'], play: ['garden-caretaker'] }, {}],
      });
      table.seat(0).takes(use('garden-caretaker'));
      table.seat(1).passes();
      table.seat(0).mayNotTake(use('highgarden', 'marshal'));
    },
  },
});

describeCard('olennas-informant', {
  does: {
    'brings one more challenge of a type': () => {
      const table = actions({
        fought: [{ attacker: 0, type: 'power', against: 1 }],
        seats: [{ gold: 4, hand: ['olennas-informant'], play: ['left'] }, {}],
      });
      table.seat(0).takes(use('olennas-informant', 'ambush'));
      table.seat(0).isAsked('triggerWindow').takes(use('olennas-informant'));
      table.seat(0).isAsked('nameChallengeType').takes({ is: 'challengeType', type: 'power' });

      expect(initiable(table.state, 0)).toContain('power');
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not in the marshaling phase': () => {
      const table = actions({ phase: 'marshaling', seats: [{ gold: 3, hand: ['olennas-informant'] }, {}] });
      table.seat(0).takes(use('olennas-informant', 'marshal'));

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('wardens-of-the-reach', {
  does: {
    'grow with every location of the Reach': () => {
      const state = given({
        seats: [{ play: ['wardens-of-the-reach', 'highgarden', 'the-mander', 'rose-garden'] }, {}],
      });

      expect(strengthOn({ state }, 'wardens-of-the-reach')).toBe(6);
    },
  },
  refuses: {
    'not with others': () => {
      const state = given({ seats: [{ play: ['wardens-of-the-reach', 'the-roseroad'] }, { play: ['highgarden'] }] });

      expect(strengthOn({ state }, 'wardens-of-the-reach')).toBe(3);
    },
  },
});

describeCard('heartsbane', {
  does: {
    'makes its bearer stronger for the challenge': () => {
      const table = actions({ challenge: power, seats: [{ play: ['randyll-tarly (attacking) + heartsbane'] }, {}] });
      table.seat(0).takes(use('heartsbane'));

      expect(strengthOn(table, 'randyll-tarly')).toBe(8);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not while its bearer is at home': () => {
      actions({ windows: 'open', challenge: power, seats: [{ play: ['randyll-tarly + heartsbane'] }, {}] })
        .seat(0)
        .mayNotTake(use('heartsbane'));
    },
  },
});

describeCard('highgarden', {
  does: {
    'sends an attacker to rest': () => {
      const table = actions({
        challenge: { attacker: 1, type: 'power', against: 0 },
        seats: [{ gold: 1, play: ['highgarden'] }, { play: ['robb-stark (kneeling, attacking)'] }],
      });
      table.seat(0).takes(use('highgarden'));

      expect(inPlay(table, 1)).toEqual(['robb-stark']);
      expect(inPlay(table, 0)).toEqual(['highgarden (kneeling)']);
      expect(table.state.gold[0]).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'no defender, and not without gold': () => {
      actions({
        windows: 'open',
        challenge: power,
        seats: [{ gold: 5, play: ['highgarden'] }, { play: ['robb-stark (defending)'] }],
      })
        .seat(0)
        .mayNotTake(use('highgarden'));
      actions({ windows: 'open', challenge: power, seats: [{ gold: 0, play: ['highgarden', 'left (attacking)'] }, {}] })
        .seat(0)
        .mayNotTake(use('highgarden'));
    },
  },
});

describeCard('the-mander', {
  does: {
    'draws two cards after a clear victory': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['the-mander', 'robert-baratheon (kneeling, attacking)'] }, {}],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('the-mander'));

      expect(cardsIn(table.state.table, handOf(0))).toHaveLength(2);
      table.seat(0).isAsked('renown');
    },
  },
  refuses: {
    'not after a narrow one': () => {
      resolving({
        challenge: power,
        seats: [{ play: ['the-mander', 'wardens-of-the-reach (kneeling, attacking)'] }, {}],
      })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('rose-garden', {
  does: {
    'makes the next card cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['the-mander'], play: ['rose-garden'] }, {}],
      });
      table.seat(0).takes(use('rose-garden'));
      table.seat(0).takes(use('the-mander', 'marshal'));

      expect(table.state.gold[0]).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'AGOT-COST-h: only one': () => {
      const table = actions({
        phase: 'marshaling',
        windows: 'open',
        seats: [{ gold: 3, hand: ['garden-caretaker', 'margaery-tyrell'], play: ['rose-garden'] }, {}],
      });
      table.seat(0).takes(use('rose-garden'));
      table.seat(1).passes();
      table.seat(0).takes(use('garden-caretaker', 'marshal'));
      table.seat(1).passes();

      expect(table.state.gold[0]).toBe(3);
      table.seat(0).takes(use('margaery-tyrell', 'marshal'));
      expect(table.state.gold[0]).toBe(0);
      table.seat(1).isAsked('actionWindow');
    },
  },
});

describeCard('growing-strong', {
  does: {
    'makes up to three stronger': () => {
      const table = actions({
        seats: [
          {
            hand: ['growing-strong'],
            play: ['left', 'margaery-tyrell (kneeling)', 'garden-caretaker', 'maester-lomys'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('growing-strong'));
      table.seat(0).picks(card('left'), card('garden-caretaker'), card('maester-lomys'));

      expect(strengthOn(table, 'garden-caretaker')).toBe(3);
      expect(strengthOn(table, 'margaery-tyrell')).toBe(3);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'nobody of another faction': () => {
      actions({ windows: 'open', seats: [{ hand: ['growing-strong'], play: ['robb-stark'] }, {}] })
        .seat(0)
        .mayNotTake(use('growing-strong'));
    },
  },
});

describeCard('olennas-cunning', {
  does: {
    'finds a card of a type that the loser has not named': () => {
      const table = resolving({
        challenge: power,
        seats: [
          {
            hand: ['olennas-cunning'],
            deck: ['ice', 'left', 'highgarden', 'left', 'left'],
            play: ['wardens-of-the-reach (kneeling, attacking)'],
          },
          {},
        ],
      });
      table.seat(0).isAsked('triggerWindow').takes(use('olennas-cunning'));
      table.seat(1).isAsked('nameCardType').takes({ is: 'cardType', cardType: 'location' });
      table.seat(0).isAsked('search').mayNotTake(card('highgarden')).takes(card('ice'));

      expect(namesIn(table, handOf(0))).toEqual(['ice']);
      expect(cardsIn(table.state.table, deckOf(0))).toHaveLength(4);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not after a military challenge': () => {
      resolving({
        challenge: { attacker: 0, type: 'military' },
        seats: [{ hand: ['olennas-cunning'], play: ['wardens-of-the-reach (kneeling, attacking)'] }, {}],
      })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('the-bear-and-the-maiden-fair', {
  does: {
    'arranges the top of a deck': () => {
      const table = actions({
        seats: [
          { hand: ['the-bear-and-the-maiden-fair'] },
          { deck: ['ice', 'left', 'right', 'summer', 'drogon', 'varys'] },
        ],
      });
      table.seat(0).takes(use('the-bear-and-the-maiden-fair'));
      table.seat(0).isAsked('choosePlayer').takes({ is: 'seat', seat: 1 });
      table.seat(0).isAsked('chooseUnderDeck').picks(card('ice'), card('left'));
      table.seat(0).isAsked('orderUnderDeck').orders(card('left'), card('ice'));
      table.seat(0).isAsked('orderOnDeck').orders(card('drogon'), card('summer'), card('right'));

      expect(namesIn(table, deckOf(1))).toEqual(['drogon', 'summer', 'right', 'varys', 'left', 'ice']);
      table.seat(0).isAsked('pause');
    },
    'AGOT-TARG-a, AGOT-SEQ-f: the player is chosen before it can be cancelled': () => {
      const table = actions({
        seats: [{ hand: ['the-bear-and-the-maiden-fair'] }, { gold: 0, hand: ['the-hands-judgment'] }],
      });
      table.seat(0).takes(use('the-bear-and-the-maiden-fair')).isAsked('choosePlayer').takes({ is: 'seat', seat: 1 });
      table.seat(1).isAsked('triggerWindow').takes(use('the-hands-judgment'));

      expect(table.happened.map(({ event }) => event.is)).not.toContain('cardsLooked');
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'puts no more than three under it': () => {
      const table = actions({
        seats: [
          { hand: ['the-bear-and-the-maiden-fair'] },
          { deck: ['ice', 'left', 'right', 'summer', 'drogon', 'varys'] },
        ],
      });
      table.seat(0).takes(use('the-bear-and-the-maiden-fair'));
      table.seat(0).takes({ is: 'seat', seat: 1 });
      const question = table.questionTo(0);

      expect(question.is === 'pick' ? question.max : 0).toBe(3);
      table.seat(0).isAsked('chooseUnderDeck');
    },
  },
});
