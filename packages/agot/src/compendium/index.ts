import type { Compendium } from '@kronika/kernel';
import { abilities } from './chapters/abilities.ts';
import { basics } from './chapters/basics.ts';
import { cancellingAndSaving } from './chapters/cancelling-and-saving.ts';
import { cards } from './chapters/cards.ts';
import { challengeClaim } from './chapters/challenge-claim.ts';
import { challengeResult } from './chapters/challenge-result.ts';
import { challenges } from './chapters/challenges.ts';
import { comingAndGoing } from './chapters/coming-and-going.ts';
import { decks } from './chapters/decks.ts';
import { drawAndMarshaling } from './chapters/draw-and-marshaling.ts';
import { effects } from './chapters/effects.ts';
import { keywords } from './chapters/keywords.ts';
import { latePhases } from './chapters/late-phases.ts';
import { melee } from './chapters/melee.ts';
import { meleeRelations } from './chapters/melee-relations.ts';
import { plotPhase } from './chapters/plot-phase.ts';
import { plots } from './chapters/plots.ts';
import { round } from './chapters/round.ts';
import { setup } from './chapters/setup.ts';
import { states } from './chapters/states.ts';
import { table } from './chapters/table.ts';
import { timing } from './chapters/timing.ts';
import { unique } from './chapters/unique.ts';
import { using } from './chapters/using.ts';
import { values } from './chapters/values.ts';
import { victory } from './chapters/victory.ts';

export { exampleTable } from './example-table.ts';
export { speakingCards } from './speaking-cards.ts';

/** All rules of the game in the order in which one reads them. */
export const compendium: Compendium = [
  basics,
  table,
  cards,
  setup,
  round,
  plotPhase,
  plots,
  drawAndMarshaling,
  challenges,
  challengeResult,
  challengeClaim,
  latePhases,
  melee,
  meleeRelations,
  abilities,
  using,
  effects,
  timing,
  cancellingAndSaving,
  comingAndGoing,
  unique,
  states,
  values,
  keywords,
  decks,
  victory,
];
