import { expect } from 'vitest';
import { asIfInHand } from '../../rules/playable.ts';
import { strengthOf } from '../../rules/values.ts';
import { actions, card, happening, played, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { happen } from '../../testing/happen.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDeckOf, conflictDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('shizuka-toshi', {
  does: {
    'bows with a participant of either side whose political skill is 2 or less': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['savvy-politician (in conflict)', 'doji-whisperer (in conflict)'] },
          { play: ['serene-warrior (in conflict)', 'hiruma-yojimbo (in conflict)', 'eager-scout'] },
        ],
      });
      table
        .seat(0)
        .takes(use('shizuka-toshi'))
        .mayTake(card('savvy-politician'))
        .mayNotTake(card('doji-whisperer'))
        .mayNotTake(card('hiruma-yojimbo'))
        .mayNotTake(card('eager-scout'))
        .picks(card('serene-warrior'));

      expect(inPlay(table, 1)).toEqual([
        'serene-warrior (bowed, in conflict)',
        'hiruma-yojimbo (in conflict)',
        'eager-scout',
      ]);
      expect(table.state.table.cards.find(({ printed }) => printed === 'shizuka-toshi')?.stance).toBe('bowed');
    },
    'L5R-MOD-a: the skill counts as it is now, with everything that modifies it': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['doji-whisperer (in conflict)'] },
          { play: ['hiruma-yojimbo (dishonored, in conflict)', 'ikoma-prodigy (in conflict) + height-of-fashion'] },
        ],
      });
      table.seat(0).takes(use('shizuka-toshi'));

      expect(inPlay(table, 1)[0]).toBe('hiruma-yojimbo (bowed, dishonored, in conflict)');
    },
    'L5R-PROV-d: its bonus goes to the province under it': () => {
      const state = given({ seats: [{}, {}] });

      expect(strengthOf(state, the(state, 'the-art-of-peace'))).toBe(6);
    },
  },
  refuses: {
    'is for political conflicts only': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['brash-samurai (in conflict)'] }, { play: ['serene-warrior (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shizuka-toshi'));
    },
    'L5R-TARGET-b: needs somebody who is ready and weak enough': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [
          { play: ['doji-whisperer (in conflict)'] },
          { play: ['serene-warrior (bowed, in conflict)', 'hiruma-yojimbo (in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('shizuka-toshi'));
    },
  },
});

const peace = ['shameful-display', 'the-art-of-peace', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'];

describeCard('the-art-of-peace', {
  does: {
    'dishonors the attackers and honors the defenders when it is broken': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { play: ['moto-horde (in conflict)', 'brash-samurai (in conflict, honored)', 'doji-whisperer'] },
          {
            provinces: peace,
            play: ['eager-scout (in conflict)', 'serene-warrior (bowed, dishonored, in conflict)', 'ikoma-prodigy'],
          },
        ],
      });
      table.seat(1).takes(use('the-art-of-peace'));

      expect(inPlay(table, 0)).toEqual([
        'moto-horde (dishonored, in conflict)',
        'brash-samurai (in conflict)',
        'doji-whisperer',
      ]);
      expect(inPlay(table, 1)).toEqual([
        'eager-scout (honored, in conflict)',
        'serene-warrior (bowed, in conflict)',
        'ikoma-prodigy',
      ]);
      table.seat(0).isAsked('ringEffect');
    },
    'L5R-ABIL-e: its controller may leave it': () => {
      const table = resolving({
        conflict: military,
        seats: [{ play: ['moto-horde (in conflict)'] }, { provinces: peace }],
      });
      table.seat(1).passes();

      expect(inPlay(table, 0)).toEqual(['moto-horde (in conflict)']);
      table.seat(0).isAsked('ringEffect');
    },
  },
  refuses: {
    'does nothing when it holds': () => {
      const table = resolving({
        conflict: military,
        seats: [{ play: ['serene-warrior (in conflict)'] }, { provinces: peace }],
      });

      table.seat(1).isNotAsked();
      table.seat(0).isAsked('ringEffect');
      expect(inPlay(table, 0)).toEqual(['serene-warrior (in conflict)']);
    },
    'does nothing when another province is broken': () => {
      const table = happening(
        {
          conflict: military,
          seats: [{ play: ['moto-horde (in conflict)'] }, { provinces: peace }],
        },
        (state) => [{ is: 'provinceBroken', card: the(state, 'pilgrimage'), rule: 'L5R-3.2.5-a' }],
      );

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['moto-horde (in conflict)']);
    },
  },
});

describeCard('artisan-academy', {
  does: {
    'shows the top conflict card, which can be played as if it were in hand': () => {
      const table = actions({
        seats: [
          {
            rows: [['artisan-academy']],
            conflictDeck: ['way-of-the-crane', 'banzai'],
            play: ['doji-whisperer'],
          },
          {},
        ],
      });
      table.seat(0).mayNotTake(use('way-of-the-crane')).takes(use('artisan-academy'));
      expect(table.state.table.cards.find(({ printed }) => printed === 'way-of-the-crane')?.knownTo).toEqual([0, 1]);

      table.seat(0).mayNotTake(use('banzai')).takes(use('way-of-the-crane'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (honored)']);
      expect(namesIn(table, conflictDeckOf(0))).toEqual(['banzai']);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['way-of-the-crane']);
    },
    'a character is played from there for its cost': () => {
      const table = actions({
        conflict: political,
        seats: [
          { rows: [['artisan-academy']], conflictDeck: ['political-rival'], play: ['doji-whisperer (in conflict)'] },
          {},
        ],
      });
      table
        .seat(0)
        .takes(use('artisan-academy'))
        .takes(played('political-rival', 1, 'playIntoConflict'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)', 'political-rival (fate 1, in conflict)']);
      expect(table.state.fate[0]).toBe(6);
      expect(skills(table, 'political-rival')).toEqual([0, 3]);
    },
    'an event there answers as one in hand would': () => {
      const table = actions(
        {
          conflict: military,
          seats: [
            { hand: ['assassination'], play: ['brash-samurai (in conflict)'] },
            {
              rows: [['artisan-academy']],
              conflictDeck: ['voice-of-honor', 'banzai'],
              play: ['doji-whisperer (honored)'],
            },
          ],
        },
        1,
      );
      table.seat(1).takes(use('artisan-academy'));
      table.seat(0).takes(use('assassination')).picks(card('doji-whisperer'));
      table.seat(1).takes(use('voice-of-honor'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (honored)']);
      expect(namesIn(table, conflictDeckOf(1))).toEqual(['banzai']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['voice-of-honor']);
    },
    'L5R-COST-f: an event that could not be paid goes back onto the deck': () => {
      const table = actions({
        seats: [
          {
            rows: [['artisan-academy']],
            conflictDeck: ['noble-sacrifice', 'banzai'],
            hand: ['reprieve'],
            play: ['doji-whisperer (honored) + reprieve'],
          },
          { play: ['serene-warrior (dishonored)'] },
        ],
      });
      table.seat(0).takes(use('artisan-academy')).takes(use('noble-sacrifice'));
      table.seat(0).takes(use('reprieve'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (honored)']);
      expect(inPlay(table, 1)).toEqual(['serene-warrior (dishonored)']);
      expect(namesIn(table, conflictDeckOf(0))).toEqual(['noble-sacrifice', 'banzai']);
    },
  },
  refuses: {
    'is for the conflict phase only': () => {
      const table = actions({
        phase: 'fate',
        windows: 'open',
        seats: [{ rows: [['artisan-academy']], conflictDeck: ['banzai'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('artisan-academy'));
    },
    'L5R-EMPTY-d: there is nothing to reveal in an empty deck': () => {
      const table = actions({ windows: 'open', seats: [{ rows: [['artisan-academy']] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('artisan-academy'));
      expect(table.state.honor).toEqual([10, 10]);
    },
    'an event there does not answer before it was revealed': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['assassination'], play: ['brash-samurai (in conflict)'] },
          { rows: [['artisan-academy']], conflictDeck: ['voice-of-honor'], play: ['doji-whisperer (honored)'] },
        ],
      });
      table.seat(0).takes(use('assassination')).picks(card('doji-whisperer'));

      expect(inPlay(table, 1)).toEqual([]);
    },
    'L5R-LAST-c: the card cannot be played any more when the phase is over': () => {
      const table = actions({
        seats: [{ rows: [['artisan-academy']], conflictDeck: ['way-of-the-crane'], play: ['doji-whisperer'] }, {}],
      });
      table.seat(0).takes(use('artisan-academy'));
      expect(asIfInHand(table.state, 0)).toEqual([the(table.state, 'way-of-the-crane')]);

      const { state } = happen(table.state, { is: 'periodEnded', period: 'phase', rule: 'L5R-LAST-c' });

      expect(asIfInHand(state, 0)).toEqual([]);
    },
    'a card that was drawn is a card in hand like any other': () => {
      const table = actions({
        seats: [
          {
            rows: [['artisan-academy'], ['imperial-storehouse']],
            conflictDeck: ['way-of-the-crane', 'banzai'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('artisan-academy')).takes(use('imperial-storehouse'));

      expect(namesIn(table, handOf(0))).toEqual(['way-of-the-crane']);
      expect(table.state.lasting).toEqual([]);
    },
    'L5R-HOLD-a: does nothing while it lies facedown': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['artisan-academy (facedown)']], conflictDeck: ['banzai'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('artisan-academy'));
    },
  },
});
