import { expect } from 'vitest';
import { actions, card, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { leaving } from '../../verbs/leaving.ts';
import { conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const attack = { attacker: 0, type: 'military', ring: 'air' } as const;
const discarded = { to: 'discard', how: 'discarded', rule: 'L5R-EFF-b' } as const;

describeCard('reprieve', {
  does: {
    'is discarded in place of its character, which stays as it is': () => {
      const table = happening(
        { seats: [{ play: ['hida-guardian (bowed, fate 2) + reprieve + fine-katana'] }, {}] },
        (state) => [leaving(state, the(state, 'hida-guardian'), discarded)],
      );
      table.seat(0).takes(use('reprieve'));

      expect(inPlay(table, 0)).toEqual(['hida-guardian (bowed, fate 2) + fine-katana']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['reprieve']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual([]);
    },
    'L5R-WOULD-b: nothing else answers to the departure that was replaced': () => {
      const table = happening({ seats: [{ play: ['kaiu-envoy (honored) + reprieve'] }, {}] }, (state) => [
        leaving(state, the(state, 'kaiu-envoy'), discarded),
      ]);
      table.seat(0).takes(use('reprieve'));

      expect(inPlay(table, 0)).toEqual(['kaiu-envoy (honored)']);
      expect(table.state.honor[0]).toBe(10);
      expect(table.state.fate[0]).toBe(10);
    },
    'L5R-SAC-b: a sacrifice that was replaced has not paid a cost': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['funeral-pyre']], play: ['eager-scout + reprieve'], conflictDeck: ['levy'] }, {}],
      });
      table.seat(0).takes(use('funeral-pyre')).takes(use('reprieve'));
      table.seat(1).passes();

      expect(inPlay(table, 0)).toEqual(['eager-scout']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['reprieve']);
      expect(namesIn(table, handOf(0))).toEqual([]);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('funeral-pyre'));
    },
  },
  refuses: {
    'is optional': () => {
      const table = happening({ seats: [{ play: ['hida-guardian + reprieve'] }, {}] }, (state) => [
        leaving(state, the(state, 'hida-guardian'), discarded),
      ]);
      table.seat(0).passes();

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['reprieve']);
    },
    'saves nobody but its own character': () => {
      const table = happening({ seats: [{ play: ['hida-guardian + reprieve', 'eager-scout'] }, {}] }, (state) => [
        leaving(state, the(state, 'eager-scout'), discarded),
      ]);

      expect(inPlay(table, 0)).toEqual(['hida-guardian + reprieve']);
      table.seat(0).isAsked('pause');
    },
    'does not answer to its own departure': () => {
      const table = happening({ seats: [{ play: ['hida-guardian + reprieve'] }, {}] }, (state) => [
        leaving(state, the(state, 'reprieve'), discarded),
      ]);

      expect(inPlay(table, 0)).toEqual(['hida-guardian']);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('watch-commander', {
  does: {
    'L5R-TRIG-g: costs the opponent 1 honor for each card, as often as one is played': () => {
      const table = actions(
        {
          conflict: attack,
          seats: [
            { play: ['hida-guardian (in conflict) + watch-commander'] },
            { hand: ['fine-katana', 'banzai'], play: ['savvy-politician (in conflict)'] },
          ],
        },
        1,
      );
      expect(skills(table, 'hida-guardian')).toEqual([2, 2]);
      table.seat(1).takes(use('fine-katana')).picks(card('savvy-politician'));
      table.seat(0).takes(use('watch-commander'));
      expect(table.state.honor).toEqual([10, 9]);
      table.seat(1).takes(use('banzai')).picks(card('savvy-politician')).declines();
      table.seat(0).takes(use('watch-commander'));

      expect(table.state.honor).toEqual([10, 8]);
      expect(skills(table, 'savvy-politician')).toEqual([5, 2]);
    },
    'L5R-EVENT-c: an event that was cancelled has been played': () => {
      const table = actions(
        {
          conflict: attack,
          seats: [
            { play: ['hida-guardian (in conflict) + watch-commander', 'hida-kisada'] },
            { hand: ['banzai'], play: ['savvy-politician (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('banzai')).picks(card('savvy-politician'));
      table.seat(0).takes(use('watch-commander'));

      expect(table.state.honor).toEqual([10, 9]);
      expect(skills(table, 'savvy-politician')).toEqual([1, 2]);
    },
  },
  refuses: {
    'does not answer while its character is at home': () => {
      const table = actions(
        {
          conflict: attack,
          seats: [
            { play: ['hida-guardian + watch-commander', 'eager-scout (in conflict)'] },
            { hand: ['fine-katana'], play: ['savvy-politician (in conflict)'] },
          ],
        },
        1,
      );
      table.seat(1).takes(use('fine-katana')).picks(card('savvy-politician'));

      expect(table.state.honor).toEqual([10, 10]);
      table.seat(0).isAsked('pause');
    },
    'does not answer to the cards of its own player': () => {
      const table = actions({
        conflict: attack,
        seats: [{ hand: ['fine-katana'], play: ['hida-guardian (in conflict) + watch-commander'] }, {}],
      });
      table.seat(0).takes(use('fine-katana'));

      expect(table.state.honor).toEqual([10, 10]);
      table.seat(0).isAsked('pause');
    },
    'is put on an own character that has none yet': () => {
      const table = actions({
        seats: [
          { hand: ['watch-commander'], play: ['hida-guardian + watch-commander', 'eager-scout', 'kaiu-envoy'] },
          { play: ['savvy-politician'] },
        ],
      });
      table
        .seat(0)
        .takes(use('watch-commander'))
        .mayTake(card('kaiu-envoy'))
        .mayNotTake(card('hida-guardian'))
        .mayNotTake(card('savvy-politician'))
        .picks(card('eager-scout'));

      expect(skills(table, 'eager-scout')).toEqual([1, 1]);
    },
  },
});

describeCard('jade-tetsubo', {
  does: {
    'returns all fate on a weaker participant to its owner': () => {
      const table = actions({
        conflict: attack,
        seats: [
          { play: ['hida-guardian (in conflict) + jade-tetsubo', 'eager-scout (fate 1, in conflict)'] },
          {
            play: [
              'savvy-politician (fate 2, in conflict)',
              'brash-samurai (fate 1)',
              'akodo-toturi (fate 3, in conflict)',
            ],
          },
        ],
      });
      expect(skills(table, 'hida-guardian')).toEqual([4, 1]);
      table
        .seat(0)
        .takes(use('jade-tetsubo'))
        .mayTake(card('eager-scout'))
        .mayNotTake(card('brash-samurai'))
        .mayNotTake(card('akodo-toturi'))
        .picks(card('savvy-politician'));

      expect(inPlay(table, 1)[0]).toBe('savvy-politician (in conflict)');
      expect(table.state.fate).toEqual([10, 12]);
      expect(inPlay(table, 0)[0]).toBe('hida-guardian (in conflict) + jade-tetsubo (bowed)');
      expect(skills(table, 'hida-guardian')).toEqual([4, 1]);
    },
  },
  refuses: {
    'L5R-ABIL-i: is not used while it is bowed': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [
          { play: ['hida-guardian (in conflict) + jade-tetsubo (bowed)'] },
          { play: ['savvy-politician (fate 2, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('jade-tetsubo'));
    },
    'needs its character in the conflict': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [
          { play: ['hida-guardian + jade-tetsubo', 'eager-scout (in conflict)'] },
          { play: ['savvy-politician (fate 2, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('jade-tetsubo'));
    },
    'L5R-TARGET-h: needs a weaker participant that has fate': () => {
      const table = actions({
        conflict: attack,
        windows: 'open',
        seats: [
          { play: ['hida-guardian (in conflict) + jade-tetsubo'] },
          { play: ['savvy-politician (in conflict)', 'bayushi-yunako (fate 1, in conflict)'] },
        ],
      });
      expect(skills(table, 'bayushi-yunako')).toEqual([4, 2]);

      table.seat(0).isAsked('actionWindow').mayNotTake(use('jade-tetsubo'));
    },
    'is put on own characters only': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['jade-tetsubo'] }, { play: ['savvy-politician'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('jade-tetsubo'));
    },
    'L5R-KW-RESTRICTED-b: as a third restricted attachment it makes one of them go': () => {
      const table = actions({
        seats: [{ hand: ['jade-tetsubo'], play: ['hida-guardian + fine-katana + ornate-fan'] }, {}],
      });
      table.seat(0).takes(use('jade-tetsubo')).takes(card('ornate-fan'));

      expect(inPlay(table, 0)[0]?.split(' + ').toSorted()).toEqual(['fine-katana', 'hida-guardian', 'jade-tetsubo']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['ornate-fan']);
      expect(skills(table, 'hida-guardian')).toEqual([1 + 2 + 3, 1]);
    },
  },
});
