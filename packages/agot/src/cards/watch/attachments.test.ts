import { expect } from 'vitest';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, strengthOn } from '../../testing/shown.ts';

describeCard('longclaw', {
  does: {
    'AGOT-KW-RENOWN-a: gives 1 STR and renown': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'military' },
        seats: [{ play: ['ranging-party (kneeling, attacking) + longclaw'] }, {}],
      });
      table.seat(0).isAsked('renown').picks(card('ranging-party'));

      expect(strengthOn(table, 'ranging-party')).toBe(6);
      expect(inPlay(table, 0)).toEqual(['ranging-party (kneeling, power 1, attacking) + longclaw']);
    },
  },
  refuses: {
    'AGOT-ATT-b: goes on characters of the Watch only': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['longclaw'], play: ['asha-greyjoy', 'jon-snow', 'ranging-party'] }, {}],
      });
      table.seat(0).takes(use('longclaw')).mayNotTake(card('asha-greyjoy')).picks(card('ranging-party'));

      expect(inPlay(table, 0)).toEqual(['asha-greyjoy', 'jon-snow', 'ranging-party + longclaw']);
    },
  },
});
