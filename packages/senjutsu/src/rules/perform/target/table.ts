import type { TargetEffect } from '../../../cards/pictograms.ts';
import type { Aimed, TargetProcedure, TargetVerb } from '../../aimed.ts';
import { pullOrPush, push, swapPositions } from '../../push.ts';
import { step, turn } from '../../push-turn.ts';
import type { Procedure, Verb } from '../verb.ts';
import { cancelActiveCards, cancelMovement, cancelTurns } from './cancel.ts';
import { discardFocus, stealFocus } from './focus.ts';
import { discardCard, discardFocusOrCard, draw, lookAtTop, showHand, shuffleCardIntoDeck } from './hand.ts';
import { bleedWound, take, wound } from './harm.ts';
import { poison } from './poison.ts';
import { changeKamae, jumpKamae } from './ring.ts';

/** What happens to the fighter that a card is aimed at or has hit, by the kind of effect. */
const TARGET_EFFECTS: { readonly [K in TargetEffect['is']]: TargetVerb<K> | TargetProcedure<K> } = {
  wound,
  take,
  push,
  pullOrPush,
  turn,
  step,
  swapPositions,
  discardFocus,
  stealFocus,
  discardCard,
  discardFocusOrCard,
  draw,
  showHand,
  lookAtTop,
  shuffleCardIntoDeck,
  jumpKamae,
  changeKamae,
  cancelMovement,
  cancelTurns,
  cancelActiveCards,
  bleedWound,
  poison,
};

export function targetEffect({ is }: TargetEffect): Verb<TargetEffect, Aimed> | Procedure<TargetEffect, Aimed> {
  return TARGET_EFFECTS[is];
}
