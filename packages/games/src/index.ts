import { agot } from '@kronika/agot';
import { examples } from '@kronika/examples';
import { registryOf } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';

/** Every game there is, for whoever plays any of them. */
export const registry = registryOf(l5r, agot, ...examples);
