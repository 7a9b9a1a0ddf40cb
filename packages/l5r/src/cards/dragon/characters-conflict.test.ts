import { expect } from 'vitest';
import { hasKeyword } from '../../rules/has.ts';
import { actions, card, declaring, played, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

describeCard('tattooed-wanderer', {
  does: {
    'L5R-AW-j: is played as a character with 2 military and 1 political skill': () => {
      const table = actions({ seats: [{ hand: ['tattooed-wanderer'], fate: 2, play: ['niten-adept'] }, {}] });
      table.seat(0).takes(played('tattooed-wanderer', 1, 'playCharacter'));

      expect(inPlay(table, 0)).toEqual(['niten-adept', 'tattooed-wanderer (fate 1)']);
      expect(skills(table, 'tattooed-wanderer')).toEqual([2, 1]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-CHAR-b: may be played into the conflict': () => {
      const table = actions({ conflict: military, seats: [{ hand: ['tattooed-wanderer'], fate: 1 }, {}] });
      table.seat(0).takes(use('tattooed-wanderer', 'playIntoConflict'));

      expect(inPlay(table, 0)).toEqual(['tattooed-wanderer (in conflict)']);
    },
    'L5R-ATT-j: is played as an attachment, which gives covert and no skill': () => {
      const table = actions({ seats: [{ hand: ['tattooed-wanderer'], fate: 2, play: ['niten-adept'] }, {}] });
      table.seat(0).takes(use('tattooed-wanderer', 'playAsAttachment'));

      expect(inPlay(table, 0)).toEqual(['niten-adept + tattooed-wanderer']);
      expect(skills(table, 'niten-adept')).toEqual([2, 1]);
      expect(hasKeyword(table.state, the(table.state, 'niten-adept'), 'covert')).toBe(true);
      expect(table.state.fate[0]).toBe(1);
    },
    'L5R-3.2.0-i: makes the character evade somebody who could defend': () => {
      const table = declaring({
        seats: [{ play: ['niten-adept + tattooed-wanderer'] }, { play: ['matsu-beiona', 'akodo-gunso'] }],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'));
      table.seat(0).isAsked('declareEvaded').picks(card('matsu-beiona'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('akodo-gunso')).mayNotTake(card('matsu-beiona'));
    },
    'L5R-KW-NOATT-b: goes on who takes only Monks': () => {
      const table = actions({ seats: [{ hand: ['tattooed-wanderer'], play: ['ascetic-visionary'] }, {}] });
      table.seat(0).takes(use('tattooed-wanderer', 'playAsAttachment'));

      expect(inPlay(table, 0)).toEqual(['ascetic-visionary + tattooed-wanderer']);
    },
  },
  refuses: {
    'L5R-CARD-e: takes no part in conflicts as an attachment': () => {
      const table = declaring({ seats: [{ play: ['niten-adept + tattooed-wanderer', 'niten-master'] }, {}] });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'));

      table.seat(0).isAsked('declareAttackers').mayTake(card('niten-adept')).mayNotTake(card('tattooed-wanderer'));
    },
    'is not covert itself, as a character': () => {
      const table = declaring({ seats: [{ play: ['tattooed-wanderer'] }, { play: ['matsu-beiona'] }] });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'));

      table.seat(1).isAsked('declareDefenders').mayTake(card('matsu-beiona'));
    },
    'L5R-ATT-b: is not played as an attachment where nobody is': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['tattooed-wanderer'] }, {}] });

      table
        .seat(0)
        .mayTake(use('tattooed-wanderer', 'playCharacter'))
        .mayNotTake(use('tattooed-wanderer', 'playAsAttachment'));
    },
  },
});

describeCard('togashi-kazue', {
  does: {
    'is played as a character with 3 military and 3 political skill': () => {
      const table = actions({ seats: [{ hand: ['togashi-kazue'], fate: 3 }, {}] });
      table.seat(0).takes(use('togashi-kazue', 'playCharacter'));

      expect(inPlay(table, 0)).toEqual(['togashi-kazue']);
      expect(skills(table, 'togashi-kazue')).toEqual([3, 3]);
      expect(table.state.fate[0]).toBe(0);
    },
    'as an attachment moves 1 fate from another participant to the character': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['togashi-kazue'], fate: 3, play: ['niten-adept (in conflict)', 'niten-master (fate 1)'] },
          { play: ['matsu-beiona (fate 2, in conflict)', 'akodo-gunso (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('togashi-kazue', 'playAsAttachment')).picks(card('niten-adept'));
      table.seat(0).takes(use('togashi-kazue'));

      expect(inPlay(table, 0)).toEqual(['niten-adept (fate 1, in conflict) + togashi-kazue', 'niten-master (fate 1)']);
      expect(inPlay(table, 1)).toEqual(['matsu-beiona (fate 1, in conflict)', 'akodo-gunso (in conflict)']);
      expect(table.state.fate).toEqual([0, 10]);
    },
    'may take from a friend': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['niten-adept (fate 3, in conflict) + togashi-kazue', 'niten-master (fate 1, in conflict)'] },
          {},
        ],
      });
      table.seat(0).takes(use('togashi-kazue'));

      expect(inPlay(table, 0)).toEqual([
        'niten-adept (fate 4, in conflict) + togashi-kazue',
        'niten-master (in conflict)',
      ]);
    },
    'L5R-UNIQUE-b: is unique in both shapes': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['togashi-kazue'], play: ['niten-adept + togashi-kazue'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-kazue'));
      expect(namesIn(table, handOf(0))).toEqual(['togashi-kazue']);
    },
  },
  refuses: {
    'has no action as a character': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['togashi-kazue (in conflict)'] }, { play: ['matsu-beiona (fate 2, in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-kazue'));
    },
    'does nothing while the character is at home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['niten-adept + togashi-kazue'] }, { play: ['matsu-beiona (fate 2, in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-kazue'));
    },
    'L5R-TARGET-h: finds nobody without fate': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['niten-adept (fate 2, in conflict) + togashi-kazue'] },
          { play: ['matsu-beiona (in conflict)', 'akodo-gunso (fate 1)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-kazue'));
    },
    'L5R-AW-i: acts once in a round': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['niten-adept (in conflict) + togashi-kazue'] },
          { play: ['matsu-beiona (fate 2, in conflict)'] },
        ],
      });
      table.seat(0).takes(use('togashi-kazue'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('togashi-kazue'));
    },
  },
});
