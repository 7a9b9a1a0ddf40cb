import { expect } from 'vitest';
import { fatePhase } from '../../rules/fate-phase.ts';
import { actions, card, declaring, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { leaving } from '../../verbs/leaving.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const bare = { stronghold: 'yojin-no-shiro' };
const provinces = ['manicured-garden', 'the-art-of-war', 'ancestral-lands', 'meditations-on-the-tao', 'pilgrimage'];

describeCard('ready-for-battle', {
  does: {
    "readies a character that an opponent's card has bowed": () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...bare, play: ['lion-s-pride-brawler (in conflict)'] },
          { hand: ['ready-for-battle'], play: ['deathseeker (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('lion-s-pride-brawler')).picks(card('deathseeker'));
      expect(inPlay(table, 1)).toEqual(['deathseeker (bowed, in conflict)']);
      table.seat(1).takes(use('ready-for-battle'));

      expect(inPlay(table, 1)).toEqual(['deathseeker (in conflict)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['ready-for-battle']);
    },
    'L5R-RINGFX-f: readies a character that a ring has bowed, be it the own one': () => {
      const table = resolving({
        conflict: { ...military, ring: 'water' },
        seats: [{ ...bare, hand: ['ready-for-battle'], play: ['matsu-berserker (in conflict)', 'ikoma-prodigy'] }, {}],
      });
      table.seat(0).takes({ is: 'ringEffect', effect: 'bow', card: 'ikoma-prodigy' });
      expect(inPlay(table, 0)).toEqual(['matsu-berserker (in conflict)', 'ikoma-prodigy (bowed)']);
      table.seat(0).takes(use('ready-for-battle'));

      expect(inPlay(table, 0)).toEqual(['matsu-berserker (bowed)', 'ikoma-prodigy']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'does nothing about bowing after a conflict': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, hand: ['ready-for-battle'], play: ['matsu-berserker (in conflict)'] }, {}],
      });
      table.seat(0).takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(inPlay(table, 0)).toEqual(['matsu-berserker (bowed)']);
      table.seat(0).isAsked('pause');
    },
    'does nothing about what an own card has bowed': () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...bare, hand: ['ready-for-battle'], play: ['lion-s-pride-brawler (in conflict)', 'deathseeker'] },
          {},
        ],
      });
      table.seat(0).takes(use('lion-s-pride-brawler')).picks(card('deathseeker'));

      expect(inPlay(table, 0)).toEqual(['lion-s-pride-brawler (in conflict)', 'deathseeker (bowed)']);
      expect(namesIn(table, handOf(0))).toEqual(['ready-for-battle']);
      table.seat(0).mayNotTake(use('ready-for-battle'));
    },
    'does nothing about what was bowed as a cost': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            hand: ['ready-for-battle'],
            play: ['kitsu-spiritcaller', 'matsu-berserker (in conflict)'],
            dynastyDiscard: ['deathseeker'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('kitsu-spiritcaller'));

      expect(inPlay(table, 0)).toContain('kitsu-spiritcaller (bowed)');
      table.seat(0).mayNotTake(use('ready-for-battle'));
    },
  },
});

describeCard('stand-your-ground', {
  does: {
    'L5R-STATUS-i: keeps an honored character in play without its token; no honor, and attachments stay': () => {
      const table = happening(
        { seats: [{ hand: ['stand-your-ground'], play: ['deathseeker (honored, fate 1) + honored-blade'] }, {}] },
        (state) => [leaving(state, the(state, 'deathseeker'), { to: 'discard', how: 'discarded' })],
      );
      table.seat(0).takes(use('stand-your-ground'));

      expect(inPlay(table, 0)).toEqual(['deathseeker (fate 1) + honored-blade']);
      expect(table.state.honor[0]).toBe(10);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['stand-your-ground']);
      table.seat(0).isAsked('pause');
    },
    'saves a character without fate in the fate phase': () => {
      const table = tableRunning(fatePhase({}), {
        windows: 'brief',
        phase: 'fate',
        seats: [{ ...bare, hand: ['stand-your-ground'], play: ['akodo-gunso (honored)'] }, {}],
      });
      table.seat(0).takes(use('stand-your-ground'));

      expect(inPlay(table, 0)).toEqual(['akodo-gunso']);
      expect(table.state.honor[0]).toBe(10);
      table.seat(0).isAsked('pause');
    },
    'L5R-SAC-b: a sacrifice that it stops has not been paid': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { ...bare, hand: ['stand-your-ground'], play: ['deathseeker (honored, in conflict)'] },
          { play: ['honored-general (in conflict, fate 2)'] },
        ],
      });
      table.seat(0).takes(use('deathseeker')).takes(use('stand-your-ground'));

      expect(inPlay(table, 0)).toEqual(['deathseeker (bowed)']);
      expect(inPlay(table, 1)).toEqual(['honored-general (bowed, fate 2)']);
    },
  },
  refuses: {
    'does nothing for a character without an honored token': () => {
      const table = tableRunning(fatePhase({}), {
        windows: 'brief',
        phase: 'fate',
        seats: [{ ...bare, hand: ['stand-your-ground'], play: ['akodo-gunso', 'deathseeker (dishonored)'] }, {}],
      });
      table.seat(0).takes(card('akodo-gunso'));

      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['deathseeker', 'akodo-gunso']);
      expect(namesIn(table, handOf(0))).toEqual(['stand-your-ground']);
      table.seat(0).isAsked('pause');
    },
    "does nothing for the opponent's": () => {
      const table = tableRunning(fatePhase({}), {
        windows: 'brief',
        phase: 'fate',
        seats: [{ ...bare, hand: ['stand-your-ground'] }, { play: ['akodo-gunso (honored)'] }],
      });

      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['akodo-gunso']);
      expect(table.state.honor[1]).toBe(11);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('way-of-the-lion', {
  does: {
    'L5R-MOD-i: doubles the base military skill before anything else counts': () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...bare, hand: ['way-of-the-lion'], play: ['akodo-gunso (honored, in conflict) + honored-blade'] },
          {},
        ],
      });
      expect(skills(table, 'akodo-gunso')).toEqual([6, 3]);
      table.seat(0).takes(use('way-of-the-lion'));

      expect(skills(table, 'akodo-gunso')).toEqual([8, 3]);
    },
    'doubles what another copy has doubled': () => {
      const table = actions({
        conflict: political,
        seats: [{ ...bare, hand: ['way-of-the-lion', 'way-of-the-lion'], play: ['matsu-berserker'] }, {}],
      });
      table.seat(0).takes(use('way-of-the-lion')).takes(use('way-of-the-lion'));

      expect(skills(table, 'matsu-berserker')).toEqual([12, 0]);
    },
    'L5R-LAST-a, L5R-LAST-c: lasts until the end of the conflict': () => {
      const table = declaring({
        seats: [
          { ...bare, hand: ['way-of-the-lion'], play: ['matsu-berserker', 'deathseeker'] },
          { provinces: ['manicured-garden', 'pilgrimage', 'the-art-of-war', 'ancestral-lands', 'rally-to-the-cause'] },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('pilgrimage'));
      table.seat(0).picks(card('deathseeker')).takes(use('way-of-the-lion')).picks(card('matsu-berserker'));
      expect(skills(table, 'matsu-berserker')).toEqual([6, 0]);
      table.seat(0).passes();

      expect(table.state.conflict).toBe(null);
      expect(skills(table, 'matsu-berserker')).toEqual([3, 0]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'is for Lions with a military skill only': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { ...bare, hand: ['way-of-the-lion'], play: ['venerable-historian', 'ikoma-prodigy', 'moto-horde'] },
          {},
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-lion'));
    },
    'L5R-LAST-d: is not played without a conflict': () => {
      const table = actions({
        windows: 'open',
        seats: [{ ...bare, hand: ['way-of-the-lion'], play: ['matsu-berserker'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-lion'));
    },
  },
});

describeCard('for-greater-glory', {
  does: {
    'places 1 fate on each participating bushi after a province was broken': () => {
      const table = resolving({
        conflict: military,
        seats: [
          {
            ...bare,
            fate: 1,
            hand: ['for-greater-glory'],
            play: ['matsu-berserker (in conflict)', 'kitsu-spiritcaller (in conflict)', 'akodo-gunso'],
          },
          { provinces, play: [] },
        ],
      });
      table.seat(1).passes();
      table.seat(0).takes(use('for-greater-glory'));

      expect(inPlay(table, 0)).toEqual([
        'matsu-berserker (fate 1, in conflict)',
        'kitsu-spiritcaller (in conflict)',
        'akodo-gunso',
      ]);
      expect(table.state.fate[0]).toBe(0);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-MAX-a: is played once for one province, whatever else is in hand': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { ...bare, hand: ['for-greater-glory', 'for-greater-glory'], play: ['matsu-berserker (in conflict)'] },
          { provinces },
        ],
      });
      table.seat(1).passes();
      table.seat(0).takes(use('for-greater-glory'));

      expect(inPlay(table, 0)).toEqual(['matsu-berserker (fate 1, in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'is not for provinces that fall to words': () => {
      const table = resolving({
        conflict: political,
        seats: [{ ...bare, hand: ['for-greater-glory'], play: ['akodo-toturi (in conflict)'] }, { provinces }],
      });
      table.seat(1).passes();

      expect(inPlay(table, 0)).toEqual(['akodo-toturi (in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
    'is not for the defender': () => {
      const table = resolving({
        conflict: { ...military, attacker: 1 },
        seats: [
          { ...bare, provinces, hand: ['for-greater-glory'], play: ['obstinate-recruit (bowed, in conflict)'] },
          { play: ['matsu-berserker (in conflict)'] },
        ],
      });
      table.seat(0).passes();

      expect(inPlay(table, 0)).toEqual(['obstinate-recruit (bowed, in conflict)']);
      table.seat(1).isAsked('ringEffect');
    },
    'is not played for a province that holds': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, hand: ['for-greater-glory'], play: ['deathseeker (in conflict)'] }, { provinces }],
      });

      expect(inPlay(table, 0)).toEqual(['deathseeker (in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
  },
});

describeCard('strength-in-numbers', {
  does: {
    'sends home a defender whose glory does not exceed the number of attackers': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            ...bare,
            fate: 1,
            hand: ['strength-in-numbers'],
            play: ['deathseeker (in conflict)', 'matsu-berserker (bowed, in conflict)', 'akodo-gunso'],
          },
          { play: ['akodo-gunso (in conflict)', 'akodo-toturi (in conflict)', 'obstinate-recruit'] },
        ],
      });
      table.seat(0).takes(use('strength-in-numbers'));

      expect(inPlay(table, 1)).toEqual(['akodo-gunso', 'akodo-toturi (in conflict)', 'obstinate-recruit']);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'is too little against more glory': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { ...bare, hand: ['strength-in-numbers'], play: ['deathseeker (in conflict)', 'matsu-berserker'] },
          { play: ['akodo-gunso (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('strength-in-numbers'));
    },
    'is for the attacking player only': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        windows: 'open',
        seats: [
          { ...bare, hand: ['strength-in-numbers'], play: ['deathseeker (in conflict)'] },
          { play: ['obstinate-recruit (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('strength-in-numbers'));
    },
  },
});
