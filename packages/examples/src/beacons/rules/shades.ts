import { emit, flow, goTo, keep } from '@kronika/kernel';
import type { BeaconsEvent } from '../events.ts';
import { type Hex, nearest, stepTowards } from '../hex.ts';
import { burning, isGuarded, keeperOf, seatsLeft, siteAt } from '../island.ts';
import type { Beacons } from '../state.ts';

interface Shades {
  readonly shade: number;
}

/** The shades act, one after the other (BEA-SHADE-a). Nobody decides anything for them. */
export const shades = flow<Beacons, Shades>()('beacons/shades', {
  move: (state, { shade }) => {
    const from = state.shades[shade];
    if (from === undefined) return goTo('done');
    const to = aim(state, from);
    return to !== from && emit<BeaconsEvent>({ is: 'shadeMoved', shade, to, rule: 'BEA-SHADE-b' });
  },
  putOut: (state, { shade }) => {
    const hex = state.shades[shade];
    if (hex === undefined || (siteAt(state, hex)?.lit ?? null) === null || isGuarded(state, hex)) return undefined;
    return emit<BeaconsEvent>({ is: 'putOut', shade, hex, rule: 'BEA-SHADE-c' });
  },
  takeEmber: (state, { shade }) => {
    const met = seatsLeft(state).find((seat) => keeperOf(state, seat).hex === state.shades[shade]);
    if (met === undefined || keeperOf(state, met).embers === 0) return undefined;
    return emit<BeaconsEvent>({ is: 'emberTaken', shade, seat: met, rule: 'BEA-SHADE-d' });
  },
  next: (_, { shade }) => [keep({ shade: shade + 1 }), goTo('move')],
  done: () => undefined,
});

/** Where a shade goes from a hex. */
function aim(state: Beacons, from: Hex): Hex {
  const lights = burning(state).map(({ hex }) => hex);
  const keepers = seatsLeft(state).flatMap((seat) => keeperOf(state, seat).hex ?? []);
  const goal = nearest(from, lights.length > 0 ? lights : keepers);
  return goal === undefined ? from : stepTowards(from, goal);
}
