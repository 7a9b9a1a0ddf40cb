import { expect } from 'vitest';
import { dominancePhase } from '../../rules/dominance-phase.ts';
import { plotValueOf } from '../../rules/values.ts';
import { actions, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given } from '../../testing/given.ts';
import { factionPower, inPlay, namesIn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { discardOf } from '../../zones.ts';

describeCard('the-iron-throne', {
  does: {
    'AGOT-5.2-a: counts 8 for dominance': () => {
      const table = tableRunning(dominancePhase({}), {
        windows: 'brief',
        phase: 'dominance',
        seats: [{ play: ['the-iron-throne'] }, { play: ['ranging-party', 'bastard-in-hiding'] }],
      });

      expect(factionPower(table)).toEqual([1, 0]);
      expect(table.happened[0]?.event).toMatchObject({ is: 'dominanceDetermined', totals: [13, 12] });
    },
    'AGOT-PLOT-i: adds 1 to the reserve': () => {
      expect(plotValueOf(given({ seats: [{ play: ['the-iron-throne'] }, {}] }), 0, 'reserve')).toBe(7);
    },
  },
  refuses: {
    'AGOT-5.2-c: helps nobody where both have one': () => {
      const table = tableRunning(dominancePhase({}), {
        windows: 'brief',
        phase: 'dominance',
        seats: [{ play: ['the-iron-throne'] }, { play: ['the-iron-throne'] }],
      });

      expect(factionPower(table)).toEqual([0, 0]);
    },
  },
});

describeCard('the-kingsroad', {
  does: {
    'is given for a character that costs 3 less': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 3, hand: ['ranging-party', 'bastard-in-hiding'], play: ['the-kingsroad'] }, {}],
      });
      table.seat(0).takes(use('the-kingsroad'));
      expect(namesIn(table, discardOf(0))).toEqual(['the-kingsroad']);
      table.seat(0).takes(use('ranging-party'));
      expect(table.state.gold[0]).toBe(2);
      table.seat(0).takes(use('bastard-in-hiding'));

      expect(table.state.gold[0]).toBe(0);
    },
    'AGOT-PLOT-i: adds 1 to the initiative': () => {
      const state = given({ seats: [{ play: ['the-kingsroad'] }, {}] });

      expect(plotValueOf(state, 0, 'initiative')).toBe(plotValueOf(state, 1, 'initiative') + 1);
    },
  },
  refuses: {
    'AGOT-KNEEL-a: not while it kneels, and not in another phase': () => {
      actions({ phase: 'marshaling', seats: [{ play: ['the-kingsroad (kneeling)'] }, {}] })
        .seat(0)
        .isAsked('pause');
      actions({ phase: 'challenges', seats: [{ play: ['the-kingsroad'] }, {}] })
        .seat(0)
        .isAsked('pause');
    },
    'locations cost as much as ever': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['the-iron-throne'], play: ['the-kingsroad'] }, {}],
      });
      table.seat(0).takes(use('the-kingsroad'));

      table.seat(0).mayNotTake(use('the-iron-throne'));
    },
    'AGOT-KW-LIMITED-a: is the only limited card of the round': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['the-kingsroad', 'the-roseroad'] }, {}] });
      table.seat(0).takes(use('the-kingsroad', 'marshal'));

      table.seat(0).mayNotTake(use('the-roseroad'));
    },
  },
});

describeCard('the-roseroad', {
  does: {
    'AGOT-PLOT-i: adds 1 to the income': () => {
      const state = given({ seats: [{ play: ['the-roseroad', 'the-roseroad'] }, {}] });

      expect(plotValueOf(state, 0, 'income')).toBe(plotValueOf(state, 1, 'income') + 2);
    },
  },
  refuses: {
    'AGOT-KW-LIMITED-a: a second one waits for the next round': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['the-roseroad', 'the-roseroad'] }, {}] });
      table.seat(0).takes(use('the-roseroad'));

      table.seat(0).mayNotTake(use('the-roseroad'));
      expect(inPlay(table, 0)).toEqual(['the-roseroad']);
    },
  },
});
