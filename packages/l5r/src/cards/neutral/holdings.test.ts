import { expect } from 'vitest';
import { strengthOf } from '../../rules/values.ts';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf, rowAt } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

describeCard('favorable-ground', {
  does: {
    'L5R-MOVE-b: is sacrificed to move an own character to the conflict as it is': () => {
      const table = actions({
        conflict: military,
        seats: [
          { rows: [['favorable-ground']], dynastyDeck: ['eager-scout'], play: ['serene-warrior (bowed)'] },
          { play: ['matsu-berserker'] },
        ],
      });
      table.seat(0).takes(use('favorable-ground'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior (bowed, in conflict)']);
      expect(inPlay(table, 1)).toEqual(['matsu-berserker']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['favorable-ground']);
    },
    'L5R-CONF-h: or home from the conflict, and the province is refilled': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        seats: [
          { rows: [[], ['favorable-ground']], dynastyDeck: ['eager-scout'], play: ['serene-warrior (in conflict)'] },
          {},
        ],
      });
      table.seat(0).takes(use('favorable-ground'));

      expect(inPlay(table, 0)).toEqual(['serene-warrior']);
      expect(namesIn(table, rowAt(0, 2))).toEqual(['eager-scout']);
    },
    'L5R-HOLD-b: gives its province +1 strength while it is faceup there': () => {
      const at = (note: string) =>
        given({
          seats: [
            {},
            {
              provinces: ['the-art-of-war', 'manicured-garden', 'pilgrimage', 'night-raid', 'fertile-fields'],
              rows: [[note]],
            },
          ],
        });

      const [up, down] = [at('favorable-ground'), at('favorable-ground (facedown)')];
      expect(strengthOf(up, the(up, 'manicured-garden'))).toBe(5);
      expect(strengthOf(down, the(down, 'manicured-garden'))).toBe(4);
    },
  },
  refuses: {
    'is of no use outside of a conflict': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['favorable-ground']], play: ['serene-warrior'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('favorable-ground'));
    },
    'L5R-MOVE-a: moves nobody into a conflict that a dash keeps out, and no opponent': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ rows: [['favorable-ground']], play: ['otomo-courtier'] }, { play: ['serene-warrior'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('favorable-ground'));
    },
    'L5R-HOLD-a: does nothing facedown': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ rows: [['favorable-ground (facedown)']], play: ['serene-warrior'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('favorable-ground'));
    },
  },
});

describeCard('imperial-storehouse', {
  does: {
    'is sacrificed for a card, and the province is refilled': () => {
      const table = actions({
        phase: 'draw',
        seats: [
          { rows: [['imperial-storehouse']], dynastyDeck: ['eager-scout'], conflictDeck: ['rout', 'outwit'], fate: 0 },
          {},
        ],
      });
      table.seat(0).takes(use('imperial-storehouse'));

      expect(namesIn(table, handOf(0))).toEqual(['rout']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['imperial-storehouse']);
      expect(namesIn(table, rowAt(0, 1))).toEqual(['eager-scout']);
    },
    'L5R-HOLD-e: works in a broken province too': () => {
      const table = actions({
        seats: [
          {
            provinces: ['night-raid', 'pilgrimage (broken)', 'manicured-garden', 'fertile-fields', 'the-art-of-war'],
            rows: [['imperial-storehouse']],
            conflictDeck: ['rout'],
            fate: 0,
          },
          {},
        ],
      });
      table.seat(0).takes(use('imperial-storehouse'));

      expect(namesIn(table, handOf(0))).toEqual(['rout']);
    },
    'L5R-EMPTY-a: draws from a deck that is made anew, for 5 honor': () => {
      const table = actions({
        seats: [
          { rows: [['imperial-storehouse']], dynastyDeck: ['eager-scout'], conflictDiscard: ['rout'], fate: 0 },
          {},
        ],
      });
      table.seat(0).takes(use('imperial-storehouse'));

      expect(namesIn(table, handOf(0))).toEqual(['rout']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual([]);
      expect(table.state.honor[0]).toBe(5);
    },
  },
  refuses: {
    'does nothing facedown': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['imperial-storehouse (facedown)']], conflictDeck: ['rout'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('imperial-storehouse'));
    },
    'L5R-AW-i: is not used by the opponent': () => {
      const table = actions(
        { windows: 'open', seats: [{ rows: [['imperial-storehouse']], conflictDeck: ['rout'] }, {}] },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('imperial-storehouse')).passes();
      table.seat(0).mayTake(use('imperial-storehouse')).mayNotTake(card('imperial-storehouse'));
    },
  },
});
