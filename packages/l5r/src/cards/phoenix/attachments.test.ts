import { expect } from 'vitest';
import { eligibleAttackers, eligibleDefenders } from '../../rules/eligible.ts';
import { actions, card, declaring, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('magnificent-kimono', {
  does: {
    'L5R-KW-PRIDE-a: the winner who wears it is honored': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict) + magnificent-kimono'] }, {}],
      });

      // 3 printed, 1 of the attachment, 1 glory.
      expect(skills(table, 'doji-whisperer')).toEqual([1, 5]);
      expect(inPlay(table, 0)).toEqual(['doji-whisperer (honored, in conflict) + magnificent-kimono']);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-KW-PRIDE-b: the loser who wears it is dishonored, even bowed': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { play: ['serene-warrior (in conflict)'] },
          { play: ['doji-whisperer (bowed, in conflict) + magnificent-kimono'] },
        ],
      });

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (bowed, dishonored, in conflict) + magnificent-kimono']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'does nothing for others, nor for a wearer at home': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: ['doji-whisperer (in conflict)', 'serene-warrior + magnificent-kimono'] }, {}],
      });

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)', 'serene-warrior + magnificent-kimono']);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-3.2.3-f: does nothing when nobody wins': () => {
      const table = resolving({
        conflict: military,
        seats: [{ play: ['doji-whisperer (in conflict) + magnificent-kimono'] }, {}],
      });

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed) + magnificent-kimono']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('grasp-of-earth', {
  does: {
    'bows to keep characters of the opponent from moving to the conflict and from being played': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['solemn-scholar (in conflict) + grasp-of-earth'] },
          { play: ['shinjo-outrider'], hand: ['ishiken-initiate', 'magnificent-kimono'] },
        ],
      });
      expect(skills(table, 'solemn-scholar')).toEqual([2, 2]);
      table.seat(0).passes();
      table.seat(1).mayTake(use('shinjo-outrider')).mayTake(use('ishiken-initiate', 'playIntoConflict'));
      table.seat(1).mayTake(use('ishiken-initiate', 'playCharacter')).takes(use('magnificent-kimono'));
      table.seat(1).picks(card('shinjo-outrider'));
      table.seat(0).takes(use('grasp-of-earth'));

      table.seat(1).isAsked('actionWindow').mayNotTake(use('shinjo-outrider')).mayNotTake(use('ishiken-initiate'));
      expect(inPlay(table, 0)).toEqual(['solemn-scholar (in conflict) + grasp-of-earth (bowed)']);
      expect(table.state.lasting.map(({ until }) => until)).toEqual([
        { period: 'conflict', number: 3 },
        { period: 'conflict', number: 3 },
      ]);
    },
    'L5R-PLAY-c: what is put into play is not played': () => {
      const table = actions({
        conflict: military,
        seats: [
          { play: ['solemn-scholar (in conflict) + grasp-of-earth'] },
          { hand: ['charge'], rows: [['serene-warrior']], dynastyDeck: ['doji-whisperer'] },
        ],
      });
      table.seat(0).takes(use('grasp-of-earth'));
      table.seat(1).takes(use('charge'));

      expect(inPlay(table, 1)).toEqual(['serene-warrior (in conflict)']);
    },
    'leaves the own characters free': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['solemn-scholar (in conflict) + grasp-of-earth', 'shinjo-outrider'], hand: ['ishiken-initiate'] },
          {},
        ],
      });
      table.seat(0).takes(use('grasp-of-earth'));
      table.seat(1).passes();

      table.seat(0).mayTake(use('ishiken-initiate', 'playIntoConflict')).takes(use('shinjo-outrider'));
      expect(inPlay(table, 0)).toContain('shinjo-outrider (in conflict)');
    },
  },
  refuses: {
    'is attached to a shugenja of its player only': () => {
      const table = actions({
        seats: [
          { hand: ['grasp-of-earth'], play: ['solemn-scholar', 'ishiken-initiate', 'serene-warrior'] },
          { play: ['seeker-of-knowledge'] },
        ],
      });
      table.seat(0).takes(use('grasp-of-earth'));

      table.seat(0).mayNotTake(card('serene-warrior')).mayNotTake(card('seeker-of-knowledge'));
      table.seat(0).picks(card('ishiken-initiate'));
      expect(inPlay(table, 0)).toContain('ishiken-initiate + grasp-of-earth');
      expect(table.state.fate).toEqual([9, 10]);
    },
    'L5R-ATT-f: goes when its shugenja goes over to the opponent': () => {
      const table = happening({ seats: [{ play: ['solemn-scholar + grasp-of-earth'] }, {}] }, (state) => [
        { is: 'controlTaken', card: the(state, 'solemn-scholar'), seat: 1, rule: 'L5R-CTRL-e' },
      ]);

      expect(inPlay(table, 1)).toEqual(['solemn-scholar']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['grasp-of-earth']);
      table.seat(0).isAsked('pause');
    },
    'L5R-LAST-d: is not used outside of a conflict, and not while it is bowed': () => {
      const before = actions({ windows: 'open', seats: [{ play: ['solemn-scholar + grasp-of-earth'] }, {}] });
      before.seat(0).isAsked('actionWindow').mayNotTake(use('grasp-of-earth'));

      const bowed = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['solemn-scholar (in conflict) + grasp-of-earth (bowed)'] }, { play: ['serene-warrior'] }],
      });
      bowed.seat(0).isAsked('actionWindow').mayNotTake(use('grasp-of-earth'));
    },
  },
});

describeCard('pacifism', {
  does: {
    'keeps its character out of military conflicts on either side': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { play: ['serene-warrior + pacifism', 'doji-whisperer (in conflict)'] },
          { play: ['fearsome-mystic + pacifism', 'solemn-scholar'] },
        ],
      });

      const { state } = table;
      expect(eligibleAttackers(state, 0, 'military')).toEqual([the(state, 'doji-whisperer')]);
      expect(eligibleDefenders(state)).toEqual([the(state, 'solemn-scholar')]);
    },
    'L5R-ATT-g: is played on a character of the opponent, and stays its player’s': () => {
      const table = actions({ seats: [{ hand: ['pacifism'] }, { play: ['serene-warrior'] }] });
      table.seat(0).takes(use('pacifism'));

      expect(inPlay(table, 1)).toEqual(['serene-warrior + pacifism']);
      expect(table.state.table.cards.find(({ printed }) => printed === 'pacifism')?.controller).toBe(0);
      expect(table.state.fate).toEqual([8, 10]);
      expect(eligibleAttackers(table.state, 1, 'military')).toEqual([]);
    },
    'L5R-CONF-j: a character with it is not moved to such a conflict': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['doji-whisperer (in conflict)', 'shinjo-outrider + pacifism'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shinjo-outrider'));
    },
  },
  refuses: {
    'is not played during a conflict': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ hand: ['pacifism'], play: ['doji-whisperer (in conflict)'] }, { play: ['serene-warrior'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('pacifism'));
    },
    'says nothing about political conflicts': () => {
      const table = declaring({ seats: [{ play: ['serene-warrior + pacifism'] }, {}] });

      table.seat(0).mayNotTake({ is: 'ring', choice: { ring: 'air', type: 'military' } });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'political' } })
        .takes(card('pilgrimage'));
      expect(inPlay(table, 0)[0]).toContain('pacifism');
      expect(table.happened.some(({ event }) => event.is === 'conflictDeclared')).toBe(true);
    },
  },
});
