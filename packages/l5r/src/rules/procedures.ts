import { layerFlows } from '@kronika/lcg';
import { aftermath } from './aftermath.ts';
import { conflict } from './conflict.ts';
import { conflictEnd } from './conflict-end.ts';
import { conflictPhase } from './conflict-phase.ts';
import { orderDiscards } from './discard-order.ts';
import { drawPhase } from './draw-phase.ts';
import { duel } from './duel.ts';
import { dynastyPhase, playFromProvinces } from './dynasty-phase.ts';
import { discardWithoutFate, fatePhase } from './fate-phase.ts';
import { imperialFavor } from './favor.ts';
import { honorBid } from './honor-bid.ts';
import { layer } from './layer.ts';
import { clearProvinces, regroupPhase } from './regroup-phase.ts';
import { ringEffect } from './ring-effect.ts';
import { rounds } from './round.ts';
import { discardAtRandom, searchDeck, shuffleDeck } from './searching.ts';
import { discardDoomed, shedRestricted } from './settle.ts';
import { settledStart } from './settled-start.ts';
import { layProvinces, mulligan, setUp } from './setup.ts';
import { drawCards, refill, renewDeck } from './supply.ts';
import { victory } from './victory.ts';

/** All procedures of the game. */
export const procedures = [
  setUp,
  layProvinces,
  mulligan,
  rounds,
  dynastyPhase,
  playFromProvinces,
  drawPhase,
  honorBid,
  conflictPhase,
  conflict,
  conflictEnd,
  ringEffect,
  imperialFavor,
  fatePhase,
  discardWithoutFate,
  regroupPhase,
  clearProvinces,
  duel,
  drawCards,
  refill,
  renewDeck,
  searchDeck,
  shuffleDeck,
  discardAtRandom,
  settledStart,
  shedRestricted,
  discardDoomed,
  aftermath,
  orderDiscards,
  victory,
  ...layerFlows(layer),
];
