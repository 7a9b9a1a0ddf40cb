import { expect } from 'vitest';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDeckOf, conflictDiscardOf, dynastyDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('the-perfect-gift', {
  does: {
    'each player gets a revealed card of the own deck, as its player chooses': () => {
      const table = actions({
        seats: [
          { hand: ['the-perfect-gift'], conflictDeck: ['banzai', 'charge', 'rout', 'outwit', 'assassination'] },
          { conflictDeck: ['court-games', 'for-shame', 'good-omen', 'spies-at-court', 'fallen-in-battle'] },
        ],
      });
      table
        .seat(0)
        .takes(use('the-perfect-gift'))
        .mayNotTake(card('assassination'))
        .mayNotTake(card('court-games'))
        .takes(card('rout'))
        .mayNotTake(card('fallen-in-battle'))
        .takes(card('good-omen'));

      expect(namesIn(table, handOf(0))).toEqual(['rout']);
      expect(namesIn(table, handOf(1))).toEqual(['good-omen']);
      expect([...namesIn(table, conflictDeckOf(0))].sort()).toEqual(['assassination', 'banzai', 'charge', 'outwit']);
      expect(namesIn(table, conflictDeckOf(1))).toHaveLength(4);
    },
    'L5R-SHUFFLE-a: both decks are shuffled, and what was revealed is known no more': () => {
      const table = actions({
        seats: [
          { hand: ['the-perfect-gift'], conflictDeck: ['banzai', 'charge'] },
          { conflictDeck: ['rout', 'outwit'] },
        ],
      });
      table.seat(0).takes(use('the-perfect-gift')).takes(card('banzai')).takes(card('rout'));

      expect(table.happened.flatMap(({ event }) => (event.is === 'deckShuffled' ? [event] : []))).toMatchObject([
        { seat: 0, side: 'conflict' },
        { seat: 1, side: 'conflict' },
      ]);
      const knownTo = (name: string) => table.state.table.cards.find(({ printed }) => printed === name)?.knownTo;
      expect([knownTo('charge'), knownTo('outwit')]).toEqual([[], []]);
      // Everybody saw which card went to whose hand.
      expect([knownTo('banzai'), knownTo('rout')]).toEqual([[1], [0]]);
    },
    'L5R-EFF-c, L5R-EMPTY-d: of short decks the cards that are there are revealed': () => {
      const table = actions({ seats: [{ hand: ['the-perfect-gift'] }, { conflictDeck: ['rout'] }] });
      table.seat(0).takes(use('the-perfect-gift'));

      expect(namesIn(table, handOf(0))).toEqual([]);
      expect(namesIn(table, handOf(1))).toEqual(['rout']);
      expect(table.state.honor).toEqual([10, 10]);
    },
  },
  refuses: {
    'L5R-ABIL-h: is not played when there is nothing to reveal': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['the-perfect-gift'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('the-perfect-gift'));
    },
  },
});

describeCard('voice-of-honor', {
  does: {
    'L5R-EVENT-c: cancels an event, whose costs stay paid and which counts as played': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['assassination'], play: ['brash-samurai (in conflict)'] },
          { hand: ['voice-of-honor'], play: ['doji-whisperer (honored)'] },
        ],
      });
      table.seat(0).takes(use('assassination')).picks(card('doji-whisperer'));
      table.seat(1).takes(use('voice-of-honor'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (honored)']);
      expect(table.state.honor).toEqual([7, 10]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['assassination']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['voice-of-honor']);
    },
    'L5R-CANCEL-b: a cancelled cancel cancels nothing': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['assassination', 'forged-edict'], play: ['savvy-politician (in conflict)'] },
          { hand: ['voice-of-honor'], play: ['doji-whisperer (honored)'] },
        ],
      });
      table.seat(0).takes(use('assassination')).picks(card('doji-whisperer'));
      table.seat(0).passes();
      table.seat(1).takes(use('voice-of-honor'));
      table.seat(0).takes(use('forged-edict'));

      expect(inPlay(table, 1)).toEqual([]);
      expect(inPlay(table, 0)).toEqual(['savvy-politician (dishonored, in conflict)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['voice-of-honor']);
    },
    'cancels also an event of the same player': () => {
      const table = actions({
        seats: [
          { hand: ['way-of-the-crane', 'voice-of-honor'], play: ['doji-whisperer', 'savvy-politician (honored)'] },
          {},
        ],
      });
      table.seat(0).takes(use('way-of-the-crane')).takes(use('voice-of-honor'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer', 'savvy-politician (honored)']);
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
  },
  refuses: {
    'needs more honored characters than the opponent has': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['assassination'], play: ['brash-samurai (honored, in conflict)'] },
          { hand: ['voice-of-honor'], play: ['doji-whisperer (honored)', 'savvy-politician'] },
        ],
      });
      table.seat(0).takes(use('assassination')).picks(card('savvy-politician'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer (honored)']);
      expect(namesIn(table, handOf(1))).toEqual(['voice-of-honor']);
    },
    'L5R-EFF-a: does not answer to other cards': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['doji-whisperer (in conflict)'] },
          { hand: ['voice-of-honor'], play: ['ikoma-prodigy (in conflict)', 'serene-warrior (honored)'] },
        ],
      });
      table.seat(0).takes(use('shizuka-toshi'));

      expect(inPlay(table, 1)[0]).toBe('ikoma-prodigy (bowed, in conflict)');
      expect(namesIn(table, handOf(1))).toEqual(['voice-of-honor']);
    },
  },
});

describeCard('way-of-the-crane', {
  does: {
    'honors a Crane character of its player': () => {
      const table = actions({
        seats: [
          { hand: ['way-of-the-crane'], play: ['doji-whisperer', 'matsu-beiona', 'brash-samurai'] },
          { play: ['kakita-asami'] },
        ],
      });
      table
        .seat(0)
        .takes(use('way-of-the-crane'))
        .mayNotTake(card('matsu-beiona'))
        .mayNotTake(card('kakita-asami'))
        .picks(card('brash-samurai'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer', 'matsu-beiona', 'brash-samurai (honored)']);
      expect(skills(table, 'brash-samurai')).toEqual([4, 3]);
    },
    'L5R-STATUS-c: a dishonored one becomes ordinary': () => {
      const table = actions({ seats: [{ hand: ['way-of-the-crane'], play: ['doji-whisperer (dishonored)'] }, {}] });
      table.seat(0).takes(use('way-of-the-crane'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer']);
    },
  },
  refuses: {
    'L5R-STATUS-d: nobody is honored twice': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['way-of-the-crane'], play: ['doji-whisperer (honored)', 'matsu-beiona'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('way-of-the-crane'));
    },
  },
});

describeCard('admit-defeat', {
  does: {
    'bows a character that defends alone, whoever plays it': () => {
      const table = actions({
        conflict: military,
        seats: [
          { hand: ['admit-defeat'], play: ['brash-samurai (in conflict)', 'doji-challenger (in conflict)'] },
          { play: ['serene-warrior (in conflict)', 'ikoma-prodigy'] },
        ],
      });
      table.seat(0).takes(use('admit-defeat'));

      expect(inPlay(table, 1)).toEqual(['serene-warrior (bowed, in conflict)', 'ikoma-prodigy']);
      expect(table.state.fate[0]).toBe(9);
    },
  },
  refuses: {
    'two defenders are not alone': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['admit-defeat'], play: ['brash-samurai (in conflict)'] },
          { play: ['serene-warrior (in conflict)', 'ikoma-prodigy (bowed, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('admit-defeat'));
    },
    'an attacker does not defend': () => {
      const table = actions(
        {
          conflict: military,
          windows: 'open',
          seats: [{ play: ['brash-samurai (in conflict)'] }, { hand: ['admit-defeat'] }],
        },
        1,
      );

      table.seat(1).isAsked('actionWindow').mayNotTake(use('admit-defeat'));
    },
    'L5R-BOW-b: a bowed character cannot be bowed': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['admit-defeat'], play: ['brash-samurai (in conflict)'] },
          { play: ['serene-warrior (bowed, in conflict)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('admit-defeat'));
    },
  },
});

describeCard('noble-sacrifice', {
  does: {
    'L5R-SAC-a: an honored character is given for a dishonored one': () => {
      const table = actions({
        seats: [
          { hand: ['noble-sacrifice'], play: ['doji-whisperer (honored)', 'matsu-beiona'] },
          { play: ['serene-warrior (dishonored, fate 2)', 'ikoma-prodigy'] },
        ],
      });
      table.seat(0).takes(use('noble-sacrifice'));

      expect(inPlay(table, 0)).toEqual(['matsu-beiona']);
      expect(inPlay(table, 1)).toEqual(['ikoma-prodigy']);
      expect(namesIn(table, dynastyDiscardOf(1))).toEqual(['serene-warrior']);
      expect(table.state.honor).toEqual([11, 9]);
      expect(table.state.fate[0]).toBe(9);
    },
    'L5R-STATUS-g: the honor for who is given is gained once, and pays, though it takes the last political skill':
      () => {
        const table = actions(
          {
            conflict: { attacker: 0, type: 'political', ring: 'air' },
            seats: [
              {
                honor: 9,
                hand: ['noble-sacrifice'],
                play: ['yogo-outcast (honored, in conflict) + fiery-madness'],
              },
              { play: ['bayushi-shoju (in conflict)', 'serene-warrior (dishonored)'] },
            ],
          },
          1,
        );
        table.seat(1).takes(use('bayushi-shoju'));
        expect(skills(table, 'yogo-outcast')).toEqual([2, 1]);
        table.seat(0).takes(use('noble-sacrifice'));

        expect(table.state.honor).toEqual([10, 9]);
        expect(inPlay(table, 0)).toEqual([]);
        expect(inPlay(table, 1)).toEqual(['bayushi-shoju (in conflict)']);
      },
  },
  refuses: {
    "L5R-COST-c: an opponent's honored character cannot be given": () => {
      const table = actions({
        windows: 'open',
        seats: [
          { hand: ['noble-sacrifice'], play: ['doji-whisperer'] },
          { play: ['serene-warrior (dishonored)', 'kakita-asami (honored)'] },
        ],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('noble-sacrifice'));
    },
    'needs a dishonored character': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['noble-sacrifice'], play: ['doji-whisperer (honored)'] }, { play: ['serene-warrior'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('noble-sacrifice'));
    },
  },
});
