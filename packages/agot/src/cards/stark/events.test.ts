import { expect } from 'vitest';
import { challenge } from '../../rules/challenge.ts';
import { plotValueOf } from '../../rules/values.ts';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { deadOf, discardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;

/** The second action window of the challenge of the situation, and all that follows. */
function lastActions(description: Parameters<typeof actions>[0]) {
  const { attacker, type } = description.challenge ?? military;
  const against = attacker === 0 ? 1 : 0;
  return tableRunning(challenge.from('declareDefenders', { attacker, type, against }), {
    windows: 'brief',
    ...description,
  });
}

describeCard('for-the-north', {
  does: {
    'AGOT-LAST-a, AGOT-DELAY-a: gives 2 STR until the challenge ends and a card for the victory': () => {
      const table = lastActions({
        challenge: military,
        seats: [
          { hand: ['for-the-north'], deck: ['ice', 'ice'], play: ['tumblestone-knight (attacking)'] },
          { play: ['burned-men (defending)', 'burned-men'] },
        ],
      });
      table.seat(0).takes(use('for-the-north'));
      expect(namesIn(table, handOf(0))).toEqual(['ice']);
      expect(strengthOn(table, 'tumblestone-knight')).toBe(4);
      table.seat(1).picks(card('burned-men'));

      table.seat(0).isAsked('pause');
      expect(strengthOn(table, 'tumblestone-knight')).toBe(2);
      expect(table.state.delayed).toEqual([]);
      expect(namesIn(table, discardOf(0))).toEqual(['for-the-north']);
    },
  },
  refuses: {
    'no card for a defeat': () => {
      const table = lastActions({
        challenge: military,
        seats: [
          { hand: ['for-the-north'], play: ['tumblestone-knight (attacking)'] },
          { play: ['tywin-lannister (defending)'] },
        ],
      });
      table.seat(0).takes(use('for-the-north'));
      table.seat(1).picks(card('tywin-lannister'));

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
    'AGOT-PLAY-a: only in a military challenge, only for a Stark who takes part': () => {
      const power = { attacker: 0, type: 'power' } as const;
      for (const description of [
        { challenge: power, seats: [{ hand: ['for-the-north'], play: ['tumblestone-knight (attacking)'] }, {}] },
        { challenge: military, seats: [{ hand: ['for-the-north'], play: ['tumblestone-knight'] }, {}] },
        { challenge: military, seats: [{ hand: ['for-the-north'], play: ['burned-men (attacking)'] }, {}] },
      ])
        actions(description).seat(0).isAsked('pause');
    },
  },
});

describeCard('like-warm-rain', {
  does: {
    'a direwolf kneels, and an attacker who has won is killed': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'intrigue' },
        seats: [
          { hand: ['like-warm-rain'], play: ['summer', 'grey-wind (kneeling)'] },
          { play: ['tyrion-lannister (attacking)', 'the-queens-assassin (attacking)', 'burned-men'] },
        ],
      });
      table.seat(0).takes(use('like-warm-rain')).mayNotTake(card('burned-men'));
      table.seat(0).picks(card('tyrion-lannister')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['summer (kneeling)', 'grey-wind (kneeling)']);
      expect(namesIn(table, deadOf(1))).toEqual(['tyrion-lannister']);
    },
  },
  refuses: {
    'AGOT-LIMIT-c: once in a challenge, whichever copy': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'intrigue' },
        seats: [
          { hand: ['like-warm-rain', 'like-warm-rain'], play: ['summer', 'grey-wind'] },
          { play: ['tyrion-lannister (attacking)', 'the-queens-assassin (attacking)'] },
        ],
      });
      table.seat(0).takes(use('like-warm-rain')).picks(card('summer')).picks(card('tyrion-lannister')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['summer (kneeling)', 'grey-wind']);
    },
    'AGOT-COST-b: not without a direwolf that stands': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'intrigue' },
        seats: [
          { hand: ['like-warm-rain'], play: ['summer (kneeling)', 'bran-stark'] },
          { play: ['tyrion-lannister (attacking)'] },
        ],
      });
      table.seat(0).isAsked('pause');
    },
    'not for a challenge of one’s own, nor of another type': () => {
      for (const lost of [
        { attacker: 0, type: 'intrigue' },
        { attacker: 1, type: 'power' },
      ] as const) {
        const side = lost.attacker === 0 ? 'defending' : 'attacking';
        const table = resolving({
          challenge: lost,
          seats: [{ hand: ['like-warm-rain'], play: ['summer'] }, { play: [`tyrion-lannister (${side})`] }],
        });
        table.seat(0).isAsked('pause');

        expect(inPlay(table, 0)).toEqual(['summer']);
      }
    },
  },
});

describeCard('winter-is-coming', {
  does: {
    'AGOT-CLAIM-a, AGOT-LAST-b: the claim is higher by 1 until the challenge ends': () => {
      const table = lastActions({
        challenge: military,
        seats: [
          { hand: ['winter-is-coming'], play: ['tumblestone-knight (attacking)'] },
          { play: ['burned-men', 'gold-cloaks', 'the-tickler'] },
        ],
      });
      table.seat(0).takes(use('winter-is-coming'));
      table.seat(1).picks(card('burned-men'), card('gold-cloaks'));

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['the-tickler']);
      expect(plotValueOf(table.state, 0, 'claim')).toBe(1);
    },
  },
  refuses: {
    'AGOT-PLAY-a: not outside of a challenge': () => {
      const table = actions({ seats: [{ hand: ['winter-is-coming'] }, {}] });
      table.seat(0).isAsked('pause');
    },
    'AGOT-LIMIT-c: once in a challenge for each player': () => {
      const table = actions({
        challenge: military,
        seats: [{ hand: ['winter-is-coming', 'winter-is-coming'] }, { hand: ['winter-is-coming'] }],
      });
      table.seat(0).takes(use('winter-is-coming'));
      table.seat(1).takes(use('winter-is-coming'));

      table.seat(0).isAsked('pause');
      expect(plotValueOf(table.state, 0, 'claim')).toBe(2);
    },
  },
});
