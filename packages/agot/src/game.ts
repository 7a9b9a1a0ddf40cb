import './cards/index.ts';
import { flowsOf, type Game, type SeatId, seatThing } from '@kronika/kernel';
import { discreet, essenceOf, stackFor } from '@kronika/lcg';
import { evaluation } from './bot/evaluation/evaluation.ts';
import { thumb } from './bot/thumb.ts';
import { factOf } from './cards/fact.ts';
import { explain } from './explain/explain.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { foresee } from './foresee.ts';
import { layer } from './rules/layer.ts';
import { procedures } from './rules/procedures.ts';
import { concede } from './rules/victory.ts';
import { problemsIn } from './sandbox/described.ts';
import { type AgotSetup, parseSetup, start } from './setup.ts';
import { AGOT_SETUP } from './setup-form.ts';
import { situation } from './situation/situation.ts';
import { spans, stirs } from './spans.ts';
import { type AgotCard, type AgotState, stateWith } from './state.ts';
import { text } from './text/text.ts';
import { verbs } from './verbs/verbs.ts';
import { type AgotView, view } from './view.ts';
import { PILES } from './zones.ts';

const NOBODY: readonly SeatId[] = [];

/** A Game of Thrones: The Card Game, second edition: joust for two, melee for three to six. */
export const agot: Game<AgotState, AgotSetup, AgotView> = {
  id: 'agot',
  rules: 5,
  setup: AGOT_SETUP,
  parseSetup,
  start,
  flows: flowsOf(...procedures),
  essence: essenceOf(layer, PILES),
  events: discreet(verbs),
  view,
  facts,
  spans,
  stirs,
  stackFor,
  cards: {
    table: ({ table }) => table,
    withTable: (state: AgotState, table: AgotState['table']) => stateWith(state, { table }),
    // Plots and titles have backs of their own; a deck's back does not tell whose it is.
    back: ({ printed }: AgotCard) => backOf(factOf(printed).type),
  },
  situation,
  problems: problemsIn,
  explain,
  foresee,
  things: ({ seats }) => seats.map(({ seat }) => seatThing(seat)),
  concede,
  conceded: ({ conceded = NOBODY }) => conceded,
  faults,
  text,
  bots: { thumb },
  evaluation,
};

function backOf(type: string): string {
  return type === 'plot' || type === 'title' ? type : 'draw';
}
