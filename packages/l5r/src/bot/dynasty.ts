import { type CardId, type Option, passIn } from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import type { FactOf } from '../cards/fact.ts';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import { act } from './actions.ts';
import { type Board, factIn } from './board.ts';
import { printedWorth } from './worth.ts';

/** How much fate is kept for the cards in hand. */
function reserve({ me, view }: Board): number {
  const costs = me.hand.flatMap((sight) => {
    const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
    return fact !== undefined && 'cost' in fact ? [fact.cost] : [];
  });
  const wanted = costs.filter((cost) => cost > 0 && cost <= 2).length > 0 ? 2 : 1;
  return view.round === 1 ? Math.min(1, wanted) : wanted;
}

/** The fate that should go on a character that is bought; more where there is more than can be spent. */
export function upkeep(cost: number, fate: number, kept: number): number {
  const usual = cost >= 4 ? 2 : cost === 3 ? 1 : cost === 2 && fate - kept >= 4 ? 1 : 0;
  const wanted = usual + (cost >= 3 && fate - kept >= 6 ? 1 : 0);
  return Math.max(0, Math.min(wanted, fate - kept));
}

/** The character to buy, something else worth doing, or the fate for passing first. */
export function dynasty(board: Board, options: readonly (Option | UseOption)[]): number {
  const kept = reserve(board);
  let best: { readonly place: number; readonly value: number } | undefined;
  for (const [place, option] of options.entries()) {
    const fact = 'ability' in option && option.ability === 'playFromProvince' ? bought(board, option) : undefined;
    if (fact === undefined || !isAffordable(board, fact, kept)) continue;
    const value = purchase(board, fact);
    if (value > 0 && (best === undefined || value > best.value)) best = { place, value };
  }
  if (best !== undefined) return best.place;
  const others = options.map((option) => ('ability' in option && isPurchase(option) ? PURCHASE : option));
  const place = act(board, others);
  return others[place] === PURCHASE ? passIn(options) : place;
}

const PURCHASE: Option = { is: 'purchase' };

function isPurchase({ printed, ability }: UseOption): boolean {
  return printed === RULES && ability === 'playFromProvince';
}

function bought(board: Board, option: UseOption): FactOf<'character'> | undefined {
  const fact = isPurchase(option) ? factIn(board, option.card) : undefined;
  return fact?.type === 'character' ? fact : undefined;
}

/** Costly characters only with fate on them: without it they are gone after one round. */
function isAffordable({ me }: Board, { cost }: FactOf<'character'>, kept: number): boolean {
  const least = cost >= 4 ? 1 : 0;
  return me.fate - cost - least >= (cost >= 3 ? 0 : kept);
}

/** What buying it now is worth: much for its cost, and better the longer it stays. */
function purchase(board: Board, fact: FactOf<'character'>): number {
  const isCrowded = board.own.length >= 6 && fact.cost <= 2;
  const isDoomed = fact.id === 'obstinate-recruit' && board.foe.honor > board.me.honor;
  if (isCrowded || isDoomed) return 0;
  return printedWorth(fact) + 0.5 * fact.cost - 0.3;
}

/** The chosen option, with the fate that should go along where that is to be settled. */
export function withFate(board: Board, options: readonly (Option | UseOption)[], place: number): number {
  const chosen = options[place];
  if (chosen === undefined || !('ability' in chosen) || chosen.amount === undefined) return place;
  const amounts = options.flatMap((option, at) =>
    'ability' in option && option.card === chosen.card && option.ability === chosen.ability
      ? [{ at, amount: option.amount ?? 0 }]
      : [],
  );
  const wanted = extraFate(board, chosen.card, Math.max(...amounts.map(({ amount }) => amount)));
  return amounts.find(({ amount }) => amount === wanted)?.at ?? place;
}

/** How much fate goes on the character, when its price is paid. */
export function extraFate(board: Board, card: CardId, most: number): number {
  const fact = factIn(board, card);
  if (fact?.type !== 'character') return 0;
  if (board.view.phase !== 'dynasty') return most >= 5 ? 1 : 0;
  return Math.min(most, upkeep(fact.cost, most, reserve(board)));
}
