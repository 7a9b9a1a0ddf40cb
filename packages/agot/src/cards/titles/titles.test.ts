import { cardsIn } from '@kronika/kernel';
import { expect } from 'vitest';
import { dominancePhase } from '../../rules/dominance-phase.ts';
import { drawPhase } from '../../rules/draw-phase.ts';
import { plotValueOf, totalOf } from '../../rules/values.ts';
import { card, type Described, initiating, opportunity, resolving } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given } from '../../testing/given.ts';
import { factionPower, inPlay, namesIn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { deadOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', against: 1 } as const;
const intrigue = { attacker: 0, type: 'intrigue', against: 1 } as const;
const power = { attacker: 0, type: 'power', against: 1 } as const;

const seat = (at: 0 | 1 | 2) => ({ is: 'seat', seat: at }) as const;

/** What the two sides of the challenge bring. */
function totals(description: Described): readonly [number, number] {
  const state = given(description);
  return [totalOf(state, 'attacking'), totalOf(state, 'defending')];
}

describeCard('crown-regent', {
  does: {
    'AGOT-REDIR-a, AGOT-REDIR-d: turns a challenge to somebody else, once in a round': () => {
      const table = opportunity({
        seats: [{ play: ['bastard-in-hiding', 'tumblestone-knight'] }, {}, { title: 'crown-regent' }],
      });
      table.seat(0).takes({ is: 'challenge', type: 'military' }).takes(seat(1)).picks(card('bastard-in-hiding'));
      table.seat(2).isAsked('redirect').accepts();
      table.seat(0).takes({ is: 'challenge', type: 'power' }).takes(seat(1));

      expect(table.state.fought).toMatchObject([
        { type: 'military', against: 1, defender: 2, loser: 2 },
        { type: 'power', against: 1, defender: 1, loser: 1 },
      ]);
    },
    'AGOT-TITLE-BONUS-b: counts 2 for dominance': () => {
      const table = tableRunning(dominancePhase({}), {
        windows: 'brief',
        phase: 'dominance',
        seats: [{ title: 'crown-regent' }, { play: ['garden-caretaker'] }, {}],
      });

      expect(factionPower(table)).toEqual([1, 0, 0]);
    },
  },
  refuses: {
    'AGOT-REDIR-g: not where there is nobody else': () => {
      const table = initiating(
        { seats: [{ title: 'crown-regent', play: ['bastard-in-hiding'] }, {}, {}], eliminated: [2] },
        'military',
      );

      table.seat(0).isAsked('pause');
    },
    'AGOT-TITLE-BONUS-b: the bonus is not there in challenges': () => {
      const seats = [{ title: 'crown-regent', play: ['bastard-in-hiding (attacking)'] }, {}, {}];

      expect(totals({ challenge: power, seats })).toEqual([2, 0]);
    },
  },
});

describeCard('hand-of-the-king', {
  does: {
    'AGOT-TITLE-HAND-a: a second power challenge, against another opponent': () => {
      const table = opportunity({
        seats: [{ title: 'hand-of-the-king', play: ['bastard-in-hiding'] }, {}, {}],
        fought: [{ attacker: 0, type: 'power', against: 1 }],
      });
      table.seat(0).takes({ is: 'challenge', type: 'power' });

      expect(table.state.fought).toMatchObject([{ against: 1 }, { type: 'power', against: 2 }]);
    },
    'AGOT-TITLE-BONUS-a: 1 STR in power challenges, attacking or defending': () => {
      const attacking = [{ title: 'hand-of-the-king', play: ['bastard-in-hiding (attacking)'] }, {}, {}];
      expect(totals({ challenge: power, seats: attacking })).toEqual([3, 0]);
      const defending = [
        { play: ['bastard-in-hiding (attacking)'] },
        { title: 'hand-of-the-king', play: ['garden-caretaker (defending)'] },
        {},
      ];
      expect(totals({ challenge: power, seats: defending })).toEqual([2, 2]);
    },
    'AGOT-RIVAL-a: 1 power for a win over a rival': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { title: 'hand-of-the-king', play: ['ranging-party (attacking)'] },
          { title: 'master-of-coin', play: ['garden-caretaker (defending)'] },
          {},
        ],
      });

      expect(factionPower(table)).toEqual([1, 0, 0]);
    },
  },
  refuses: {
    'no third power challenge, and none twice against the same': () => {
      const seats = [{ title: 'hand-of-the-king', play: ['bastard-in-hiding'] }, {}, {}];
      opportunity({
        seats,
        fought: [
          { attacker: 0, type: 'power', against: 1 },
          { attacker: 0, type: 'power', against: 2 },
        ],
      })
        .seat(0)
        .mayNotTake({ is: 'challenge', type: 'power' });
      opportunity({ seats, fought: [{ attacker: 0, type: 'power', against: 1 }], eliminated: [2] })
        .seat(0)
        .mayNotTake({ is: 'challenge', type: 'power' });
    },
    'AGOT-SUPPORT-a: no challenge against who is supported': () => {
      const table = opportunity({
        seats: [{ title: 'hand-of-the-king', play: ['bastard-in-hiding'] }, { title: 'master-of-laws' }, {}],
      });
      table.seat(0).takes({ is: 'challenge', type: 'military' });

      expect(table.state.fought).toMatchObject([{ against: 2 }]);
    },
    'AGOT-TITLE-BONUS-c: no bonus without a participant, or in other challenges': () => {
      const seats = [{ play: ['bastard-in-hiding (attacking)'] }, { title: 'hand-of-the-king' }, {}];
      expect(totals({ challenge: power, seats })).toEqual([2, 0]);
      const other = [{ title: 'hand-of-the-king', play: ['bastard-in-hiding (attacking)'] }, {}, {}];
      expect(totals({ challenge: military, seats: other })).toEqual([2, 0]);
    },
  },
});

describeCard('master-of-coin', {
  does: {
    'AGOT-TITLE-COIN-a: adds 2 to the income': () => {
      const state = given({ seats: [{ title: 'master-of-coin' }, {}, {}] });

      expect(plotValueOf(state, 0, 'income')).toBe(plotValueOf(state, 1, 'income') + 2);
    },
    'AGOT-RIVAL-a: wins over a rival as the defender, too': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { title: 'hand-of-the-king', play: ['garden-caretaker (attacking)'] },
          { title: 'master-of-coin', play: ['ranging-party (defending)'] },
          {},
        ],
      });

      expect(factionPower(table)).toEqual([0, 1, 0]);
    },
  },
  refuses: {
    'AGOT-SUPPORT-a: no challenge against the Master of Ships, who may well attack': () => {
      const seats = [
        { title: 'master-of-coin', play: ['bastard-in-hiding'] },
        { title: 'master-of-ships', play: ['bastard-in-hiding'] },
        {},
      ];
      const supporting = opportunity({ seats });
      supporting.seat(0).takes({ is: 'challenge', type: 'power' });
      expect(supporting.state.fought).toMatchObject([{ against: 2 }]);
      const supported = opportunity({ seats }, 1);
      supported.seat(1).takes({ is: 'challenge', type: 'power' }).mayTake(seat(0));
    },
    'AGOT-4.2.3-c: one rivalry bonus over each rival in a round': () => {
      const table = resolving({
        challenge: power,
        fought: [{ attacker: 0, type: 'intrigue', against: 1, winner: 0, rivalry: 'gained' }],
        seats: [
          { title: 'master-of-coin', play: ['ranging-party (attacking)'] },
          { title: 'hand-of-the-king', play: ['garden-caretaker (defending)'] },
          {},
        ],
      });

      expect(factionPower(table)).toEqual([0, 0, 0]);
    },
  },
});

describeCard('master-of-laws', {
  does: {
    'AGOT-TITLE-LAWS-a: draws 3 cards in the draw phase': () => {
      const table = tableRunning(drawPhase({}), {
        windows: 'brief',
        phase: 'draw',
        seats: [{ title: 'master-of-laws' }, {}, {}],
      });

      expect(([0, 1, 2] as const).map((one) => cardsIn(table.state.table, handOf(one)).length)).toEqual([3, 2, 2]);
    },
    'AGOT-TITLE-LAWS-a: adds 1 to the reserve': () => {
      const state = given({ seats: [{ title: 'master-of-laws' }, {}, {}] });

      expect(plotValueOf(state, 0, 'reserve')).toBe(plotValueOf(state, 1, 'reserve') + 1);
    },
  },
  refuses: {
    'what others draw, and what is drawn elsewhere, is not more': () => {
      const table = tableRunning(drawPhase({}), {
        windows: 'brief',
        phase: 'draw',
        seats: [{ title: 'master-of-coin' }, {}, {}],
      });

      expect(([0, 1, 2] as const).map((one) => cardsIn(table.state.table, handOf(one)).length)).toEqual([2, 2, 2]);
    },
  },
});

describeCard('master-of-ships', {
  does: {
    'AGOT-TITLE-SHIPS-a: claims 1 more by force from a rival': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { title: 'master-of-ships', play: ['ranging-party (attacking)'] },
          { title: 'hand-of-the-king', play: ['burned-men', 'gold-cloaks', 'black-winds-crew'] },
          {},
        ],
      });
      table.seat(1).isAsked('chooseKilled').picks(card('burned-men'), card('black-winds-crew'));

      expect(inPlay(table, 1)).toEqual(['gold-cloaks']);
      expect([...namesIn(table, deadOf(1))].sort()).toEqual(['black-winds-crew', 'burned-men']);
    },
    'AGOT-TITLE-BONUS-a: 1 STR in military challenges': () => {
      const seats = [{ title: 'master-of-ships', play: ['bastard-in-hiding (attacking)'] }, {}, {}];

      expect(totals({ challenge: military, seats })).toEqual([3, 0]);
    },
    'AGOT-TITLE-SHIPS-a: after a redirect, who defends is the rival or not': () => {
      const table = initiating(
        {
          seats: [
            { title: 'master-of-ships', play: ['ranging-party'] },
            { title: 'crown-regent' },
            { title: 'master-of-laws', play: ['burned-men', 'gold-cloaks', 'salty-navigator'] },
          ],
        },
        'military',
      );
      table.seat(0).takes(seat(1));
      table.seat(1).accepts();
      table.seat(2).isAsked('declareDefenders').picks();

      expect(plotValueOf(table.state, 0, 'claim')).toBe(2);
      table.seat(2).isAsked('chooseKilled');
    },
  },
  refuses: {
    'not from others, not in other challenges, not while defending': () => {
      const rival = { title: 'hand-of-the-king' };
      const ships = { title: 'master-of-ships', play: ['ranging-party (attacking)'] };
      const claim = (description: Described) => plotValueOf(given(description), 0, 'claim');
      expect(claim({ challenge: military, seats: [ships, rival, {}] })).toBe(2);
      expect(claim({ challenge: { ...military, against: 2 }, seats: [ships, rival, {}] })).toBe(1);
      expect(claim({ challenge: power, seats: [ships, rival, {}] })).toBe(1);
      expect(claim({ challenge: { ...military, attacker: 1, against: 0 }, seats: [ships, rival, {}] })).toBe(1);
    },
    'AGOT-SUPPORT-a: no challenge against the Master of Whispers': () => {
      const table = opportunity({
        seats: [{ title: 'master-of-ships', play: ['bastard-in-hiding'] }, { title: 'master-of-whispers' }, {}],
      });
      table.seat(0).takes({ is: 'challenge', type: 'military' });

      expect(table.state.fought).toMatchObject([{ against: 2 }]);
    },
  },
});

/** The Master of Whispers has won an intrigue challenge against the first of two opponents. */
function whispers() {
  return resolving({
    challenge: intrigue,
    seats: [
      { title: 'master-of-whispers', play: ['lannisport-moneylender (attacking)'] },
      { hand: ['burned-men', 'the-roseroad'] },
      { hand: ['varys', 'little-bird'] },
    ],
  });
}

describeCard('master-of-whispers', {
  does: {
    'AGOT-TITLE-WHISP-a: claims from as many opponents as its holder likes': () => {
      const table = whispers();
      table.seat(0).isAsked('chooseClaimed').picks(seat(1), seat(2));

      expect(([1, 2] as const).map((one) => namesIn(table, handOf(one)).length)).toEqual([1, 1]);
    },
    'AGOT-TITLE-WHISP-a: the loser may be left out': () => {
      const table = whispers();
      table.seat(0).picks(seat(2));

      expect(([1, 2] as const).map((one) => namesIn(table, handOf(one)).length)).toEqual([2, 1]);
    },
    'AGOT-TITLE-BONUS-a: 1 STR in intrigue challenges': () => {
      const seats = [{ title: 'master-of-whispers', play: ['lannisport-moneylender (attacking)'] }, {}, {}];

      expect(totals({ challenge: intrigue, seats })).toEqual([3, 0]);
    },
  },
  refuses: {
    'nobody is chosen where nobody holds a card': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [{ title: 'master-of-whispers', play: ['lannisport-moneylender (attacking)'] }, {}, {}],
      });

      table.seat(0).isAsked('pause');
    },
    'other claims are paid by the loser alone': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { title: 'master-of-whispers', play: ['ranging-party (attacking)'] },
          { faction: 'house-lannister (power 2)', play: ['garden-caretaker (defending)'] },
          { faction: 'house-baratheon (power 2)' },
        ],
      });

      table.seat(0).isAsked('pause');
      expect(factionPower(table)).toEqual([1, 1, 2]);
    },
    'AGOT-SUPPORT-a: no challenge against the Hand of the King': () => {
      const table = opportunity({
        seats: [{ title: 'master-of-whispers', play: ['bastard-in-hiding'] }, { title: 'hand-of-the-king' }, {}],
      });
      table.seat(0).takes({ is: 'challenge', type: 'military' });

      expect(table.state.fought).toMatchObject([{ against: 2 }]);
    },
  },
});
