import { hexThing, isBeaconsOption, siteThing } from '@kronika/examples';
import { keyOf, type Option } from '@kronika/kernel';
import type { Spot } from '../../../table/choosing/controls.ts';

/** Where the board offers an option: steps on the hexes, lighting and buying on the beacons, the rest as words. */
export function spotOf(option: Option): Spot {
  if (!isBeaconsOption(option)) return { is: 'button' };
  if (option.is === 'hex') return { is: 'place', place: keyOf(hexThing(option.id)) };
  if (option.is === 'light' || option.is === 'buy') return { is: 'place', place: keyOf(siteThing(option.site)) };
  return { is: 'button' };
}
