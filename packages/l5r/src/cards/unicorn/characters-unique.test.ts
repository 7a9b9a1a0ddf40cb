import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { actions, card, declaring, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

/** Seat 0 attacks the garden of strength 4. */
const atTheGarden = { ...military, province: 2 } as const;

describeCard('shinjo-altansarnai', {
  does: {
    'L5R-TARGET-a: makes the opponent choose a character to be discarded after a break': () => {
      const table = resolving({
        conflict: atTheGarden,
        seats: [{ play: ['shinjo-altansarnai (in conflict)'] }, { play: ['doji-whisperer (fate 2)', 'moto-youth'] }],
      });
      table.seat(0).takes(use('shinjo-altansarnai'));
      table.seat(1).picks(card('doji-whisperer'));

      expect(inPlay(table, 1)).toEqual(['moto-youth']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['doji-whisperer']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'does nothing in a political conflict': () => {
      const table = resolving({
        conflict: { ...political, province: 2 },
        seats: [{ play: ['shinjo-altansarnai (in conflict)'] }, { play: ['doji-whisperer'] }],
      });

      expect(cardOf(table.state.table, the(table.state, 'manicured-garden')).condition).toBe('broken');
      table.seat(0).isAsked('ringEffect');
      expect(inPlay(table, 1)).toEqual(['doji-whisperer']);
    },
    'does nothing from home': () => {
      const table = resolving({
        conflict: atTheGarden,
        seats: [{ play: ['shinjo-altansarnai', 'moto-horde (in conflict)'] }, { play: ['doji-whisperer'] }],
      });

      expect(cardOf(table.state.table, the(table.state, 'manicured-garden')).condition).toBe('broken');
      table.seat(0).isAsked('ringEffect');
    },
    'does nothing when the province is not broken': () => {
      const table = resolving({
        conflict: atTheGarden,
        seats: [{ play: ['shinjo-altansarnai (in conflict)'] }, { play: ['aggressive-moto (in conflict)'] }],
      });

      expect(cardOf(table.state.table, the(table.state, 'manicured-garden')).condition).toBe('whole');
      table.seat(0).isAsked('ringEffect');
    },
    'does nothing when the opponent breaks the province': () => {
      const table = declaring({
        seats: [
          { play: ['shinjo-altansarnai', 'moto-youth'] },
          {
            play: ['doji-whisperer', 'border-rider'],
            provinces: ['the-art-of-war', 'endless-plains', 'manicured-garden', 'pilgrimage', 'ancestral-lands'],
          },
        ],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('endless-plains'));
      table.seat(0).picks(card('shinjo-altansarnai'), card('moto-youth'));
      table.seat(1).takes(use('endless-plains'));
      table.seat(0).picks(card('moto-youth'));

      table.seat(1).isAsked('declareDefenders');
      expect(inPlay(table, 0)).toEqual(['shinjo-altansarnai (in conflict)']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer', 'border-rider']);
    },
  },
});

describeCard('shinjo-tatsuo', {
  does: {
    'comes to the conflict with another character': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['shinjo-tatsuo', 'moto-youth (bowed)', 'border-rider'] }, {}],
      });
      table.seat(0).takes(use('shinjo-tatsuo')).picks(card('moto-youth'));

      expect(inPlay(table, 0)).toEqual([
        'shinjo-tatsuo (in conflict)',
        'moto-youth (bowed, in conflict)',
        'border-rider',
      ]);
    },
    'L5R-TARGET-e: comes alone, if nobody else is chosen': () => {
      const table = actions({ conflict: military, seats: [{ play: ['shinjo-tatsuo', 'moto-youth'] }, {}] });
      table.seat(0).takes(use('shinjo-tatsuo')).picks();

      expect(inPlay(table, 0)).toEqual(['shinjo-tatsuo (in conflict)', 'moto-youth']);
    },
    'comes alone, if nobody else could be chosen': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['shinjo-tatsuo', 'moto-horde', 'moto-youth (in conflict)'] }, { play: ['border-rider'] }],
      });
      table.seat(0).takes(use('shinjo-tatsuo'));

      expect(inPlay(table, 0)).toEqual(['shinjo-tatsuo (in conflict)', 'moto-horde', 'moto-youth (in conflict)']);
    },
  },
  refuses: {
    'L5R-TARGET-b: sends nobody when he is there already': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['shinjo-tatsuo (in conflict)', 'moto-youth'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shinjo-tatsuo'));
    },
    'L5R-TARGET-h: brings nobody with a dash, and no second character': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['shinjo-tatsuo', 'moto-horde', 'moto-youth', 'border-rider'] }, {}],
      });
      table.seat(0).takes(use('shinjo-tatsuo')).mayTake(card('moto-youth')).mayNotTake(card('moto-horde'));

      expect(() => table.seat(0).picks(card('moto-youth'), card('border-rider'))).toThrow('pick 0 to 1');
    },
  },
});

describeCard('utaku-yumino', {
  does: {
    'gets +2 to both skills for a card, until the end of the conflict': () => {
      const table = declaring({
        seats: [{ hand: ['charge', 'banzai'], play: ['utaku-yumino'], fate: 0 }, {}],
      });
      table.seat(0).takes(ring('void', 'political')).takes(card('pilgrimage'));
      table.seat(0).takes(use('utaku-yumino')).picks(card('charge'));

      expect(skills(table, 'utaku-yumino')).toEqual([4, 4]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['charge']);
      while (table.match.open[0]?.question.message.key === 'actionWindow') table.seat(0).passes();
      expect(table.state.conflict).toBeNull();
      expect(skills(table, 'utaku-yumino')).toEqual([2, 2]);
    },
    'gets it at home as well': () => {
      const table = actions({ conflict: military, seats: [{ hand: ['charge'], play: ['utaku-yumino'], fate: 0 }, {}] });
      table.seat(0).takes(use('utaku-yumino'));

      expect(skills(table, 'utaku-yumino')).toEqual([4, 4]);
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
  refuses: {
    'L5R-LIMIT-a: is used once in a conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['charge', 'charge'], play: ['utaku-yumino (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('utaku-yumino')).picks(card('charge'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('utaku-yumino'));
    },
    'L5R-COST-d: is not used with an empty hand': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['utaku-yumino (in conflict)'] }, { hand: ['charge'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('utaku-yumino'));
    },
    'L5R-LAST-d: is not used outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['charge'], play: ['utaku-yumino'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('utaku-yumino'));
    },
  },
});
