import { expect } from 'vitest';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { happen } from '../../testing/happen.ts';
import { factionPower, inPlay, namesIn } from '../../testing/shown.ts';
import { deadOf, discardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;
const intrigue = { attacker: 0, type: 'intrigue' } as const;
const power = { attacker: 0, type: 'power' } as const;

const strong = 'ranging-party (attacking)';

describeCard('put-to-the-sword', {
  does: {
    'kills a character of the loser, before claim does': () => {
      const table = resolving({
        challenge: military,
        seats: [{ hand: ['put-to-the-sword'], play: [strong] }, { play: ['burned-men', 'the-tickler'] }],
      });
      table.seat(0).takes(use('put-to-the-sword')).picks(card('the-tickler'));

      expect(namesIn(table, deadOf(1))).toEqual(['burned-men', 'the-tickler']);
      expect(table.state.gold[0]).toBe(3);
    },
    'AGOT-SAVE-a: who is saved lives, and the event is spent': () => {
      const table = resolving({
        challenge: { ...military, against: 1 },
        seats: [{ hand: ['put-to-the-sword'], play: [strong] }, { play: ['littlefinger + bodyguard', 'burned-men'] }],
      });
      table.seat(0).takes(use('put-to-the-sword')).picks(card('littlefinger'));
      table.seat(1).takes(use('bodyguard')).picks(card('burned-men'));

      expect(inPlay(table, 1)).toEqual(['littlefinger']);
      expect(namesIn(table, discardOf(0))).toEqual(['put-to-the-sword']);
    },
  },
  refuses: {
    'AGOT-LIMIT-c: not twice in a challenge': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { hand: ['put-to-the-sword', 'put-to-the-sword'], play: [strong] },
          { play: ['burned-men', 'the-tickler', 'gold-cloaks'] },
        ],
      });
      table.seat(0).takes(use('put-to-the-sword')).picks(card('the-tickler')).isNotAsked();

      table.seat(1).isAsked('chooseKilled');
    },
    'not by less than 5, not as the defender, not in other challenges, not without gold': () => {
      const hand = ['put-to-the-sword'];
      const narrow = [{ hand, play: [strong] }, { play: ['burned-men (defending)'] }];
      resolving({ challenge: military, seats: narrow }).seat(0).isAsked('pause');
      const defended = [
        { play: ['burned-men (attacking)'] },
        { hand, play: ['ranging-party (defending)', 'gold-cloaks (defending)'] },
      ];
      resolving({ challenge: military, seats: defended }).seat(0).isAsked('pause');
      const other = [{ hand, play: [strong] }, { play: ['burned-men'] }];
      resolving({ challenge: power, seats: other }).seat(0).isAsked('pause');
      const poor = [{ gold: 1, hand, play: [strong] }, { play: ['burned-men'] }];
      resolving({ challenge: military, seats: poor }).seat(0).isAsked('pause');
    },
  },
});

describeCard('put-to-the-torch', {
  does: {
    'discards a location of the loser': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { hand: ['put-to-the-torch'], play: [strong, 'the-iron-throne'] },
          { play: ['the-roseroad', 'the-kingsroad'] },
        ],
      });
      table.seat(0).takes(use('put-to-the-torch')).mayNotTake(card('the-iron-throne')).picks(card('the-roseroad'));

      expect(inPlay(table, 1)).toEqual(['the-kingsroad']);
    },
    'AGOT-DUP-c: a duplicate saves a location': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { hand: ['put-to-the-torch'], play: [strong] },
          { play: ['the-iron-throne + the-iron-throne (duplicate)'] },
        ],
      });
      table.seat(0).takes(use('put-to-the-torch'));
      table.seat(1).takes({ is: 'use', ability: 'duplicateSaves' });

      expect(inPlay(table, 1)).toEqual(['the-iron-throne']);
    },
  },
  refuses: {
    'AGOT-TARG-b: not where the loser has no location': () => {
      const table = resolving({
        challenge: military,
        seats: [{ hand: ['put-to-the-torch'], play: [strong, 'the-roseroad'] }, { play: ['burned-men'] }],
      });

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual(['put-to-the-torch']);
    },
    'AGOT-LIMIT-c: not twice in a challenge': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { hand: ['put-to-the-torch', 'put-to-the-torch'], play: [strong] },
          { play: ['the-roseroad', 'the-kingsroad'] },
        ],
      });
      table.seat(0).takes(use('put-to-the-torch')).picks(card('the-roseroad'));

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('superior-claim', {
  does: {
    'brings 2 power after a clear win': () => {
      const table = resolving({
        challenge: power,
        seats: [{ hand: ['superior-claim'], play: [strong] }, {}],
      });
      table.seat(0).takes(use('superior-claim'));

      expect(factionPower(table)).toEqual([3, 0]);
    },
    'also for the defender': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['garden-caretaker (attacking)'] },
          { hand: ['superior-claim'], play: ['ranging-party (defending)', 'bastard-in-hiding (defending)'] },
        ],
      });
      table.seat(1).takes(use('superior-claim'));

      expect(factionPower(table)).toEqual([0, 2]);
    },
  },
  refuses: {
    'AGOT-LIMIT-c: one in a challenge': () => {
      const table = resolving({
        challenge: power,
        seats: [{ hand: ['superior-claim', 'superior-claim'], play: [strong] }, {}],
      });
      table.seat(0).takes(use('superior-claim'));

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual(['superior-claim']);
    },
    'not by less than 5, and not in other challenges': () => {
      const narrow = [{ hand: ['superior-claim'], play: [strong] }, { play: ['burned-men (defending)'] }];
      resolving({ challenge: power, seats: narrow }).seat(0).isAsked('pause');
      const other = [{ hand: ['superior-claim'], play: [strong] }, {}];
      resolving({ challenge: military, seats: other }).seat(0).isAsked('pause');
    },
  },
});

/** Tears of Lys were played on one of these two. */
function poisoned() {
  const table = resolving({
    challenge: intrigue,
    seats: [
      { hand: ['tears-of-lys'], play: ['varys (attacking)'] },
      { play: ['burned-men', 'black-winds-crew', 'courtesan-of-the-rose'] },
    ],
  });
  table.seat(0).takes(use('tears-of-lys')).isAsked('choosePoisoned').mayNotTake(card('courtesan-of-the-rose'));
  table.seat(0).takes(card('burned-men'));
  return table;
}

const phaseEnds = { is: 'periodEnded', period: 'phase' } as const;

describeCard('tears-of-lys', {
  does: {
    'AGOT-DELAY-a: poisons somebody without an intrigue icon, who dies at the end of the phase': () => {
      const table = poisoned();
      expect(inPlay(table, 1)).toEqual(['burned-men (poison 1)', 'black-winds-crew', 'courtesan-of-the-rose']);
      const { state } = happen(table.state, phaseEnds);

      expect(state.table.cards.find(({ printed }) => printed === 'burned-men')?.zone).toBe(deadOf(1));
      expect(state.delayed).toEqual([]);
    },
    'whoever has lost the token lives': () => {
      const { state } = poisoned();
      const cured = happen(state, { is: 'tokensRemoved', card: the(state, 'burned-men'), token: 'poison', amount: 1 });
      const after = happen(cured.state, phaseEnds);

      expect(after.kinds).toEqual(['periodEnded', 'delayedSpent']);
    },
    'AGOT-LEAVE-f: nothing waits for who has left play': () => {
      const { state } = poisoned();
      const gone = happen(state, {
        is: 'leftPlay',
        card: the(state, 'burned-men'),
        printed: null,
        to: 'hand',
        how: 'returned',
        type: 'character',
        controller: 1,
        save: 'impossible',
      });

      expect(gone.state.delayed).toEqual([]);
    },
  },
  refuses: {
    'AGOT-ABIL-h: not where everybody has the icon': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [
          { hand: ['tears-of-lys'], play: ['varys (attacking)'] },
          { play: ['courtesan-of-the-rose', 'burned-men + little-bird'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'not after a military or a power challenge': () => {
      const seats = [{ hand: ['tears-of-lys'], play: [strong] }, { play: ['burned-men', 'black-winds-crew'] }];

      resolving({ challenge: power, seats }).seat(0).isAsked('pause');
      const bloody = resolving({ challenge: military, seats });
      bloody.seat(0).isNotAsked();
      bloody.seat(1).isAsked('chooseKilled');
    },
    'AGOT-LIMIT-c: not as the defender, and not twice in a challenge': () => {
      const defended = resolving({
        challenge: intrigue,
        seats: [
          { play: ['lannisport-moneylender (attacking)', 'burned-men'] },
          { hand: ['tears-of-lys'], play: ['varys (defending)'] },
        ],
      });
      defended.seat(0).isAsked('pause');
      const twice = resolving({
        challenge: intrigue,
        seats: [
          { hand: ['tears-of-lys', 'tears-of-lys'], play: ['varys (attacking)'] },
          { play: ['burned-men', 'black-winds-crew'] },
        ],
      });
      twice.seat(0).takes(use('tears-of-lys')).takes(card('burned-men'));
      twice.seat(0).isAsked('pause');
    },
  },
});

/** Somebody plays an event for 2 gold, and the other one has this hand and so much gold. */
function judged(hand: string[], gold: number, mine: readonly string[] = []) {
  const table = resolving({
    challenge: military,
    seats: [
      { gold: 9, hand: ['put-to-the-sword', ...mine], play: [strong] },
      { gold, hand, play: ['burned-men', 'the-roseroad'] },
    ],
  });
  table.seat(0).takes(use('put-to-the-sword'));
  return table;
}

describeCard('the-hands-judgment', {
  does: {
    'AGOT-CANCEL-c: cancels an event for its printed cost; that cost stays paid': () => {
      const table = judged(['the-hands-judgment'], 2);
      table.seat(1).takes(use('the-hands-judgment'));

      expect(table.state.gold).toEqual([7, 0]);
      expect(namesIn(table, discardOf(0))).toEqual(['put-to-the-sword']);
      expect(namesIn(table, discardOf(1))).toEqual(['the-hands-judgment']);
      // The claim takes its toll all the same.
      expect(table.happened.filter(({ event }) => event.is === 'leftPlay')).toHaveLength(1);
    },
    'AGOT-COST-g: cancels a cancel, for what its X stands for': () => {
      const table = judged(['the-hands-judgment'], 2, ['the-hands-judgment']);
      table.seat(1).takes(use('the-hands-judgment'));
      table.seat(0).takes(use('the-hands-judgment'));

      expect(table.state.gold).toEqual([5, 0]);
      expect(namesIn(table, deadOf(1))).toEqual(['burned-men']);
    },
    'AGOT-CANCEL-d: what was cancelled counts as played': () => {
      const table = judged(['the-hands-judgment'], 2, ['put-to-the-sword']);
      table.seat(1).takes(use('the-hands-judgment'));

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual(['put-to-the-sword']);
    },
    'AGOT-COST-g: costs the X that was chosen for the event': () => {
      const loving = (gold: number) => {
        const table = actions({
          seats: [
            { gold: 9, hand: ['the-things-i-do-for-love'], play: ['cersei-lannister'] },
            { gold, hand: ['the-hands-judgment'], play: ['burned-men', 'robb-stark'] },
          ],
        });
        table.seat(0).takes(use('the-things-i-do-for-love')).takes({ is: 'gold', amount: 4 });
        return table;
      };
      const table = loving(4);
      table.seat(1).takes(use('the-hands-judgment'));

      expect(table.state.gold).toEqual([5, 0]);
      expect(inPlay(table, 1)).toEqual(['burned-men', 'robb-stark']);
      const poor = loving(3);
      poor.seat(1).isAsked('actionWindow');
      expect(inPlay(poor, 1)).toEqual(['robb-stark']);
    },
    'AGOT-COST-g: a cancel of that cancel costs the same X': () => {
      const table = actions({
        seats: [
          { gold: 9, hand: ['the-things-i-do-for-love', 'the-hands-judgment'], play: ['cersei-lannister'] },
          { gold: 4, hand: ['the-hands-judgment'], play: ['burned-men', 'robb-stark'] },
        ],
      });
      table.seat(0).takes(use('the-things-i-do-for-love')).takes({ is: 'gold', amount: 4 });
      table.seat(1).takes(use('the-hands-judgment'));
      table.seat(0).takes(use('the-hands-judgment'));

      expect(table.state.gold).toEqual([1, 0]);
      expect(inPlay(table, 1)).toEqual(['robb-stark']);
    },
    'costs nothing against an event that costs nothing': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { hand: ['superior-claim'], play: [strong] },
          { gold: 0, hand: ['the-hands-judgment'] },
        ],
      });
      table.seat(0).takes(use('superior-claim'));
      table.seat(1).takes(use('the-hands-judgment'));

      expect(factionPower(table)).toEqual([1, 0]);
    },
  },
  refuses: {
    'AGOT-ABIL-i: not without the gold': () => {
      judged(['the-hands-judgment'], 1).seat(1).isNotAsked();
    },
    'who has too little gold for it is not asked, whatever the hand holds': () => {
      for (const [gold, isDead] of [
        [1, true],
        [2, false],
      ] as const) {
        const table = resolving({
          windows: 'open',
          challenge: military,
          seats: [
            { hand: ['put-to-the-sword'], play: [strong] },
            { gold, hand: ['bastard-in-hiding'], play: ['burned-men'] },
          ],
        });
        table.seat(0).takes(use('put-to-the-sword'));
        expect(table.happened.some(({ event }) => event.is === 'leftPlay')).toBe(isDead);
      }
    },
    'not against an own event, and not against what is no event': () => {
      judged([], 5, ['the-hands-judgment']).seat(0).isAsked('pause');
      const table = resolving({
        challenge: power,
        seats: [
          { plot: 'a-clash-of-kings', play: [strong] },
          { faction: 'house-lannister (power 3)', hand: ['the-hands-judgment'] },
        ],
      });
      table.seat(0).takes(use('a-clash-of-kings'));
      expect(factionPower(table)).toEqual([3, 1]);
    },
  },
});
