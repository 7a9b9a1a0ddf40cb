import { beginSituation, isRefusal } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { agot } from '../game.ts';
import type { AgotSituation } from '../situation/description.ts';
import { readSituation } from './draft.ts';
import { situationOf } from './situation-of.ts';

/** The situation that is found in the match which begins with one. */
function foundAgain(described: AgotSituation) {
  const begun = beginSituation(agot, described, 'seed');
  if (isRefusal(begun)) throw new Error('there is such a situation');
  return situationOf(begun.match);
}

test('a challenge is found again with everything that lies on its cards', () => {
  const described: AgotSituation = {
    seats: [
      {
        faction: 'house-stark (kneeling, power 4)',
        agenda: 'fealty',
        title: 'master-of-ships',
        hand: ['put-to-the-sword'],
        play: [
          'robb-stark (kneeling, power 2, attacking) + ice + robb-stark (duplicate)',
          'arya-stark + direwolf-pup (as attachment, facedown)',
          'the-kingsroad (kneeling)',
        ],
        dead: ['eddard-stark'],
      },
      {
        title: 'crown-regent',
        play: ['jon-snow + longclaw', 'bastard-in-hiding + milk-of-the-poppy (controlled by 0)'],
      },
      { title: 'hand-of-the-king', gold: 0, discard: ['little-bird'] },
    ],
    round: 3,
    active: 0,
    challenge: { attacker: 0, type: 'military', against: 1 },
    step: 'defenders',
    fought: [{ attacker: 2, type: 'power', against: 1, winner: 1, rivalry: 'gained' }],
  };

  expect(foundAgain(described)).toEqual(readSituation(described));
});

test('AGOT-WIN-c: whose action it is belongs to the situation', () => {
  const described: AgotSituation = {
    seats: [{ hand: ['bastard-in-hiding'] }, {}],
    phase: 'marshaling',
    windows: 'open',
  };

  expect(foundAgain(described)).toMatchObject({ phase: 'marshaling', step: 'window', active: 0, turn: 0 });
});
