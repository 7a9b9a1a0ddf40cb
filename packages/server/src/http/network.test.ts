import { expect, test } from 'vitest';
import { networksOf } from './network.ts';

test.each([
  ['192.0.2.7', { own: '192.0.2.7' }],
  ['::ffff:192.0.2.7', { own: '192.0.2.7' }],
  ['2001:db8:1:2:3:4:5:6', { own: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }],
  ['2001:0DB8:0001::6', { own: '2001:db8:1:0::/64', wide: '2001:db8:1::/48' }],
  ['2001:db8::6', { own: '2001:db8:0:0::/64', wide: '2001:db8:0::/48' }],
  ['::1', { own: '0:0:0:0::/64', wide: '0:0:0::/48' }],
])('%s belongs to %o', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
