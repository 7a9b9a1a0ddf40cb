import type { Compendium } from '@kronika/kernel';
import { attacks } from './chapters/attacks.ts';
import { blocks } from './chapters/blocks.ts';
import { cards } from './chapters/cards.ts';
import { decks } from './chapters/decks.ts';
import { effects } from './chapters/effects.ts';
import { field } from './chapters/field.ts';
import { heroes } from './chapters/heroes.ts';
import { horde } from './chapters/horde.ts';
import { instants } from './chapters/instants.ts';
import { kamae } from './chapters/kamae.ts';
import { movement } from './chapters/movement.ts';
import { order } from './chapters/order.ts';
import { setup } from './chapters/setup.ts';
import { sight } from './chapters/sight.ts';
import { solo } from './chapters/solo.ts';
import { soloConduct } from './chapters/solo-conduct.ts';
import { soloSetup } from './chapters/solo-setup.ts';
import { status } from './chapters/status.ts';
import { terrain } from './chapters/terrain.ts';
import { turn } from './chapters/turn.ts';

export { exampleField } from './example-field.ts';
export { speakingCards } from './speaking-cards.ts';

/** All rules of the game in the order in which one reads them. */
export const compendium: Compendium = [
  field,
  heroes,
  cards,
  kamae,
  setup,
  turn,
  order,
  movement,
  attacks,
  blocks,
  instants,
  status,
  sight,
  terrain,
  effects,
  decks,
  solo,
  soloConduct,
  soloSetup,
  horde,
];
