import { printedId } from '@kronika/kernel';
import type { Modifier } from '@kronika/lcg';
import { expect } from 'vitest';
import { plotValueOf } from '../../rules/values.ts';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { discardOf } from '../../zones.ts';

const power = { attacker: 0, type: 'power' } as const;

describeCard('black-winds-crew', {
  does: {
    "AGOT-KW-PILLAGE-a: pillages the loser's deck": () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['black-winds-crew (kneeling, attacking)', 'black-winds-crew (kneeling, attacking)'] },
          { deck: ['bodyguard', 'bodyguard', 'bodyguard'] },
        ],
      });
      table.seat(0).picks(card('black-winds-crew'), card('black-winds-crew'));

      expect(namesIn(table, discardOf(1))).toEqual(['bodyguard', 'bodyguard']);
    },
  },
  refuses: {
    'AGOT-4.2.5-f: pillages only if its player wants it': () => {
      const table = resolving({ challenge: power, seats: [{ play: ['black-winds-crew (kneeling, attacking)'] }, {}] });
      table.seat(0).picks();

      expect(namesIn(table, discardOf(1))).toEqual([]);
    },
    'AGOT-4.2.5-d: does not pillage after a lost challenge': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['black-winds-crew (kneeling, attacking)'] }, { play: ['asha-greyjoy (kneeling, defending)'] }],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('drowned-men', {
  does: {
    'has 1 STR more for each warship of its player': () => {
      const table = actions({
        seats: [{ play: ['drowned-men', 'great-kraken', 'iron-fleet-scout', 'sea-tower'] }, {}],
      });

      expect(strengthOn(table, 'drowned-men')).toBe(5);
    },
  },
  refuses: {
    "does not count an opponent's ships": () => {
      const table = actions({ seats: [{ play: ['drowned-men'] }, { play: ['great-kraken'] }] });

      expect(strengthOn(table, 'drowned-men')).toBe(3);
    },
    'AGOT-DUP-e: does not count a duplicate': () => {
      const table = actions({ seats: [{ play: ['drowned-men', 'great-kraken + great-kraken (duplicate)'] }, {}] });

      expect(strengthOn(table, 'drowned-men')).toBe(4);
    },
    'AGOT-KW-NOATT-a: carries no attachments': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['bodyguard'], play: ['drowned-men', 'balon-greyjoy', 'asha-greyjoy'] }, {}],
      });

      table.seat(0).takes(use('bodyguard')).mayNotTake(card('drowned-men')).picks(card('balon-greyjoy'));
    },
  },
});

describeCard('iron-islands-fishmonger', {
  does: {
    'kneels to make the next Greyjoy character cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['black-winds-crew'], play: ['iron-islands-fishmonger'] }, {}],
      });
      table
        .seat(0)
        .mayNotTake(use('black-winds-crew'))
        .takes(use('iron-islands-fishmonger'))
        .takes(use('black-winds-crew'));

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['iron-islands-fishmonger (kneeling)', 'black-winds-crew']);
    },
  },
  refuses: {
    'does not make locations or characters of others cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['great-kraken', 'desert-scavenger'], play: ['iron-islands-fishmonger'] }, {}],
      });
      table
        .seat(0)
        .takes(use('iron-islands-fishmonger'))
        .mayNotTake(use('great-kraken'))
        .takes(use('desert-scavenger'));

      expect(table.state.gold[0]).toBe(1);
    },
    'AGOT-WIN-g: works in the marshaling phase only': () => {
      const table = actions({ phase: 'challenges', seats: [{ play: ['iron-islands-fishmonger'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('lordsport-shipwright', {
  does: {
    'kneels a location that costs 2 at most': () => {
      const table = actions({
        phase: 'marshaling',
        first: 1,
        active: 0,
        turn: 0,
        seats: [{ play: ['lordsport-shipwright'] }, { play: ['sea-tower', 'great-kraken', 'ghaston-grey'] }],
      });
      table.seat(0).takes(use('lordsport-shipwright')).mayNotTake(card('great-kraken')).picks(card('ghaston-grey'));

      expect(inPlay(table, 0)).toEqual(['lordsport-shipwright (kneeling)']);
      expect(inPlay(table, 1)).toEqual(['sea-tower', 'great-kraken', 'ghaston-grey (kneeling)']);
    },
    'the first player reaches one that costs 3': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ play: ['lordsport-shipwright'] }, { play: ['the-iron-throne', 'great-kraken', 'the-wall'] }],
      });
      table.seat(0).takes(use('lordsport-shipwright')).mayNotTake(card('the-wall')).picks(card('great-kraken'));

      expect(inPlay(table, 1)).toEqual(['the-iron-throne', 'great-kraken (kneeling)', 'the-wall']);
    },
  },
  refuses: {
    'AGOT-TARG-f: a kneeling location cannot be chosen': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ play: ['lordsport-shipwright'] }, { play: ['ghaston-grey (kneeling)'] }],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-WIN-g: works in the marshaling phase only': () => {
      const table = actions({ seats: [{ play: ['lordsport-shipwright'] }, { play: ['ghaston-grey'] }] });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('salty-navigator', {
  does: {
    'adds 1 to the initiative': () => {
      const { state } = happening({ seats: [{ play: ['salty-navigator', 'salty-navigator'] }, {}] }, () => []);

      expect(plotValueOf(state, 0, 'initiative') - plotValueOf(state, 1, 'initiative')).toBe(2);
    },
  },
  refuses: {
    'AGOT-BLANK-a: not while its text box is blank': () => {
      const { state } = happening({ seats: [{ play: ['salty-navigator'] }, {}] }, (before) => {
        const self = the(before, 'salty-navigator');
        const source = { self, printed: printedId('fortified-position'), key: 'constant' };
        const gives: readonly Modifier[] = [{ is: 'blank', except: 'traits' }];
        return [{ is: 'effectBegan', effect: { source, by: 1, cards: [self], seats: [], gives, until: 'endOfGame' } }];
      });

      expect(plotValueOf(state, 0, 'initiative')).toBe(plotValueOf(state, 1, 'initiative'));
    },
  },
});
