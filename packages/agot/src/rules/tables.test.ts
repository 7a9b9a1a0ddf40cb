import { actionsOf } from '@kronika/lcg';
import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { layer } from './layer.ts';

test('a larger table is read anew after a smaller one: the third player can act too', () => {
  const phase = { phase: 'marshaling' } as const;
  const joust = given({ ...phase, seats: [{}, { play: ['the-kingsroad'] }] });
  expect(actionsOf(layer, joust, 1, 'marshaling')).toHaveLength(1);
  const melee = given({ ...phase, seats: [{}, {}, { play: ['the-kingsroad'] }] });

  expect(actionsOf(layer, melee, 2, 'marshaling')).toHaveLength(1);
  expect(actionsOf(layer, joust, 1, 'marshaling')).toHaveLength(1);
});
