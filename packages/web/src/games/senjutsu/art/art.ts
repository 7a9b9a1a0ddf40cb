import type { Composition, Compositions } from '../../../cards/art/composition.ts';
import { generalArt } from './general.ts';
import { heroesArt } from './heroes.ts';
import { ink } from './ink.ts';
import { poisonsArt } from './poisons.ts';
import { soloArt } from './solo.ts';
import { weaponsArt } from './weapons.ts';

/** What is drawn on every card. */
export const SENJUTSU_ART: Compositions = {
  ...heroesArt,
  ...weaponsArt,
  ...generalArt,
  ...soloArt,
  ...poisonsArt,
};

/** A card of an AI hero shows what the hero's own card shows: `master:reposition`. */
export function artOf(printed: string): Composition {
  const own = SENJUTSU_ART[printed] ?? SENJUTSU_ART[printed.slice(printed.indexOf(':') + 1)];
  return own ?? ink('katana');
}
