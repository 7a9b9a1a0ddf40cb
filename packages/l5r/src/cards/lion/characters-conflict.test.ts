import { expect } from 'vitest';
import { actions, card, declaring, played, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDeckOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const bare = { stronghold: 'yojin-no-shiro' };

describeCard('vengeful-oathkeeper', {
  does: {
    'L5R-PLAY-b, L5R-PLAY-d: is put into play at home, for nothing, after a lost military conflict': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { ...bare, play: ['matsu-berserker (in conflict)'] },
          { hand: ['vengeful-oathkeeper'], fate: 0, play: ['obstinate-recruit (in conflict)'] },
        ],
      });
      table.seat(1).takes(use('vengeful-oathkeeper'));

      expect(inPlay(table, 1)).toEqual(['obstinate-recruit (in conflict)', 'vengeful-oathkeeper']);
      expect(table.state.fate[1]).toBe(0);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-INFO-h: its player is asked without fate as well, whether it is in hand or not': () => {
      for (const held of ['vengeful-oathkeeper', 'rout']) {
        const table = resolving({
          windows: 'open',
          conflict: military,
          seats: [
            { ...bare, play: ['matsu-berserker (in conflict)'] },
            { hand: [held], fate: 0, play: ['obstinate-recruit (in conflict)'] },
          ],
        });

        table.seat(1).isAsked('triggerWindow');
      }
    },
    'L5R-FATE-c: gets fate only when it is played': () => {
      const table = actions({ seats: [{ ...bare, hand: ['vengeful-oathkeeper'], fate: 3 }, {}] });
      table.seat(0).takes(played('vengeful-oathkeeper', 1, 'playCharacter'));

      expect(inPlay(table, 0)).toEqual(['vengeful-oathkeeper (fate 1)']);
      expect(skills(table, 'vengeful-oathkeeper')).toEqual([2, 1]);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'stays in hand after a political conflict': () => {
      const table = resolving({
        conflict: political,
        seats: [{ ...bare, play: ['deathseeker (in conflict)'] }, { hand: ['vengeful-oathkeeper'] }],
      });

      expect(namesIn(table, handOf(1))).toEqual(['vengeful-oathkeeper']);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-3.2.3-f: stays in hand when nobody has lost': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['deathseeker (bowed, in conflict)'] }, { hand: ['vengeful-oathkeeper'] }],
      });

      expect(namesIn(table, handOf(1))).toEqual(['vengeful-oathkeeper']);
      table.seat(0).isAsked('pause');
    },
    'L5R-PLAY-c: does not come from the deck, where it could only be played as if it were in hand': () => {
      const table = declaring({
        seats: [
          { ...bare, play: ['matsu-berserker'] },
          { rows: [['artisan-academy']], conflictDeck: ['vengeful-oathkeeper', 'rout'], play: ['obstinate-recruit'] },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'));
      table.seat(1).picks().takes(use('artisan-academy'));
      table.seat(0).passes();
      table.seat(1).mayTake(use('vengeful-oathkeeper', 'playCharacter')).passes();

      expect(namesIn(table, conflictDeckOf(1))).toEqual(['vengeful-oathkeeper', 'rout']);
      table.seat(0).isAsked('ringEffect');
    },
    'stays in hand after a victory': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, hand: ['vengeful-oathkeeper'], play: ['deathseeker (in conflict)'] }, {}],
      });

      expect(namesIn(table, handOf(0))).toEqual(['vengeful-oathkeeper']);
      table.seat(0).isAsked('ringEffect');
    },
  },
});

describeCard('master-of-the-spear', {
  does: {
    'L5R-TARGET-a: makes the opponent choose a participant that goes home': () => {
      const table = actions({
        conflict: military,
        seats: [
          { ...bare, play: ['master-of-the-spear (in conflict)'] },
          { play: ['akodo-gunso (bowed, in conflict)', 'deathseeker (in conflict)', 'obstinate-recruit'] },
        ],
      });
      table.seat(0).takes(use('master-of-the-spear'));
      table.seat(1).mayTake(card('deathseeker')).mayNotTake(card('obstinate-recruit')).picks(card('akodo-gunso'));

      expect(inPlay(table, 1)).toEqual(['akodo-gunso (bowed)', 'deathseeker (in conflict)', 'obstinate-recruit']);
    },
  },
  refuses: {
    'does nothing while it defends': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        windows: 'open',
        seats: [{ ...bare, play: ['master-of-the-spear (in conflict)'] }, { play: ['deathseeker (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('master-of-the-spear'));
    },
    'L5R-TARGET-b: needs a defender': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ ...bare, play: ['master-of-the-spear (in conflict)'] }, { play: ['deathseeker'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('master-of-the-spear'));
    },
  },
});
