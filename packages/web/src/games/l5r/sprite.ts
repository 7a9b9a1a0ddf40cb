import { iconsOf } from '../../cards/art/icons-of.ts';
import { L5R_ART } from './art/art.ts';

/** The icons that the cards show. The build makes the game's own sprite of them. */
export const icons: readonly string[] = iconsOf(L5R_ART);
