import { expect } from 'vitest';
import { conflictPhase } from '../../rules/conflict-phase.ts';
import { playFromProvinces } from '../../rules/dynasty-phase.ts';
import { actions, card, declaring, type L5rTable, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

/** A table in step 1.4 with the character in a province of seat 0. */
const playing = (name: string, fate: number, first: 0 | 1 = 0): L5rTable =>
  tableRunning(playFromProvinces({ turn: 0, passed: [] }), {
    phase: 'dynasty',
    windows: 'brief',
    first,
    seats: [{ rows: [[name]], fate }, {}],
  });

describeCard('aggressive-moto', {
  does: {
    'L5R-3.2.1-b: is not declared as a defender': () => {
      const table = declaring({
        seats: [{ play: ['border-rider'] }, { play: ['aggressive-moto', 'shinjo-outrider', 'moto-youth'] }],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('manicured-garden'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('moto-youth')).mayNotTake(card('aggressive-moto'));
    },
  },
  refuses: {
    'L5R-CONF-b: may defend all the same when it is moved to the conflict': () => {
      const table = actions(
        { conflict: military, seats: [{}, { stronghold: 'golden-plains-outpost', play: ['aggressive-moto'] }] },
        1,
      );
      table.seat(1).takes(use('golden-plains-outpost'));

      expect(inPlay(table, 1)).toEqual(['aggressive-moto (in conflict)']);
    },
    'may be declared as an attacker': () => {
      const table = declaring({ seats: [{ play: ['aggressive-moto'] }, {}] });
      table.seat(0).takes(ring('void', 'military')).takes(card('manicured-garden'));

      expect(table.happened.map(({ event }) => event.is)).toContain('conflictDeclared');
    },
  },
});

describeCard('border-rider', {
  does: {
    'readies itself, for nothing': () => {
      const table = actions({ seats: [{ play: ['border-rider (bowed)'] }, {}] });
      table.seat(0).takes(use('border-rider'));

      expect(inPlay(table, 0)).toEqual(['border-rider']);
      expect(table.state.fate[0]).toBe(10);
    },
    'L5R-ABIL-k: readies this copy only': () => {
      const table = actions({ seats: [{ play: ['border-rider (bowed)', 'border-rider (bowed, fate 1)'] }, {}] });
      table.seat(0).takes(use('border-rider'));

      expect(inPlay(table, 0)).toEqual(['border-rider', 'border-rider (bowed, fate 1)']);
    },
  },
  refuses: {
    'L5R-BOW-b: does nothing while it is ready': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['border-rider'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('border-rider'));
    },
    'L5R-AW-i: is used once in a round': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['border-rider (bowed, in conflict)'] },
          { hand: ['for-shame'], play: ['ide-trader (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('border-rider'));
      table.seat(1).takes(use('for-shame'));
      table.seat(0).takes({ is: 'bowIt' });

      expect(inPlay(table, 0)).toEqual(['border-rider (bowed, in conflict)']);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('border-rider'));
    },
  },
});

describeCard('giver-of-gifts', {
  does: {
    'moves an attachment to another own character': () => {
      const table = actions({
        seats: [{ play: ['giver-of-gifts', 'border-rider + fine-katana', 'moto-youth'] }, {}],
      });
      table.seat(0).takes(use('giver-of-gifts')).takes(card('moto-youth'));

      expect(inPlay(table, 0)).toEqual(['giver-of-gifts', 'border-rider', 'moto-youth + fine-katana']);
      expect(skills(table, 'moto-youth')).toEqual([4, 0]);
    },
    'L5R-ATT-h: an attachment that is bowed arrives bowed': () => {
      const table = actions({
        seats: [{ play: ['giver-of-gifts', 'border-rider + favored-mount (bowed)'] }, {}],
      });
      table.seat(0).takes(use('giver-of-gifts'));

      expect(inPlay(table, 0)).toEqual(['giver-of-gifts + favored-mount (bowed)', 'border-rider']);
    },
    "L5R-ATT-g: takes an own attachment back from an opponent's character": () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['spyglass'], play: ['giver-of-gifts'] }, { play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('spyglass')).picks(card('doji-whisperer'));
      expect(inPlay(table, 1)).toEqual(['doji-whisperer + spyglass']);
      table.seat(1).passes();
      table.seat(0).takes(use('giver-of-gifts'));

      expect(inPlay(table, 0)).toEqual(['giver-of-gifts + spyglass']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
    },
  },
  refuses: {
    'L5R-KW-NOATT-b: needs a character that the attachment may be on': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['giver-of-gifts + spyglass', 'moto-horde'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('giver-of-gifts'));
    },
    "does not touch an opponent's attachment": () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['giver-of-gifts', 'moto-youth'] }, { play: ['border-rider + fine-katana'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('giver-of-gifts'));
    },
    "does not give to an opponent's character": () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['giver-of-gifts + fine-katana'] }, { play: ['border-rider'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('giver-of-gifts'));
    },
  },
});

describeCard('ide-trader', {
  does: {
    'gains 1 fate when a character moves to the conflict': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['ide-trader (in conflict)', 'shinjo-outrider'] }, {}],
      });
      table.seat(0).takes(use('shinjo-outrider')).takes(use('ide-trader')).takes({ is: 'gainFate' });

      expect(table.state.fate).toEqual([11, 10]);
    },
    "or draws a card, when an opponent's character does": () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['shinjo-outrider'] },
          { play: ['ide-trader (in conflict)'], conflictDeck: ['charge', 'banzai'] },
        ],
      });
      table.seat(0).takes(use('shinjo-outrider'));
      table.seat(1).takes(use('ide-trader')).takes({ is: 'drawCard' });

      expect(namesIn(table, handOf(1))).toEqual(['charge']);
      expect(table.state.fate).toEqual([10, 10]);
    },
    'L5R-TRIG-g: is used once for all who come at the same time, also if it may be used more often': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['ide-trader (in conflict) + way-of-the-dragon', 'shinjo-tatsuo', 'moto-youth'] }, {}],
      });
      table.seat(0).takes(use('shinjo-tatsuo')).picks(card('moto-youth'));
      table.seat(0).takes(use('ide-trader')).takes({ is: 'gainFate' });

      expect(table.state.fate[0]).toBe(11);
      table.seat(0).mayNotTake(use('ide-trader'));
    },
  },
  refuses: {
    'L5R-LIMIT-a: is used once in a conflict': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['ide-trader (in conflict)', 'shinjo-outrider', 'shinjo-tatsuo'] }, {}],
      });
      table.seat(0).takes(use('shinjo-outrider')).takes(use('ide-trader')).takes({ is: 'gainFate' });
      table.seat(0).takes(use('shinjo-tatsuo'));

      expect(table.state.fate[0]).toBe(11);
      table.seat(0).mayNotTake(use('ide-trader'));
    },
    'does not profit at home': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['ide-trader', 'shinjo-outrider', 'shinjo-tatsuo'] }, {}],
      });
      table.seat(0).takes(use('shinjo-outrider'));

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ide-trader'));
    },
    'does not profit from who is played into the conflict': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['ide-messenger'], play: ['ide-trader (in conflict)'], fate: 2 }, {}],
      });
      table.seat(0).takes(use('ide-messenger', 'playIntoConflict'));

      expect(inPlay(table, 0)).toEqual(['ide-trader (in conflict)', 'ide-messenger (in conflict)']);
      expect(table.state.fate[0]).toBe(0);
      table.seat(0).mayNotTake(use('ide-trader'));
    },
  },
});

describeCard('meishodo-wielder', {
  does: {
    'L5R-FIRST-a: costs the first player 1': () => {
      const table = playing('meishodo-wielder', 1);
      table.seat(0).takes(use('meishodo-wielder'));

      expect(inPlay(table, 0)).toEqual(['meishodo-wielder']);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'costs the other player 2': () => {
      const table = playing('meishodo-wielder', 2, 1);
      table.seat(0).takes(use('meishodo-wielder'));

      expect(table.state.fate[0]).toBe(0);
    },
    'is not played by the other player for 1': () => {
      playing('meishodo-wielder', 1, 1).seat(0).isAsked('dynastyWindow').mayNotTake(use('meishodo-wielder'));
    },
  },
});

describeCard('moto-horde', {
  does: {
    'is played for 4 fate, with 6 military skill': () => {
      const table = playing('moto-horde', 4);
      table.seat(0).takes(use('moto-horde'));

      expect(skills(table, 'moto-horde')).toEqual([6, 0]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-KW-NOATT-b: bears weapons': () => {
      const table = actions({ seats: [{ hand: ['fine-katana'], play: ['moto-horde'] }, {}] });
      table.seat(0).takes(use('fine-katana'));

      expect(inPlay(table, 0)).toEqual(['moto-horde + fine-katana']);
      expect(skills(table, 'moto-horde')).toEqual([8, 0]);
    },
  },
  refuses: {
    'is not played for 3': () => {
      playing('moto-horde', 3).seat(0).isAsked('dynastyWindow').mayNotTake(use('moto-horde'));
    },
    'L5R-ATT-b: bears nothing else': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['spyglass'], play: ['moto-horde'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('spyglass'));
    },
    'L5R-3.2.0-g: does not attack in political conflicts': () => {
      const table = declaring({ seats: [{ play: ['moto-horde'] }, {}] });

      table.seat(0).mayTake(ring('air', 'military')).mayNotTake(ring('air', 'political'));
    },
  },
});

describeCard('moto-youth', {
  does: {
    'L5R-CONST-b: has +1 military in the first military conflict, also at home': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['moto-youth (in conflict)'] }, {}],
      });
      expect(skills(table, 'moto-youth')).toEqual([3, 0]);

      const atHome = actions({ conflict: military, seats: [{ play: ['moto-youth'] }, {}] });
      expect(skills(atHome, 'moto-youth')).toEqual([3, 0]);
    },
    'L5R-MOD-a: has it as soon as the conflict becomes a military one': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['captive-audience'], play: ['moto-youth (in conflict)'] }, {}],
      });
      expect(skills(table, 'moto-youth')).toEqual([2, 0]);
      table.seat(0).takes(use('captive-audience'));

      expect(skills(table, 'moto-youth')).toEqual([3, 0]);
    },
  },
  refuses: {
    'has no more than is printed outside of conflicts': () => {
      expect(skills(actions({ seats: [{ play: ['moto-youth'] }, {}] }), 'moto-youth')).toEqual([2, 0]);
    },
    'nor in a political conflict': () => {
      const table = actions({ conflict: political, seats: [{ play: ['moto-youth (in conflict)'] }, {}] });

      expect(skills(table, 'moto-youth')).toEqual([2, 0]);
    },
    'nor in the second military conflict of the round': () => {
      const table = tableRunning(conflictPhase({}), {
        windows: 'brief',
        seats: [{ play: ['aggressive-moto', 'moto-youth'] }, { play: ['matsu-berserker'] }],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('ancestral-lands'));
      table.seat(0).picks(card('aggressive-moto'));
      expect(skills(table, 'moto-youth')).toEqual([3, 0]);
      table.seat(1).picks();
      expect(table.state.fought).toEqual(['military']);
      table.seat(1).takes(ring('earth', 'military')).takes(card('entrenched-position'));

      table.seat(0).isAsked('declareDefenders');
      expect(skills(table, 'moto-youth')).toEqual([2, 0]);
    },
  },
});

describeCard('shinjo-outrider', {
  does: {
    'L5R-CONF-g: comes to the conflict on the side of its controller': () => {
      const table = actions({ conflict: political, seats: [{}, { play: ['shinjo-outrider'] }] }, 1);
      table.seat(1).takes(use('shinjo-outrider'));

      expect(inPlay(table, 1)).toEqual(['shinjo-outrider (in conflict)']);
    },
    'L5R-KW-COVERT-c: also when covert has evaded it': () => {
      const table = declaring({ seats: [{ play: ['political-rival'] }, { play: ['shinjo-outrider'] }] });
      table.seat(0).takes(ring('void', 'political')).takes(card('pilgrimage'));
      table.seat(1).takes(use('shinjo-outrider'));

      expect(inPlay(table, 1)).toEqual(['shinjo-outrider (in conflict)']);
    },
  },
  refuses: {
    'L5R-MOVE-a: does not come to where it is': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['shinjo-outrider (in conflict)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shinjo-outrider'));
    },
    'has nowhere to go without a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['shinjo-outrider'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shinjo-outrider'));
    },
  },
});

describeCard('utaku-infantry', {
  does: {
    'counts the participating Unicorns of its side, itself included': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            play: [
              'utaku-infantry (in conflict)',
              'border-rider (bowed, in conflict)',
              'doji-whisperer (in conflict)',
              'moto-youth',
            ],
          },
          { play: ['aggressive-moto (in conflict)'] },
        ],
      });

      expect(skills(table, 'utaku-infantry')).toEqual([2, 2]);
    },
    'L5R-CONST-c: copies count each other': () => {
      const table = resolving({
        conflict: { ...military, ring: 'void' },
        seats: [{ play: ['utaku-infantry (in conflict)', 'utaku-infantry (in conflict)'] }, {}],
      });

      expect(table.happened.map(({ event }) => event)).toContainEqual(
        expect.objectContaining({ is: 'conflictDecided', result: expect.objectContaining({ totals: [4, 0] }) }),
      );
    },
  },
  refuses: {
    'has nothing at home': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['utaku-infantry', 'border-rider (in conflict)'] }, {}],
      });

      expect(skills(table, 'utaku-infantry')).toEqual([0, 0]);
    },
  },
});

describeCard('warrior-poet', {
  does: {
    'L5R-LAST-b: weakens the opposing participants that are there, and nobody who comes later': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['warrior-poet (in conflict)', 'border-rider (in conflict)'] },
          { play: ['aggressive-moto (in conflict)', 'giver-of-gifts (in conflict)', 'shinjo-outrider'] },
        ],
      });
      table.seat(0).takes(use('warrior-poet'));
      table.seat(1).takes(use('shinjo-outrider'));

      expect(skills(table, 'aggressive-moto')).toEqual([2, 0]);
      expect(skills(table, 'giver-of-gifts')).toEqual([1, 2]);
      expect(skills(table, 'shinjo-outrider')).toEqual([2, 2]);
      expect(skills(table, 'border-rider')).toEqual([2, 1]);
    },
    'L5R-MOD-g: what is below zero takes from later bonuses': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['warrior-poet (in conflict)'] },
          { hand: ['ornate-fan'], play: ['aggressive-moto (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('warrior-poet'));
      table.seat(1).takes(use('ornate-fan')).picks(card('aggressive-moto'));

      expect(skills(table, 'aggressive-moto')).toEqual([2, 1]);
    },
  },
  refuses: {
    'is not used at home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['warrior-poet'] }, { play: ['aggressive-moto (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('warrior-poet'));
    },
    'L5R-ABIL-h: is not used against nobody': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['warrior-poet (in conflict)'] }, { play: ['aggressive-moto'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('warrior-poet'));
    },
  },
});
