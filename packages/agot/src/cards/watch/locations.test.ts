import { expect } from 'vitest';
import { powerOf } from '../../rules/values.ts';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, strengthOn } from '../../testing/shown.ts';

const power = { attacker: 1, type: 'power' } as const;
const phaseEnds = { is: 'periodEnded', period: 'phase' } as const;

describeCard('castle-black', {
  does: {
    'kneels to stand a defender of the Watch, which has 2 STR more': () => {
      const table = actions({
        challenge: power,
        seats: [
          { play: ['castle-black', 'veteran-builder (kneeling, defending)'] },
          { play: ['asha-greyjoy (kneeling, attacking)'] },
        ],
      });
      table.seat(0).takes(use('castle-black'));

      expect(inPlay(table, 0)).toEqual(['castle-black (kneeling)', 'veteran-builder (defending)']);
      expect(strengthOn(table, 'veteran-builder')).toBe(6);
      expect(table.state.lasting).toMatchObject([{ until: { period: 'challenge' } }]);
    },
  },
  refuses: {
    'AGOT-TARG-f: not a defender that stands, one of another faction, or one that only kneels': () => {
      const table = actions({
        challenge: power,
        seats: [
          {
            play: [
              'castle-black',
              'old-bear-mormont (defending)',
              'asha-greyjoy (kneeling, defending)',
              'ranging-party (kneeling)',
            ],
          },
          { play: ['asha-greyjoy (kneeling, attacking)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-KNEEL-a: not while kneeling': () => {
      const table = actions({
        challenge: power,
        seats: [
          { play: ['castle-black (kneeling)', 'ranging-party (kneeling, defending)'] },
          { play: ['asha-greyjoy (kneeling, attacking)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('the-wall', {
  does: {
    'makes the characters of the Watch stronger': () => {
      const table = actions({
        phase: 'dominance',
        seats: [{ play: ['the-wall', 'ranging-party', 'asha-greyjoy'] }, { play: ['veteran-builder'] }],
      });

      expect(['ranging-party', 'asha-greyjoy', 'veteran-builder'].map((name) => strengthOn(table, name))).toEqual([
        6, 4, 4,
      ]);
    },
    'AGOT-FORCED-a: kneels when its player loses an unopposed challenge': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['the-wall'] }, { play: ['aeron-damphair (kneeling, attacking)'] }],
      });

      expect(inPlay(table, 0)).toEqual(['the-wall (kneeling)']);
    },
    'kneels for 2 power when the challenges phase ends': () => {
      const table = happening({ seats: [{ play: ['the-wall'] }, {}] }, () => [phaseEnds]);
      table.seat(0).takes(use('the-wall'));

      expect(inPlay(table, 0)).toEqual(['the-wall (kneeling)']);
      expect(powerOf(table.state, 0)).toBe(2);
    },
  },
  refuses: {
    'stands after a lost challenge that was opposed': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['the-wall', 'steward-at-the-wall (kneeling, defending)'] },
          { play: ['asha-greyjoy (kneeling, attacking)'] },
        ],
      });

      expect(inPlay(table, 0)[0]).toBe('the-wall');
    },
    'gives no power when it kneels, nor when another phase ends': () => {
      const kneeling = happening({ seats: [{ play: ['the-wall (kneeling)'] }, {}] }, () => [phaseEnds]);
      const dominance = happening({ phase: 'dominance', seats: [{ play: ['the-wall'] }, {}] }, () => [phaseEnds]);

      kneeling.seat(0).isAsked('pause');
      dominance.seat(0).isAsked('pause');
    },
    'AGOT-DUP-e: a duplicate of it gives nothing': () => {
      const table = actions({
        phase: 'dominance',
        seats: [{ play: ['the-wall + the-wall (duplicate)', 'ranging-party'] }, {}],
      });

      expect(strengthOn(table, 'ranging-party')).toBe(6);
      table.seat(0).mayNotTake(card('the-wall'));
    },
  },
});
