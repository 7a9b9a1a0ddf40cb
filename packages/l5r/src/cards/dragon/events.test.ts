import { expect } from 'vitest';
import { actions, card, declaring, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { conflictDiscardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

describeCard('let-go', {
  does: {
    'discards any attachment': () => {
      const table = actions({
        seats: [{ hand: ['let-go'], play: ['niten-adept + ornate-fan'] }, { play: ['matsu-beiona + fine-katana'] }],
      });
      table.seat(0).takes(use('let-go')).mayTake(card('ornate-fan')).picks(card('fine-katana'));

      expect(inPlay(table, 1)).toEqual(['matsu-beiona']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['fine-katana']);
    },
    'L5R-KW-ANCESTRAL: sends an ancestral attachment to the discard pile, not back to the hand': () => {
      const table = actions({
        seats: [{ hand: ['let-go'] }, { play: ['matsu-beiona + ancestral-daisho'] }],
      });
      table.seat(0).takes(use('let-go'));

      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['ancestral-daisho']);
      expect(namesIn(table, handOf(1))).toEqual([]);
    },
    'L5R-CARD-e: discards a character that was played as an attachment': () => {
      const table = actions({
        seats: [{ hand: ['let-go'] }, { play: ['matsu-beiona + tattooed-wanderer'] }],
      });
      table.seat(0).takes(use('let-go'));

      expect(inPlay(table, 1)).toEqual(['matsu-beiona']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['tattooed-wanderer']);
    },
  },
  refuses: {
    'L5R-INIT-a: is not played where nothing is attached, and stays in hand': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['let-go'], play: ['tattooed-wanderer'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('let-go'));
      expect(namesIn(table, handOf(0))).toEqual(['let-go']);
    },
  },
});

/** Seat 1 declares a conflict against seat 0, who holds the Mantra. */
function declaredAgainst(ring: 'fire' | 'water', play: readonly string[], theirs: readonly string[] = []) {
  const table = declaring(
    {
      seats: [
        { hand: ['mantra-of-fire'], play: [...play], conflictDeck: ['banzai', 'rout'] },
        { play: ['akodo-gunso', 'matsu-beiona', ...theirs] },
      ],
    },
    1,
  );
  table
    .seat(1)
    .takes({ is: 'ring', choice: { ring, type: 'military' } })
    .takes(card('entrenched-position'));
  table.seat(1).picks(card('akodo-gunso'));
  return table;
}

describeCard('mantra-of-fire', {
  does: {
    'places 1 fate on a Monk and draws a card': () => {
      const table = declaredAgainst('fire', ['togashi-initiate (fate 1)', 'niten-adept'], ['ascetic-visionary']);
      table
        .seat(0)
        .takes(use('mantra-of-fire'))
        .mayTake(card('ascetic-visionary'))
        .mayNotTake(card('niten-adept'))
        .picks(card('togashi-initiate'));

      expect(inPlay(table, 0)).toEqual(['togashi-initiate (fate 2)', 'niten-adept']);
      expect(namesIn(table, handOf(0))).toEqual(['banzai']);
      expect(table.state.fate).toEqual([10, 10]);
    },
    'or on a character with a Monk attached': () => {
      const table = declaredAgainst('fire', ['niten-adept + togashi-kazue']);
      table.seat(0).takes(use('mantra-of-fire'));

      expect(inPlay(table, 0)).toEqual(['niten-adept (fate 1) + togashi-kazue']);
    },
  },
  refuses: {
    'does not answer to another element': () => {
      const table = declaredAgainst('water', ['togashi-initiate']);

      table.seat(0).mayNotTake(use('mantra-of-fire'));
      expect(inPlay(table, 0)).toEqual(['togashi-initiate']);
    },
    'needs a Monk': () => {
      declaredAgainst('fire', ['niten-adept']).seat(0).mayNotTake(use('mantra-of-fire'));
    },
    'does not answer to a conflict of its own player': () => {
      const table = declaring({ seats: [{ hand: ['mantra-of-fire'], play: ['togashi-initiate', 'niten-adept'] }, {}] });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'fire', type: 'military' } })
        .takes(card('ancestral-lands'));
      table.seat(0).picks(card('togashi-initiate')).mayNotTake(use('mantra-of-fire'));

      expect(namesIn(table, handOf(0))).toEqual(['mantra-of-fire']);
    },
  },
});

describeCard('tranquility', {
  does: {
    'keeps the characters in the opponent’s home from triggering abilities': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['tranquility'] }, { play: ['agasha-swordsmith'], conflictDeck: ['fine-katana', 'banzai'] }],
      });
      table.seat(0).passes();
      table.seat(1).mayTake(use('agasha-swordsmith')).passes();

      const quiet = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['tranquility'] }, { play: ['agasha-swordsmith'], conflictDeck: ['fine-katana', 'banzai'] }],
      });
      quiet.seat(0).takes(use('tranquility'));
      quiet.seat(1).isAsked('actionWindow').mayNotTake(use('agasha-swordsmith'));
    },
    'L5R-EVENT-d: does not concern characters that come later': () => {
      const table = actions({
        conflict: { ...military, ring: 'fire' },
        seats: [
          { hand: ['tranquility'] },
          {
            hand: ['charge'],
            play: ['togashi-yokuni', 'niten-adept (in conflict)'],
            rows: [['agasha-swordsmith']],
            conflictDeck: ['fine-katana', 'banzai'],
          },
        ],
      });
      table.seat(0).takes(use('tranquility'));
      table.seat(1).mayNotTake(use('togashi-yokuni')).takes(use('charge'));

      table.seat(1).mayTake(use('agasha-swordsmith')).mayNotTake(use('togashi-yokuni'));
    },
    'L5R-3.3-a: ends with the conflict': () => {
      const table = actions({
        conflict: military,
        seats: [{ hand: ['tranquility'] }, { play: ['agasha-swordsmith'] }],
      });
      table.seat(0).takes(use('tranquility'));

      const [effect] = table.state.lasting;
      expect(effect?.until).toEqual({ period: 'conflict', number: table.state.periods.conflict });
    },
  },
  refuses: {
    'leaves alone who takes part, and its own player’s characters': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [
          { hand: ['tranquility'], play: ['agasha-swordsmith'], conflictDeck: ['banzai'] },
          { play: ['agasha-swordsmith (in conflict)', 'niten-adept'], conflictDeck: ['banzai'] },
        ],
      });
      table.seat(0).takes(use('tranquility'));
      table.seat(1).mayTake(use('agasha-swordsmith')).passes();

      table.seat(0).mayTake(use('agasha-swordsmith'));
    },
    'L5R-LAST-d: is not played outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['tranquility'] }, { play: ['agasha-swordsmith'] }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('tranquility'));
    },
    'is not played against an empty home': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ hand: ['tranquility'] }, { play: ['niten-adept (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('tranquility'));
    },
  },
});

describeCard('indomitable-will', {
  does: {
    'L5R-3.2.8-c: lets a character that won alone go home ready': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { hand: ['indomitable-will'], fate: 1, play: ['niten-master (in conflict)', 'niten-adept'] },
          { play: ['akodo-gunso (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('indomitable-will'));
      table.seat(0).isAsked('ringEffect').declines();

      expect(inPlay(table, 0)).toEqual(['niten-master', 'niten-adept']);
      expect(inPlay(table, 1)).toEqual(['akodo-gunso (bowed, dishonored)']);
      expect(table.state.fate[0]).toBe(0);
    },
    'serves a defender, too': () => {
      const table = resolving({
        conflict: { ...military, attacker: 1 },
        seats: [
          { hand: ['indomitable-will'], play: ['niten-master (in conflict)'] },
          { play: ['doji-whisperer (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('indomitable-will'));

      expect(inPlay(table, 0)).toEqual(['niten-master']);
      expect(inPlay(table, 1)).toEqual(['doji-whisperer (bowed)']);
    },
  },
  refuses: {
    'is not for a victory of two': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { hand: ['indomitable-will'], play: ['niten-master (in conflict)', 'niten-adept (bowed, in conflict)'] },
          {},
        ],
      });

      table.seat(0).isAsked('ringEffect').declines();
      expect(inPlay(table, 0)).toEqual(['niten-master (bowed)', 'niten-adept (bowed)']);
      expect(namesIn(table, handOf(0))).toEqual(['indomitable-will']);
    },
    'is not for who lost': () => {
      const table = resolving({
        conflict: military,
        seats: [
          { hand: ['indomitable-will'], play: ['togashi-initiate (in conflict)'] },
          { play: ['matsu-beiona (in conflict)'] },
        ],
      });

      expect(inPlay(table, 0)).toEqual(['togashi-initiate (bowed)']);
      table.seat(0).isAsked('pause');
    },
  },
});

const fury = { hand: ['mirumoto-s-fury'], fate: 1 };
const against = { ...military, attacker: 1 } as const;

describeCard('mirumoto-s-fury', {
  does: {
    'bows an attacker with glory up to the number of unrevealed provinces': () => {
      const table = actions({
        conflict: against,
        seats: [
          {
            ...fury,
            provinces: [
              'the-art-of-peace',
              'entrenched-position',
              'night-raid',
              'rally-to-the-cause (faceup)',
              'shameful-display (broken)',
            ],
          },
          { play: ['togashi-yokuni (in conflict)', 'matsu-beiona (in conflict)', 'akodo-gunso'] },
        ],
      });
      // Two are unrevealed, for the first of the row is under attack.
      table.seat(0).takes(use('mirumoto-s-fury'));

      expect(inPlay(table, 1)).toEqual([
        'togashi-yokuni (in conflict)',
        'matsu-beiona (bowed, in conflict)',
        'akodo-gunso',
      ]);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-X-a: with no province unrevealed, only who has no glory': () => {
      const revealed = [
        'the-art-of-peace (faceup)',
        'entrenched-position (faceup)',
        'night-raid (faceup)',
        'rally-to-the-cause (broken)',
        'shameful-display (broken)',
      ];
      const table = actions({
        conflict: against,
        seats: [
          { ...fury, provinces: revealed },
          { play: ['seeker-of-enlightenment (in conflict)', 'niten-adept (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('mirumoto-s-fury'));

      expect(inPlay(table, 1)).toEqual(['seeker-of-enlightenment (bowed, in conflict)', 'niten-adept (in conflict)']);
    },
  },
  refuses: {
    'is not aimed at a defender': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [fury, { play: ['akodo-gunso (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('mirumoto-s-fury'));
    },
    'L5R-BOW-b: is not aimed at a bowed attacker': () => {
      const table = actions({
        conflict: against,
        windows: 'open',
        seats: [fury, { play: ['akodo-gunso (bowed, in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('mirumoto-s-fury'));
    },
    'L5R-COST-a: is not played without 1 fate': () => {
      const table = actions({
        conflict: against,
        windows: 'open',
        seats: [{ ...fury, fate: 0 }, { play: ['akodo-gunso (in conflict)'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('mirumoto-s-fury'));
    },
  },
});
