import { expect } from 'vitest';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('above-question', {
  does: {
    "keeps the opponent's events from choosing the character": () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['assassination'], play: ['brash-samurai (in conflict)'] },
          { play: ['ikoma-prodigy + above-question', 'doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('assassination')).mayNotTake(card('ikoma-prodigy')).picks(card('doji-whisperer'));

      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy + above-question']);
    },
    'also where the event lets its owner choose': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['court-games'], play: ['doji-whisperer (honored, in conflict)'] },
          { play: ['ikoma-prodigy (in conflict) + above-question', 'serene-warrior (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('court-games'));

      expect(inPlay(table, 1)).toEqual([
        'ikoma-prodigy (in conflict) + above-question',
        'serene-warrior (dishonored, in conflict)',
      ]);
    },
    "L5R-ATT-g: on an opponent's character it is that opponent whose events cannot choose it": () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { hand: ['above-question', 'banzai'], play: ['brash-samurai (in conflict)'] },
            { hand: ['banzai'], play: ['serene-warrior (in conflict)'] },
          ],
        },
        0,
      );
      table.seat(0).takes(use('above-question')).picks(card('serene-warrior'));
      table.seat(1).takes(use('banzai')).mayNotTake(card('serene-warrior'));
      table.seat(1).declines();
      table.seat(0).takes(use('banzai')).picks(card('serene-warrior')).declines();

      expect(skills(table, 'serene-warrior')).toEqual([5, 2]);
      expect(skills(table, 'brash-samurai')).toEqual([4, 1]);
    },
  },
  refuses: {
    'does not protect from abilities of other cards': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict)'] }, { play: ['ikoma-prodigy (in conflict) + above-question'] }],
      });
      table.seat(0).takes(use('shizuka-toshi'));

      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (bowed, in conflict) + above-question']);
    },
    'does not keep its own player from choosing the character': () => {
      const table = actions({
        seats: [{ hand: ['way-of-the-crane'], play: ['doji-whisperer + above-question'] }, {}],
      });
      table.seat(0).takes(use('way-of-the-crane'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (honored) + above-question']);
    },
  },
});

const challenge = use('doji-whisperer', 'challenge');

/** The whisperer challenges the prodigy; both have military 0. */
function challenged(bids: readonly [number, number], hand: readonly string[] = []) {
  const table = actions({
    conflict: political,
    seats: [
      { hand: [...hand], play: ['doji-whisperer (in conflict) + duelist-training'] },
      { hand: ['rout'], play: ['ikoma-prodigy (in conflict)'] },
    ],
  });
  table.seat(0).takes(challenge).says(bids[0]);
  table.seat(1).says(bids[1]);
  return table;
}

describeCard('duelist-training', {
  does: {
    'L5R-DUEL-D8-a: the character challenges, and the loser bows': () => {
      const table = challenged([2, 1]);

      expect(table.state.honor).toEqual([9, 11]);
      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict) + duelist-training']);
      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (bowed, in conflict)']);
    },
    'also the challenger, if it loses': () => {
      const table = challenged([1, 2]);
      table.seat(1).declines();

      expect(table.state.honor).toEqual([11, 9]);
      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed, in conflict) + duelist-training']);
      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (in conflict)']);
    },
    'whoever bid more may discard that many cards instead of giving honor': () => {
      const table = challenged([3, 1], ['banzai', 'charge', 'rout']);
      table.seat(0).accepts().picks(card('banzai'), card('rout'));

      expect(table.state.honor).toEqual([10, 10]);
      expect(namesIn(table, handOf(0))).toEqual(['charge']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['rout', 'banzai']);
      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (bowed, in conflict)']);
    },
    'L5R-LIMIT-b: each copy gives an ability of its own': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['doji-whisperer (in conflict) + duelist-training + duelist-training'] },
          { play: ['ikoma-prodigy (in conflict)'] },
        ],
      });
      for (const bid of [2, 3]) {
        table.seat(0).takes(challenge).says(bid);
        table.seat(1).says(1).passes();
      }

      expect(table.state.honor).toEqual([7, 13]);
      table.seat(0).isAsked('actionWindow').mayNotTake(challenge);
    },
    "L5R-GAIN-a: on an opponent's character the opponent has the ability": () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['duelist-training'], play: ['brash-samurai (in conflict)'] },
          { play: ['serene-warrior (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('duelist-training')).picks(card('serene-warrior'));
      table.seat(1).takes(use('serene-warrior', 'challenge'));
      table.seat(0).says(1);
      table.seat(1).says(1);

      expect(inPlay(table, 0)).toEqual(['brash-samurai (bowed, in conflict)']);
    },
  },
  refuses: {
    'L5R-DUEL-D7-b: with equal skills nobody bows': () => {
      const table = challenged([2, 2]);

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict) + duelist-training']);
      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (in conflict)']);
    },
    'cards are no way out for who has too few of them': () => {
      const table = challenged([4, 1], ['banzai', 'charge']);

      expect(table.state.honor).toEqual([7, 13]);
      expect(namesIn(table, handOf(0))).toEqual(['banzai', 'charge']);
    },
    'does nothing at home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['savvy-politician (in conflict)', 'doji-whisperer + duelist-training'] },
          { play: ['ikoma-prodigy (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(challenge);
    },
    'L5R-DUEL-D2-b: nobody with a dash can be challenged': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['doji-whisperer (in conflict) + duelist-training'] },
          { play: ['naive-student (in conflict)', 'ikoma-prodigy'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(challenge);
    },
    'L5R-ABIL-g: the ability is used once in a round': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['doji-whisperer (in conflict) + duelist-training'] },
          { play: ['ikoma-prodigy (in conflict)'] },
        ],
      });
      table.seat(0).takes(challenge).says(1);
      table.seat(1).says(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(challenge);
    },
  },
});

describeCard('height-of-fashion', {
  does: {
    'gives +4 political': () => {
      const table = actions({ seats: [{ hand: ['height-of-fashion'], play: ['doji-whisperer'] }, {}] });
      table.seat(0).takes(use('height-of-fashion'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer + height-of-fashion']);
      expect(skills(table, 'doji-whisperer')).toEqual([0, 7]);
      expect(table.state.fate[0]).toBe(8);
    },
  },
  refuses: {
    'L5R-CANNOT-a: is not played during a conflict': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['height-of-fashion', 'fine-katana'], play: ['doji-whisperer (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayTake(use('fine-katana')).mayNotTake(use('height-of-fashion'));
    },
  },
});
