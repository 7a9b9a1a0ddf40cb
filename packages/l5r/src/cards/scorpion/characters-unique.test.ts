import { expect } from 'vitest';
import { actions, card, declaring, type L5rTable, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** A stronghold that offers nothing to players who are equally honorable. */
const quiet = { stronghold: 'city-of-the-open-hand' } as const;

describeCard('shosuro-miyako', {
  does: {
    'L5R-CHOICE-b: has the opponent discard a card at random': () => {
      const table = actions({
        seats: [
          { play: ['shosuro-miyako'], hand: ['adept-of-shadows'], fate: 2 },
          { ...quiet, hand: ['banzai', 'rout'], play: ['doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('adept-of-shadows', 'playCharacter')).takes(use('shosuro-miyako'));
      table.seat(1).takes({ is: 'discardAtRandom' });

      expect(namesIn(table, handOf(1))).toHaveLength(1);
      expect(namesIn(table, conflictDiscardOf(1))).toHaveLength(1);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
    },
    'L5R-TARGET-j: or dishonor a character of the own choice': () => {
      const table = actions({
        seats: [
          { play: ['shosuro-miyako'], hand: ['adept-of-shadows'], fate: 2 },
          { hand: ['banzai'], play: ['doji-whisperer', 'moto-youth', 'seppun-guardsman (dishonored)'] },
        ],
      });
      table.seat(0).takes(use('adept-of-shadows', 'playCharacter')).takes(use('shosuro-miyako'));
      table.seat(1).takes({ is: 'dishonorOwn' }).mayNotTake(card('seppun-guardsman')).takes(card('moto-youth'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer', 'moto-youth (dishonored)', 'seppun-guardsman (dishonored)']);
      expect(namesIn(table, handOf(1))).toEqual(['banzai']);
    },
    'L5R-EFF-e: with an empty hand there is only the dishonor': () => {
      const table = actions({
        seats: [{ play: ['shosuro-miyako'], hand: ['adept-of-shadows'], fate: 2 }, { play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('adept-of-shadows', 'playCharacter')).takes(use('shosuro-miyako'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (dishonored)']);
    },
  },
  refuses: {
    'does nothing where the opponent has nothing to lose': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { play: ['shosuro-miyako'], hand: ['adept-of-shadows'], fate: 2 },
          { play: ['doji-whisperer (dishonored)'] },
        ],
      });
      table.seat(0).takes(use('adept-of-shadows', 'playCharacter')).isNotAsked();

      expect(inPlay(table, 0)).toEqual(['shosuro-miyako', 'adept-of-shadows']);
      table.seat(1).isAsked('actionWindow');
    },
    'does not answer to a character from a province': () => {
      const table = actions({
        phase: 'dynasty',
        windows: 'open',
        seats: [{ play: ['shosuro-miyako'], rows: [['bayushi-liar']], fate: 1 }, { play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('bayushi-liar', 'playFromProvince')).isNotAsked();
      table.seat(1).isAsked('actionWindow');

      expect(inPlay(table, 0)).toEqual(['shosuro-miyako', 'bayushi-liar']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
    },
    'does not answer to an attachment': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['shosuro-miyako'], hand: ['fine-katana'] }, { play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('fine-katana')).picks(card('shosuro-miyako')).isNotAsked();
      table.seat(1).isAsked('actionWindow');

      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
    },
    'L5R-PLAY-c: does not answer to a character that is put into play': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['shosuro-miyako'], hand: ['ambush', 'adept-of-shadows'] }, { play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('ambush')).picks(card('adept-of-shadows')).isNotAsked();
      table.seat(1).isAsked('actionWindow');

      expect(inPlay(table, 0)).toEqual(['shosuro-miyako', 'adept-of-shadows (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
    },
  },
});

describeCard('bayushi-yunako', {
  does: {
    'L5R-MOD-i: exchanges the base skills, before everything that modifies them': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['bayushi-yunako (in conflict)', 'doji-whisperer (honored) + fine-katana'] }, {}],
      });
      table.seat(0).takes(use('bayushi-yunako')).picks(card('doji-whisperer'));

      expect(skills(table, 'doji-whisperer')).toEqual([6, 1]);
    },
    'L5R-MOD-b: exchanged twice, they are as before': () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...quiet, play: ['bayushi-yunako (in conflict)'] },
          { ...quiet, play: ['bayushi-yunako (in conflict)', 'doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('bayushi-yunako')).picks(card('doji-whisperer'));
      expect(skills(table, 'doji-whisperer')).toEqual([3, 0]);
      table.seat(1).takes(use('bayushi-yunako')).picks(card('doji-whisperer'));

      expect(skills(table, 'doji-whisperer')).toEqual([0, 3]);
    },
  },
  refuses: {
    'L5R-SWITCH-a: exchanges no dash, nor what is equal': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['bayushi-yunako (in conflict)', 'matsu-berserker', 'yogo-outcast', 'moto-youth'] },
          { play: ['doji-whisperer'] },
        ],
      });

      table
        .seat(0)
        .takes(use('bayushi-yunako'))
        .mayTake(card('bayushi-yunako'))
        .mayTake(card('moto-youth'))
        .mayTake(card('doji-whisperer'))
        .mayNotTake(card('matsu-berserker'))
        .mayNotTake(card('yogo-outcast'));
    },
    'does nothing from home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['bayushi-yunako', 'doji-whisperer'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('bayushi-yunako'));
    },
  },
});

/** Seat 0 attacks alone with Hiroue, who draws the whisperer into the conflict. */
function scandal(seats: Parameters<typeof declaring>[0]['seats']): L5rTable {
  const table = declaring(seats === undefined ? {} : { seats });
  table
    .seat(0)
    .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
    .takes(card('ancestral-lands'))
    .picks(card('yogo-hiroue'));
  table.seat(1).picks();
  table.seat(0).takes(use('yogo-hiroue')).picks(card('doji-whisperer'));
  return table;
}

describeCard('yogo-hiroue', {
  does: {
    'L5R-MOVE-b: moves a character to the conflict, on the side of its controller': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['yogo-hiroue (in conflict)'] }, { play: ['doji-whisperer (bowed)'] }],
      });
      table.seat(0).takes(use('yogo-hiroue'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (bowed, in conflict)']);
    },
    'L5R-DELAY-a: may dishonor it when the conflict is won, before anything reacts to that': () => {
      const table = scandal([
        { ...quiet, play: ['yogo-hiroue', 'moto-youth'] },
        { ...quiet, play: ['doji-whisperer', 'bayushi-manipulator'] },
      ]);
      table.seat(0).accepts();

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (dishonored, in conflict)', 'bayushi-manipulator']);
      table.seat(0).isAsked('ringEffect');
    },
    'or may leave it': () => {
      const table = scandal([
        { ...quiet, play: ['yogo-hiroue', 'moto-youth'] },
        { ...quiet, play: ['doji-whisperer', 'bayushi-manipulator'] },
      ]);
      table.seat(0).declines();

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (in conflict)', 'bayushi-manipulator']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'dishonors nobody after a defeat': () => {
      const table = scandal([
        { ...quiet, play: ['yogo-hiroue', 'moto-youth'] },
        { ...quiet, play: ['doji-whisperer (honored) + ornate-fan', 'bayushi-manipulator'] },
      ]);

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['doji-whisperer (bowed, honored) + ornate-fan', 'bayushi-manipulator']);
    },
    'L5R-DASH-a: moves nobody with a dash, nor who is there already': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['yogo-hiroue (in conflict)', 'matsu-berserker'] }, { play: ['doji-whisperer (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('yogo-hiroue'));
    },
    'does nothing from home': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['yogo-hiroue'] }, { play: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('yogo-hiroue'));
    },
  },
});

describeCard('bayushi-shoju', {
  does: {
    'weakens an opposing participant by 1, twice in a round': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['bayushi-shoju (in conflict)'] }, { play: ['doji-whisperer (in conflict)'] }],
      });
      table.seat(0).takes(use('bayushi-shoju'));
      table.seat(1).passes();
      expect(skills(table, 'doji-whisperer')).toEqual([0, 2]);
      table.seat(0).takes(use('bayushi-shoju'));
      table.seat(1).passes();

      expect(skills(table, 'doji-whisperer')).toEqual([0, 1]);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('bayushi-shoju'));
    },
    'discards it at once if no political skill is left': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['bayushi-shoju (in conflict)'] }, { play: ['bayushi-manipulator (in conflict)'] }],
      });
      table.seat(0).takes(use('bayushi-shoju'));

      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['bayushi-manipulator']);
    },
    'L5R-STATE-a: discards it as soon as something else takes the rest': () => {
      const table = actions({
        conflict: political,
        seats: [
          { ...quiet, play: ['bayushi-shoju (in conflict)'], hand: ['way-of-the-scorpion'] },
          { ...quiet, play: ['lion-s-pride-brawler (bowed, in conflict)'] },
        ],
      });
      table.seat(0).takes(use('bayushi-shoju'));
      expect(skills(table, 'lion-s-pride-brawler')).toEqual([3, 1]);
      table.seat(0).takes(use('way-of-the-scorpion'));

      expect(inPlay(table, 1)).toEqual([]);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['lion-s-pride-brawler']);
      expect(table.state.honor).toEqual([10, 9]);
    },
    'L5R-STATE-a: who is saved with no skill left is discarded after all': () => {
      const table = actions(
        {
          conflict: political,
          seats: [
            { ...quiet, play: ['ishiken-initiate (honored, in conflict)'], hand: ['stand-your-ground'] },
            { ...quiet, play: ['bayushi-shoju (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('bayushi-shoju'));
      table.seat(0).takes(use('stand-your-ground'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(table.state.honor).toEqual([10, 10]);
    },
  },
  refuses: {
    'does nothing in a military conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['bayushi-shoju (in conflict)'] }, { play: ['bayushi-manipulator (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('bayushi-shoju'));
    },
    'is aimed neither at characters at home nor at friends': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['bayushi-shoju (in conflict)', 'bayushi-manipulator (in conflict)'] },
          { play: ['bayushi-manipulator'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('bayushi-shoju'));
    },
  },
});
