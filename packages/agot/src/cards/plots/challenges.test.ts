import { cardOf, present, type SeatId } from '@kronika/kernel';
import { expect } from 'vitest';
import { plotValueOf } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { card, defending, initiating, opportunity, resolving, revealed } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { happen } from '../../testing/happen.ts';
import { factionPower, inPlay } from '../../testing/shown.ts';
import { plotDeckOf, revealedPlotOf } from '../../zones.ts';

const power = { attacker: 0, type: 'power' } as const;
const military = { attacker: 0, type: 'military' } as const;

describeCard('a-clash-of-kings', {
  does: {
    'moves 1 power after a power challenge is won, beside what is claimed': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { plot: 'a-clash-of-kings', play: ['ranging-party (attacking)'] },
          { faction: 'house-lannister (power 3)', play: ['bastard-in-hiding (defending)'] },
        ],
      });
      table.seat(0).takes({ is: 'use', card: 'a-clash-of-kings' });

      expect(factionPower(table)).toEqual([2, 1]);
    },
    'AGOT-MOVE-a: also for who wins as the defender': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { faction: 'house-stark (power 2)', play: ['bastard-in-hiding (attacking)'] },
          { plot: 'a-clash-of-kings', play: ['ranging-party (defending)'] },
        ],
      });
      table.seat(1).takes({ is: 'use', card: 'a-clash-of-kings' });

      expect(factionPower(table)).toEqual([1, 1]);
      expect(table.happened.some(({ event }) => event.is === 'powerGained')).toBe(false);
    },
  },
  refuses: {
    'AGOT-CLAIM-POW-c: power on characters is safe, and an empty faction card gives nothing': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { plot: 'a-clash-of-kings', play: ['ranging-party (attacking)'] },
          { play: ['bastard-in-hiding (defending, power 2)'] },
        ],
      });

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['bastard-in-hiding (power 2, defending)']);
    },
    'does not answer to other challenges, or to those of others': () => {
      const seats = [
        { plot: 'a-clash-of-kings', play: ['ranging-party (attacking)', 'bastard-in-hiding'] },
        { faction: 'house-lannister (power 3)', plot: 'a-clash-of-kings' },
      ];
      resolving({ challenge: military, seats }).seat(0).isAsked('pause');
      resolving({ challenge: power, seats }).seat(1).isNotAsked();
    },
  },
});

describeCard('a-game-of-thrones', {
  does: {
    'keeps everybody to intrigue until they have won such a challenge': () => {
      const seats = [
        { plot: 'a-game-of-thrones', play: ['tywin-lannister'] },
        { play: ['euron-crows-eye', 'bastard-in-hiding'] },
      ];
      for (const active of [0, 1] as const)
        opportunity({ seats }, active)
          .seat(active)
          .mayTake({ is: 'challenge', type: 'intrigue' })
          .mayNotTake({ is: 'challenge', type: 'military' })
          .mayNotTake({ is: 'challenge', type: 'power' });
    },
    'an intrigue challenge that was won opens the others, also one that was won as the defender': () => {
      const table = opportunity({
        seats: [{ plot: 'a-game-of-thrones', play: ['tywin-lannister'] }, {}],
        fought: [{ attacker: 1, type: 'intrigue', against: 0, winner: 0 }],
      });

      table.seat(0).mayTake({ is: 'challenge', type: 'military' }).mayTake({ is: 'challenge', type: 'power' });
    },
  },
  refuses: {
    'an intrigue challenge that was lost, or another one that was won, opens nothing': () => {
      const seats = [{ plot: 'a-game-of-thrones', play: ['tywin-lannister'] }, {}];
      opportunity({ seats, fought: [{ attacker: 1, type: 'intrigue', against: 0, winner: 1 }] })
        .seat(0)
        .mayNotTake({ is: 'challenge', type: 'military' });
      opportunity({ seats, fought: [{ attacker: 1, type: 'power', against: 0, winner: 0 }] })
        .seat(0)
        .mayNotTake({ is: 'challenge', type: 'power' });
    },
  },
});

describeCard('a-storm-of-swords', {
  does: {
    'AGOT-4.2-b: allows a second military challenge': () => {
      const table = opportunity({
        seats: [{ plot: 'a-storm-of-swords', play: ['bastard-in-hiding'] }, {}],
        fought: [{ attacker: 0, type: 'military', against: 1 }],
      });

      table.seat(0).mayTake({ is: 'challenge', type: 'military' });
    },
  },
  refuses: {
    'no third one, none for the others, and none of another type': () => {
      const seats = [{ plot: 'a-storm-of-swords', play: ['bastard-in-hiding'] }, { play: ['bastard-in-hiding'] }];
      const twice = [
        { attacker: 0, type: 'military', against: 1 },
        { attacker: 0, type: 'military', against: 1 },
      ] as const;
      opportunity({ seats, fought: [...twice] })
        .seat(0)
        .mayNotTake({ is: 'challenge', type: 'military' });
      opportunity({ seats, fought: [{ attacker: 1, type: 'military', against: 0 }] }, 1)
        .seat(1)
        .mayNotTake({ is: 'challenge', type: 'military' });
      opportunity({ seats, fought: [{ attacker: 0, type: 'power', against: 1 }] })
        .seat(0)
        .mayNotTake({ is: 'challenge', type: 'power' });
    },
  },
});

describeCard('jousting-contest', {
  does: {
    'leaves one attacker and one defender to a challenge, whosever plot it is': () => {
      const table = initiating(
        {
          seats: [
            { play: ['bastard-in-hiding', 'ranging-party'] },
            { plot: 'jousting-contest', play: ['tumblestone-knight', 'braided-warrior'] },
          ],
        },
        'military',
      );
      const attackers = present(table.match.open[0]?.question, 'the question');
      expect(attackers).toMatchObject({ is: 'pick', min: 1, max: 1 });
      table.seat(0).picks(card('ranging-party'));
      expect(table.match.open[0]?.question).toMatchObject({ seat: 1, is: 'pick', min: 0, max: 1 });
      table.seat(1).picks(card('braided-warrior')).isAsked('chooseKilled');
    },
  },
  refuses: {
    'AGOT-PART-f: who takes part without having been declared is not counted': () => {
      const table = defending({
        challenge: military,
        seats: [
          { plot: 'jousting-contest', play: ['bastard-in-hiding (attacking)'] },
          { play: ['ranging-party (defending)', 'braided-warrior'] },
        ],
      });

      table.seat(1).picks(card('braided-warrior'));
      const decided = table.happened.find(({ event }) => event.is === 'challengeDecided')?.event;
      expect(decided).toMatchObject({ result: { totals: { attacking: 2, defending: 8 } } });
    },
  },
});

describeCard('sneak-attack', {
  does: {
    'AGOT-4.2-b: leaves its player one challenge in the phase': () => {
      const table = opportunity({
        seats: [{ plot: 'sneak-attack', play: ['bastard-in-hiding'] }, {}],
        fought: [{ attacker: 0, type: 'military', against: 1 }],
      });

      table.seat(0).mayNotTake({ is: 'challenge', type: 'power' });
    },
    'claims for two': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { plot: 'sneak-attack', play: ['ranging-party (attacking)'] },
          { faction: 'house-lannister (power 3)', play: ['bastard-in-hiding (defending)'] },
        ],
      });

      expect(factionPower(table)).toEqual([2, 1]);
    },
  },
  refuses: {
    'does not concern the first challenge, nor the others': () => {
      const seats = [{ plot: 'sneak-attack', play: ['bastard-in-hiding'] }, { play: ['bastard-in-hiding'] }];
      opportunity({ seats }).seat(0).mayTake({ is: 'challenge', type: 'power' });
      opportunity({ seats, fought: [{ attacker: 1, type: 'military', against: 0 }] }, 1)
        .seat(1)
        .mayTake({ is: 'challenge', type: 'power' });
    },
  },
});

/** A state in which the plot was revealed and this type of challenge was named. */
function calmed(seat: SeatId, type: 'military' | 'power', description: Parameters<typeof revealed>[0]): AgotState {
  const table = revealed(description, 'calm-over-westeros');
  table.seat(seat).takes({ is: 'challengeType', type });
  return table.state;
}

describeCard('calm-over-westeros', {
  does: {
    'lowers the claim of who attacks in a challenge of the named type': () => {
      const state = calmed(1, 'military', {
        phase: 'challenges',
        challenge: military,
        seats: [{ play: ['ranging-party (attacking)'] }, { plot: 'calm-over-westeros', play: ['bastard-in-hiding'] }],
      });

      expect(plotValueOf(state, 0, 'claim')).toBe(0);
      expect(plotValueOf(state, 1, 'claim')).toBe(1);
    },
    'AGOT-LAST-a: holds until its player reveals another plot': () => {
      const state = calmed(1, 'military', {
        phase: 'challenges',
        challenge: military,
        seats: [
          { plot: 'sneak-attack', play: ['ranging-party (attacking)'] },
          { plot: 'calm-over-westeros', plotDeck: ['calm-over-westeros'] },
        ],
      });
      expect(plotValueOf(state, 0, 'claim')).toBe(1);
      const next = state.table.cards.find(({ zone }) => zone === plotDeckOf(1));
      const later = happen(state, {
        is: 'plotsRevealed',
        plots: [present(next, 'the next plot').id],
        rule: 'AGOT-1.3-g',
      }).state;

      expect(cardOf(later.table, present(revealedPlotOf(later, 1), 'the plot')).id).toBe(next?.id);
      expect(plotValueOf(later, 0, 'claim')).toBe(2);
    },
  },
  refuses: {
    'another type, or another defender, is claimed from in full': () => {
      const seats = [
        { play: ['ranging-party (attacking)'] },
        { plot: 'calm-over-westeros' },
        { play: ['bastard-in-hiding'] },
      ];
      const other = calmed(1, 'power', { phase: 'challenges', challenge: { ...military, against: 1 }, seats });
      expect(plotValueOf(other, 0, 'claim')).toBe(1);
      const elsewhere = calmed(1, 'military', { phase: 'challenges', challenge: { ...military, against: 2 }, seats });
      expect(plotValueOf(elsewhere, 0, 'claim')).toBe(1);
    },
    'its own player claims in full': () => {
      const state = calmed(0, 'military', {
        phase: 'challenges',
        challenge: military,
        seats: [{ plot: 'calm-over-westeros', play: ['ranging-party (attacking)'] }, {}],
      });

      expect(plotValueOf(state, 0, 'claim')).toBe(1);
    },
  },
});

describeCard('the-winds-of-winter', {
  does: {
    'claims for two': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { plot: 'the-winds-of-winter', play: ['ranging-party (attacking)'] },
          { faction: 'house-lannister (power 3)', play: ['bastard-in-hiding (defending)'] },
        ],
      });

      expect(factionPower(table)).toEqual([2, 1]);
    },
  },
  refuses: {
    'AGOT-CLAIM-c: nobody pays more than there is': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { plot: 'the-winds-of-winter', play: ['ranging-party (attacking)'] },
          { faction: 'house-lannister (power 1)', play: ['bastard-in-hiding (defending)'] },
        ],
      });

      expect(factionPower(table)).toEqual([1, 0]);
    },
    'nothing comes of revealing it': () => {
      revealed({ seats: [{ plot: 'the-winds-of-winter' }, {}] }, 'the-winds-of-winter')
        .seat(0)
        .isAsked('pause');
    },
  },
});
