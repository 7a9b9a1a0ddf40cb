import type { Effect, Kamae, TargetEffect } from '@kronika/senjutsu';
import type { PictureOf } from './Picture.tsx';

/** A picture in a line of a card: one of ours, a badge of the Kamae tree, or the mark of a jump. */
export type Sign =
  | { readonly is: 'picture'; readonly name: PictureOf }
  | { readonly is: 'enso' }
  | { readonly is: 'jump'; readonly to: readonly Kamae[] };

const picture = (name: PictureOf): readonly Sign[] => [{ is: 'picture', name }];
const ENSO: readonly Sign[] = [{ is: 'enso' }];

const jump = (to: Kamae | 'any'): readonly Sign[] => [
  { is: 'jump', to: to === 'any' ? ['aggression', 'balance', 'determination'] : [to] },
];

/** What stands before the words of a line; movements, grids and speeds are drawn on their own. */
export function signsOf(effect: Effect): readonly Sign[] {
  switch (effect.is) {
    case 'move':
    case 'attack':
    case 'block':
    case 'grid':
    case 'initiative':
    case 'star':
    case 'or':
      return [];
    case 'ifSuccess':
      return picture('check-mark');
    case 'target':
      return targetSigns(effect.does);
    case 'eachOpponentInRange':
      return effect.does.flatMap(targetSigns);
    case 'jumpKamae':
      return jump(effect.to);
    case 'changeKamae':
      return ENSO;
    case 'take':
      return picture(effect.status === 'stun' ? 'knocked-out-stars' : 'limp');
    default:
      return picture(PICTURES[effect.is]);
  }
}

type Pictured = Exclude<
  Effect['is'],
  | 'move'
  | 'attack'
  | 'block'
  | 'grid'
  | 'initiative'
  | 'star'
  | 'or'
  | 'ifSuccess'
  | 'target'
  | 'eachOpponentInRange'
  | 'jumpKamae'
  | 'changeKamae'
  | 'take'
>;

const PICTURES: Readonly<Record<Pictured, PictureOf>> = {
  compare: 'crossed-swords',
  counter: 'sword-clash',
  allPlayers: 'conversation',
  othersMay: 'conversation',
  discardCards: 'card-discard',
  discardFocus: 'lotus',
  gainFocus: 'lotus',
  draw: 'card-draw',
  drawUpTo: 'card-draw',
  gainAdvantage: 'handheld-fan',
  hide: 'ninja-mask',
  search: 'magnifying-glass',
  lookAtTop: 'card-pick',
  playFound: 'card-pick',
  shuffleHandIntoDeck: 'stack',
  shuffleHandCard: 'stack',
  discardStuns: 'knocked-out-stars',
  discardLimp: 'limp',
  discardAllStatus: 'heart-beats',
  stanchWounds: 'drop',
  bleedDealtWound: 'bleed',
  remain: 'lock',
  rotate: 'backward-time',
  reduceDamage: 'layered-armor',
  eachTimeReduced: 'return-arrow',
  edict: 'scroll-unfurled',
  turnDiscardsFaceUp: 'card-burn',
  anyoneMayDiscardThis: 'lotus',
  chooseType: 'position-marker',
  nameCards: 'conversation',
  occasion: 'bolt',
  resolveFirst: 'bolt',
  widenBlock: 'shield-echoes',
  changeBehaviour: 'yin-yang',
  resetDeck: 'stack',
  preferDistance: 'footprint',
  removeFromGame: 'card-burn',
  shuffleDiscardIntoDeck: 'stack',
};

function targetSigns(does: TargetEffect): readonly Sign[] {
  switch (does.is) {
    case 'take':
      return picture(does.status === 'stun' ? 'knocked-out-stars' : 'limp');
    case 'jumpKamae':
      return jump(does.to);
    case 'changeKamae':
      return ENSO;
    default:
      return picture(TARGET_PICTURES[does.is]);
  }
}

const TARGET_PICTURES: Readonly<Record<Exclude<TargetEffect['is'], 'take' | 'jumpKamae' | 'changeKamae'>, PictureOf>> =
  {
    wound: 'drop',
    push: 'push',
    pullOrPush: 'push',
    turn: 'return-arrow',
    step: 'footprint',
    swapPositions: 'return-arrow',
    discardFocus: 'lotus',
    stealFocus: 'lotus',
    discardCard: 'card-discard',
    discardFocusOrCard: 'card-discard',
    draw: 'card-draw',
    showHand: 'eye-target',
    lookAtTop: 'card-pick',
    shuffleCardIntoDeck: 'stack',
    cancelMovement: 'trample',
    cancelTurns: 'trample',
    cancelActiveCards: 'broken-shield',
    bleedWound: 'bleed',
    poison: 'poison-bottle',
  };
