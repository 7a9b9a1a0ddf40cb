import type { Game, GameEntry } from '@kronika/kernel';
import { beacons } from './beacons/game.ts';
import { skirmish } from './skirmish/game.ts';
import { tictactoe } from './tictactoe/game.ts';

export { type BeaconsEvent, isBeaconsEvent } from './beacons/events.ts';
export { type Axial, axialOf, HEXES, type Hex, isHex } from './beacons/hex.ts';
export { KEEPERS, type Keeper, TOOLS, type Tool } from './beacons/keepers.ts';
export { type BeaconsMessage, isBeaconsMessage } from './beacons/messages.ts';
export { type BeaconsOption, isBeaconsOption } from './beacons/options.ts';
export { ENOUGH as ENOUGH_BEACONS } from './beacons/rules/ending.ts';
export { setupForm as BEACONS_SETUP } from './beacons/setup-form.ts';
export type { BeaconsSituation } from './beacons/situation.ts';
export { seatText, siteState, siteText } from './beacons/text/board.ts';
export { KEEPER_WORDS, TOOL_WORDS } from './beacons/text/setup-words.ts';
export { WORDS as BEACONS_WORDS } from './beacons/text/words.ts';
export { DIE, hexThing, keeperThing, shadeThing, siteThing } from './beacons/things.ts';
export type { BeaconsView, SeatView as BeaconsSeatView, SiteView } from './beacons/view.ts';
export { skirmishQueries } from './skirmish/queries.ts';
export type { SkirmishSituation } from './skirmish/situation.ts';
export * as skirmishZones from './skirmish/zones.ts';
export { cellThing } from './tictactoe/explain.ts';
export { CELLS, type Cell, type CellOption, type TicTacToe } from './tictactoe/state.ts';
export { beacons, skirmish, tictactoe };

/** The example games, for whoever puts a registry together. */
export const examples: readonly Game[] = [skirmish, tictactoe, beacons];

/** The same as they stand in the list of all games. They have neither decks nor a pool of cards to look through. */
export const exampleEntries: readonly GameEntry[] = examples.map((game) => ({ game }));
