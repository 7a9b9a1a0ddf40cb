import { iconsOf } from '../../cards/art/icons-of.ts';
import { AGOT_ART } from './art/art.ts';

/** The icons that the cards show. The build makes the game's own sprite of them. */
export const icons: readonly string[] = iconsOf(AGOT_ART);
