import { mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import { hasIcon } from '../../rules/has.ts';
import { actions, card, initiating, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { deckOf, handOf } from '../../zones.ts';

describeCard('desert-scavenger', {
  does: {
    'kneels to make the next Martell character cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['obara-sand'], play: ['desert-scavenger'] }, {}],
      });
      table.seat(0).mayNotTake(use('obara-sand')).takes(use('desert-scavenger')).takes(use('obara-sand'));

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['desert-scavenger (kneeling)', 'obara-sand']);
    },
  },
  refuses: {
    'not characters of others': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['yoren'], play: ['desert-scavenger'] }, {}],
      });
      table.seat(0).takes(use('desert-scavenger'));

      table.seat(0).isAsked('pause');
    },
    'AGOT-WIN-g: in the marshaling phase only': () => {
      const table = actions({ phase: 'plot', seats: [{ play: ['desert-scavenger'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('dornish-paramour', {
  does: {
    'a character of the defending player must defend': () => {
      const table = initiating(
        { seats: [{ play: ['dornish-paramour'] }, { play: ['doran-martell', 'arianne-martell', 'obara-sand'] }] },
        'intrigue',
      );
      table.seat(0).takes(use('dornish-paramour')).picks(card('doran-martell'));
      table.seat(1).isAsked('declareDefenders').mayNotTake(card('doran-martell')).picks().says(0);

      expect(inPlay(table, 1)[0]).toBe('doran-martell (kneeling)');
      expect(table.state.fought.at(-1)?.winner).toBe(1);
    },
  },
  refuses: {
    'nobody is asked whether a character that cannot defend does': () => {
      const table = initiating(
        { seats: [{ play: ['dornish-paramour'] }, { play: ['obara-sand', 'arianne-martell (kneeling)'] }] },
        'intrigue',
      );
      table.seat(0).takes(use('dornish-paramour')).picks(card('arianne-martell'));

      expect(inPlay(table, 1)).toEqual(['obara-sand', 'arianne-martell (kneeling)']);
      table.seat(0).isAsked('pause');
    },
    'not if somebody else attacks': () => {
      const table = initiating(
        { seats: [{ play: ['dornish-paramour (kneeling)', 'greenblood-trader'] }, { play: ['obara-sand'] }] },
        'intrigue',
      );

      table.seat(0).isAsked('pause');
    },
    'not if she defends': () => {
      const table = initiating(
        { seats: [{ play: ['greenblood-trader'] }, { play: ['dornish-paramour'] }] },
        'intrigue',
      );
      table.seat(1).picks(card('dornish-paramour'));

      table.seat(0).isAsked('pause');
    },
  },
});

const deck = ['dawn', 'sunspear', 'confinement', 'obara-sand'];

describeCard('greenblood-trader', {
  does: {
    'takes one of the two topmost cards, and the other goes to the bottom': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['greenblood-trader'], deck }, {}] });
      table.seat(0).takes(use('greenblood-trader', 'marshal')).takes(use('greenblood-trader', 'reaction'));
      table.seat(0).isAsked('takeOne').mayNotTake(card('confinement')).takes(card('sunspear'));

      expect(namesIn(table, handOf(0))).toEqual(['sunspear']);
      expect(namesIn(table, deckOf(0))).toEqual(['confinement', 'obara-sand', 'dawn']);
    },
    'takes none, and both go to the bottom in any order': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['greenblood-trader'], deck }, {}] });
      table.seat(0).takes(use('greenblood-trader', 'marshal')).takes(use('greenblood-trader', 'reaction'));
      table.seat(0).declines().orders(card('sunspear'), card('dawn'));

      expect(namesIn(table, deckOf(0))).toEqual(['confinement', 'obara-sand', 'sunspear', 'dawn']);
    },
    'AGOT-LOOK-a: nobody else learns which cards': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['greenblood-trader'], deck }, {}] });
      table.seat(0).takes(use('greenblood-trader', 'marshal')).takes(use('greenblood-trader', 'reaction'));
      table.seat(0).takes(card('sunspear'));

      const known = ['sunspear', 'dawn'].map((name) => mayKnow(table.state.table, the(table.state, name), 1));
      expect(known).toEqual([false, false]);
    },
  },
  refuses: {
    'only when it enters play': () => {
      const table = actions({ phase: 'marshaling', seats: [{ play: ['greenblood-trader'], deck }, {}] });

      table.seat(0).isAsked('pause');
    },
    'its player may do without': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['greenblood-trader'], deck }, {}] });
      table.seat(0).takes(use('greenblood-trader', 'marshal')).passes();

      expect(namesIn(table, deckOf(0))).toEqual(deck);
    },
  },
});

describeCard('house-dayne-knight', {
  does: {
    'fights in military and intrigue challenges': () => {
      const table = initiating({ seats: [{ play: ['house-dayne-knight'] }, {}] }, 'intrigue');

      expect(table.state.fought).toMatchObject([{ attacker: 0, type: 'intrigue', winner: 0 }]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'AGOT-CHAL-c: not in power challenges': () => {
      const table = initiating({ seats: [{ play: ['house-dayne-knight'] }, {}] }, 'power');

      expect(table.state.fought).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('palace-spearman', {
  does: {
    'has an intrigue icon while its player is not first': () => {
      const { state } = actions({ first: 1, seats: [{ play: ['palace-spearman'] }, {}] });

      expect(hasIcon(state, the(state, 'palace-spearman'), 'intrigue')).toBe(true);
    },
  },
  refuses: {
    'not for the first player': () => {
      const { state } = actions({ first: 0, seats: [{ play: ['palace-spearman'] }, {}] });

      expect(hasIcon(state, the(state, 'palace-spearman'), 'intrigue')).toBe(false);
    },
    'AGOT-KW-NOATT-a: carries no attachments': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['dawn'], play: ['palace-spearman'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});
