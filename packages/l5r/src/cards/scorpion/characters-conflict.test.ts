import { expect } from 'vitest';
import { actions, card, declaring, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

/** A stronghold that offers nothing to players who are not less honorable. */
const quiet = { stronghold: 'city-of-the-open-hand' } as const;

describeCard('adept-of-shadows', {
  does: {
    'goes back to the hand for 1 honor': () => {
      const table = actions({ seats: [{ play: ['adept-of-shadows (bowed, fate 1)'] }, {}] });
      table.seat(0).takes(use('adept-of-shadows'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, handOf(0))).toEqual(['adept-of-shadows']);
      expect(table.state.honor).toEqual([9, 10]);
    },
    'L5R-LIMIT-c: played again, it can go again in the same round': () => {
      const table = actions({ seats: [{ ...quiet, honor: 12, play: ['adept-of-shadows'], fate: 2 }, {}] });
      table
        .seat(0)
        .takes(use('adept-of-shadows'))
        .takes(use('adept-of-shadows', 'playCharacter'))
        .takes(use('adept-of-shadows', 'action'));

      expect(namesIn(table, handOf(0))).toEqual(['adept-of-shadows']);
      expect(table.state.honor).toEqual([10, 10]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-CTRL-d: goes to the hand of its owner, whoever controls it': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['blackmail'], honor: 9 },
          { ...quiet, play: ['adept-of-shadows (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('blackmail')).takes(use('adept-of-shadows'));

      expect(namesIn(table, handOf(0))).toEqual([]);
      expect(namesIn(table, handOf(1))).toEqual(['adept-of-shadows']);
      expect(table.state.honor).toEqual([8, 10]);
    },
  },
  refuses: {
    'L5R-ABIL-c: does nothing from the hand': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['adept-of-shadows'] }, {}] });

      table
        .seat(0)
        .isAsked('actionWindow')
        .mayTake(use('adept-of-shadows', 'playCharacter'))
        .mayNotTake(use('adept-of-shadows', 'action'));
    },
    'L5R-AW-i: is not at the service of the opponent': () => {
      const table = actions({ windows: 'open', seats: [{}, { play: ['adept-of-shadows'] }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('adept-of-shadows'));
    },
  },
});

describeCard('unassuming-yojimbo', {
  does: {
    'L5R-CHAR-b: is played into the conflict for 3 fate, with its skills': () => {
      const table = actions({ conflict: military, seats: [{ hand: ['unassuming-yojimbo'], fate: 3 }, {}] });
      table.seat(0).takes(use('unassuming-yojimbo', 'playIntoConflict'));

      expect(inPlay(table, 0)).toEqual(['unassuming-yojimbo (in conflict)']);
      expect(skills(table, 'unassuming-yojimbo')).toEqual([3, 1]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-3.2.0-i: an attacking one keeps a character from being declared as a defender': () => {
      const table = declaring({
        seats: [{ play: ['unassuming-yojimbo'] }, { play: ['doji-whisperer', 'bayushi-manipulator'] }],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'))
        .picks(card('doji-whisperer'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('bayushi-manipulator')).mayNotTake(card('doji-whisperer'));
    },
  },
  refuses: {
    'L5R-KW-COVERT-a: evades nobody who has covert as well': () => {
      const table = declaring({ seats: [{ play: ['unassuming-yojimbo'] }, { play: ['kaiu-shuichi'] }] });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('kaiu-shuichi'));
    },
    'is not played with 2 fate': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['unassuming-yojimbo'], fate: 2 }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('unassuming-yojimbo'));
    },
  },
});
