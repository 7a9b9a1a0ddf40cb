import type { Compositions } from '../../../cards/art/composition.ts';
import { baratheonArt } from './baratheon.ts';
import { greyjoyArt } from './greyjoy.ts';
import { lannisterArt } from './lannister.ts';
import { martellArt } from './martell.ts';
import { neutralArt } from './neutral.ts';
import { nightsWatchArt } from './nights-watch.ts';
import { plotsArt } from './plots.ts';
import { starkArt } from './stark.ts';
import { targaryenArt } from './targaryen.ts';
import { tyrellArt } from './tyrell.ts';

/** What is drawn on every card. */
export const AGOT_ART: Compositions = {
  ...plotsArt,
  ...neutralArt,
  ...baratheonArt,
  ...greyjoyArt,
  ...lannisterArt,
  ...martellArt,
  ...nightsWatchArt,
  ...starkArt,
  ...targaryenArt,
  ...tyrellArt,
};
