import { expect } from 'vitest';
import { conflictPhase } from '../../rules/conflict-phase.ts';
import { regroupPhase } from '../../rules/regroup-phase.ts';
import type { L5rSituation } from '../../situation/description.ts';
import { actions, card, type L5rTable, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

const fighting = (seats: L5rSituation['seats']): L5rTable =>
  tableRunning(conflictPhase({}), { windows: 'brief', seats });

/** Seat 0 declares a military conflict for void with the horde, and nobody defends. */
function attacked(table: L5rTable, province: string): L5rTable {
  table.seat(0).takes(ring('void', 'military')).takes(card(province));
  if (table.match.open[0]?.question.message.key === 'declareAttackers') table.seat(0).picks(card('moto-horde'));
  return table;
}

describeCard('breakthrough', {
  does: {
    'L5R-3.2-f: lets the second conflict follow at once, and then it is the turn of the opponent': () => {
      const table = attacked(
        fighting([{ hand: ['breakthrough'], play: ['moto-horde', 'giver-of-gifts'] }, { play: ['doji-whisperer'] }]),
        'ancestral-lands',
      );
      table.seat(1).picks();
      table.seat(0).takes(use('breakthrough'));
      table.seat(0).isAsked('declareRing').mayNotTake(ring('earth', 'military')).mayNotTake(ring('void', 'political'));
      table.seat(0).takes(ring('earth', 'political')).takes(card('meditations-on-the-tao'));
      table.seat(1).picks();
      table.seat(0).declines();

      table.seat(1).isAsked('conflictOpportunity');
      expect(table.state.fought).toEqual(['military', 'political']);
      expect(table.state.conflicts.map(({ opportunities }) => opportunities)).toEqual([0, 2]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['breakthrough']);
    },
  },
  refuses: {
    'needs a broken province': () => {
      const table = attacked(
        fighting([
          { hand: ['breakthrough'], play: ['moto-horde', 'giver-of-gifts'] },
          { play: ['matsu-berserker', 'doji-whisperer'] },
        ]),
        'ancestral-lands',
      );
      table.seat(1).picks(card('matsu-berserker'));

      table.seat(1).isAsked('conflictOpportunity');
      expect(table.state.fought).toEqual(['military']);
      expect(namesIn(table, handOf(0))).toEqual(['breakthrough']);
    },
    'L5R-FAQ-4: does not follow a lost conflict, even if the province has broken itself': () => {
      const table = fighting([
        { hand: ['breakthrough'], play: ['moto-horde', 'moto-youth', 'giver-of-gifts'] },
        {
          provinces: ['the-art-of-war', 'endless-plains', 'manicured-garden', 'pilgrimage', 'ancestral-lands'],
          play: ['shinjo-altansarnai'],
        },
      ]);
      table.seat(0).takes(ring('void', 'military')).takes(card('endless-plains'));
      table.seat(0).picks(card('moto-horde'), card('moto-youth'));
      table.seat(1).takes(use('endless-plains'));
      table.seat(0).picks(card('moto-horde'));
      table.seat(1).picks(card('shinjo-altansarnai'));

      expect(table.state.fought).toEqual(['military']);
      expect(table.happened.map(({ event }) => event.is)).toContain('provinceBroken');
      table.seat(0).isAsked('conflictOpportunity');
      expect(namesIn(table, handOf(0))).toEqual(['breakthrough']);
    },
    'L5R-3.2.0-a: needs somebody to attack with': () => {
      const table = fighting([{ hand: ['breakthrough'], play: ['moto-horde'] }, { play: ['doji-whisperer'] }]);
      table.seat(0).takes(ring('void', 'military')).takes(card('ancestral-lands'));
      table.seat(1).picks();

      table.seat(1).isAsked('conflictOpportunity');
      expect(namesIn(table, handOf(0))).toEqual(['breakthrough']);
    },
    'L5R-3.2-c: needs an opportunity that was not passed': () => {
      const table = fighting([{ hand: ['breakthrough'], play: ['moto-horde', 'giver-of-gifts'] }, {}]);
      table.seat(0).passes();
      attacked(table, 'ancestral-lands');

      expect(table.state.conflicts[0]).toMatchObject({ opportunities: 0, declared: ['military'] });
      expect(table.state.fought).toEqual(['military']);
      expect(namesIn(table, handOf(0))).toEqual(['breakthrough']);
      table.seat(0).isAsked('favorSide');
    },
    'does not follow the second conflict': () => {
      const table = fighting([{ hand: ['breakthrough'], play: ['moto-horde', 'giver-of-gifts'] }, {}]);
      table.seat(0).takes(ring('earth', 'political')).takes(card('meditations-on-the-tao')).declines();
      attacked(table, 'ancestral-lands');

      expect(table.state.fought).toEqual(['political', 'military']);
      expect(namesIn(table, handOf(0))).toEqual(['breakthrough']);
      table.seat(0).isAsked('favorSide');
    },
  },
});

describeCard('captive-audience', {
  does: {
    'makes a political conflict a military one, for 1 honor': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['captive-audience'], play: ['moto-youth (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('captive-audience'));

      expect(table.state.conflict?.type).toBe('military');
      expect(table.state.rings.air.side).toBe('military');
      expect(table.state.honor).toEqual([9, 10]);
    },
    'L5R-DASH-b: who has a dash there goes home bowed': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['captive-audience'], play: ['moto-youth (in conflict)'] },
          { play: ['bayushi-liar (in conflict)', 'doji-whisperer (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('captive-audience'));

      expect(inPlay(table, 1)).toEqual(['bayushi-liar (bowed)', 'doji-whisperer (in conflict)']);
    },
  },
  refuses: {
    'is for political conflicts only': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['captive-audience'], play: ['moto-youth (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('captive-audience'));
    },
    'is not played outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['captive-audience'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('captive-audience'));
    },
  },
});

describeCard('cavalry-reserves', {
  does: {
    'L5R-PLAY-c: puts riders from the discard pile into the conflict, for 3 fate and no more': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            hand: ['cavalry-reserves'],
            dynastyDiscard: ['moto-youth', 'border-rider', 'giver-of-gifts', 'utaku-yumino', 'aggressive-moto'],
            fate: 3,
          },
          {},
        ],
      });
      table.seat(0).takes(use('cavalry-reserves')).mayNotTake(card('giver-of-gifts'));
      table.seat(0).picks(card('moto-youth'), card('border-rider'), card('utaku-yumino'));

      expect(inPlay(table, 0)).toEqual([
        'moto-youth (in conflict)',
        'border-rider (in conflict)',
        'utaku-yumino (in conflict)',
      ]);
      expect(table.state.fate[0]).toBe(0);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['giver-of-gifts', 'aggressive-moto']);
      expect(skills(table, 'moto-youth')).toEqual([3, 0]);
      expect(table.happened.map(({ event }) => event.is).filter((is) => is === 'cardPlayed')).toHaveLength(1);
    },
    'L5R-TARGET-e: may bring nobody': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['cavalry-reserves'], dynastyDiscard: ['moto-youth'], fate: 3 }, {}],
      });
      table.seat(0).takes(use('cavalry-reserves')).picks();

      expect(inPlay(table, 0)).toEqual([]);
      expect(table.state.fate[0]).toBe(0);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['cavalry-reserves']);
    },
  },
  refuses: {
    'L5R-CARD-d: does not bring more than 6 of printed cost': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['cavalry-reserves'], dynastyDiscard: ['moto-horde', 'utaku-yumino', 'border-rider'] }, {}],
      });
      table.seat(0).takes(use('cavalry-reserves')).mayTake(card('moto-horde'));

      expect(() => table.seat(0).picks(card('moto-horde'), card('utaku-yumino'))).toThrow();
      table.seat(0).picks(card('moto-horde'), card('border-rider'));
      expect(inPlay(table, 0)).toEqual(['moto-horde (in conflict)', 'border-rider (in conflict)']);
    },
    'L5R-UNIQUE-a: does not bring two copies of a unique character': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['cavalry-reserves'], dynastyDiscard: ['utaku-yumino', 'utaku-yumino'] }, {}],
      });
      table.seat(0).takes(use('cavalry-reserves'));

      expect(() => table.seat(0).picks(card('utaku-yumino'), card('utaku-yumino'))).toThrow();
      table.seat(0).picks(card('utaku-yumino'));
      expect(inPlay(table, 0)).toEqual(['utaku-yumino (in conflict)']);
    },
    'L5R-UNIQUE-b: nor a copy of one that is in play': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['cavalry-reserves'], dynastyDiscard: ['utaku-yumino'], play: ['utaku-yumino'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('cavalry-reserves'));
    },
    'is for military conflicts only': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['cavalry-reserves'], dynastyDiscard: ['moto-youth'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('cavalry-reserves'));
    },
    'has no use for who is no rider, or lies in the pile of the opponent': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['cavalry-reserves'], dynastyDiscard: ['giver-of-gifts'] }, { dynastyDiscard: ['moto-youth'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('cavalry-reserves'));
    },
  },
});

describeCard('i-am-ready', {
  does: {
    'readies the character that gives up 1 fate': () => {
      const table = actions({
        seats: [{ hand: ['i-am-ready'], play: ['moto-youth (bowed, fate 2)', 'giver-of-gifts (bowed, fate 1)'] }, {}],
      });
      table.seat(0).takes(use('i-am-ready')).picks(card('moto-youth'));

      expect(inPlay(table, 0)).toEqual(['moto-youth (fate 1)', 'giver-of-gifts (bowed, fate 1)']);
      expect(table.state.fate).toEqual([10, 10]);
    },
  },
  refuses: {
    'L5R-COST-g: takes no fate from a character that is ready': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['i-am-ready'], play: ['moto-youth (fate 2)', 'giver-of-gifts (bowed)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('i-am-ready'));
    },
    'L5R-COST-c: takes none from an opponent, nor from another clan': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { hand: ['i-am-ready'], play: ['doji-whisperer (bowed, fate 1)'] },
          { play: ['moto-youth (bowed, fate 1)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('i-am-ready'));
    },
  },
});

describeCard('way-of-the-unicorn', {
  does: {
    'L5R-5.5-a: keeps the first-player token': () => {
      const table = tableRunning(regroupPhase({}), {
        phase: 'regroup',
        windows: 'brief',
        seats: [{ hand: ['way-of-the-unicorn', 'way-of-the-unicorn'] }, {}],
      });
      table.seat(0).takes(use('way-of-the-unicorn'));

      table.seat(0).isAsked('pause');
      expect(table.state.first).toBe(0);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['way-of-the-unicorn']);
      expect(namesIn(table, handOf(0))).toEqual(['way-of-the-unicorn']);
    },
  },
  refuses: {
    'does not take the token from the opponent, nor refuse it': () => {
      const table = tableRunning(regroupPhase({}), {
        phase: 'regroup',
        windows: 'brief',
        first: 1,
        seats: [{ hand: ['way-of-the-unicorn'] }, {}],
      });

      table.seat(0).isAsked('pause');
      expect(table.state.first).toBe(0);
      expect(namesIn(table, handOf(0))).toEqual(['way-of-the-unicorn']);
    },
  },
});
