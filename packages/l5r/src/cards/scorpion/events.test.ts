import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { actions, card, declaring, type L5rTable, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf, rowAt } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** A stronghold that offers nothing to players who are equally honorable. */
const quiet = { stronghold: 'city-of-the-open-hand' } as const;

describeCard('forged-edict', {
  does: {
    'L5R-CANCEL-c, L5R-EVENT-c: cancels an event, which is paid and played all the same': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['charge'], rows: [['matsu-berserker']] },
          { hand: ['forged-edict'], play: ['doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('charge'));
      table.seat(1).takes(use('forged-edict'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer (dishonored)']);
      expect(table.state.fate).toEqual([9, 10]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['charge']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['forged-edict']);
    },
    'L5R-MAX-c: what it cancelled counts against the maximum': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['banzai', 'banzai'], play: ['seppun-guardsman (in conflict)'] },
          { hand: ['forged-edict'], play: ['doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('banzai'));
      table.seat(1).takes(use('forged-edict')).passes();

      expect(skills(table, 'seppun-guardsman')).toEqual([2, 0]);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('banzai'));
    },
    'L5R-CANCEL-a: cancels a cancel': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['charge', 'forged-edict'], rows: [['matsu-berserker']], play: ['bayushi-liar'] },
          { hand: ['forged-edict'], play: ['doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('charge')).passes();
      table.seat(1).takes(use('forged-edict'));
      table.seat(0).takes(use('forged-edict'));

      expect(inPlay(table, 0)).toEqual(['bayushi-liar (dishonored)', 'matsu-berserker (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer (dishonored)']);
    },
    'cancels an event of its own player, if that is wanted': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['charge', 'forged-edict'], rows: [['matsu-berserker']], play: ['bayushi-liar'] }, {}],
      });
      table.seat(0).takes(use('charge')).takes(use('forged-edict'));

      expect(inPlay(table, 0)).toEqual(['bayushi-liar (dishonored)']);
    },
  },
  refuses: {
    'L5R-COST-c: needs an own courtier who is not dishonored': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['charge'], rows: [['matsu-berserker']], play: ['bayushi-liar'] },
          { hand: ['forged-edict'], play: ['doji-whisperer (dishonored)', 'moto-youth'] },
        ],
      });
      table.seat(0).takes(use('charge'));

      expect(inPlay(table, 0)).toEqual(['bayushi-liar', 'matsu-berserker (in conflict)']);
      expect(namesIn(table, handOf(1))).toEqual(['forged-edict']);
    },
    'does not cancel the ability of a character': () => {
      const table = actions({
        seats: [{ play: ['adept-of-shadows'] }, { hand: ['forged-edict'], play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('adept-of-shadows'));

      expect(namesIn(table, handOf(0))).toEqual(['adept-of-shadows']);
      expect(namesIn(table, handOf(1))).toEqual(['forged-edict']);
    },
  },
});

describeCard('way-of-the-scorpion', {
  does: {
    'dishonors a participant of another clan': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['way-of-the-scorpion'] }, { play: ['doji-whisperer (in conflict)', 'moto-youth'] }],
      });
      table.seat(0).takes(use('way-of-the-scorpion'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (dishonored, in conflict)', 'moto-youth']);
    },
    'L5R-STATUS-c: makes an honored one ordinary': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['way-of-the-scorpion'] }, { play: ['doji-whisperer (honored, in conflict)'] }],
      });
      table.seat(0).takes(use('way-of-the-scorpion'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (in conflict)']);
    },
  },
  refuses: {
    'spares the Scorpions': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['way-of-the-scorpion'] }, { play: ['bayushi-liar (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-scorpion'));
    },
    'L5R-STATUS-d: is not aimed at who is dishonored already, or at home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { hand: ['way-of-the-scorpion'] },
          { play: ['doji-whisperer (dishonored, in conflict)', 'moto-youth'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-scorpion'));
    },
  },
});

describeCard('calling-in-favors', {
  does: {
    'L5R-CTRL-g: an attachment of the opponent goes to the dishonored character': () => {
      const table = actions({
        seats: [
          { hand: ['calling-in-favors'], play: ['doji-whisperer'], fate: 1 },
          { play: ['moto-youth + fine-katana'] },
        ],
      });
      table.seat(0).takes(use('calling-in-favors'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (dishonored) + fine-katana']);
      expect(inPlay(table, 1)).toEqual(['moto-youth']);
      expect(cardOf(table.state.table, the(table.state, 'fine-katana')).controller).toBe(0);
      expect(table.state.fate[0]).toBe(0);
    },
    'takes an attachment that is only for own characters': () => {
      const table = actions({
        seats: [{ hand: ['calling-in-favors'], play: ['moto-youth'] }, { play: ['doji-whisperer + court-mask'] }],
      });
      table.seat(0).takes(use('calling-in-favors'));

      expect(inPlay(table, 0)).toEqual(['moto-youth (dishonored) + court-mask']);
    },
    'discards what cannot be attached there': () => {
      const table = actions({
        seats: [{ hand: ['calling-in-favors'], play: ['moto-horde'] }, { play: ['doji-whisperer + ornate-fan'] }],
      });
      table.seat(0).takes(use('calling-in-favors'));

      expect(inPlay(table, 0)).toEqual(['moto-horde (dishonored)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['ornate-fan']);
    },
    'L5R-MOVE-a: discards what is on that very character': () => {
      const table = actions(
        {
          seats: [
            { ...quiet, hand: ['calling-in-favors'], play: ['doji-whisperer'] },
            { ...quiet, hand: ['fiery-madness'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('fiery-madness'));
      expect(inPlay(table, 0)).toEqual(['doji-whisperer + fiery-madness']);
      table.seat(0).takes(use('calling-in-favors'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (dishonored)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['fiery-madness']);
    },
  },
  refuses: {
    'L5R-COST-g: is not played without an attachment to take': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['calling-in-favors'], play: ['doji-whisperer + ornate-fan'] }, { play: ['moto-youth'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('calling-in-favors'));
    },
    'L5R-COST-c: is not paid with a character of the opponent': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { hand: ['calling-in-favors'], play: ['doji-whisperer (dishonored)'] },
          { play: ['moto-youth + fine-katana'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('calling-in-favors'));
    },
  },
});

describeCard('i-can-swim', {
  does: {
    'discards a dishonored participant of who bid less': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['i-can-swim'], dial: 4, fate: 2 },
          { dial: 3, play: ['doji-whisperer (dishonored, in conflict)', 'moto-youth (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('i-can-swim'));

      expect(inPlay(table, 1)).toEqual(['moto-youth (in conflict)']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['doji-whisperer']);
      expect(table.state.fate[0]).toBe(0);
      expect(table.state.honor).toEqual([10, 9]);
    },
  },
  refuses: {
    'L5R-HONOR-d: needs a higher number on the dial': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { hand: ['i-can-swim'], dial: 3 },
          { dial: 3, play: ['doji-whisperer (dishonored, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('i-can-swim'));
    },
    'is aimed neither at own characters, nor at home, nor at who is not dishonored': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { hand: ['i-can-swim'], dial: 5, play: ['doji-whisperer (dishonored, in conflict)'] },
          { dial: 1, play: ['doji-whisperer (dishonored)', 'moto-youth (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('i-can-swim'));
    },
    'is not played outside of a conflict': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { hand: ['i-can-swim'], dial: 5 },
          { dial: 1, play: ['doji-whisperer (dishonored)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('i-can-swim'));
    },
  },
});

describeCard('ambush', {
  does: {
    'L5R-PLAY-b: puts two Scorpions from hand and province into the conflict': () => {
      const table = actions({
        conflict: political,
        seats: [
          {
            hand: ['ambush', 'adept-of-shadows'],
            rows: [['bayushi-yunako']],
            dynastyDeck: ['moto-youth'],
            fate: 3,
          },
          {},
        ],
      });
      table.seat(0).takes(use('ambush')).picks(card('adept-of-shadows'), card('bayushi-yunako'));

      expect(inPlay(table, 0)).toEqual(['adept-of-shadows (in conflict)', 'bayushi-yunako (in conflict)']);
      expect(table.state.fate[0]).toBe(0);
      expect(namesIn(table, rowAt(0, 1))).toEqual(['moto-youth']);
      expect(cardOf(table.state.table, the(table.state, 'moto-youth')).face).toBe('down');
    },
    'L5R-TARGET-e: or one of them, or nobody': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['ambush', 'adept-of-shadows'], rows: [['bayushi-yunako']], fate: 3 }, {}],
      });
      table.seat(0).takes(use('ambush')).picks();

      expect(inPlay(table, 0)).toEqual([]);
      expect(table.state.fate[0]).toBe(0);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['ambush']);
    },
    'L5R-UNIQUE-a: of two copies of a unique character only one comes': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['ambush'], rows: [['shosuro-miyako'], ['shosuro-miyako']], fate: 3 }, {}],
      });
      table.seat(0).takes(use('ambush')).picks(card('shosuro-miyako'), card('shosuro-miyako'));

      expect(inPlay(table, 0)).toEqual(['shosuro-miyako (in conflict)']);
    },
  },
  refuses: {
    'brings nobody beyond a total cost of 6': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['ambush', 'unassuming-yojimbo'], rows: [['bayushi-yunako']] }, {}],
      });
      table.seat(0).takes(use('ambush'));

      expect(() => table.seat(0).picks(card('unassuming-yojimbo'), card('bayushi-yunako'))).toThrow();
      table.seat(0).picks(card('bayushi-yunako'));
      expect(inPlay(table, 0)).toEqual(['bayushi-yunako (in conflict)']);
    },
    'L5R-CONF-j: brings no other clan, no facedown card, and nobody with a dash': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['ambush', 'stoic-gunso'], rows: [['bayushi-yunako (facedown)'], ['bayushi-liar'], ['moto-youth']] },
          {},
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ambush'));
    },
    'is not played outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['ambush'], rows: [['bayushi-yunako']] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ambush'));
    },
  },
});

/** Seat 0 attacks with the youth, seat 1 does not defend, and the whisperer at home is taken over. */
function takeOver(): L5rTable {
  const table = declaring({
    seats: [
      { ...quiet, hand: ['blackmail'], honor: 8, play: ['moto-youth'] },
      { ...quiet, play: ['doji-whisperer (fate 1) + ornate-fan'] },
    ],
  });
  table
    .seat(0)
    .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
    .takes(card('ancestral-lands'));
  table.seat(1).picks(card('doji-whisperer'));
  table.seat(0).takes(use('blackmail'));
  return table;
}

describeCard('blackmail', {
  does: {
    'L5R-CTRL-e, L5R-CTRL-f, L5R-CONF-i: a cheap character changes sides as it is': () => {
      const table = actions({
        conflict: political,
        seats: [
          { ...quiet, hand: ['blackmail'], honor: 9, fate: 3 },
          { play: ['doji-whisperer (bowed, honored, fate 2, in conflict) + ornate-fan'] },
        ],
      });
      table.seat(0).takes(use('blackmail'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed, honored, fate 2, in conflict) + ornate-fan']);
      expect(inPlay(table, 1)).toEqual([]);
      expect(cardOf(table.state.table, the(table.state, 'ornate-fan')).controller).toBe(1);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-LAST-c: goes back when the conflict is over': () => {
      const table = takeOver();
      expect(inPlay(table, 0)).toEqual([
        'moto-youth (in conflict)',
        'doji-whisperer (fate 1, in conflict) + ornate-fan',
      ]);
      table.seat(0).passes().declines();

      expect(table.state.conflict).toBeNull();
      expect(inPlay(table, 0)).toEqual(['moto-youth (bowed)']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer (bowed, fate 1) + ornate-fan']);
    },
    'L5R-ATT-f: what only the borrower may have on it does not go back with it': () => {
      const table = declaring(
        {
          seats: [
            { ...quiet, play: ['doji-whisperer'] },
            { ...quiet, hand: ['blackmail', 'court-mask'], honor: 8, play: ['moto-youth'] },
          ],
        },
        1,
      );
      table
        .seat(1)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
        .takes(card('entrenched-position'));
      table.seat(0).picks(card('doji-whisperer'));
      table.seat(1).takes(use('blackmail')).takes(use('court-mask')).picks(card('doji-whisperer'));
      expect(inPlay(table, 1)).toEqual(['moto-youth (in conflict)', 'doji-whisperer (in conflict) + court-mask']);
      table.seat(1).passes().declines();

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['court-mask', 'blackmail']);
    },
    'taken back in the same conflict, it stays where it belongs': () => {
      const table = declaring({
        seats: [
          { ...quiet, hand: ['blackmail'], honor: 9, play: ['moto-youth', 'bayushi-manipulator'] },
          { ...quiet, hand: ['blackmail', 'assassination'], play: ['doji-whisperer'] },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
        .takes(card('ancestral-lands'))
        .picks(card('moto-youth'));
      table.seat(1).picks().passes();
      table.seat(0).takes(use('blackmail'));
      table.seat(1).takes(use('assassination')).picks(card('bayushi-manipulator'));
      expect(inPlay(table, 0)).toEqual(['moto-youth (in conflict)', 'doji-whisperer']);
      table.seat(1).takes(use('blackmail')).picks(card('doji-whisperer')).passes();

      expect(table.state.conflict).toBeNull();
      expect(inPlay(table, 0)).toEqual(['moto-youth (bowed)']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
    },
  },
  refuses: {
    'L5R-HONOR-c: is not played by who is not less honorable': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['blackmail'] }, { play: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('blackmail'));
    },
    'is not aimed at who costs 3': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['blackmail'], honor: 9 }, { play: ['wandering-ronin (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('blackmail'));
    },
    'is not played outside of a conflict': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['blackmail'], honor: 9 }, { play: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('blackmail'));
    },
  },
});
