import { expect } from 'vitest';
import { actions, card, declaring, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDeckOf, conflictDiscardOf, dynastyDiscardOf, handOf, rowAt } from '../../zones.ts';
import type { ConflictType, Element } from '../fact.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;
const political = { attacker: 0, type: 'political', ring: 'air' } as const;

/** A stronghold that has nothing to do in these conflicts. */
const quiet = { stronghold: 'golden-plains-outpost' } as const;

function ring(element: Element, type: ConflictType) {
  return { is: 'ring', choice: { ring: element, type } };
}

/** The scenarios of the two that do not attack whoever has the Imperial Favor; the other one is beside them. */
function sparing(name: string, type: ConflictType, other: ConflictType, companion: string) {
  return {
    does: {
      'L5R-CONST-b: attacks whoever does not have the Favor, with a skill of 2': () => {
        const table = declaring({
          favor: { holder: 0, side: other },
          seats: [{ ...quiet, play: [name, companion] }, {}],
        });
        table.seat(0).takes(ring('air', type)).takes(card('ancestral-lands')).picks(card(name));

        expect(table.state.conflict?.result).toMatchObject({ winner: 0, totals: [2, 0] });
        table.seat(0).isAsked('ringEffect');
      },
      'L5R-CONF-j: goes home bowed when the defender gets the Favor in the middle of the conflict': () => {
        const table = happening(
          { conflict: { ...military, type }, seats: [{ play: [`${name} (in conflict)`] }, {}] },
          () => [{ is: 'favorClaimed', seat: 1, side: type }],
        );

        expect(inPlay(table, 0)).toEqual([`${name} (bowed)`]);
      },
      'defends against whoever has the Favor': () => {
        const table = declaring({
          favor: { holder: 0, side: other },
          seats: [{ ...quiet, play: [companion] }, { play: [name] }],
        });
        table.seat(0).takes(ring('void', type)).takes(card('ancestral-lands'));
        table.seat(1).picks(card(name));

        expect(table.state.conflicts[1]?.lost).toBe(1);
        expect(inPlay(table, 1)).toEqual([`${name} (bowed)`]);
      },
    },
    refuses: {
      'is not declared as an attacker against whoever has the Favor': () => {
        const table = declaring({
          favor: { holder: 1, side: other },
          seats: [{ play: [name, companion, 'serene-warrior'] }, {}],
        });
        table.seat(0).takes(ring('air', type)).takes(card('ancestral-lands'));

        table.seat(0).mayTake(card(companion)).mayNotTake(card(name));
      },
      'L5R-CANNOT-a: is not moved into the attack either': () => {
        const table = actions({
          favor: { holder: 1, side: other },
          conflict: { ...military, type },
          windows: 'open',
          seats: [{ rows: [['favorable-ground']], play: [name] }, {}],
        });

        table.seat(0).isAsked('actionWindow').mayNotTake(use('favorable-ground'));
      },
      'L5R-DASH-a: takes no part in conflicts of the other type': () => {
        const table = declaring({ seats: [{ play: [name] }, {}] });

        table.seat(0).mayTake(ring('air', type)).mayNotTake(ring('air', other));
      },
    },
  };
}

describeCard('otomo-courtier', sparing('otomo-courtier', 'political', 'military', 'doji-whisperer'));
describeCard('seppun-guardsman', sparing('seppun-guardsman', 'military', 'political', 'matsu-berserker'));

describeCard('keeper-initiate', {
  does: {
    'L5R-PLAY-d, L5R-THEN-b: comes home from the discard pile with 1 fate after a ring of the role is claimed': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { role: 'keeper-of-air', dynastyDiscard: ['keeper-initiate'], play: ['doji-whisperer (in conflict)'] },
          {},
        ],
      });
      table.seat(0).declines().takes(use('keeper-initiate'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed)', 'keeper-initiate (fate 1)']);
      expect(table.state.fate).toEqual([10, 10]);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual([]);
      expect(table.happened.map(({ event }) => event.is)).not.toContain('cardPlayed');
    },
    'comes from a province, which is refilled, for a defender too': () => {
      const table = resolving({
        conflict: { ...political, attacker: 1 },
        seats: [
          {
            role: 'seeker-of-air',
            rows: [['keeper-initiate']],
            dynastyDeck: ['serene-warrior'],
            play: ['doji-whisperer (in conflict)'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('keeper-initiate'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed)', 'keeper-initiate (fate 1)']);
      expect(namesIn(table, rowAt(0, 1))).toEqual(['serene-warrior']);
    },
    'comes for a ring that has gained the element': () => {
      const table = resolving({
        conflict: { ...political, ring: 'void' },
        seats: [
          { role: 'keeper-of-air', dynastyDiscard: ['keeper-initiate'], play: ['seeker-of-knowledge (in conflict)'] },
          {},
        ],
      });
      table.seat(0).declines().takes(use('keeper-initiate'));

      expect(inPlay(table, 0)).toEqual(['seeker-of-knowledge (bowed)', 'keeper-initiate (fate 1)']);
    },
  },
  refuses: {
    'stays where it is after a ring of another element, or without a role': () => {
      for (const role of [{ role: 'keeper-of-fire' }, {}]) {
        const table = resolving({
          conflict: political,
          seats: [{ ...role, dynastyDiscard: ['keeper-initiate'], play: ['doji-whisperer (in conflict)'] }, {}],
        });
        table.seat(0).declines();

        table.seat(0).isAsked('pause');
        expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['keeper-initiate']);
      }
    },
    'nor when the opponent claims the ring': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { play: ['doji-whisperer (in conflict)'] },
          { role: 'keeper-of-air', dynastyDiscard: ['keeper-initiate'] },
        ],
      });
      table.seat(0).declines();

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual([]);
    },
    'does not come facedown out of a province, nor from the deck': () => {
      const table = resolving({
        conflict: political,
        seats: [
          {
            role: 'keeper-of-air',
            rows: [['keeper-initiate (facedown)']],
            dynastyDeck: ['keeper-initiate'],
            play: ['doji-whisperer (in conflict)'],
          },
          {},
        ],
      });
      table.seat(0).declines();

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual(['doji-whisperer (bowed)']);
    },
  },
});

describeCard('miya-mystic', {
  does: {
    'L5R-SAC-a: is sacrificed to discard an attachment of any player': () => {
      const table = actions({
        seats: [
          { play: ['miya-mystic', 'doji-whisperer + ornate-fan'] },
          { play: ['serene-warrior (fate 1) + fine-katana'] },
        ],
      });
      table.seat(0).takes(use('miya-mystic')).mayTake(card('ornate-fan')).picks(card('fine-katana'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer + ornate-fan']);
      expect(inPlay(table, 1)).toEqual(['serene-warrior (fate 1)']);
      expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['miya-mystic']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['fine-katana']);
    },
    'L5R-INIT-d: nothing comes of it if the only attachment was on itself': () => {
      const table = actions({ seats: [{ play: ['miya-mystic + fine-katana'] }, {}] });
      table.seat(0).takes(use('miya-mystic'));

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, conflictDiscardOf(0))).toEqual(['fine-katana']);
    },
  },
  refuses: {
    'waits for the conflict phase': () => {
      const table = actions({
        phase: 'draw',
        windows: 'open',
        seats: [{ play: ['miya-mystic'] }, { play: ['serene-warrior + fine-katana'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('miya-mystic'));
    },
    'L5R-TARGET-b: needs an attachment': () => {
      const table = actions({
        windows: 'open',
        seats: [{ play: ['miya-mystic'] }, { play: ['serene-warrior'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('miya-mystic'));
    },
  },
});

describeCard('seeker-initiate', {
  does: {
    'L5R-SEARCH-a: searches the top five cards, and no more, for any card': () => {
      const table = resolving({
        conflict: political,
        seats: [
          {
            role: 'seeker-of-air',
            play: ['doji-whisperer (in conflict)', 'seeker-initiate'],
            conflictDeck: ['rout', 'outwit', 'charge', 'for-shame', 'good-omen', 'banzai'],
          },
          {},
        ],
      });
      table.seat(0).declines().takes(use('seeker-initiate')).mayNotTake(card('banzai')).takes(card('charge'));

      expect(namesIn(table, handOf(0))).toEqual(['charge']);
      expect([...namesIn(table, conflictDeckOf(0))].sort()).toEqual([
        'banzai',
        'for-shame',
        'good-omen',
        'outwit',
        'rout',
      ]);
      const kinds = table.happened.map(({ event }) => event.is);
      expect(kinds).toContain('deckShuffled');
      expect(kinds).not.toContain('cardsShown');
    },
    'L5R-SEARCH-b: may find nothing, and shuffles': () => {
      const table = resolving({
        conflict: political,
        seats: [
          {
            role: 'seeker-of-air',
            play: ['doji-whisperer (in conflict)', 'seeker-initiate'],
            conflictDeck: ['rout', 'outwit'],
          },
          {},
        ],
      });
      table.seat(0).declines().takes(use('seeker-initiate')).declines();

      expect(namesIn(table, handOf(0))).toEqual([]);
      expect(table.happened.map(({ event }) => event.is)).toContain('deckShuffled');
    },
    'L5R-EMPTY-d: a short deck is searched as it is, for no honor': () => {
      const table = resolving({
        conflict: political,
        seats: [
          {
            role: 'seeker-of-air',
            play: ['doji-whisperer (in conflict)', 'seeker-initiate'],
            conflictDeck: ['rout'],
            conflictDiscard: ['banzai'],
          },
          {},
        ],
      });
      table.seat(0).declines().takes(use('seeker-initiate')).mayNotTake(card('banzai')).takes(card('rout'));

      expect(namesIn(table, handOf(0))).toEqual(['rout']);
      expect(table.state.honor[0]).toBe(10);
    },
  },
  refuses: {
    'does nothing for a ring of another element': () => {
      const table = resolving({
        conflict: political,
        seats: [
          {
            role: 'seeker-of-water',
            play: ['doji-whisperer (in conflict)', 'seeker-initiate'],
            conflictDeck: ['rout'],
          },
          {},
        ],
      });
      table.seat(0).declines();

      table.seat(0).isAsked('pause');
      expect(namesIn(table, conflictDeckOf(0))).toEqual(['rout']);
    },
    'L5R-ABIL-h: does not search an empty deck': () => {
      const table = resolving({
        conflict: political,
        seats: [{ role: 'seeker-of-air', play: ['doji-whisperer (in conflict)', 'seeker-initiate'] }, {}],
      });
      table.seat(0).declines();

      table.seat(0).isAsked('pause');
    },
    'L5R-ABIL-c: does nothing from the discard pile': () => {
      const table = resolving({
        conflict: political,
        seats: [
          {
            role: 'seeker-of-air',
            play: ['doji-whisperer (in conflict)'],
            dynastyDiscard: ['seeker-initiate'],
            conflictDeck: ['rout'],
          },
          {},
        ],
      });
      table.seat(0).declines();

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('wandering-ronin', {
  does: {
    'L5R-LIMIT-a: gets +2/+2 for 1 fate, and once more in the same conflict': () => {
      const table = actions({
        conflict: military,
        seats: [{ play: ['wandering-ronin (fate 2, in conflict)'] }, {}],
      });
      table.seat(0).takes(use('wandering-ronin'));
      expect(skills(table, 'wandering-ronin')).toEqual([4, 4]);
      table.seat(0).takes(use('wandering-ronin'));

      expect(skills(table, 'wandering-ronin')).toEqual([6, 6]);
      expect(inPlay(table, 0)).toEqual(['wandering-ronin (in conflict)']);
    },
    'may do so at home': () => {
      const table = actions({ conflict: political, seats: [{ play: ['wandering-ronin (fate 1)'] }, {}] });
      table.seat(0).takes(use('wandering-ronin'));

      expect(skills(table, 'wandering-ronin')).toEqual([4, 4]);
    },
    'L5R-LAST-c: until the end of the conflict': () => {
      const table = declaring({ seats: [{ play: ['wandering-ronin (fate 1)'] }, {}] });
      table.seat(0).takes(ring('air', 'military')).takes(card('ancestral-lands'));
      table.seat(0).takes(use('wandering-ronin'));
      expect(table.state.conflict?.result?.totals).toEqual([4, 0]);
      table.seat(0).declines();

      expect(skills(table, 'wandering-ronin')).toEqual([2, 2]);
    },
  },
  refuses: {
    'not a third time': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['wandering-ronin (fate 3, in conflict)'] }, {}],
      });
      for (let times = 0; times < 2; times += 1) {
        table.seat(0).takes(use('wandering-ronin'));
        table.seat(1).passes();
      }

      table.seat(0).isAsked('actionWindow').mayNotTake(use('wandering-ronin'));
      expect(inPlay(table, 0)).toEqual(['wandering-ronin (fate 1, in conflict)']);
    },
    'L5R-ABIL-i: not without fate on it, whatever is in the pool': () => {
      const table = actions({
        conflict: military,
        windows: 'open',
        seats: [{ play: ['wandering-ronin (in conflict)', 'serene-warrior (fate 2)'] }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('wandering-ronin'));
    },
    'L5R-LAST-d: not outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['wandering-ronin (fate 2)'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('wandering-ronin'));
    },
  },
});
