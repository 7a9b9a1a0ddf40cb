import { expect } from 'vitest';
import { totalOf } from '../../rules/values.ts';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { discardOf, handOf } from '../../zones.ts';

describeCard('messenger-raven', {
  does: {
    'returns to the hand to draw a card': () => {
      const table = actions({ phase: 'dominance', seats: [{ play: ['messenger-raven'] }, {}] });
      table.seat(0).takes(use('messenger-raven'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, handOf(0))).toEqual(['messenger-raven', 'bastard-in-hiding']);
    },
  },
  refuses: {
    'AGOT-WIN-g: in the dominance phase only': () => {
      const table = actions({ phase: 'challenges', seats: [{ play: ['messenger-raven'] }, {}] });

      table.seat(0).isAsked('pause');
    },
    'AGOT-KW-NOATT-a: carries no attachments': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['longclaw'], play: ['messenger-raven'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('old-forest-hunter', {
  does: {
    'discards a card of the hand for 1 gold': () => {
      const table = actions({ seats: [{ gold: 0, hand: ['longclaw', 'yoren'], play: ['old-forest-hunter'] }, {}] });
      table.seat(0).takes(use('old-forest-hunter')).picks(card('yoren'));

      expect(table.state.gold[0]).toBe(1);
      expect(namesIn(table, discardOf(0))).toEqual(['yoren']);
    },
  },
  refuses: {
    'AGOT-LIMIT-a: once per phase': () => {
      const table = actions({ seats: [{ gold: 0, hand: ['longclaw', 'yoren'], play: ['old-forest-hunter'] }, {}] });
      table.seat(0).takes(use('old-forest-hunter')).picks(card('yoren'));

      table.seat(0).isAsked('pause');
    },
    'AGOT-ABIL-i: not without a card to discard': () => {
      const table = actions({ seats: [{ play: ['old-forest-hunter'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('ranging-party', {
  does: {
    'fights with 5 STR, and carries weapons': () => {
      const table = actions({
        phase: 'challenges',
        challenge: { attacker: 0, type: 'power' },
        seats: [{ play: ['ranging-party (kneeling, attacking) + longclaw'] }, {}],
      });

      expect(totalOf(table.state, 'attacking')).toBe(6);
    },
  },
  refuses: {
    'AGOT-KW-NOATT-c: no other attachments': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['longclaw', 'milk-of-the-poppy'], play: ['ranging-party'] }, {}],
      });

      table.seat(0).mayTake(use('longclaw')).mayNotTake(use('milk-of-the-poppy'));
    },
  },
});

describeCard('steward-at-the-wall', {
  does: {
    'kneels to make the next character of the Watch cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 3, hand: ['ranging-party'], play: ['steward-at-the-wall'] }, {}],
      });
      table.seat(0).mayNotTake(use('ranging-party')).takes(use('steward-at-the-wall')).takes(use('ranging-party'));

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['steward-at-the-wall (kneeling)', 'ranging-party']);
    },
  },
  refuses: {
    'not locations': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['castle-black'], play: ['steward-at-the-wall'] }, {}],
      });
      table.seat(0).takes(use('steward-at-the-wall'));

      table.seat(0).isAsked('pause');
    },
    'AGOT-KNEEL-a: not while kneeling': () => {
      const table = actions({ phase: 'marshaling', seats: [{ play: ['steward-at-the-wall (kneeling)'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('veteran-builder', {
  does: {
    'is sacrificed to stand a location': () => {
      const table = actions({
        seats: [
          { play: ['veteran-builder', 'the-wall (kneeling)', 'castle-black'] },
          { play: ['sunspear (kneeling)'] },
        ],
      });
      table.seat(0).takes(use('veteran-builder')).mayNotTake(card('castle-black')).picks(card('the-wall'));

      expect(inPlay(table, 0)).toEqual(['the-wall', 'castle-black']);
      expect(namesIn(table, discardOf(0))).toEqual(['veteran-builder']);
    },
  },
  refuses: {
    'AGOT-TARG-b: not if no location kneels': () => {
      const table = actions({ seats: [{ play: ['veteran-builder', 'the-wall'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});
