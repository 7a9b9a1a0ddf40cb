import { expect } from 'vitest';
import { hasIcon } from '../../rules/has.ts';
import { totalOf } from '../../rules/values.ts';
import { actions, card, defending, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { reasons } from '../../testing/explained.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { usedBefore } from '../../testing/used-before.ts';
import { discardOf, handOf } from '../../zones.ts';
import { CHALLENGE_TYPES } from '../fact.ts';

const military = { attacker: 0, type: 'military' } as const;
const intrigue = { attacker: 0, type: 'intrigue' } as const;
const power = { attacker: 0, type: 'power' } as const;

describeCard('areo-hotah', {
  does: {
    'AGOT-KW-AMBUSH-a: ambushes for 5 gold and takes somebody out of the challenge': () => {
      const table = actions({
        challenge: military,
        seats: [
          { play: ['ranging-party (kneeling, attacking)', 'obara-sand (kneeling, attacking)'] },
          { hand: ['areo-hotah'], play: ['salty-navigator'] },
        ],
      });
      table.seat(1).takes(use('areo-hotah')).takes(use('areo-hotah')).picks(card('ranging-party'));

      expect(table.state.gold[1]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['ranging-party (kneeling)', 'obara-sand (kneeling, attacking)']);
      expect(inPlay(table, 1)).toEqual(['salty-navigator', 'areo-hotah']);
      expect(totalOf(table.state, 'attacking')).toBe(3);
    },
    'also when he is put into play': () => {
      const table = actions({
        challenge: military,
        seats: [{ hand: ['areo-hotah'], play: ['arianne-martell', 'obara-sand (kneeling, attacking)'] }, {}],
      });
      table.seat(0).takes(use('arianne-martell')).takes(use('areo-hotah'));

      expect(inPlay(table, 0)).toEqual(['obara-sand (kneeling)', 'areo-hotah']);
    },
  },
  refuses: {
    'takes nobody out who is not in the challenge': () => {
      const table = actions({
        challenge: military,
        seats: [{ play: ['obara-sand'] }, { hand: ['areo-hotah'], play: ['salty-navigator'] }],
      });
      table.seat(1).takes(use('areo-hotah'));

      table.seat(0).isAsked('pause');
    },
    'AGOT-TARG-f: not who takes part by a text, which would put him back at once': () => {
      const table = actions({
        challenge: { attacker: 1, type: 'military' },
        seats: [
          { hand: ['areo-hotah'], gold: 5 },
          { play: ['jon-snow', 'ranging-party (kneeling, attacking)', 'old-forest-hunter (kneeling, attacking)'] },
        ],
      });
      table.seat(0).takes(use('areo-hotah')).takes(use('areo-hotah')).mayNotTake(card('jon-snow'));
      expect(reasons(table, 'jon-snow')).toEqual([
        'AGOT-CONST-b It takes part by its own text and would be back at once.',
      ]);
      expect(totalOf(table.state, 'attacking')).toBe(10);
    },
    'AGOT-CONST-b: without the others he does not take part any more': () => {
      const table = actions({
        challenge: { attacker: 1, type: 'military' },
        seats: [{ hand: ['areo-hotah'], gold: 5 }, { play: ['jon-snow', 'ranging-party (kneeling, attacking)'] }],
      });
      table.seat(0).takes(use('areo-hotah')).takes(use('areo-hotah')).isAsked('pause');

      expect(totalOf(table.state, 'attacking')).toBe(0);
    },
    'does nothing outside of a challenge': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['areo-hotah'], play: ['obara-sand'] }, {}] });
      table.seat(0).takes(use('areo-hotah'));

      expect(inPlay(table, 0)).toEqual(['obara-sand', 'areo-hotah']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('arianne-martell', {
  does: {
    'puts a character into play and returns to the hand': () => {
      const table = actions({
        phase: 'draw',
        seats: [
          { gold: 0, hand: ['the-red-viper', 'palace-spearman', 'obara-sand'], play: ['arianne-martell (power 1)'] },
          {},
        ],
      });
      table.seat(0).takes(use('arianne-martell')).mayNotTake(card('the-red-viper')).takes(card('palace-spearman'));

      expect(inPlay(table, 0)).toEqual(['palace-spearman']);
      expect(namesIn(table, handOf(0))).toEqual(['the-red-viper', 'obara-sand', 'arianne-martell']);
    },
    'AGOT-SAVE-b: a duplicate does not keep her in play': () => {
      const table = actions({
        phase: 'draw',
        seats: [{ hand: ['obara-sand'], play: ['arianne-martell + arianne-martell (duplicate)'] }, {}],
      });
      table.seat(0).takes(use('arianne-martell'));

      expect(inPlay(table, 0)).toEqual(['obara-sand']);
      expect(namesIn(table, handOf(0))).toEqual(['arianne-martell']);
    },
    'AGOT-PUT-c, AGOT-LEAVE-d: her own copy enters as a duplicate, and is discarded when she goes': () => {
      const table = actions({ seats: [{ hand: ['arianne-martell'], play: ['arianne-martell'] }, {}] });
      table.seat(0).takes(use('arianne-martell')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, handOf(0))).toEqual(['arianne-martell']);
      expect(namesIn(table, discardOf(0))).toEqual(['arianne-martell']);
    },
    'AGOT-LIMIT-b: comes back with a fresh limit': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['obara-sand', 'edric-dayne'], play: ['arianne-martell'] }, {}],
      });
      table.seat(0).takes(use('arianne-martell')).takes(card('obara-sand')).takes(use('arianne-martell'));

      table.seat(0).mayTake(use('arianne-martell'));
    },
  },
  refuses: {
    'AGOT-LIMIT-a: once in a phase, and again in the next': () => {
      const arianneUsed = (during: readonly ('round' | 'phase')[]) =>
        actions({
          phase: 'draw',
          seats: [{ hand: ['obara-sand'], play: ['arianne-martell'] }, {}],
          used: usedBefore({ card: 'card:0/play/0', printed: 'arianne-martell', key: 'action', times: 1, during }),
        });

      arianneUsed(['round', 'phase']).seat(0).isAsked('pause');
      arianneUsed(['round']).seat(0).mayTake(use('arianne-martell'));
    },
    'AGOT-ABIL-h: not without such a character in hand': () => {
      const table = actions({
        phase: 'draw',
        seats: [{ hand: ['the-red-viper', 'dawn'], play: ['arianne-martell'] }, {}],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-DEAD-a: not one of which a copy is dead': () => {
      const table = actions({
        phase: 'draw',
        seats: [{ hand: ['obara-sand'], dead: ['obara-sand'], play: ['arianne-martell'] }, {}],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('doran-martell', {
  does: {
    'makes other Lords and Ladies of Martell stronger with every used plot': () => {
      const table = actions({
        phase: 'draw',
        seats: [
          {
            play: ['doran-martell', 'arianne-martell', 'edric-dayne', 'obara-sand', 'asha-greyjoy'],
            usedPlots: ['summons', 'taxation'],
          },
          { play: ['the-red-viper'] },
        ],
      });

      const names = ['doran-martell', 'arianne-martell', 'edric-dayne', 'obara-sand', 'asha-greyjoy', 'the-red-viper'];
      expect(names.map((name) => strengthOn(table, name))).toEqual([4, 6, 3, 3, 4, 7]);
    },
    'AGOT-KW-INSIGHT-a: draws for insight': () => {
      const table = resolving({ challenge: intrigue, seats: [{ play: ['doran-martell (kneeling, attacking)'] }, {}] });
      table.seat(0).isAsked('insight').says(1);

      expect(namesIn(table, handOf(0))).toEqual(['bastard-in-hiding']);
    },
  },
  refuses: {
    'AGOT-PLOT-c: the revealed plot does not count': () => {
      const table = actions({ phase: 'draw', seats: [{ play: ['doran-martell', 'arianne-martell'] }, {}] });

      expect(strengthOn(table, 'arianne-martell')).toBe(4);
    },
  },
});

describeCard('edric-dayne', {
  does: {
    'gains an icon for 1 gold until the phase ends': () => {
      const table = actions({ seats: [{ gold: 1, play: ['edric-dayne'] }, {}] });
      table.seat(0).takes(use('edric-dayne')).takes({ icon: 'power' });

      const edric = the(table.state, 'edric-dayne');
      expect(CHALLENGE_TYPES.filter((icon) => hasIcon(table.state, edric, icon))).toEqual(['power']);
      expect(table.state.gold[0]).toBe(0);
      expect(table.state.lasting).toMatchObject([{ until: { period: 'phase' } }]);
    },
    'as often as somebody pays': () => {
      const table = actions({ seats: [{ gold: 3, play: ['edric-dayne'] }, {}] });
      for (const icon of CHALLENGE_TYPES) table.seat(0).takes(use('edric-dayne')).takes({ icon });

      const edric = the(table.state, 'edric-dayne');
      expect(CHALLENGE_TYPES.filter((icon) => hasIcon(table.state, edric, icon))).toEqual(CHALLENGE_TYPES);
    },
  },
  refuses: {
    'AGOT-ABIL-i: not without gold': () => {
      const table = actions({ seats: [{ gold: 0, play: ['edric-dayne'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('maester-caleotte', {
  does: {
    'takes an icon after a challenge that was lost with him': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['maester-caleotte (kneeling, attacking)'] }, { play: ['asha-greyjoy (kneeling, defending)'] }],
      });
      table.seat(0).takes(use('maester-caleotte')).picks(card('asha-greyjoy')).mayNotTake({ icon: 'intrigue' });
      table.seat(0).takes({ icon: 'military' });

      const asha = the(table.state, 'asha-greyjoy');
      expect(CHALLENGE_TYPES.filter((icon) => hasIcon(table.state, asha, icon))).toEqual(['power']);
    },
    'AGOT-MOD-f: one loss cancels one of two instances': () => {
      const table = resolving({
        first: 1,
        challenge: power,
        seats: [
          { play: ['maester-caleotte (kneeling, attacking)', 'palace-spearman'] },
          { play: ['asha-greyjoy (kneeling, defending)'] },
        ],
      });
      table.seat(0).takes(use('maester-caleotte')).picks(card('palace-spearman')).takes({ icon: 'intrigue' });

      expect(hasIcon(table.state, the(table.state, 'palace-spearman'), 'intrigue')).toBe(false);
    },
  },
  refuses: {
    'not after a won challenge': () => {
      const table = resolving({ challenge: power, seats: [{ play: ['maester-caleotte (kneeling, attacking)'] }, {}] });

      table.seat(0).isAsked('pause');
    },
    'not if he was not in it': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['maester-caleotte', 'desert-scavenger (kneeling, attacking)'] },
          { play: ['asha-greyjoy (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-TARG-f: nobody without an icon can be chosen': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['maester-caleotte (kneeling, attacking)', 'edric-dayne'] },
          { play: ['asha-greyjoy (kneeling, defending)'] },
        ],
      });
      table.seat(0).takes(use('maester-caleotte')).mayNotTake(card('edric-dayne'));
      table.seat(0).picks(card('asha-greyjoy')).takes({ icon: 'power' });
    },
  },
});

describeCard('obara-sand', {
  does: {
    'defends kneeling and without the icon against power challenges': () => {
      const table = defending({
        challenge: power,
        seats: [{ play: ['desert-scavenger (kneeling, attacking)'] }, { play: ['obara-sand (kneeling)'] }],
      });
      table.seat(1).isAsked('declareDefenders').picks(card('obara-sand'));

      expect(table.state.fought.at(-1)?.winner).toBe(1);
    },
    'AGOT-4.2.1-a: kneels for it if she stands': () => {
      const table = defending({
        challenge: power,
        seats: [{ play: ['desert-scavenger (kneeling, attacking)'] }, { play: ['obara-sand'] }],
      });
      table.seat(1).picks(card('obara-sand'));

      expect(inPlay(table, 1)).toEqual(['obara-sand (kneeling)']);
    },
  },
  refuses: {
    'not against others': () => {
      const table = defending({
        challenge: military,
        seats: [
          { play: ['house-dayne-knight (kneeling, attacking)'] },
          { play: ['obara-sand (kneeling)', 'desert-scavenger'] },
        ],
      });

      table.seat(1).isAsked('chooseKilled').picks(card('desert-scavenger'));
      table.seat(0).isAsked('pause');
    },
    'does not attack in power challenges': () => {
      const table = initiating({ seats: [{ play: ['obara-sand'] }, {}] }, 'power');

      expect(table.state.challenge).toBeNull();
      expect(inPlay(table, 0)).toEqual(['obara-sand']);
      table.seat(0).isAsked('pause');
    },
    'AGOT-KW-STEALTH-b: not if she was bypassed': () => {
      const table = initiating({ seats: [{ play: ['maester-wendamyr'] }, { play: ['obara-sand'] }] }, 'power');
      table.seat(0).takes(card('obara-sand'));

      expect(table.state.fought.at(-1)?.winner).toBe(0);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('the-red-viper', {
  does: {
    'gains 1 power for every 5 STR by which his attack was won': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['the-red-viper (kneeling, attacking)', 'palace-spearman (kneeling, attacking)'] }, {}],
      });
      table.seat(0).takes(use('the-red-viper'));

      expect(inPlay(table, 0)[0]).toBe('the-red-viper (kneeling, power 2, attacking)');
    },
    'AGOT-4.2.2-i: by the difference that was compared': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['the-red-viper (kneeling, attacking)', 'palace-spearman (kneeling, attacking)'] },
          { play: ['desert-scavenger (kneeling, defending)', 'desert-scavenger (kneeling, defending)'] },
        ],
      });
      table.seat(0).takes(use('the-red-viper'));

      expect(inPlay(table, 0)[0]).toBe('the-red-viper (kneeling, power 1, attacking)');
    },
  },
  refuses: {
    'nothing for less than 5': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['the-red-viper (kneeling, attacking)'] }, { play: ['obara-sand (kneeling, defending)'] }],
      });

      table.seat(0).isAsked('pause');
    },
    'nothing as a defender': () => {
      const table = happening(
        {
          challenge: { attacker: 1, type: 'power' },
          seats: [
            { play: ['the-red-viper (kneeling, defending)'] },
            { play: ['desert-scavenger (kneeling, attacking)'] },
          ],
        },
        () => [
          {
            is: 'challengeDecided',
            result: { winner: 0, loser: 1, totals: { attacking: 1, defending: 7 }, margin: 6, unopposed: 'no' },
          },
        ],
      );

      table.seat(0).isAsked('pause');
    },
  },
});
