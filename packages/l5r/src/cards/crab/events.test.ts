import { cardOf, present } from '@kronika/kernel';
import { expect } from 'vitest';
import { strengthOf } from '../../rules/values.ts';
import { actions, card, declaring, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { conflictDiscardOf, dynastyDeckOf, dynastyDiscardOf, handOf, provinceCardAt, rowAt } from '../../zones.ts';

const attack = { attacker: 0, type: 'military', ring: 'air' } as const;
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

describeCard('levy', {
  does: {
    'L5R-CHOICE-b: the opponent selects: 1 fate': () => {
      const table = actions({ seats: [{ hand: ['levy'] }, {}] });
      table.seat(0).takes(use('levy')).isNotAsked();
      table.seat(1).isAsked('selectOne').takes({ is: 'giveFate' });

      expect(table.state.fate).toEqual([11, 9]);
      expect(table.state.honor).toEqual([10, 10]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['levy']);
    },
    'L5R-HONOR-b: … or 1 honor, which goes to the player of the event': () => {
      const table = actions({ seats: [{ hand: ['levy'] }, {}] });
      table.seat(0).takes(use('levy'));
      table.seat(1).takes({ is: 'giveHonor' });

      expect(table.state.fate).toEqual([10, 10]);
      expect(table.state.honor).toEqual([11, 9]);
    },
  },
  refuses: {
    'L5R-CHOICE-c: fate cannot be selected by who has none': () => {
      const table = actions({ seats: [{ hand: ['levy'] }, { fate: 0 }] });
      table.seat(0).takes(use('levy'));

      expect(table.state.fate).toEqual([10, 0]);
      expect(table.state.honor).toEqual([11, 9]);
      table.seat(0).isAsked('pause');
    },
  },
});

const provinces = ['the-art-of-peace', 'entrenched-position', 'night-raid', 'rally-to-the-cause', 'shameful-display'];

describeCard('rebuild', {
  does: {
    'shuffles a card of a province into the deck and puts a discarded holding in its place': () => {
      const table = actions({
        seats: [
          {
            hand: ['rebuild'],
            rows: [['eager-scout'], ['kaiu-envoy'], ['hiruma-yojimbo'], ['hiruma-yojimbo']],
            dynastyDeck: ['hida-guardian'],
            dynastyDiscard: ['imperial-storehouse', 'vanguard-warrior', 'funeral-pyre'],
          },
          { dynastyDiscard: ['favorable-ground'] },
        ],
      });
      table
        .seat(0)
        .takes(use('rebuild'))
        .takes(card('kaiu-envoy'))
        .mayNotTake(card('vanguard-warrior'))
        .mayNotTake(card('favorable-ground'))
        .picks(card('imperial-storehouse'));

      expect(namesIn(table, rowAt(0, 1))).toEqual(['eager-scout']);
      expect(namesIn(table, rowAt(0, 2))).toEqual(['imperial-storehouse']);
      expect(cardOf(table.state.table, the(table.state, 'imperial-storehouse')).face).toBe('up');
      expect(strengthOf(table.state, present(provinceCardAt(table.state, 0, 2), 'the province'))).toBe(4 + 1);
      expect(namesIn(table, dynastyDeckOf(0)).toSorted()).toEqual(['hida-guardian', 'kaiu-envoy']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['vanguard-warrior', 'funeral-pyre']);
      expect(namesIn(table, handOf(0))).toEqual([]);
      expect(table.happened.filter(({ event }) => event.is === 'deckShuffled')).toHaveLength(1);
    },
    'a facedown card will do, and so will a holding in play, whose text is gone': () => {
      const table = actions({
        windows: 'open',
        seats: [
          {
            hand: ['rebuild', 'rebuild'],
            rows: [['eager-scout (facedown)'], ['borderlands-fortifications'], ['kaiu-envoy'], ['kaiu-envoy']],
            dynastyDiscard: ['imperial-storehouse', 'funeral-pyre'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('rebuild')).takes(card('eager-scout')).picks(card('imperial-storehouse'));
      table.seat(1).passes();
      table.seat(0).takes(use('rebuild')).takes(card('borderlands-fortifications'));
      table.seat(1).passes();

      expect(namesIn(table, rowAt(0, 1))).toEqual(['imperial-storehouse']);
      expect(namesIn(table, rowAt(0, 2))).toEqual(['funeral-pyre']);
      expect(namesIn(table, dynastyDeckOf(0)).toSorted()).toEqual(['borderlands-fortifications', 'eager-scout']);
      table.seat(0).mayNotTake(use('borderlands-fortifications'));
    },
    'L5R-CANCEL-c: if it is cancelled its cost stays paid, and the province is refilled': () => {
      const table = actions({
        conflict: attack,
        seats: [
          {
            hand: ['rebuild'],
            rows: [['eager-scout'], ['hiruma-yojimbo'], ['hiruma-yojimbo'], ['hiruma-yojimbo']],
            dynastyDeck: ['hida-guardian'],
            dynastyDiscard: ['funeral-pyre'],
          },
          { play: ['hida-kisada'] },
        ],
      });
      table.seat(0).takes(use('rebuild')).takes(card('eager-scout'));

      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['funeral-pyre']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['rebuild']);
      const [refilled, deck] = [namesIn(table, rowAt(0, 1)), namesIn(table, dynastyDeckOf(0))];
      expect([...refilled, ...deck].toSorted()).toEqual(['eager-scout', 'hida-guardian']);
      expect(refilled).toHaveLength(1);
    },
  },
  refuses: {
    'L5R-TARGET-b: needs a holding in the own discard pile': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { hand: ['rebuild'], rows: [['eager-scout']], dynastyDiscard: ['hida-guardian'] },
          { dynastyDiscard: ['funeral-pyre'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('rebuild'));
    },
    'needs a card in an unbroken province': () => {
      const table = actions({
        windows: 'open',
        seats: [
          {
            hand: ['rebuild'],
            provinces: provinces.with(1, 'entrenched-position (broken)'),
            rows: [['eager-scout']],
            dynastyDiscard: ['funeral-pyre'],
          },
          { rows: [['kaiu-envoy']] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('rebuild'));
    },
  },
});

describeCard('way-of-the-crab', {
  does: {
    'for an own Crab the opponent sacrifices a character of his or her choice': () => {
      const table = actions({
        seats: [
          { hand: ['way-of-the-crab'], play: ['eager-scout', 'savvy-politician', 'hida-guardian'] },
          { play: ['doji-whisperer', 'akodo-toturi'] },
        ],
      });
      table
        .seat(0)
        .takes(use('way-of-the-crab'))
        .mayTake(card('hida-guardian'))
        .mayNotTake(card('savvy-politician'))
        .picks(card('eager-scout'))
        .isNotAsked();
      table.seat(1).isAsked('sacrificeCharacter').takes(card('doji-whisperer'));

      expect(inPlay(table, 0)).toEqual(['savvy-politician', 'hida-guardian']);
      expect(inPlay(table, 1)).toEqual(['akodo-toturi']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['doji-whisperer']);
      expect(table.state.fate).toEqual([9, 10]);
    },
    'L5R-SAC-c: what it takes is sacrificed, not discarded': () => {
      const table = actions({
        seats: [{ hand: ['way-of-the-crab'], play: ['eager-scout'] }, { play: ['doji-whisperer'] }],
      });
      table.seat(0).takes(use('way-of-the-crab'));

      expect(inPlay(table, 1)).toEqual([]);
      expect(
        table.happened.flatMap(({ event }) => (event.is === 'leftPlay' && 'how' in event ? [event.how] : [])),
      ).toEqual(['sacrificed', 'sacrificed']);
    },
  },
  refuses: {
    'L5R-COST-b: is not played without a Crab to sacrifice': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['way-of-the-crab'], play: ['savvy-politician'] }, { play: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-crab'));
    },
    'L5R-COST-g: is not played against an opponent without characters': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['way-of-the-crab'], play: ['eager-scout'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-crab'));
    },
    'L5R-MAX-b: is played once in a round by each player': () => {
      const table = actions({
        windows: 'open',
        seats: [
          { hand: ['way-of-the-crab', 'way-of-the-crab'], play: ['eager-scout', 'eager-scout', 'eager-scout'] },
          { hand: ['way-of-the-crab'], play: ['kaiu-shuichi', 'hida-guardian', 'hida-guardian'] },
        ],
      });
      table.seat(0).takes(use('way-of-the-crab')).picks(card('eager-scout'));
      table.seat(1).takes(card('kaiu-shuichi')).takes(use('way-of-the-crab')).picks(card('hida-guardian'));
      table.seat(0).takes(card('eager-scout'));

      expect([inPlay(table, 0), inPlay(table, 1)]).toEqual([['eager-scout'], ['hida-guardian']]);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-crab'));
    },
  },
});

describeCard('the-mountain-does-not-fall', {
  does: {
    'L5R-3.2.8-c: the defender does not bow after the conflict, but goes home': () => {
      const table = declaring(
        {
          seats: [
            { hand: ['the-mountain-does-not-fall'], play: ['borderlands-defender', 'hida-guardian'] },
            { stronghold: 'shiro-nishiyama', play: ['savvy-politician'] },
          ],
        },
        1,
      );
      table.seat(1).takes(ring('air', 'military')).takes(card('entrenched-position'));
      table.seat(0).picks(card('borderlands-defender'), card('hida-guardian'));
      table.seat(0).takes(use('the-mountain-does-not-fall')).picks(card('borderlands-defender'));

      expect(table.state.conflict).toBeNull();
      expect(inPlay(table, 0)).toEqual(['borderlands-defender', 'hida-guardian (bowed)']);
      expect(inPlay(table, 1)).toEqual(['savvy-politician (bowed)']);
      expect(table.state.fate[0]).toBe(9);
    },
  },
  refuses: {
    'does not help an attacker': () => {
      const table = declaring({
        seats: [{ hand: ['the-mountain-does-not-fall'], play: ['borderlands-defender'] }, {}],
      });
      table.seat(0).takes(ring('void', 'military')).takes(card('pilgrimage'));
      table.seat(0).takes(use('the-mountain-does-not-fall'));

      expect(table.state.conflict).toBeNull();
      expect(inPlay(table, 0)).toEqual(['borderlands-defender (bowed)']);
    },
    'does not keep a card effect from bowing the defender': () => {
      const table = actions({
        conflict: { attacker: 1, type: 'political', ring: 'air' },
        seats: [
          { hand: ['the-mountain-does-not-fall'], play: ['hida-guardian (in conflict)'] },
          { hand: ['for-shame'], play: ['savvy-politician (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('the-mountain-does-not-fall')).picks(card('hida-guardian'));
      table.seat(1).takes(use('for-shame'));
      table.seat(0).takes({ is: 'bowIt' });

      expect(inPlay(table, 0)).toEqual(['hida-guardian (bowed, in conflict)']);
    },
    'is played once in a round': () => {
      const table = actions({
        windows: 'open',
        seats: [
          {
            hand: ['the-mountain-does-not-fall', 'the-mountain-does-not-fall'],
            play: ['hida-guardian', 'eager-scout'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('the-mountain-does-not-fall')).picks(card('eager-scout'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('the-mountain-does-not-fall'));
    },
  },
});
