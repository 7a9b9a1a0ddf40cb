import { sandboxContract } from '@kronika/testkit';
import { ELEMENTS } from '../cards/fact.ts';
import { l5r } from '../game.ts';
import { l5rSandbox } from './sandbox.ts';
import { ringThing } from './things.ts';

sandboxContract(l5r, l5rSandbox, {
  things: ELEMENTS.map(ringThing),
  setups: [{ seats: 2 }],
  whole: {
    flows: [
      'l5r/set-up',
      'l5r/lay-provinces',
      'l5r/mulligan',
      'l5r/rounds',
      'l5r/dynasty-phase',
      'l5r/play-from-provinces',
      'l5r/draw-phase',
      'l5r/conflict-phase',
      'l5r/conflict',
      'l5r/fate-phase',
      'l5r/regroup-phase',
      'lcg/action-window',
    ],
    asking: [
      'l5r/lay-provinces chooseStronghold',
      'l5r/lay-provinces orderOthers',
      'l5r/mulligan choose',
      'l5r/play-from-provinces offer',
      'l5r/conflict-phase offer',
      'l5r/conflict chooseDefenders',
      'lcg/action-window offer',
    ],
  },
});
