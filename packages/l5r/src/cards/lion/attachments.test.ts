import { expect } from 'vitest';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;
const bare = { stronghold: 'yojin-no-shiro' };

describeCard('guidance-of-the-ancestors', {
  does: {
    'is played from the conflict discard pile for its cost': () => {
      const table = actions({
        seats: [{ ...bare, fate: 3, conflictDiscard: ['guidance-of-the-ancestors'], play: ['deathseeker'] }, {}],
      });
      table.seat(0).takes(use('guidance-of-the-ancestors'));

      expect(inPlay(table, 0)).toEqual(['deathseeker + guidance-of-the-ancestors']);
      expect(skills(table, 'deathseeker')).toEqual([3, 2]);
      expect(table.state.fate[0]).toBe(2);
    },
    'is played from hand like any other attachment': () => {
      const table = actions({
        seats: [{ ...bare, fate: 3, hand: ['guidance-of-the-ancestors'], play: ['deathseeker'] }, {}],
      });
      table.seat(0).takes(use('guidance-of-the-ancestors'));

      expect(skills(table, 'deathseeker')).toEqual([3, 2]);
      expect(table.state.fate[0]).toBe(2);
    },
    'L5R-1.4-k: is played from the discard pile even where nothing is played from hand': () => {
      const table = actions({
        phase: 'dynasty',
        seats: [{ ...bare, conflictDiscard: ['guidance-of-the-ancestors'], play: ['deathseeker'] }, {}],
      });
      table.seat(0).takes(use('guidance-of-the-ancestors'));

      expect(inPlay(table, 0)).toEqual(['deathseeker + guidance-of-the-ancestors']);
    },
  },
  refuses: {
    'is not played without the fate for it': () => {
      const table = actions({
        windows: 'open',
        seats: [{ ...bare, fate: 0, conflictDiscard: ['guidance-of-the-ancestors'], play: ['deathseeker'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('guidance-of-the-ancestors'));
    },
    'L5R-ATT-b: is not played with nobody to go on': () => {
      const table = actions({
        windows: 'open',
        seats: [{ ...bare, conflictDiscard: ['guidance-of-the-ancestors'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('guidance-of-the-ancestors'));
    },
    'is not played from the pile of the opponent': () => {
      const table = actions({
        windows: 'open',
        seats: [{ ...bare, play: ['deathseeker'] }, { conflictDiscard: ['guidance-of-the-ancestors'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('guidance-of-the-ancestors'));
    },
  },
});

describeCard('honored-blade', {
  does: {
    'gives +2 military, and 1 honor after its bearer won': () => {
      const table = resolving({
        conflict: political,
        seats: [{ ...bare, play: ['lion-s-pride-brawler (in conflict) + honored-blade'] }, {}],
      });
      expect(skills(table, 'lion-s-pride-brawler')).toEqual([5, 2]);
      table.seat(0).takes(use('honored-blade'));

      expect(table.state.honor[0]).toBe(11);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-KW-RESTRICTED-b: is restricted, so one of three goes': () => {
      const table = actions({
        seats: [{ ...bare, hand: ['honored-blade'], play: ['deathseeker + honored-blade + fine-katana'], fate: 1 }, {}],
      });
      table.seat(0).takes(use('honored-blade')).takes(card('fine-katana'));

      expect(inPlay(table, 0)).toEqual(['deathseeker + honored-blade + honored-blade']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['fine-katana']);
      expect(skills(table, 'deathseeker')).toEqual([6, 1]);
    },
  },
  refuses: {
    'gives nothing while its bearer stays at home': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['lion-s-pride-brawler + honored-blade', 'matsu-berserker (in conflict)'] }, {}],
      });

      expect(table.state.honor[0]).toBe(10);
      table.seat(0).isAsked('ringEffect');
    },
    'gives nothing after its bearer lost': () => {
      const table = resolving({
        conflict: { ...military, attacker: 1 },
        seats: [
          { ...bare, play: ['lion-s-pride-brawler (in conflict) + honored-blade'] },
          { play: ['akodo-toturi (in conflict)'] },
        ],
      });

      expect(table.state.honor[0]).toBe(10);
      table.seat(1).isAsked('ringEffect');
    },
  },
});

describeCard('sashimono', {
  does: {
    'L5R-3.2.8-c: keeps its bearer from bowing after a military conflict, but not from going home': () => {
      const table = resolving({
        conflict: military,
        seats: [{ ...bare, play: ['deathseeker (in conflict) + sashimono', 'matsu-berserker (in conflict)'] }, {}],
      });
      table.seat(0).takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(inPlay(table, 0)).toEqual(['deathseeker + sashimono', 'matsu-berserker (bowed)']);
      table.seat(0).isAsked('pause');
    },
    'L5R-ATT-f: is discarded when its bearer changes sides': () => {
      const table = happening({ seats: [{ play: ['deathseeker + sashimono'] }, {}] }, (state) => [
        { is: 'controlTaken', card: the(state, 'deathseeker'), seat: 1 },
      ]);

      expect(inPlay(table, 1)).toEqual(['deathseeker']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['sashimono']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'does not help in a political conflict': () => {
      const table = resolving({
        conflict: political,
        seats: [{ ...bare, play: ['deathseeker (in conflict) + sashimono'] }, {}],
      });
      table.seat(0).takes({ is: 'ringEffect', effect: 'gainHonor' });

      expect(inPlay(table, 0)).toEqual(['deathseeker (bowed) + sashimono']);
      table.seat(0).isAsked('pause');
    },
    'goes on no courtier and on no bushi of the opponent': () => {
      const table = actions({
        windows: 'open',
        seats: [{ ...bare, hand: ['sashimono'], play: ['ikoma-prodigy'] }, { play: ['deathseeker'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('sashimono'));
    },
  },
});
