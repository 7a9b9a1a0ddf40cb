import '../cards/all.ts';
import { type CardAccess, flowsOf, type Game, type GameText } from '@kronika/kernel';
import { cardProcedures } from '../cards/procedures.ts';
import { concede, conceded } from '../conceding.ts';
import { stateWith } from '../events/copies.ts';
import { events } from '../events.ts';
import { factOf } from '../facts/library.ts';
import { faults } from '../faults.ts';
import { procedures } from '../rules/procedures.ts';
import { series } from '../series.ts';
import { type OathSetup, parseSetup, start } from '../setup.ts';
import { setupForm } from '../setup-form.ts';
import { situation } from '../situation.ts';
import type { Oath, OathCard } from '../state.ts';
import { type OathView, view } from '../view.ts';

/** Keys instead of words: scenarios name what they take, and never read a text. */
const keys: GameText<OathView> = {
  name: 'oath',
  prompt: ({ message }) => ({ ask: message.key }),
  option: ({ is }) => is,
  event: ({ is }) => is,
  outcome: ({ reason }) => reason.key,
  board: () => '',
};

const cards: CardAccess<Oath, OathCard> = {
  table: ({ table }) => table,
  withTable: (state, table) => stateWith(state, { table }),
  back: ({ printed }) => factOf(printed).back,
};

/** The rules with all cards, without words and bots: what scenarios are played with. */
export const rulesGame: Game<Oath, OathSetup, OathView> = {
  id: 'oath',
  rules: 1,
  setup: setupForm,
  series,
  parseSetup,
  start,
  flows: flowsOf<Oath>(...procedures, ...cardProcedures),
  events,
  view,
  cards,
  concede,
  conceded,
  situation,
  faults,
  text: { pl: keys, en: keys },
  bots: {},
};
