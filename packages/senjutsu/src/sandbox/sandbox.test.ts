import { sandboxContract } from '@kronika/testkit';
import { senjutsu } from '../game.ts';
import { senjutsuSandbox } from './sandbox.ts';

sandboxContract(senjutsu, senjutsuSandbox, {
  runs: 30,
  // A turn is taken over in the middle of it; a match that is still set up begins its first turn.
  whole: { flows: { except: ['senjutsu/setup'] }, asking: 'anywhere' },
  things: ['cell:0,0', 'cell:0,2', 'cell:1,-1'],
  setups: [
    { seats: 2 },
    { seats: 4, format: 'brawl' },
    { seats: 4, format: 'teams' },
    { seats: 1, format: 'solo', foes: 2, foeKind: 'ashigaruYari' },
    { seats: 1, format: 'horde' },
  ],
});
