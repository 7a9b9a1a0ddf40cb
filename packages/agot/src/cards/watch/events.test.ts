import { expect } from 'vitest';
import { challengeable } from '../../rules/eligible.ts';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { discardOf } from '../../zones.ts';

describeCard('a-meager-contribution', {
  does: {
    "AGOT-MOVE-a: moves 1 gold out of an opponent's income": () => {
      const table = happening(
        { phase: 'marshaling', seats: [{ gold: 0, hand: ['a-meager-contribution'] }, { gold: 0 }] },
        () => [{ is: 'incomeCollected', seat: 1, amount: 5 }],
      );
      table.seat(0).takes(use('a-meager-contribution'));

      expect(table.state.gold).toEqual([1, 4]);
      expect(namesIn(table, discardOf(0))).toEqual(['a-meager-contribution']);
    },
  },
  refuses: {
    "not out of the player's own income, nor out of nothing": () => {
      const own = happening({ phase: 'marshaling', seats: [{ gold: 0, hand: ['a-meager-contribution'] }, {}] }, () => [
        { is: 'incomeCollected', seat: 0, amount: 5 },
      ]);
      const nothing = happening(
        { phase: 'marshaling', seats: [{ gold: 0, hand: ['a-meager-contribution'] }, { gold: 0 }] },
        () => [{ is: 'incomeCollected', seat: 1, amount: 0 }],
      );

      own.seat(0).isAsked('pause');
      nothing.seat(0).isAsked('pause');
    },
    'where everybody sees that there is no gold to move nobody is asked, whatever the hand holds': () => {
      const table = happening(
        { windows: 'open', phase: 'marshaling', seats: [{ hand: ['a-meager-contribution'] }, { gold: 0 }] },
        () => [{ is: 'incomeCollected', seat: 1, amount: 0 }],
      );

      table.seat(0).isAsked('pause');
    },
    'AGOT-LIMIT-c: once per round, whatever the copy': () => {
      const table = happening(
        { phase: 'marshaling', seats: [{ hand: ['a-meager-contribution', 'a-meager-contribution'] }, {}] },
        () => [{ is: 'incomeCollected', seat: 1, amount: 5 }],
      );
      const [first] = table.state.table.cards.filter(({ printed }) => printed === 'a-meager-contribution');
      table.seat(0).takes({ is: 'use', card: first?.id ?? 0 });

      table.seat(0).isAsked('pause');
      expect(table.state.gold).toEqual([6, 9]);
    },
  },
});

describeCard('take-the-black', {
  does: {
    'AGOT-OWN-b: takes control of a character that is not unique, with all that is on it': () => {
      const table = actions({
        phase: 'dominance',
        seats: [
          { hand: ['take-the-black'], play: ['steward-at-the-wall'] },
          { play: ['salty-navigator (kneeling, power 1) + throwing-axe', 'asha-greyjoy'] },
        ],
      });
      table.seat(0).takes(use('take-the-black'));

      expect(inPlay(table, 0)).toEqual(['steward-at-the-wall', 'salty-navigator (kneeling, power 1) + throwing-axe']);
      expect(table.state.table.cards.find(({ printed }) => printed === 'salty-navigator')).toMatchObject({ owner: 1 });
      expect(table.state.gold[0]).toBe(2);
    },
    'takes even the most expensive of those who are not unique': () => {
      const table = actions({
        phase: 'dominance',
        seats: [{ hand: ['take-the-black'] }, { play: ['wildling-horde'] }],
      });
      table.seat(0).takes(use('take-the-black'));

      expect(inPlay(table, 0)).toEqual(['wildling-horde']);
    },
  },
  refuses: {
    'nobody who is unique': () => {
      const table = actions({ phase: 'dominance', seats: [{ hand: ['take-the-black'] }, { play: ['asha-greyjoy'] }] });

      table.seat(0).isAsked('pause');
    },
    'AGOT-COST-a: not for less than 3 gold': () => {
      const seats = (gold: number) => [{ gold, hand: ['take-the-black'] }, { play: ['salty-navigator'] }];

      actions({ phase: 'dominance', seats: seats(2) })
        .seat(0)
        .isAsked('pause');
      const table = actions({ phase: 'dominance', seats: seats(3) });
      table.seat(0).takes(use('take-the-black')).isAsked('pause');
      expect(table.state.gold[0]).toBe(0);
    },
    'AGOT-WIN-g: not in another phase': () => {
      const table = actions({ seats: [{ hand: ['take-the-black'] }, { play: ['salty-navigator'] }] });

      table.seat(0).isAsked('pause');
    },
    'AGOT-LIMIT-c: once per round': () => {
      const table = actions({
        phase: 'dominance',
        seats: [
          { gold: 6, hand: ['take-the-black', 'take-the-black'] },
          { play: ['salty-navigator', 'black-winds-crew'] },
        ],
      });
      const [first] = table.state.table.cards.filter(({ printed }) => printed === 'take-the-black');
      table
        .seat(0)
        .takes({ is: 'use', card: first?.id ?? 0 })
        .picks(card('black-winds-crew'));

      table.seat(0).isAsked('pause');
    },
  },
});

/** Seat 0 has defended with so much more than 1 STR. */
function defended(defenders: readonly string[]) {
  return resolving({
    challenge: { attacker: 1, type: 'power' },
    seats: [
      { hand: ['the-sword-in-the-darkness'], play: [...defenders] },
      { play: ['iron-islands-fishmonger (kneeling, attacking)', 'asha-greyjoy', 'black-winds-crew'] },
    ],
  });
}

describeCard('the-sword-in-the-darkness', {
  does: {
    'whoever lost by 5 STR attacks its player no more in this round': () => {
      const table = defended(['old-bear-mormont (kneeling, defending)']);
      table.seat(0).takes(use('the-sword-in-the-darkness'));

      expect(challengeable(table.state, 1, 'military')).toEqual([]);
      expect(table.state.lasting).toMatchObject([{ seats: [1], until: { period: 'round' } }]);
    },
    'others may still be attacked': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'power', against: 0 },
        seats: [
          { hand: ['the-sword-in-the-darkness'], play: ['old-bear-mormont (kneeling, defending)'] },
          { play: ['iron-islands-fishmonger (kneeling, attacking)', 'asha-greyjoy'] },
          {},
        ],
      });
      table.seat(0).takes(use('the-sword-in-the-darkness'));

      expect(challengeable(table.state, 1, 'military')).toEqual([2]);
    },
  },
  refuses: {
    'not if it was less': () => {
      const table = defended(['ranging-party (kneeling, defending)']);

      table.seat(0).isAsked('pause');
    },
    'not without a character of the Watch that takes part': () => {
      const table = defended(['euron-crows-eye (kneeling, defending)', 'ranging-party (kneeling)']);

      table.seat(0).takes({ keyword: 'renown' }).picks().picks().isAsked('pause');
    },
    'not after a won attack': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'power' },
        seats: [{ hand: ['the-sword-in-the-darkness'], play: ['old-bear-mormont (kneeling, attacking)'] }, {}],
      });

      table.seat(0).isAsked('pause');
    },
  },
});
