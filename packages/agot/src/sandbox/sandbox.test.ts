import { sandboxContract } from '@kronika/testkit';
import { agot } from '../game.ts';
import { agotSandbox } from './sandbox.ts';

sandboxContract(agot, agotSandbox, { runs: 30, setups: [{ seats: 2 }, { seats: 4 }] });
