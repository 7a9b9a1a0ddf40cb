import type { Effect, Line } from '../../cards/pictograms.ts';
import type { Senjutsu } from '../../state.ts';
import { counterOfBenefit } from '../counter.ts';
import type { Progress } from '../duty-here.ts';
import { playFound } from '../found.ts';
import { move } from '../move.ts';
import { discardCards } from './discarding.ts';
import { draw, drawUpTo } from './drawing.ts';
import { allPlayers, othersMay } from './everyone.ts';
import { discardFocus, gainFocus } from './focus.ts';
import { shuffleHandCard, shuffleHandIntoDeck } from './hand.ts';
import { chooseType, edict, gainAdvantage, hide, remain, turnDiscardsFaceUp } from './lasting.ts';
import { lookAtTop } from './looking.ts';
import { nameCards } from './naming.ts';
import { changeKamae, jumpKamae } from './ring.ts';
import { search } from './searching.ts';
import { discardAllStatus, discardLimp, discardStuns, take } from './status.ts';
import { block, eachOpponentInRange, foes, strikes, target } from './strikes.ts';
import { PASSIVE, type Passive, type Procedure, type Verb } from './verb.ts';
import { widenBlock } from './widening.ts';
import { bleedDealtWound, stanchWounds } from './wounds.ts';

type OneOf<K extends Effect['is']> = Extract<Effect, { readonly is: K }>;

/** Lines that only say which of the lines inside them are resolved; the interpreter follows them itself. */
export const INNER = { inner: 'here' } as const;

type Entry<E> = Verb<E, Progress> | Procedure<E, Progress> | Passive | typeof INNER;

/** How each kind of line is carried out. */
const EFFECTS: { readonly [K in Effect['is']]: Entry<OneOf<K>> } = {
  move,
  attack: strikes,
  compare: strikes,
  grid: strikes,
  block,
  counter: counterOfBenefit,
  ifSuccess: INNER,
  or: INNER,
  target,
  eachOpponentInRange,
  allPlayers,
  othersMay,
  discardCards,
  discardFocus,
  gainFocus,
  draw,
  drawUpTo,
  take,
  changeKamae,
  jumpKamae,
  gainAdvantage,
  hide,
  search,
  lookAtTop,
  playFound,
  shuffleHandIntoDeck,
  shuffleHandCard,
  discardStuns,
  discardLimp,
  discardAllStatus,
  stanchWounds,
  bleedDealtWound,
  remain,
  edict,
  turnDiscardsFaceUp,
  chooseType,
  nameCards,
  // Part of the attack above it.
  star: PASSIVE,
  // Read at the reveal.
  initiative: PASSIVE,
  widenBlock,
  // When and before what an instant is played.
  occasion: PASSIVE,
  resolveFirst: PASSIVE,
  // Looked up while the card lies in play.
  reduceDamage: PASSIVE,
  eachTimeReduced: PASSIVE,
  rotate: PASSIVE,
  anyoneMayDiscardThis: PASSIVE,
  changeBehaviour: foes,
  resetDeck: foes,
  preferDistance: foes,
  removeFromGame: foes,
  shuffleDiscardIntoDeck: foes,
};

export function effectOf({ is }: Line): Entry<Effect> {
  return EFFECTS[is];
}

/** Whether a line could change anything now. */
export function matters(state: Senjutsu, on: Progress, line: Line): boolean {
  const effect = effectOf(line);
  return !('matters' in effect) || effect.matters?.(state, on, line) !== false;
}
