import { fealtyLannister } from './fealty-lannister.ts';
import { fealtyNightsWatch } from './fealty-nights-watch.ts';
import type { ReadyDeck } from './ready-deck.ts';
import { starterBaratheon } from './starter-baratheon.ts';
import { starterGreyjoy } from './starter-greyjoy.ts';
import { starterLannister } from './starter-lannister.ts';
import { starterMartell } from './starter-martell.ts';
import { starterNightsWatch } from './starter-nights-watch.ts';
import { starterStark } from './starter-stark.ts';
import { starterTargaryen } from './starter-targaryen.ts';
import { starterTyrell } from './starter-tyrell.ts';

/** A deck for each faction with the banner of another, in the order of the factions; each can be built out of one box. */
export const STARTER_DECKS: readonly ReadyDeck[] = [
  starterStark,
  starterLannister,
  starterBaratheon,
  starterGreyjoy,
  starterTyrell,
  starterMartell,
  starterTargaryen,
  starterNightsWatch,
];

/** Decks of one faction alone, with several copies of unique cards. */
export const FEALTY_DECKS: readonly ReadyDeck[] = [fealtyLannister, fealtyNightsWatch];

/** All decks that come with the game. */
export const READY_DECKS: readonly ReadyDeck[] = [...STARTER_DECKS, ...FEALTY_DECKS];
