import { beginSituation, isRefusal } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { l5r } from '../game.ts';
import type { L5rSituation } from '../situation/description.ts';
import { readSituation } from './draft.ts';
import { situationOf } from './situation-of.ts';

test('a conflict is found again with everything that lies on its cards, in provinces and on rings', () => {
  const described: L5rSituation = {
    seats: [
      {
        fate: 3,
        dial: 4,
        hand: ['banzai'],
        play: ['doji-whisperer (honored, fate 2, in conflict) + fine-katana', 'savvy-politician (bowed)'],
        rings: ['air'],
        opportunities: 1,
        declared: ['military'],
      },
      {
        stronghold: 'yojin-no-shiro (bowed)',
        play: ['matsu-berserker + cloud-the-mind (controlled by opponent)'],
        provinces: [
          'the-art-of-war',
          'ancestral-lands (faceup)',
          'manicured-garden (broken)',
          'meditations-on-the-tao',
          'pilgrimage',
        ],
        rows: [['imperial-storehouse'], ['matsu-berserker (facedown)'], [], []],
      },
    ],
    round: 2,
    ringFate: { air: 0, earth: 1, fire: 0, void: 0, water: 2 },
    favor: { holder: 1, side: 'political' },
    conflict: { attacker: 0, type: 'military', ring: 'fire', province: 1 },
    step: 'defenders',
  };
  const begun = beginSituation(l5r, described, 'seed');
  if (isRefusal(begun)) throw new Error('there is such a situation');

  expect(situationOf(begun.match)).toEqual(readSituation(described));
});
