import type { Hit, TargetEffect } from '../cards/pictograms.ts';
import { woundsOf } from '../solo/threats.ts';
import type { FighterView } from '../view.ts';

/** Everything is measured in wounds: one to an opponent who is unhurt is worth 1. */
const STUN = 0.45;
/** Of a defeat: as many stuns as wounds defeat an AI opponent only once it reveals one. */
const FOE_STUNNED = 0.25;
const LIMP = 0.3;
const BLEEDING = 0.15;
const CARD = 0.2;
const FOCUS = 0.25;

/** What a focus more or less is worth; the first ones buy most. */
export function focusWorth(focus: number): number {
  return [0, 0.35, 0.6, 0.75][Math.max(0, Math.min(3, focus))] ?? 0;
}

/** The wounds that a fighter can still take before the last one. */
export function woundsLeft({ woundLimit, wounds, bleeding }: FighterView): number {
  return woundLimit - wounds - bleeding;
}

/** What the own defeat costs, and the last opponent's is worth. */
export const DEFEAT = 8;

/** What so many wounds to somebody are worth: more, the fewer it can still take, and most of all the last one. */
export function harmWorth(fighter: FighterView, wounds: number, defeat: number): number {
  const left = woundsLeft(fighter);
  if (wounds <= 0) return 0;
  if (wounds >= left) return defeat;
  return wounds * (1 + 0.6 / left);
}

/** The wounds of a hit on a cell, with a little more for a wound that bleeds. */
export function hitWounds(hits: readonly Hit[]): number {
  return woundsOf(hits) + BLEEDING * hits.filter(({ is }) => is === 'bleed').length;
}

/** What an effect on an opponent is worth, in wounds. */
export function effectWorth(effect: TargetEffect, target: FighterView, defeat: number): number {
  const isHero = target.is === 'hero';
  switch (effect.is) {
    case 'wound':
      return harmWorth(target, effect.count, defeat);
    case 'take':
      return effect.count * (effect.status === 'stun' ? stunWorth(target, effect.count, defeat) : LIMP);
    case 'poison':
      return 0.6;
    case 'discardFocus':
    case 'stealFocus':
      return isHero ? Math.min(target.focus, effect.count) * (effect.is === 'stealFocus' ? 2 : 1) * FOCUS : 0;
    case 'discardCard':
      return isHero && target.hand.length > 0 ? CARD * effect.count : 0;
    case 'discardFocusOrCard':
      return isHero ? CARD : 0;
    case 'cancelMovement':
    case 'cancelTurns':
    case 'cancelActiveCards':
      return 0.3;
    case 'bleedWound':
      return target.wounds > 0 ? BLEEDING : 0;
    case 'draw':
      return isHero && target.deck < effect.count ? effect.count - target.deck : -CARD * effect.count;
    case 'push':
    case 'pullOrPush':
    case 'turn':
    case 'step':
    case 'swapPositions':
      return 0.12;
    case 'showHand':
    case 'lookAtTop':
    case 'shuffleCardIntoDeck':
    case 'jumpKamae':
    case 'changeKamae':
      return isHero ? 0.1 : 0;
  }
}

function stunWorth(target: FighterView, count: number, defeat: number): number {
  if (target.is === 'foe' && target.stuns + count >= target.woundLimit) return FOE_STUNNED * defeat;
  if (target.is === 'hero' && target.stuns + count >= target.handLimit) return defeat;
  return STUN * (1 + 0.3 * target.stuns);
}
