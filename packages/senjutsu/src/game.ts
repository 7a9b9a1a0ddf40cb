import { flowsOf, type Game } from '@kronika/kernel';
import { BEATS } from './beats.ts';
import { evaluation } from './bot/evaluation/evaluation.ts';
import { lookingAhead } from './bot/lookahead.ts';
import type { Rules } from './bot/rules.ts';
import { thumb } from './bot/thumb.ts';
import { concede, conceded } from './conceding.ts';
import { withTable } from './events/change.ts';
import { events } from './events.ts';
import { explain } from './explain.ts';
import { facts } from './facts.ts';
import { faults } from './faults.ts';
import { imagine } from './imagine.ts';
import { procedures } from './rules/procedures.ts';
import { parseSetup, type SenjutsuSetup, start } from './setup.ts';
import { setupForm } from './setup-form.ts';
import { contradictions } from './situation/contradictions.ts';
import { situation } from './situation.ts';
import { spans, stirs } from './spans.ts';
import type { Senjutsu } from './state.ts';
import { text } from './text/text.ts';
import { thingsIn } from './things.ts';
import { type SenjutsuView, view } from './view.ts';

/** The game without its bots. */
const rules: Rules = {
  id: 'senjutsu',
  rules: 1,
  setup: setupForm,
  parseSetup,
  start,
  flows: flowsOf(...procedures),
  events,
  view,
  facts,
  spans,
  stirs,
  beats: BEATS,
  cards: {
    table: ({ table }) => table,
    withTable,
    // A poison in a deck looks like any card of that deck.
    back: () => 'card',
  },
  imagine,
  explain,
  things: thingsIn,
  concede,
  conceded,
  situation,
  problems: contradictions,
  faults,
  text,
  bots: {},
  evaluation,
};

/** Senjutsu: Battle for Japan. */
export const senjutsu: Game<Senjutsu, SenjutsuSetup, SenjutsuView> = {
  ...rules,
  bots: { thumb: lookingAhead(rules, thumb) },
};
