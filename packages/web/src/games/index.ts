import { agot } from './agot/index.ts';
import { beacons } from './beacons/index.ts';
import type { ClientGame } from './client-game.ts';
import { l5r } from './l5r/index.ts';
import { oath } from './oath/index.ts';
import { senjutsu } from './senjutsu/index.ts';

/** All games, in the order in which they are offered. The first is the one that a single click starts. */
export const GAMES: readonly [ClientGame, ...ClientGame[]] = [l5r, agot, senjutsu, oath, beacons];
