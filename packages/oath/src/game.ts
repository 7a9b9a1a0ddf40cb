import { type CardAccess, flowsOf, type Game } from '@kronika/kernel';
import { evaluation } from './bot/evaluation/evaluation.ts';
import { thumbFor } from './bot/thumb.ts';
import './cards/all.ts';
import { cardProcedures } from './cards/procedures.ts';
import { concede, conceded } from './conceding.ts';
import { stateWith } from './events/copies.ts';
import { events } from './events.ts';
import { explain } from './explain.ts';
import { factOf } from './facts/library.ts';
import { faults } from './faults.ts';
import { facts } from './match-facts.ts';
import { procedures } from './rules/procedures.ts';
import { problemsOf } from './sandbox/problems.ts';
import { series } from './series.ts';
import { type OathSetup, parseSetup, start } from './setup.ts';
import { setupForm } from './setup-form.ts';
import { situation } from './situation.ts';
import type { Oath, OathCard } from './state.ts';
import { text } from './text/text.ts';
import { thingsIn } from './things.ts';
import { type OathView, view } from './view.ts';

export const cards: CardAccess<Oath, OathCard> = {
  table: ({ table }) => table,
  withTable: (state, table) => stateWith(state, { table }),
  back: ({ printed }) => factOf(printed).back,
};

/** The game as its bot tries things out on it. */
const rules: Game<Oath, OathSetup, OathView> = {
  id: 'oath',
  rules: 2,
  setup: setupForm,
  series,
  parseSetup,
  start,
  flows: flowsOf(...procedures, ...cardProcedures),
  events,
  view,
  facts,
  explain,
  things: thingsIn,
  cards,
  concede,
  conceded,
  situation,
  problems: problemsOf,
  faults,
  text,
  bots: {},
};

/** Oath: Chronicles of Empire and Exile. */
export const oath: Game<Oath, OathSetup, OathView> = { ...rules, bots: { thumb: thumbFor(rules) }, evaluation };
