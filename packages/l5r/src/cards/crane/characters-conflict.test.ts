import { expect } from 'vitest';
import { skillOf } from '../../rules/values.ts';
import { actions, card, declaring, happening, played, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('steward-of-law', {
  does: {
    'is played into the conflict with 1/1': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['steward-of-law'], play: ['doji-whisperer (in conflict)'], fate: 1 }, {}],
      });
      table.seat(0).takes(use('steward-of-law', 'playIntoConflict'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)', 'steward-of-law (in conflict)']);
      expect(skills(table, 'steward-of-law')).toEqual([1, 1]);
      expect(table.state.fate[0]).toBe(0);
    },
    'keeps everybody, at home and in the conflict, from becoming dishonored': () => {
      const table = happening(
        {
          conflict: political,
          seats: [
            { play: ['steward-of-law (in conflict)', 'doji-whisperer'] },
            { play: ['ikoma-prodigy (in conflict)'] },
          ],
        },
        (state) =>
          (['doji-whisperer', 'ikoma-prodigy', 'steward-of-law'] as const).map((name) => ({
            is: 'dishonored',
            card: the(state, name),
            rule: 'L5R-STATUS-b',
          })),
      );

      expect(inPlay(table, 0)).toEqual(['steward-of-law (in conflict)', 'doji-whisperer']);
      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy (in conflict)']);
    },
    'L5R-PREC-c: also from dishonor as a cost, so that such a cost cannot be paid': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { hand: ['spies-at-court'], play: ['steward-of-law (in conflict)', 'doji-whisperer (in conflict)'] },
          { hand: ['banzai', 'charge'] },
        ],
      });

      table.seat(0).isAsked('ringEffect');
      expect(namesIn(table, handOf(1))).toHaveLength(2);
    },
    'L5R-KW-PRIDE-a: and from the dishonor of pride': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { play: ['serene-warrior (in conflict)', 'steward-of-law (in conflict)'] },
          { play: ['akodo-gunso (in conflict)'] },
        ],
      });

      expect(inPlay(table, 1)).toEqual(['akodo-gunso (in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'does nothing at home': () => {
      const table = happening(
        { conflict: political, seats: [{ play: ['steward-of-law', 'doji-whisperer (in conflict)'] }, {}] },
        (state) => [{ is: 'dishonored', card: the(state, 'doji-whisperer'), rule: 'L5R-STATUS-b' }],
      );

      expect(inPlay(table, 0)).toEqual(['steward-of-law', 'doji-whisperer (dishonored, in conflict)']);
    },
    'L5R-STATUS-c: an honored character becomes ordinary, which is not dishonored': () => {
      const table = actions({
        conflict: political,
        seats: [
          { hand: ['court-games'], play: ['steward-of-law (honored, in conflict)'] },
          { play: ['kakita-asami (honored, in conflict)', 'ikoma-prodigy (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('court-games'));

      expect(inPlay(table, 1)).toEqual(['kakita-asami (in conflict)', 'ikoma-prodigy (in conflict)']);
    },
  },
});

describeCard('political-rival', {
  does: {
    'has +3 political while it defends': () => {
      const state = given({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict)'] }, { play: ['political-rival (in conflict)'] }],
      });

      expect(skillOf(state, the(state, 'political-rival'), 'political')).toBe(6);
    },
    'L5R-KW-COVERT-d: evades a character when it attacks': () => {
      const table = declaring({
        seats: [
          { play: ['political-rival'], hand: ['banzai'] },
          { play: ['doji-whisperer', 'savvy-politician', 'hiruma-yojimbo'] },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
        .takes(card('manicured-garden'));
      table.seat(0).isAsked('declareEvaded').picks(card('hiruma-yojimbo'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('doji-whisperer')).mayNotTake(card('hiruma-yojimbo'));
      expect(skills(table, 'political-rival')).toEqual([0, 3]);
    },
  },
  refuses: {
    'has no bonus while it attacks, nor at home': () => {
      const state = given({
        conflict: political,
        seats: [{ play: ['political-rival (in conflict)'] }, { play: ['doji-whisperer (in conflict)'] }],
      });
      const atHome = given({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict)'] }, { play: ['political-rival'] }],
      });

      expect(skillOf(state, the(state, 'political-rival'), 'political')).toBe(3);
      expect(skillOf(atHome, the(atHome, 'political-rival'), 'political')).toBe(3);
    },
    'L5R-CONF-j: is not played into a military conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['political-rival'], play: ['brash-samurai (in conflict)'] }, {}],
      });

      table
        .seat(0)
        .isAsked('actionWindow')
        .mayTake(use('political-rival', 'playCharacter'))
        .mayNotTake(use('political-rival', 'playIntoConflict'));
    },
    'L5R-KW-COVERT-b: evades nobody when it is played into the conflict': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['political-rival'], play: ['doji-whisperer (in conflict)'] }, { play: ['savvy-politician'] }],
      });
      table.seat(0).takes(played('political-rival', 0, 'playIntoConflict'));

      expect(table.state.conflict?.evaded).toEqual([]);
      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)', 'political-rival (in conflict)']);
    },
  },
});
