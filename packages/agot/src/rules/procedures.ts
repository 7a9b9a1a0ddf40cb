import { layerFlows } from '@kronika/lcg';
import { orderTexts } from './at-odds.ts';
import { challenge } from './challenge.ts';
import { challengeEnd } from './challenge-end.ts';
import { challengeKeywords } from './challenge-keywords.ts';
import { challengesPhase } from './challenges-phase.ts';
import { claim } from './claim.ts';
import { dominancePhase } from './dominance-phase.ts';
import { drawPhase } from './draw-phase.ts';
import { layer } from './layer.ts';
import { marshalingPhase } from './marshaling-phase.ts';
import { orderPiles } from './pile-order.ts';
import { plotPhase } from './plot-phase.ts';
import { redirect } from './redirect.ts';
import { revealPlot } from './revealing.ts';
import { rounds } from './round.ts';
import { discardAtRandom, discardFromDeck, lookAtTop, searchDeck, shuffleDeck } from './searching.ts';
import { leaveDoomed } from './settle.ts';
import { settledStart } from './settled-start.ts';
import { arrangeSetup, mulligan, placeSetup, setUp } from './setup.ts';
import { standingPhase } from './standing-phase.ts';
import { taxationPhase } from './taxation-phase.ts';
import { returnTitles, titles } from './titles.ts';
import { victory } from './victory.ts';

/** All procedures of the game. */
export const procedures = [
  setUp,
  mulligan,
  placeSetup,
  arrangeSetup,
  rounds,
  plotPhase,
  revealPlot,
  titles,
  returnTitles,
  drawPhase,
  marshalingPhase,
  challengesPhase,
  challenge,
  challengeEnd,
  claim,
  challengeKeywords,
  redirect,
  dominancePhase,
  standingPhase,
  taxationPhase,
  searchDeck,
  shuffleDeck,
  discardAtRandom,
  discardFromDeck,
  lookAtTop,
  settledStart,
  leaveDoomed,
  orderTexts,
  orderPiles,
  victory,
  ...layerFlows(layer),
];
