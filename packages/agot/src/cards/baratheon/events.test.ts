import { mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import { challenge } from '../../rules/challenge.ts';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { discardOf, handOf } from '../../zones.ts';

describeCard('consolidation-of-power', {
  does: {
    'characters of one player with at most 4 STR together kneel, and one of them gains power': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['consolidation-of-power'], play: ['bastard-in-hiding', 'shireen-baratheon', 'robert-baratheon'] },
          {},
        ],
      });
      table.seat(0).takes(use('consolidation-of-power')).mayNotTake(card('robert-baratheon'));
      table.seat(0).picks(card('bastard-in-hiding'), card('shireen-baratheon'));
      table.seat(0).takes(card('shireen-baratheon')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([
        'bastard-in-hiding (kneeling)',
        'shireen-baratheon (kneeling, power 1)',
        'robert-baratheon',
      ]);
      expect(table.state.gold[0]).toBe(4);
    },
    'whose they are is chosen first': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['consolidation-of-power'], play: ['bastard-in-hiding'] },
          { play: ['direwolf-pup', 'arya-stark'] },
        ],
      });
      table.seat(0).takes(use('consolidation-of-power')).picks(card('house-lannister'));
      table.seat(0).mayNotTake(card('bastard-in-hiding'));
      table.seat(0).picks(card('arya-stark')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['direwolf-pup', 'arya-stark (kneeling, power 1)']);
    },
  },
  refuses: {
    'not more than 4 STR together': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['consolidation-of-power'], play: ['bastard-in-hiding', 'selyse-baratheon', 'fiery-followers'] },
          {},
        ],
      });
      table.seat(0).takes(use('consolidation-of-power'));

      expect(() =>
        table.seat(0).picks(card('bastard-in-hiding'), card('selyse-baratheon'), card('fiery-followers')),
      ).toThrow(/4/);
      table.seat(0).isAsked('chooseToKneel');
    },
    'AGOT-TARG-f: not where everybody kneels or is too strong': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['consolidation-of-power'], play: ['bastard-in-hiding (kneeling)', 'robert-baratheon'] }, {}],
      });
      table.seat(0).isAsked('pause');
    },
  },
});

const attacked = { attacker: 1, type: 'military' } as const;

/** The second action window of the challenge, and all that follows. */
function lastActions(seats: object[]) {
  return tableRunning(challenge.from('declareDefenders', { attacker: 1, type: 'military', against: 0 }), {
    windows: 'brief',
    challenge: attacked,
    seats,
  });
}

describeCard('ours-is-the-fury', {
  does: {
    'AGOT-PART-f: a kneeling Baratheon defends, and stands after a victory': () => {
      const table = lastActions([
        { hand: ['ours-is-the-fury'], play: ['stannis-baratheon (kneeling)'] },
        { play: ['bran-stark (attacking)'] },
      ]);
      table.seat(0).takes(use('ours-is-the-fury'));
      table.seat(1).passes();

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['stannis-baratheon']);
      expect(table.state.fought.at(-1)?.winner).toBe(0);
    },
    'who defends already stands after the victory as well': () => {
      const table = lastActions([
        { hand: ['ours-is-the-fury'], play: ['stannis-baratheon (kneeling, defending)'] },
        { play: ['arya-stark (attacking)'] },
      ]);
      table.seat(0).takes(use('ours-is-the-fury')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['stannis-baratheon']);
    },
  },
  refuses: {
    'who loses stays kneeling': () => {
      const table = lastActions([
        { hand: ['ours-is-the-fury'], play: ['stannis-baratheon (kneeling)', 'shireen-baratheon (kneeling)'] },
        { play: ['tywin-lannister (attacking)'] },
      ]);
      table.seat(0).takes(use('ours-is-the-fury')).picks(card('stannis-baratheon'));
      table.seat(0).picks(card('shireen-baratheon')).passes();

      expect(inPlay(table, 0)).toEqual(['stannis-baratheon (kneeling, defending)']);
      table.seat(1).isAsked('renown');
    },
    'AGOT-PLAY-a: not for the attacker, not outside of a challenge, not for who stands': () => {
      const hand = ['ours-is-the-fury'];
      for (const description of [
        {
          challenge: { attacker: 0, type: 'military' } as const,
          seats: [{ hand, play: ['stannis-baratheon (kneeling)'] }, {}],
        },
        { seats: [{ hand, play: ['stannis-baratheon (kneeling)'] }, {}] },
        { challenge: attacked, seats: [{ hand, play: ['stannis-baratheon', 'bran-stark (kneeling)'] }, {}] },
      ])
        actions(description).seat(0).isAsked('pause');
    },
  },
});

describeCard('seen-in-flames', {
  does: {
    'AGOT-LOOK-a: its player sees a hand and discards a card of it': () => {
      const table = actions({
        seats: [{ hand: ['seen-in-flames'], play: ['fiery-followers'] }, { hand: ['ice', 'summer'] }],
      });
      table.seat(0).takes(use('seen-in-flames')).takes(card('ice')).isAsked('pause');

      expect(namesIn(table, handOf(1))).toEqual(['summer']);
      expect(namesIn(table, discardOf(1))).toEqual(['ice']);
      expect(mayKnow(table.state.table, the(table.state, 'summer'), 0)).toBe(true);
    },
    'a second look shows nothing new, and burns a card all the same': () => {
      const table = actions({
        seats: [{ hand: ['seen-in-flames', 'seen-in-flames'], play: ['fiery-followers'] }, { hand: ['ice', 'summer'] }],
      });
      table.seat(0).takes(use('seen-in-flames')).takes(card('ice')).takes(use('seen-in-flames')).isAsked('pause');

      expect(namesIn(table, handOf(1))).toEqual([]);
    },
  },
  refuses: {
    'AGOT-PLAY-a: needs a character of R’hllor, and a card to discard': () => {
      for (const [play, theirs] of [
        ['bastard-in-hiding', ['ice']],
        ['fiery-followers', []],
      ] as const)
        actions({ seats: [{ hand: ['seen-in-flames'], play: [play] }, { hand: [...theirs] }] })
          .seat(0)
          .isAsked('pause');
    },
    'AGOT-LOOK-a: nobody else sees the hand': () => {
      const table = actions({
        seats: [
          { hand: ['seen-in-flames'], play: ['fiery-followers'] },
          { hand: ['ice', 'summer'] },
          { hand: ['bran-stark'] },
        ],
      });
      table.seat(0).takes(use('seen-in-flames')).takes({ is: 'seat', seat: 1 }).takes(card('ice')).isAsked('pause');

      expect(mayKnow(table.state.table, the(table.state, 'summer'), 2)).toBe(false);
    },
  },
});
