import { expect } from 'vitest';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf } from '../../zones.ts';

const defense = { attacker: 1, type: 'military', ring: 'air' } as const;
const attack = { attacker: 0, type: 'military', ring: 'air' } as const;

describeCard('hiruma-ambusher', {
  does: {
    'as a defender it keeps the abilities of a character from being triggered': () => {
      const table = actions({
        conflict: defense,
        windows: 'open',
        seats: [
          { hand: ['hiruma-ambusher'], fate: 2 },
          { play: ['hida-guardian (in conflict)', 'eager-scout (in conflict)'], rows: [['funeral-pyre']] },
        ],
      });
      table
        .seat(0)
        .takes(use('hiruma-ambusher', 'playIntoConflict'))
        .takes(use('hiruma-ambusher'))
        .picks(card('hida-guardian'));

      expect(inPlay(table, 0)).toEqual(['hiruma-ambusher (in conflict)']);
      expect(skills(table, 'hiruma-ambusher')).toEqual([2, 2]);
      expect(table.state.fate[0]).toBe(0);
      table.seat(1).isAsked('actionWindow').mayTake(use('funeral-pyre')).mayNotTake(use('hida-guardian'));
    },
    'L5R-KW-c: keywords are not triggered and work all the same': () => {
      const table = actions({
        conflict: defense,
        seats: [
          { hand: ['hiruma-ambusher'], fate: 2 },
          { play: ['kaiu-envoy (in conflict)'], rows: [['funeral-pyre']], conflictDeck: ['levy', 'banzai', 'rout'] },
        ],
      });
      table
        .seat(0)
        .takes(use('hiruma-ambusher', 'playIntoConflict'))
        .takes(use('hiruma-ambusher'))
        .picks(card('kaiu-envoy'));
      table.seat(1).takes(use('funeral-pyre'));
      table.seat(0).takes(use('kaiu-envoy', 'courtesy'));

      expect(inPlay(table, 1)).toEqual([]);
      expect(table.state.fate[1]).toBe(11);
    },
  },
  refuses: {
    'does not answer when it enters play as an attacker': () => {
      const table = actions({
        conflict: attack,
        seats: [{ hand: ['hiruma-ambusher'], fate: 2 }, { play: ['hida-guardian (in conflict)'] }],
      });
      table.seat(0).takes(use('hiruma-ambusher', 'playIntoConflict'));

      expect(inPlay(table, 0)).toEqual(['hiruma-ambusher (in conflict)']);
      table.seat(0).isAsked('pause');
    },
    'does not answer when it enters play at home': () => {
      const table = actions({
        conflict: defense,
        seats: [
          { hand: ['hiruma-ambusher'], fate: 2 },
          { stronghold: 'shiro-nishiyama', play: ['hida-guardian (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('hiruma-ambusher', 'playCharacter'));

      expect(inPlay(table, 0)).toEqual(['hiruma-ambusher']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('stoic-gunso', {
  does: {
    'gets +3 military for a sacrificed character, in the conflict or at home': () => {
      const table = actions({
        conflict: attack,
        seats: [{ play: ['stoic-gunso', 'eager-scout (in conflict)', 'hida-guardian (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('stoic-gunso')).picks(card('eager-scout'));

      expect(inPlay(table, 0)).toEqual(['stoic-gunso', 'hida-guardian (in conflict)']);
      expect(skills(table, 'stoic-gunso')).toEqual([5, 1]);
    },
    'L5R-LEAVE-d: nothing comes of it when it is sacrificed itself': () => {
      const table = actions({ conflict: attack, seats: [{ play: ['stoic-gunso (in conflict)'] }, {}] });
      table.seat(0).takes(use('stoic-gunso'));

      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['stoic-gunso']);
      expect(table.state.lasting).toEqual([]);
    },
  },
  refuses: {
    'L5R-LAST-d: is not used outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['stoic-gunso', 'eager-scout'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('stoic-gunso'));
    },
    'L5R-AW-i: is used once in a round': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [{ play: ['stoic-gunso (in conflict)', 'eager-scout', 'eager-scout'] }, {}],
      });
      table.seat(0).takes(use('stoic-gunso')).picks(card('eager-scout'));
      table.seat(1).passes();

      expect(skills(table, 'stoic-gunso')).toEqual([5, 1]);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('stoic-gunso'));
    },
  },
});
