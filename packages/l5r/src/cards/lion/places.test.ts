import { cardOf, cardsIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { actions, card, happening, played, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { namesIn, skills } from '../../testing/shown.ts';
import { conflictDeckOf, handOf, strongholdOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const stronghold = 'yojin-no-shiro';

describeCard('yojin-no-shiro', {
  does: {
    'gives each own attacker +1 military': () => {
      const table = actions({
        conflict: military,
        seats: [
          { stronghold, play: ['matsu-berserker (in conflict)', 'deathseeker (in conflict)', 'akodo-gunso'] },
          { play: ['obstinate-recruit (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('yojin-no-shiro'));

      expect(skills(table, 'matsu-berserker')).toEqual([4, 0]);
      expect(skills(table, 'deathseeker')).toEqual([3, 1]);
      expect(skills(table, 'akodo-gunso')).toEqual([2, 1]);
      expect(skills(table, 'obstinate-recruit')).toEqual([2, 0]);
      const [castle] = cardsIn(table.state.table, strongholdOf(0));
      expect(castle === undefined ? '' : cardOf(table.state.table, castle).stance).toBe('bowed');
    },
    'L5R-LAST-b: does not cover an attacker who comes later': () => {
      const table = actions({
        conflict: military,
        seats: [
          { stronghold, hand: ['vengeful-oathkeeper'], play: ['matsu-berserker (in conflict)'] },
          { play: ['akodo-gunso (in conflict)'] },
        ],
      });
      table
        .seat(0)
        .takes(use('yojin-no-shiro'))
        .takes(played('vengeful-oathkeeper', 0, 'playIntoConflict'));

      expect(skills(table, 'matsu-berserker')).toEqual([4, 0]);
      expect(skills(table, 'vengeful-oathkeeper')).toEqual([2, 1]);
    },
  },
  refuses: {
    'L5R-ABIL-h: has nothing to do for the defender': () => {
      const table = actions({
        conflict: { ...military, attacker: 1 },
        windows: 'open',
        seats: [{ stronghold, play: ['matsu-berserker (in conflict)'] }, { play: ['akodo-gunso (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('yojin-no-shiro'));
    },
    'cannot be bowed twice': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ stronghold, play: ['matsu-berserker (in conflict)'] }, {}],
      });
      table.seat(0).takes(use('yojin-no-shiro'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('yojin-no-shiro'));
    },
  },
});

const provinces = ['manicured-garden', 'the-art-of-war', 'ancestral-lands', 'meditations-on-the-tao', 'pilgrimage'];

describeCard('the-art-of-war', {
  does: {
    'L5R-3.2.5-c: draws 3 cards before it is broken': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { play: ['matsu-berserker (in conflict)'] },
          { provinces, conflictDeck: ['banzai', 'rout', 'charge', 'outwit'] },
        ],
      });
      table.seat(1).isAsked('triggerWindow');
      expect(cardOf(table.state.table, the(table.state, 'the-art-of-war')).condition).toBe('whole');
      table.seat(1).takes(use('the-art-of-war'));

      expect(namesIn(table, handOf(1))).toEqual(['banzai', 'rout', 'charge']);
      expect(cardOf(table.state.table, the(table.state, 'the-art-of-war')).condition).toBe('broken');
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'draws nothing while it holds': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { play: ['deathseeker (in conflict)'] },
          { provinces, conflictDeck: ['banzai', 'rout', 'charge', 'outwit'] },
        ],
      });

      expect(namesIn(table, handOf(1))).toEqual([]);
      table.seat(0).isAsked('ringEffect');
    },
    'draws nothing for another province': () => {
      const table = happening({ seats: [{}, { provinces, conflictDeck: ['banzai'] }] }, (state) => [
        { is: 'provinceBroken', card: the(state, 'ancestral-lands') },
      ]);

      expect(namesIn(table, conflictDeckOf(1))).toEqual(['banzai']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('staging-ground', {
  does: {
    'turns two facedown cards of its player faceup': () => {
      const table = actions({
        seats: [
          {
            rows: [
              ['staging-ground'],
              ['matsu-beiona (facedown)'],
              ['akodo-gunso (facedown)'],
              ['deathseeker (facedown)'],
            ],
          },
          { rows: [['ikoma-eiji (facedown)']] },
        ],
      });
      table
        .seat(0)
        .takes(use('staging-ground'))
        .mayNotTake(card('ikoma-eiji'))
        .picks(card('matsu-beiona'), card('deathseeker'));

      const faces = ['matsu-beiona', 'akodo-gunso', 'deathseeker', 'ikoma-eiji'].map(
        (name) => cardOf(table.state.table, the(table.state, name)).face,
      );
      expect(faces).toEqual(['up', 'down', 'up', 'down']);
    },
    'L5R-HOLD-a: brings a holding into play, whose text works at once': () => {
      const table = actions({
        seats: [{ rows: [['staging-ground'], ['staging-ground (facedown)'], ['akodo-gunso (facedown)']] }, {}],
      });
      table.seat(0).takes(use('staging-ground')).picks(card('staging-ground'));
      expect(cardOf(table.state.table, the(table.state, 'akodo-gunso')).face).toBe('down');
      table.seat(0).takes(use('staging-ground')).picks(card('akodo-gunso'));

      expect(cardOf(table.state.table, the(table.state, 'akodo-gunso')).face).toBe('up');
    },
  },
  refuses: {
    'L5R-TARGET-e: is not used without a facedown card': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['staging-ground'], ['akodo-gunso']] }, { rows: [['ikoma-eiji (facedown)']] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('staging-ground'));
    },
    'does not work while it lies facedown itself': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['staging-ground (facedown)'], ['akodo-gunso (facedown)']] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('staging-ground'));
    },
  },
});
