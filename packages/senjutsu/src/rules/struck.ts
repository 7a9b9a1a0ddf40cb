import type { Kamae, Line, TargetEffect } from '../cards/pictograms.ts';
import { holds } from '../fighters.ts';
import type { Fighter, FighterId, Senjutsu } from '../state.ts';
import { handCards } from '../zones.ts';

/** What a hero can bring to bear when its attack is judged. */
export interface Means {
  /** Who attacks. */
  readonly by: FighterId;
  readonly kamae: Kamae;
  /** Focus that may be spent on what must be bought. */
  readonly focus: number;
}

/**
 * Whether the lines with the star would affect a target, as far as everybody can tell (SEN-SUCC-a, SEN-SUCC-b,
 * SEN-HIT-e). What it holds in hand is secret, so any card counts as one it can lose.
 */
export function starAffects(state: Senjutsu, lines: readonly Line[], means: Means, target: Fighter): boolean {
  return lines.some((line) => {
    if (line.kamae !== undefined && !line.kamae.includes(means.kamae)) return false;
    if (line.during !== undefined && !holds(state, means.by, line.during)) return false;
    const left = means.focus - (line.pay ?? 0);
    if (left < 0) return false;
    if (line.is === 'star') return starAffects(state, line.lines, { ...means, focus: left }, target);
    if (line.is === 'or')
      return line.options.some((option) => starAffects(state, option, { ...means, focus: left }, target));
    return line.is === 'target' && affects(state, line.does, target);
  });
}

function affects(state: Senjutsu, effect: TargetEffect, target: Fighter): boolean {
  switch (effect.is) {
    case 'wound':
    case 'take':
    case 'push':
    case 'pullOrPush':
    case 'turn':
    case 'step':
    case 'swapPositions':
    case 'poison':
      return true;
    case 'bleedWound':
      return target.wounds > 0;
    case 'cancelMovement':
    case 'cancelTurns':
    case 'cancelActiveCards':
      return (
        state.turn.played[target.id]?.segments.some(({ stage }) => stage === 'waiting' || stage === 'resting') === true
      );
    case 'showHand':
    case 'lookAtTop':
      return false;
    // SEN-SOLO-g, SEN-SOLO-h: AI opponents have none of what follows.
    case 'discardFocus':
    case 'stealFocus':
      return target.is === 'hero' && target.focus > 0;
    case 'discardCard':
    case 'shuffleCardIntoDeck':
      return target.is === 'hero' && handCards(state, target.seat).length > 0;
    case 'discardFocusOrCard':
      return target.is === 'hero' && (target.focus > 0 || handCards(state, target.seat).length > 0);
    case 'jumpKamae':
      return target.is === 'hero' && target.kamae !== effect.to;
    case 'draw':
    case 'changeKamae':
      return target.is === 'hero';
  }
}
