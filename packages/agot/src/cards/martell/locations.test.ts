import { expect } from 'vitest';
import { challengesPhase } from '../../rules/challenges-phase.ts';
import { plotValueOf, powerOf } from '../../rules/values.ts';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { discardOf, handOf } from '../../zones.ts';

const power = { attacker: 1, type: 'power' } as const;

describeCard('ghaston-grey', {
  does: {
    'kneels and is sacrificed to return an attacker': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['ghaston-grey'] },
          { play: ['asha-greyjoy (kneeling, attacking)', 'aeron-damphair (kneeling, attacking)', 'salty-navigator'] },
        ],
      });
      table.seat(0).takes(use('ghaston-grey')).mayNotTake(card('salty-navigator')).takes(card('aeron-damphair'));
      table.seat(1).passes();

      expect(namesIn(table, handOf(1))).toEqual(['aeron-damphair']);
      expect(namesIn(table, discardOf(0))).toEqual(['ghaston-grey']);
    },
    'AGOT-SAVE-b: a duplicate does not keep the attacker in play': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['ghaston-grey'] },
          { play: ['aeron-damphair (kneeling, attacking) + aeron-damphair (duplicate)'] },
        ],
      });
      table.seat(0).takes(use('ghaston-grey'));

      expect(namesIn(table, handOf(1))).toEqual(['aeron-damphair']);
      expect(namesIn(table, discardOf(1))).toEqual(['aeron-damphair']);
    },
  },
  refuses: {
    'AGOT-COST-e: not while kneeling': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['ghaston-grey (kneeling)'] }, { play: ['aeron-damphair (kneeling, attacking)'] }],
      });

      table.seat(0).isAsked('pause');
    },
    'not after a lost attack': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'power' },
        seats: [
          { play: ['ghaston-grey', 'desert-scavenger (kneeling, attacking)'] },
          { play: ['aeron-damphair (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

/** Seat 0 loses a power challenge as the defender. */
const lost = {
  challenge: power,
  seats: [{ play: ['sunspear'] }, { play: ['aeron-damphair (kneeling, attacking)'] }],
};

describeCard('sunspear', {
  does: {
    'kneels to raise the claim in challenges of the same type': () => {
      const table = resolving(lost);
      table.seat(0).takes(use('sunspear'));
      const { state } = table;

      expect(inPlay(table, 0)).toEqual(['sunspear (kneeling)']);
      expect(plotValueOf(state, 0, 'claim')).toBe(2);
      expect(state.lasting).toMatchObject([{ until: { period: 'phase' } }]);
    },
    'AGOT-CLAIM-a: the raised claim is applied': () => {
      const table = tableRunning(
        challengesPhase.from('initiate', { done: [1], choice: { is: 'challenge', type: 'power' } }),
        {
          windows: 'brief',
          first: 1,
          active: 1,
          seats: [
            { play: ['sunspear', 'doran-martell'] },
            { faction: 'house-greyjoy (power 5)', play: ['aeron-damphair', 'alannys-greyjoy'] },
          ],
        },
      );
      table.seat(1).picks(card('aeron-damphair'));
      table.seat(0).picks().takes(use('sunspear'));
      table.seat(1).isAsked('initiateChallenge').passes();
      table.seat(0).takes({ type: 'power' });
      table.seat(1).isAsked('declareDefenders').picks();
      table.seat(0).isAsked('insight').says(0);

      expect(powerOf(table.state, 1)).toBe(4);
      expect(powerOf(table.state, 0)).toBe(3);
    },
  },
  refuses: {
    'not in challenges of other types, nor between them': () => {
      const table = resolving(lost);
      table.seat(0).takes(use('sunspear'));
      const { state } = table;
      const { challenge } = state;

      expect(plotValueOf({ ...state, challenge: null }, 0, 'claim')).toBe(1);
      expect(plotValueOf({ ...state, challenge: challenge && { ...challenge, type: 'military' } }, 0, 'claim')).toBe(1);
      expect(plotValueOf(state, 1, 'claim')).toBe(1);
    },
    'not while kneeling': () => {
      const table = resolving({
        ...lost,
        seats: [{ play: ['sunspear (kneeling)'] }, { play: ['aeron-damphair (kneeling, attacking)'] }],
      });

      table.seat(0).isAsked('pause');
    },
    'not after a lost attack': () => {
      const table = happening(
        { challenge: { attacker: 0, type: 'power' }, seats: [{ play: ['sunspear'] }, {}] },
        () => [
          {
            is: 'challengeDecided',
            result: { winner: 1, loser: 0, totals: { attacking: 1, defending: 7 }, margin: 6, unopposed: 'no' },
          },
        ],
      );

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('blood-orange-grove', {
  does: {
    'kneels to make the next Martell card cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['sunspear'], play: ['blood-orange-grove'] }, {}],
      });
      table.seat(0).takes(use('blood-orange-grove')).takes(use('sunspear'));

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['blood-orange-grove (kneeling)', 'sunspear']);
    },
  },
  refuses: {
    'AGOT-DUP-b: a duplicate costs nothing and does not use it up': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['sunspear', 'edric-dayne'], play: ['blood-orange-grove', 'sunspear'] }, {}],
      });
      table.seat(0).takes(use('blood-orange-grove')).takes(use('sunspear', 'duplicate')).takes(use('edric-dayne'));

      expect(table.state.gold[0]).toBe(0);
    },
    'not cards of others': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['castle-black'], play: ['blood-orange-grove'] }, {}],
      });
      table.seat(0).takes(use('blood-orange-grove'));

      table.seat(0).isAsked('pause');
    },
  },
});
