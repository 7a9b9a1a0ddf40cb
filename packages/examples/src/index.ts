import type { Game, GameEntry } from '@kronika/kernel';
import { beacons } from './beacons/game.ts';
import { skirmish } from './skirmish/game.ts';
import { tictactoe } from './tictactoe/game.ts';

export { HEXES, type Hex } from './beacons/hex.ts';
export type { BeaconsView, SeatView as BeaconsSeatView, SiteView } from './beacons/view.ts';
export { beacons, skirmish, tictactoe };

/** The example games, for whoever puts a registry together. */
export const examples: readonly Game[] = [skirmish, tictactoe, beacons];

/** The same as they stand in the list of all games. They have neither decks nor a pool of cards to look through. */
export const exampleEntries: readonly GameEntry[] = examples.map((game) => ({ game }));
