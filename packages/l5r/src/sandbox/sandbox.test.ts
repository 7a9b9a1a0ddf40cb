import { sandboxContract } from '@kronika/testkit';
import { ELEMENTS } from '../cards/fact.ts';
import { l5r } from '../game.ts';
import { l5rSandbox } from './sandbox.ts';
import { ringThing } from './things.ts';

sandboxContract(l5r, l5rSandbox, { things: ELEMENTS.map(ringThing), setups: [{ seats: 2 }] });
