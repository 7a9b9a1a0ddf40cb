import { cardOf, flowsOf, type Game, seatsOf } from '@kronika/kernel';
import { layerFlows, spanOf, stackFor } from '@kronika/lcg';
import './cards/index.ts';
import { thumb } from './bot.ts';
import { clash } from './rules/clash.ts';
import { layer } from './rules/layer.ts';
import { rounds } from './rules/round.ts';
import { eventRules, strayGear } from './rules/verbs.ts';
import { parseSetup, SETUP, type SkirmishSetup, start } from './setup.ts';
import { situation } from './situation.ts';
import type { Skirmish, SkirmishCard } from './state.ts';
import { text } from './text/text.ts';
import { type SkirmishView, view } from './view.ts';

/** A miniature card game of our own: everything the card game layer offers, in twenty-six cards. */
export const skirmish: Game<Skirmish, SkirmishSetup, SkirmishView> = {
  id: 'skirmish',
  rules: 2,
  setup: SETUP,
  parseSetup,
  start,
  flows: flowsOf(rounds, clash, ...layerFlows(layer)),
  events: eventRules,
  view,
  spans: (state) => spanOf(state, 'phase', 'round'),
  stirs: ({ is }) => is === 'abilityUsed' || is === 'clashFought',
  stackFor,
  cards: {
    table: ({ table }) => table,
    withTable: (state: Skirmish, table: Skirmish['table']) => ({ ...state, table }),
    back: (_card: SkirmishCard) => 'card',
  },
  situation,
  faults: (state) => [
    ...seatsOf(2).flatMap((seat) => ((state.gold[seat] ?? 0) < 0 ? [`seat ${seat} owes gold`] : [])),
    ...strayGear(state).map((gear) => `gear ${cardOf(state.table, gear).printed} is on nobody`),
  ],
  text,
  bots: { thumb },
};
