import { type Option, passIn } from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import { placing } from './attaching.ts';
import { type Board, factIn } from './board.ts';
import type { Deed, Effect } from './deed.ts';
import { nothing } from './deed.ts';
import { deedOf, selfOf } from './deeds.ts';
import { swingWorth } from './stakes.ts';
import { printedWorth } from './worth.ts';

/** One thing that could be done, with what it would bring and take. */
export interface Plan extends Effect {
  readonly place: number;
  readonly price: number;
}

/** A card given for something; not all cards are worth their fate at any time. */
const CARD = 0.7;

/** Below this, doing nothing is as good. */
const THRESHOLD = 0.25;

/** What to do in an action window: what brings most, or nothing. The place of the option, or of passing. */
export function act(board: Board, options: readonly (Option | UseOption)[]): number {
  const plans = plansFor(board, options);
  const reach = reachOf(plans);
  let best: { readonly place: number; readonly value: number } | undefined;
  for (const plan of plans) {
    const value = netWorth(board, plan, reach);
    if (value > THRESHOLD && (best === undefined || value > best.value)) best = { place: plan.place, value };
  }
  return best?.place ?? passIn(options);
}

/** What a plan brings after what it takes; of two that are enough, the smaller one is better. */
function netWorth(board: Board, { swing, gain, price }: Plan, reach: number): number {
  return swingWorth(board, swing, reach) + gain - price - 0.05 * Math.max(0, swing);
}

/** How far the lead could be moved if everything were done. */
function reachOf(plans: readonly Plan[]): number {
  return plans.reduce((sum, { swing }) => sum + Math.max(0, swing), 0);
}

function plansFor(board: Board, options: readonly (Option | UseOption)[]): readonly Plan[] {
  return options.flatMap((option, place) => {
    // How much fate goes along is another question; to play it is one plan.
    const isOther = !('ability' in option) || (option.amount ?? 0) > 0;
    const plan = isOther ? undefined : planFor(board, option);
    return plan === undefined ? [] : [{ ...plan, place }];
  });
}

type Draft = Omit<Plan, 'place'>;

function planFor(board: Board, option: UseOption): Draft | undefined {
  if (option.printed === RULES) return playing(board, option);
  const deed = deedOf(option.printed);
  if (deed === undefined) return undefined;
  const effect = effectOf(board, option, deed);
  return effect === undefined ? undefined : { ...effect, price: priceOf(board, option, deed) };
}

/** The best that the deed can do now. */
export function effectOf(board: Board, { card }: UseOption, deed: Deed): Effect | undefined {
  const self = selfOf(board, card);
  const { on } = deed;
  if (deed.bare !== undefined) return deed.bare(board, self, card);
  if (on === undefined) return undefined;
  const effects = board.figures.flatMap((figure) => on(figure, board, self) ?? []);
  return effects.reduce<Effect | undefined>(
    (best, effect) => (weight(effect) > weight(best) ? effect : best),
    undefined,
  );
}

function weight(effect: Effect | undefined): number {
  return effect === undefined ? Number.NEGATIVE_INFINITY : effect.swing + effect.gain;
}

export function priceOf(board: Board, { card, printed }: UseOption, deed: Deed): number {
  const fact = factOf(printed);
  const paid = fact.type === 'event' ? CARD + fact.cost : 0;
  return paid + (deed.price?.(board, selfOf(board, card)) ?? 0);
}

/** Playing a character or an attachment from hand. */
function playing(board: Board, { card, ability }: UseOption): Draft | undefined {
  const fact = factIn(board, card);
  if (fact === undefined || !('cost' in fact)) return undefined;
  switch (ability) {
    case 'playIntoConflict': {
      const type = board.fight?.seen.type;
      if (type === undefined || fact.type !== 'character') return undefined;
      return { swing: fact[type] ?? 0, gain: 0.25 * printedWorth(fact), price: CARD + fact.cost };
    }
    case 'playAttachment':
    case 'playAsAttachment':
    case 'playFromDiscard': {
      const effects = board.figures.flatMap((figure) => placing(board, fact, figure) ?? []);
      const best = effects.reduce((most, effect) => (weight(effect) > weight(most) ? effect : most), nothing);
      return { ...best, price: CARD + fact.cost };
    }
    case 'duplicate':
      return { swing: 0, gain: 1.5, price: 0 };
    default:
      return undefined;
  }
}
