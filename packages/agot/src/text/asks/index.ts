import type { PrintedId } from '@kronika/kernel';
import { baratheonAsks } from './baratheon.ts';
import type { CardAsk, CardAsks } from './card-ask.ts';
import { greyjoyAsks } from './greyjoy.ts';
import { lannisterAsks } from './lannister.ts';
import { martellAsks } from './martell.ts';
import { neutralAsks } from './neutral.ts';
import { plotsAsks } from './plots.ts';
import { starkAsks } from './stark.ts';
import { targaryenAsks } from './targaryen.ts';
import { tyrellAsks } from './tyrell.ts';
import { watchAsks } from './watch.ts';

/** What all cards ask. */
export const CARD_ASKS: CardAsks = {
  ...plotsAsks,
  ...neutralAsks,
  ...baratheonAsks,
  ...greyjoyAsks,
  ...lannisterAsks,
  ...martellAsks,
  ...watchAsks,
  ...starkAsks,
  ...targaryenAsks,
  ...tyrellAsks,
};

/** What the card means by a question of that key. */
export function cardAsk(printed: PrintedId, key: string): CardAsk | undefined {
  return CARD_ASKS[printed]?.[key];
}
