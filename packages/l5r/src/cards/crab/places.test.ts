import { cardOf, present } from '@kronika/kernel';
import { expect } from 'vitest';
import { strengthOf } from '../../rules/values.ts';
import { actions, card, type L5rTable, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDeckOf, dynastyDiscardOf, handOf, type Place, provinceCardAt, rowAt } from '../../zones.ts';

const defense = { attacker: 1, type: 'military', ring: 'air' } as const;
const attack = { attacker: 0, type: 'military', ring: 'air' } as const;
const wall = ['the-art-of-peace', 'defend-the-wall', 'night-raid', 'rally-to-the-cause', 'shameful-display'];

const strengthAt = ({ state }: L5rTable, place: Place) =>
  strengthOf(state, present(provinceCardAt(state, 0, place), 'the province'));

describeCard('shiro-nishiyama', {
  does: {
    'bows to give +1 to both skills of each own defender': () => {
      const table = actions({
        conflict: defense,
        seats: [
          {
            stronghold: 'shiro-nishiyama',
            play: ['hida-guardian (in conflict)', 'eager-scout (in conflict)', 'kaiu-envoy'],
          },
          { play: ['doji-challenger (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('shiro-nishiyama'));

      expect(skills(table, 'hida-guardian')).toEqual([2, 2]);
      expect(skills(table, 'eager-scout')).toEqual([1, 1]);
      expect(skills(table, 'kaiu-envoy')).toEqual([1, 0]);
      expect(skills(table, 'doji-challenger')).toEqual([3, 3]);
      expect(cardOf(table.state.table, the(table.state, 'shiro-nishiyama')).stance).toBe('bowed');
    },
    'L5R-LAST-b: covers only who defends at that moment': () => {
      const table = actions({
        conflict: defense,
        seats: [
          {
            stronghold: 'shiro-nishiyama',
            play: ['eager-scout (in conflict)'],
            hand: ['hiruma-ambusher'],
            fate: 2,
          },
          {},
        ],
      });
      table.seat(0).takes(use('shiro-nishiyama')).takes(use('hiruma-ambusher', 'playIntoConflict')).passes();

      expect(skills(table, 'eager-scout')).toEqual([1, 1]);
      expect(skills(table, 'hiruma-ambusher')).toEqual([2, 2]);
    },
  },
  refuses: {
    'is no use to attackers': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [{ stronghold: 'shiro-nishiyama', play: ['eager-scout (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shiro-nishiyama'));
    },
    'L5R-LAST-d: is not used outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ stronghold: 'shiro-nishiyama', play: ['eager-scout'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shiro-nishiyama'));
    },
  },
});

describeCard('defend-the-wall', {
  does: {
    'gives the victorious defender the ring effect as if attacking': () => {
      const table = resolving({
        conflict: defense,
        seats: [
          { provinces: wall, play: ['borderlands-defender (in conflict)'] },
          { play: ['savvy-politician (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('defend-the-wall')).takes({ is: 'ringEffect', effect: 'takeHonor' });

      expect(table.state.honor).toEqual([11, 9]);
      expect(table.state.rings.air.held).toBe(0);
      table.seat(0).isAsked('pause');
    },
    'L5R-RINGFX-g: the defender makes the choices of the ring': () => {
      const table = resolving({
        conflict: { ...defense, ring: 'fire' },
        seats: [
          { provinces: wall, play: ['borderlands-defender (in conflict)'] },
          { play: ['savvy-politician (in conflict)'] },
        ],
      });
      table
        .seat(0)
        .takes(use('defend-the-wall'))
        .takes({ is: 'ringEffect', effect: 'dishonor', card: 'savvy-politician' });

      expect(inPlay(table, 1)).toEqual(['savvy-politician (bowed, dishonored)']);
    },
  },
  refuses: {
    'is only for a conflict at this province': () => {
      const table = resolving({
        conflict: { ...defense, province: 2 },
        seats: [
          {
            provinces: wall.with(1, 'defend-the-wall (faceup)'),
            play: ['borderlands-defender (in conflict)'],
          },
          { play: ['savvy-politician (in conflict)'] },
        ],
      });

      expect(table.state.honor).toEqual([10, 10]);
      table.seat(0).isAsked('pause');
    },
    'does nothing when the attacker wins': () => {
      const table = resolving({
        conflict: defense,
        seats: [{ provinces: wall, play: ['eager-scout (in conflict)'] }, { play: ['savvy-politician (in conflict)'] }],
      });

      table.seat(0).isNotAsked();
      table.seat(1).isAsked('ringEffect');
    },
    'L5R-RINGFX-d: is not used for a ring that can change nothing': () => {
      const table = resolving({
        conflict: { ...defense, ring: 'void' },
        seats: [
          { provinces: wall, play: ['borderlands-defender (in conflict)'] },
          { play: ['savvy-politician (in conflict)'] },
        ],
      });

      expect(table.state.uses.filter(({ ability }) => ability.printed === 'defend-the-wall')).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('borderlands-fortifications', {
  does: {
    'L5R-SWITCH-a: trades places with a card in another province, and takes its strength along': () => {
      const table = actions({
        seats: [{ rows: [['borderlands-fortifications'], [], ['eager-scout']] }, { rows: [['kaiu-envoy']] }],
      });
      expect([strengthAt(table, 1), strengthAt(table, 3)]).toEqual([5 + 2, 4]);
      table.seat(0).takes(use('borderlands-fortifications'));

      expect(namesIn(table, rowAt(0, 1))).toEqual(['eager-scout']);
      expect(namesIn(table, rowAt(0, 2))).toEqual([]);
      expect(namesIn(table, rowAt(0, 3))).toEqual(['borderlands-fortifications']);
      expect([strengthAt(table, 1), strengthAt(table, 3)]).toEqual([5, 4 + 2]);
    },
    'a facedown card stays facedown, and a broken province will do': () => {
      const table = actions({
        seats: [
          {
            rows: [['borderlands-fortifications'], ['eager-scout (facedown)']],
            provinces: wall.with(2, 'night-raid (broken)'),
          },
          {},
        ],
      });
      table.seat(0).takes(use('borderlands-fortifications'));

      expect(namesIn(table, rowAt(0, 1))).toEqual(['eager-scout']);
      expect(cardOf(table.state.table, the(table.state, 'eager-scout')).face).toBe('down');
      expect(cardOf(table.state.table, the(table.state, 'borderlands-fortifications')).face).toBe('up');
    },
  },
  refuses: {
    'L5R-SWITCH-a: needs a card on the other side, in an own province': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['borderlands-fortifications']] }, { rows: [['kaiu-envoy']] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('borderlands-fortifications'));
    },
    'is used once in a round': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['borderlands-fortifications'], ['eager-scout']] }, {}],
      });
      table.seat(0).takes(use('borderlands-fortifications'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('borderlands-fortifications'));
    },
  },
});

describeCard('funeral-pyre', {
  does: {
    'L5R-SAC-a: draws a card for a sacrificed character': () => {
      const table = actions({
        seats: [
          { rows: [['funeral-pyre']], play: ['eager-scout', 'hida-guardian'], conflictDeck: ['levy', 'banzai'] },
          {},
        ],
      });
      table.seat(0).takes(use('funeral-pyre')).picks(card('eager-scout'));

      expect(inPlay(table, 0)).toEqual(['hida-guardian']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['eager-scout']);
      expect(namesIn(table, handOf(0))).toEqual(['levy']);
      expect(namesIn(table, conflictDeckOf(0))).toEqual(['banzai']);
    },
  },
  refuses: {
    'L5R-COST-c: cannot be paid with a character of the opponent': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['funeral-pyre']], conflictDeck: ['levy'] }, { play: ['eager-scout'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('funeral-pyre'));
    },
    'L5R-ABIL-g: is used once in a round, each copy for itself': () => {
      const table = actions({
        windows: 'open',
        seats: [
          {
            rows: [['funeral-pyre'], ['funeral-pyre']],
            play: ['eager-scout', 'eager-scout', 'eager-scout'],
            conflictDeck: ['levy', 'levy', 'levy'],
          },
          {},
        ],
      });
      for (const _ of [1, 2]) {
        table.seat(0).takes(use('funeral-pyre')).picks(card('eager-scout'));
        table.seat(1).passes();
      }

      expect(namesIn(table, handOf(0))).toEqual(['levy', 'levy']);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('funeral-pyre'));
    },
  },
});
