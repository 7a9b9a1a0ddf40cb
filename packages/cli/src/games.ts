import { examples } from '@kronika/examples';
import { registryOf } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';

/** Every game the program knows. */
export const registry = registryOf(l5r, ...examples);
