import { expect } from 'vitest';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, strengthOn } from '../../testing/shown.ts';

const usedPlots = ['summons', 'taxation'];

describeCard('dawn', {
  does: {
    'gives 1 STR for each used plot of its player': () => {
      const table = actions({ seats: [{ play: ['obara-sand + dawn'], usedPlots }, { usedPlots: ['summons'] }] });

      expect(strengthOn(table, 'obara-sand')).toBe(5);
    },
    'AGOT-KW-INTIM-a: gives a Dayne intimidate': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'military' },
        seats: [
          { play: ['house-dayne-knight (kneeling, attacking) + dawn'], usedPlots },
          { play: ['obara-sand', 'asha-greyjoy', 'the-red-viper', 'edric-dayne (kneeling)'] },
        ],
      });
      table.seat(1).picks(card('edric-dayne'));
      table.seat(0).isAsked('intimidate').mayNotTake(card('the-red-viper')).takes(card('asha-greyjoy'));

      expect(inPlay(table, 1)).toEqual(['obara-sand', 'asha-greyjoy (kneeling)', 'the-red-viper']);
    },
  },
  refuses: {
    'nobody else has intimidate of it': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'military' },
        seats: [
          { play: ['obara-sand (kneeling, attacking) + dawn'], usedPlots },
          { play: ['edric-dayne', 'asha-greyjoy'] },
        ],
      });
      table.seat(1).picks(card('asha-greyjoy'));

      table.seat(0).isAsked('pause');
    },
    "on an opponent's character it counts the plots of its own player": () => {
      const table = actions({
        seats: [{ usedPlots }, { play: ['obara-sand + dawn (controlled by 0)'], usedPlots: ['summons'] }],
      });

      expect(strengthOn(table, 'obara-sand')).toBe(5);
    },
    'AGOT-UNIQ-b: a second one does not enter beside it': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['dawn'], play: ['obara-sand + dawn', 'edric-dayne'] }, {}],
      });

      table.seat(0).mayNotTake(use('dawn', 'marshalAttachment')).takes(use('dawn', 'duplicate'));
      expect(inPlay(table, 0)).toHaveLength(2);
    },
  },
});
