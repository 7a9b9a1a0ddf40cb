import { expect, test } from 'vitest';
import { describeCard } from '../../testing/describe-card.ts';
import { at, ends } from '../../testing/solo-scenario.ts';
import { SOLO_CARDS } from '../all.ts';

test('SEN-SOLO-NM-a: all of them are marked as nightmares, and no other card of the selection decks', () => {
  const marked = SOLO_CARDS.filter(({ nightmare, owner }) => nightmare === true && owner === undefined);
  expect(marked).toEqual(SOLO_CARDS.filter(({ deck }) => deck === 8));
  expect(marked).toHaveLength(5);
});

describeCard('solo-n995', {
  does: {
    'it changes Behaviour and deals two wounds in front, at 7': ends(
      'solo-n995',
      { foe: { ...at('0,-1', 3), behaviour: 'left' } },
      { foe: '0,-1 facing 3', behaviour: 'centre', speeds: [7], wounds: 2, struck: ['0,0'], discard: ['solo-n995'] },
    ),
  },
  refuses: {
    'it turns only instead, at 7 as well': ends(
      'solo-n995',
      { foe: { ...at('0,-1', 2), behaviour: 'left' } },
      { foe: '0,-1 facing 3', behaviour: 'centre', speeds: [7, 7], wounds: 0 },
    ),
    'by one side': ends('solo-n995', { foe: { ...at('0,-1', 0), behaviour: 'left' } }, { foe: '0,-1 facing 1' }),
    'far away it walks two steps': ends(
      'solo-n995',
      { foe: { ...at('0,-4', 3), behaviour: 'left' } },
      { foe: '0,-2 facing 3', speeds: [7, 7], wounds: 0 },
    ),
    'shields at 7 stop it': ends('solo-n995', { foe: at('0,-1', 3), shields: 7 }, { stopped: 1, wounds: 0 }),
  },
});

describeCard('solo-n996', {
  does: {
    'it steps forward and turns at 8, and deals three wounds in front': ends(
      'solo-n996',
      { foe: at('0,-2', 2) },
      { foe: '0,-1 facing 3', speeds: [8], wounds: 3, behaviour: 'centre', struck: ['0,0'], discard: ['solo-n996'] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 8 as well': ends(
      'solo-n996',
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [8, 8], wounds: 0 },
    ),
    'it turns by one side only': ends(
      'solo-n996',
      { foe: at('0,-1', 1) },
      { foe: '0,-1 facing 2', speeds: [8, 8], wounds: 0 },
    ),
    'shields at 8 stop it': ends('solo-n996', { foe: at('0,-1', 3), shields: 8 }, { stopped: 1, wounds: 0 }),
  },
});

/** Somebody who has focus to lose. */
const focused = { focus: 3, kamae: 'aggression' } as const;

describeCard('solo-n997', {
  does: {
    'at 5 whoever is in front loses two focus and falls into Neutral': ends(
      'solo-n997',
      { foe: at('0,-1', 3), hero: focused },
      { foe: '0,-1 facing 3', speeds: [5], focus: 1, kamae: 'neutral', wounds: 0, struck: ['-1,0', '0,0', '1,-1'] },
    ),
    'or at its front right': ends(
      'solo-n997',
      { foe: at('0,-1', 2), hero: focused },
      { foe: '0,-1 facing 2', speeds: [5], focus: 1, kamae: 'neutral' },
    ),
    'or at its front left': ends(
      'solo-n997',
      { foe: at('0,-1', 4), hero: focused },
      { foe: '0,-1 facing 4', speeds: [5], focus: 1, kamae: 'neutral' },
    ),
    'SEN-ATK-f: no shield stops it': ends(
      'solo-n997',
      { foe: at('0,-1', 3), hero: focused, shields: 5 },
      { stopped: 0, focus: 1, kamae: 'neutral' },
    ),
  },
  refuses: {
    'SEN-SUCC-b: who has no focus cannot be affected, so that it only turns, at 5 as well': ends(
      'solo-n997',
      { foe: at('0,-1', 2), hero: { kamae: 'aggression' } },
      { foe: '0,-1 facing 3', speeds: [5, 5], kamae: 'aggression' },
    ),
    'it turns only instead, by one side': ends(
      'solo-n997',
      { foe: at('0,-1', 1), hero: focused },
      { foe: '0,-1 facing 2', speeds: [5, 5], focus: 3, kamae: 'aggression' },
    ),
    'far away it walks one step': ends(
      'solo-n997',
      { foe: at('0,-3', 3), hero: focused },
      { foe: '0,-2 facing 3', speeds: [5, 5], focus: 3, kamae: 'aggression' },
    ),
  },
});

describeCard('solo-n998', {
  does: {
    'it steps forward at 8, deals a wound and a bleeding one, and resets the deck': ends(
      'solo-n998',
      { foe: { ...at('0,-2', 3), discard: ['solo-023'] } },
      {
        foe: '0,-1 facing 3',
        behaviour: 'centre',
        speeds: [8],
        wounds: 1,
        bleeding: 1,
        struck: ['-1,0', '0,0', '1,-1'],
        deck: ['solo-004', 'solo-006', 'solo-023', 'solo-n998'],
        discard: [],
      },
    ),
    'or at its front right': ends(
      'solo-n998',
      { foe: at('0,-1', 2) },
      { foe: '0,-1 facing 2', speeds: [8], wounds: 1, bleeding: 1 },
    ),
    'or at its front left': ends(
      'solo-n998',
      { foe: at('0,-1', 4) },
      { foe: '0,-1 facing 4', speeds: [8], wounds: 1, bleeding: 1 },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 1': ends(
      'solo-n998',
      { foe: at('0,-3', 3) },
      { foe: '0,-2 facing 3', speeds: [8, 1], wounds: 0, bleeding: 0 },
    ),
    'it never turns, and steps forward only': ends(
      'solo-n998',
      { foe: at('0,-1', 1) },
      { foe: '0,-1 facing 1', speeds: [8, 1], wounds: 0, bleeding: 0 },
    ),
    'shields at 8 stop it, and the deck is not reset': ends(
      'solo-n998',
      { foe: at('0,-1', 3), shields: 8 },
      { stopped: 1, wounds: 0, bleeding: 0, discard: ['solo-n998'] },
    ),
  },
});

describeCard('solo-n999', {
  does: {
    'it changes Behaviour, steps forward and turns at 7, and deals two wounds': ends(
      'solo-n999',
      { foe: { ...at('0,-2', 2), behaviour: 'left' } },
      { foe: '0,-1 facing 3', behaviour: 'centre', speeds: [7], wounds: 2, bleeding: 0, struck: ['0,0'] },
    ),
    'the deck is reset': ends(
      'solo-n999',
      { foe: { ...at('0,-1', 3), discard: ['solo-023'] } },
      { deck: ['solo-004', 'solo-006', 'solo-023', 'solo-n999'], discard: [] },
    ),
  },
  refuses: {
    'two steps away it comes one nearer, at 1, and resets the deck all the same': ends(
      'solo-n999',
      { foe: { ...at('0,-3', 3), behaviour: 'left', discard: ['solo-023'] } },
      { foe: '0,-2 facing 3', behaviour: 'centre', speeds: [7, 1], wounds: 0, discard: [] },
    ),
    'it turns by one side only': ends(
      'solo-n999',
      { foe: { ...at('0,-1', 1), behaviour: 'left' } },
      { foe: '0,-1 facing 2', speeds: [7, 1], wounds: 0 },
    ),
    'it steps forward only, with the second part as well': ends(
      'solo-n999',
      { foe: { ...at('0,-3', 0), behaviour: 'left' } },
      { foe: '0,-3 facing 1', speeds: [7, 1], wounds: 0 },
    ),
    'shields at 7 stop it': ends('solo-n999', { foe: at('0,-1', 3), shields: 7 }, { stopped: 1, wounds: 0 }),
  },
});
