import { mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import { hasIcon } from '../../rules/has.ts';
import { powerOf } from '../../rules/values.ts';
import { actions, card, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { usedBefore } from '../../testing/used-before.ts';
import { killing, leaving } from '../../verbs/leaving.ts';
import { deadOf, deckOf, discardOf, duplicatesOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;

describeCard('arya-stark', {
  does: {
    'AGOT-FACE-a, AGOT-INFO-h: has the top card of the deck under her, which her player may look at and nobody else':
      () => {
        const table = actions({ phase: 'marshaling', seats: [{ hand: ['arya-stark'], deck: ['ice', 'summer'] }, {}] });
        table.seat(0).takes(use('arya-stark')).takes(use('arya-stark'));

        expect(inPlay(table, 0)).toEqual(['arya-stark + ice (duplicate)']);
        expect(namesIn(table, deckOf(0))).toEqual(['summer']);
        const { state } = table;
        const [duplicate] = duplicatesOf(state, the(state, 'arya-stark'));
        expect(duplicate !== undefined && mayKnow(state.table, duplicate, 0)).toBe(true);
        expect(duplicate !== undefined && mayKnow(state.table, duplicate, 1)).toBe(false);
      },
    'AGOT-CONST-b: fights with a duplicate, of whichever kind': () => {
      const state = given({
        seats: [
          { play: ['arya-stark + ice (duplicate, facedown)'] },
          { play: ['arya-stark + arya-stark (duplicate)'] },
        ],
      });
      const aryas = state.table.cards.filter(({ printed, as }) => printed === 'arya-stark' && as === 'printed');

      expect(aryas.map(({ id }) => hasIcon(state, id, 'military'))).toEqual([true, true]);
    },
    'AGOT-DUP-c: the facedown card saves her and is shown then': () => {
      const table = happening({ seats: [{ play: ['arya-stark + ice (duplicate, facedown)'] }, {}] }, (state) => [
        killing(state, the(state, 'arya-stark')),
      ]);
      table.seat(0).takes({ is: 'use', ability: 'duplicateSaves' }).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['arya-stark']);
      expect(namesIn(table, discardOf(0))).toEqual(['ice']);
      expect(hasIcon(table.state, the(table.state, 'arya-stark'), 'military')).toBe(false);
    },
  },
  refuses: {
    'fights only with a duplicate': () => {
      const state = given({ seats: [{ play: ['arya-stark'] }, {}] });

      expect(hasIcon(state, the(state, 'arya-stark'), 'military')).toBe(false);
    },
    'AGOT-DUP-a: has nothing put under her by a player who controls her and does not own her': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['yoren'], deck: ['ice', 'summer'] },
          { discard: ['arya-stark'], deck: ['summer', 'ice'] },
        ],
      });
      table.seat(0).takes(use('yoren', 'marshal')).takes(use('yoren')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['yoren', 'arya-stark']);
      expect(namesIn(table, deckOf(0))).toEqual(['ice', 'summer']);
    },
    'AGOT-DUP-h: nothing comes of a further copy': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['arya-stark'], play: ['arya-stark'] }, {}] });
      table.seat(0).takes(use('arya-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['arya-stark + arya-stark (duplicate)']);
    },
  },
});

describeCard('bran-stark', {
  does: {
    'AGOT-CANCEL-c: cancels an event, which is paid for and played all the same': () => {
      const table = actions({
        challenge: military,
        turn: 1,
        seats: [{ play: ['bran-stark'] }, { hand: ['winter-is-coming'] }],
      });
      table.seat(1).takes(use('winter-is-coming'));
      table.seat(0).takes(use('bran-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, discardOf(0))).toEqual(['bran-stark']);
      expect(namesIn(table, discardOf(1))).toEqual(['winter-is-coming']);
      expect(table.state.gold).toEqual([5, 4]);
      expect(table.state.lasting).toEqual([]);
    },
    'AGOT-SAC-c: a duplicate does not keep him from being given': () => {
      const table = actions({
        challenge: military,
        turn: 1,
        seats: [{ play: ['bran-stark + bran-stark (duplicate)'] }, { hand: ['winter-is-coming'] }],
      });
      table.seat(1).takes(use('winter-is-coming'));
      table.seat(0).takes(use('bran-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([]);
    },
  },
  refuses: {
    'does not cancel the events of his own player': () => {
      const table = actions({ challenge: military, seats: [{ hand: ['winter-is-coming'], play: ['bran-stark'] }, {}] });
      table.seat(0).takes(use('winter-is-coming')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['bran-stark']);
    },
    'does not cancel the ability of a character': () => {
      const table = actions({ turn: 1, seats: [{ play: ['bran-stark'] }, { play: ['grey-wind'] }] });
      table.seat(1).takes(use('grey-wind'));
      table.seat(0).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, deadOf(0))).toEqual(['bran-stark']);
    },
  },
});

describeCard('catelyn-stark', {
  does: {
    'AGOT-CONST-b: opponents trigger nothing while she takes part': () => {
      const table = actions({
        challenge: military,
        turn: 1,
        seats: [{ play: ['catelyn-stark (attacking)'] }, { hand: ['winter-is-coming'], play: ['grey-wind'] }],
      });
      table.seat(0).isAsked('pause');
    },
    'her own player may': () => {
      const table = actions({
        challenge: military,
        seats: [{ play: ['catelyn-stark (attacking)'], hand: ['winter-is-coming'] }, {}],
      });
      table.seat(0).mayTake(use('winter-is-coming'));
    },
  },
  refuses: {
    'AGOT-DUP-i: duplicates still save': () => {
      const table = happening(
        {
          challenge: military,
          seats: [{ play: ['catelyn-stark (attacking)'] }, { play: ['bran-stark + bran-stark (duplicate)'] }],
        },
        (state) => [killing(state, the(state, 'bran-stark'))],
      );
      table.seat(1).mayTake({ is: 'use', ability: 'duplicateSaves' });
    },
    'AGOT-KW-AMBUSH-a: a keyword is no triggered ability': () => {
      const table = actions({
        challenge: military,
        turn: 1,
        seats: [{ play: ['catelyn-stark (attacking)'] }, { hand: ['burned-men'] }],
      });
      table.seat(1).mayTake(use('burned-men'));
    },
    'does not silence anybody while she only watches': () => {
      const table = actions({
        challenge: military,
        turn: 1,
        seats: [{ play: ['catelyn-stark'] }, { hand: ['winter-is-coming'] }],
      });
      table.seat(1).mayTake(use('winter-is-coming'));
    },
  },
});

describeCard('eddard-stark', {
  does: {
    'AGOT-4.2.1-b: stands up in time to defend': () => {
      const table = initiating(
        { seats: [{ play: ['eddard-stark (kneeling)'] }, { play: ['tumblestone-knight'] }] },
        'military',
        1,
      );
      table.seat(0).takes(use('eddard-stark')).picks(card('eddard-stark')).picks(card('eddard-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['eddard-stark (kneeling, power 1)']);
    },
    'AGOT-KW-RENOWN-a: gains power for a victory': () => {
      const table = resolving({ challenge: military, seats: [{ play: ['eddard-stark (attacking)'] }, {}] });
      table.seat(0).picks(card('eddard-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['eddard-stark (power 1, attacking)']);
    },
  },
  refuses: {
    'does not stand for a challenge of his own player': () => {
      const table = initiating(
        { seats: [{ play: ['eddard-stark (kneeling)', 'tumblestone-knight'] }, { play: ['tumblestone-knight'] }] },
        'military',
      );
      table.seat(1).isAsked('declareDefenders');

      expect(inPlay(table, 0)).toEqual(['eddard-stark (kneeling)', 'tumblestone-knight (kneeling, attacking)']);
      table.seat(0).isNotAsked();
    },
    'does not stand for a challenge against somebody else': () => {
      const table = initiating(
        { seats: [{ play: ['eddard-stark (kneeling)'] }, { play: ['tumblestone-knight'] }, { play: ['bran-stark'] }] },
        'military',
        1,
      );
      table.seat(1).takes({ is: 'seat', seat: 2 });

      table.seat(0).mayNotTake(use('eddard-stark'));
    },
  },
});

describeCard('robb-stark', {
  does: {
    'all of his player stand when a Stark was killed': () => {
      const table = happening(
        {
          seats: [
            { play: ['robb-stark (kneeling)', 'bastard-in-hiding (kneeling)', 'bran-stark'] },
            { play: ['the-tickler (kneeling)'] },
          ],
        },
        (state) => [killing(state, the(state, 'bran-stark'))],
      );
      table.seat(0).takes(use('robb-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['robb-stark', 'bastard-in-hiding']);
      expect(inPlay(table, 1)).toEqual(['the-tickler (kneeling)']);
    },
    'AGOT-SAC-b: a sacrifice moves him as well': () => {
      const table = actions({
        challenge: military,
        turn: 1,
        seats: [{ play: ['bran-stark', 'robb-stark (kneeling)'] }, { hand: ['winter-is-coming'] }],
      });
      table.seat(1).takes(use('winter-is-coming'));
      table.seat(0).takes(use('bran-stark')).takes(use('robb-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['robb-stark']);
    },
  },
  refuses: {
    'AGOT-LIMIT-a: moves them once in a round, whatever the phase': () => {
      for (const during of [['round', 'phase'], ['round']] as const) {
        const table = happening(
          {
            seats: [{ play: ['robb-stark (kneeling)', 'bran-stark'] }, {}],
            used: usedBefore({ card: 'card:0/play/0', printed: 'robb-stark', key: 'reaction', times: 1, during }),
          },
          (state) => [killing(state, the(state, 'bran-stark'))],
        );

        table.seat(0).isAsked('pause');
        expect(inPlay(table, 0)).toEqual(['robb-stark (kneeling)']);
      }
    },
    'once they stand, the second of two who died at once moves nobody': () => {
      const table = happening({ seats: [{ play: ['robb-stark (kneeling)', 'bran-stark', 'summer'] }, {}] }, (state) => [
        killing(state, the(state, 'bran-stark')),
        killing(state, the(state, 'summer')),
      ]);
      table
        .seat(0)
        .takes({ ...use('robb-stark'), at: 0 })
        .isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['robb-stark']);
    },
    'cares for Starks of his own player only': () => {
      const table = happening(
        { seats: [{ play: ['robb-stark (kneeling)', 'bastard-in-hiding'] }, { play: ['bran-stark'] }] },
        (state) => [killing(state, the(state, 'bran-stark')), killing(state, the(state, 'bastard-in-hiding'))],
      );
      table.seat(0).isAsked('pause');
    },
    'does not care for one who is discarded': () => {
      const table = happening({ seats: [{ play: ['robb-stark (kneeling)', 'bran-stark'] }, {}] }, (state) => [
        leaving(state, the(state, 'bran-stark'), { to: 'discard', how: 'discarded' }),
      ]);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('sansa-stark', {
  does: {
    'enters play kneeling': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['sansa-stark'] }, {}] });
      table.seat(0).takes(use('sansa-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['sansa-stark (kneeling)']);
    },
    'AGOT-POWER-b: gains power for her faction when she stands': () => {
      const table = happening({ seats: [{ play: ['sansa-stark (kneeling)'] }, {}] }, (state) => [
        { is: 'stood', card: the(state, 'sansa-stark') },
      ]);
      table.seat(0).takes(use('sansa-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['sansa-stark']);
      expect(powerOf(table.state, 0)).toBe(1);
    },
  },
  refuses: {
    'AGOT-LIMIT-a: once in a round': () => {
      const table = happening({ seats: [{ play: ['sansa-stark (kneeling)'] }, {}] }, (state) => [
        { is: 'stood', card: the(state, 'sansa-stark') },
        { is: 'stood', card: the(state, 'sansa-stark') },
      ]);
      table
        .seat(0)
        .takes({ ...use('sansa-stark'), at: 0 })
        .isAsked('pause');

      expect(powerOf(table.state, 0)).toBe(1);
    },
    'has nothing of others who stand': () => {
      const table = happening(
        { seats: [{ play: ['sansa-stark (kneeling)', 'bran-stark (kneeling)'] }, {}] },
        (state) => [{ is: 'stood', card: the(state, 'bran-stark') }],
      );
      table.seat(0).isAsked('pause');
    },
  },
});
