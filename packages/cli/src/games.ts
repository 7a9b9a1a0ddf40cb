import { examples } from '@kronika/examples';
import { registryOf } from '@kronika/kernel';

/** Every game the program knows. */
export const registry = registryOf(...examples);
