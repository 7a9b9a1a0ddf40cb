import { flowsOf, type Game, seatsOf } from '@kronika/kernel';
import { thumb } from './bot.ts';
import { concede } from './conceding.ts';
import { events } from './events.ts';
import { explain } from './explain.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { purchase } from './rules/purchase.ts';
import { rounds } from './rules/rounds.ts';
import { shades } from './rules/shades.ts';
import { trade } from './rules/trade.ts';
import { turn } from './rules/turn.ts';
import { series } from './series.ts';
import { type BeaconsSetup, parseSetup, start } from './setup.ts';
import { setupForm } from './setup-form.ts';
import { situation } from './situation.ts';
import type { Beacons } from './state.ts';
import { text } from './text/text.ts';
import { thingsIn } from './things.ts';
import { type BeaconsView, view } from './view.ts';

/** A small game on hexes: what a game without cards needs, from one seat against the rules to series of matches. */
export const beacons: Game<Beacons, BeaconsSetup, BeaconsView> = {
  id: 'beacons',
  rules: 1,
  setup: setupForm,
  series,
  parseSetup,
  start,
  flows: flowsOf(rounds, turn, purchase, trade, shades),
  events,
  view,
  facts,
  explain,
  things: thingsIn,
  concede,
  conceded: ({ keepers }) => seatsOf(keepers.length).filter((seat) => keepers[seat]?.hex === null),
  situation,
  faults,
  text,
  bots: { thumb },
};
