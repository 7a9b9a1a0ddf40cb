import './cards/index.ts';
import { flowsOf, type Game } from '@kronika/kernel';
import { discreet, essenceOf, stackFor } from '@kronika/lcg';
import { evaluation } from './bot/evaluation/evaluation.ts';
import { thumb } from './bot/thumb.ts';
import { ELEMENTS, factOf } from './cards/fact.ts';
import { explain } from './explain/explain.ts';
import { ringThing } from './explain/ring.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { foresee } from './foresee.ts';
import { layer } from './rules/layer.ts';
import { procedures } from './rules/procedures.ts';
import { problemsIn } from './sandbox/described.ts';
import { type L5rSetup, parseSetup, start } from './setup.ts';
import { L5R_SETUP } from './setup-form.ts';
import { situation } from './situation/situation.ts';
import { spans, stirs } from './spans.ts';
import { type L5rCard, type L5rState, stateWith } from './state.ts';
import { text } from './text/text.ts';
import { verbs } from './verbs/verbs.ts';
import { type L5rView, view } from './view.ts';
import { PILES } from './zones.ts';

/** Legend of the Five Rings: The Card Game. */
export const l5r: Game<L5rState, L5rSetup, L5rView> = {
  id: 'l5r',
  rules: 5,
  setup: L5R_SETUP,
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
    withTable: (state: L5rState, table: L5rState['table']) => stateWith(state, { table }),
    // Dynasty, conflict and province cards have backs of their own.
    back: ({ printed }: L5rCard) => factOf(printed).side,
  },
  explain,
  foresee,
  things: () => ELEMENTS.map(ringThing),
  situation,
  problems: problemsIn,
  faults,
  text,
  bots: { thumb },
  evaluation,
};
