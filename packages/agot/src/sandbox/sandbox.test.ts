import { sandboxContract } from '@kronika/testkit';
import { agot } from '../game.ts';
import { agotSandbox } from './sandbox.ts';

sandboxContract(agot, agotSandbox, {
  runs: 30,
  setups: [{ seats: 2 }, { seats: 4 }],
  whole: {
    flows: [
      'agot/set-up',
      'agot/mulligan',
      'agot/arrange-setup',
      'agot/rounds',
      'agot/plot-phase',
      'agot/draw-phase',
      'agot/marshaling-phase',
      'agot/challenges-phase',
      'agot/challenge',
      'agot/dominance-phase',
      'agot/standing-phase',
      'agot/taxation-phase',
      'lcg/action-window',
    ],
    asking: [
      'agot/mulligan offer',
      'agot/plot-phase choose',
      'agot/challenges-phase choose',
      'agot/challenge chooseDefenders',
      'lcg/action-window offer',
    ],
  },
});
