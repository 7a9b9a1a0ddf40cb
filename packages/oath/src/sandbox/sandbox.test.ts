import { sandboxContract } from '@kronika/testkit';
import { oath } from '../game.ts';
import { oathSandbox } from './sandbox.ts';

sandboxContract(oath, oathSandbox, {
  runs: 40,
  things: ['site:0', 'site:3', 'bank:order', 'banner:peoplesFavor', 'banner:darkestSecret', 'reliquary:greedy'],
  // Whatever is in the middle of being done goes on where it was taken over, set-up and chronicle included.
  whole: { flows: { except: [] }, asking: 'anywhere' },
  setups: [{ seats: 2 }, { seats: 3, chancellor: 2, edition: 'en' }, { seats: 6, chancellor: 4 }],
});
