import { type CardId, cardOf, type Sum } from '@kronika/kernel';
import { type Attributed, add, attributedOn, printedOn, sumOf } from '@kronika/lcg';
import { type FactOf, factOf } from '../cards/fact.ts';
import { layer } from '../rules/layer.ts';
import { claimNow, type PlotValue, plotBonuses, STRENGTH } from '../rules/values.ts';
import type { AgotState } from '../state.ts';
import { VALUE_NAMES, type ValueName } from '../text/explain/sums.ts';
import { controllerOf, factionCardOf, isCharacter, revealedPlotOf } from '../zones.ts';
import { costSums } from './cost-sum.ts';
import { type From, named } from './origin.ts';
import { totalSums } from './total-sums.ts';

/** How the values come about that the table shows for the card. */
export function sumsOf(state: AgotState, card: CardId): readonly Sum[] {
  const fact = factOf(cardOf(state.table, card).printed);
  switch (fact.type) {
    case 'character':
      return isCharacter(state, card)
        ? [modified(state, STRENGTH, fact.strength, attributedOn(layer, state, card))]
        : costSums(state, card);
    case 'plot':
      return revealedPlotOf(state, controllerOf(state, card)) === card ? plotSums(state, card, fact) : [];
    // The faction card stands for its player.
    case 'faction':
      return factionCardOf(state, controllerOf(state, card)) === card
        ? totalSums(state, controllerOf(state, card))
        : [];
    case 'attachment':
    case 'location':
    case 'event':
      return costSums(state, card);
    case 'agenda':
    case 'title':
      return [];
  }
}

const PLOT_VALUES: readonly PlotValue[] = ['income', 'initiative', 'claim', 'reserve'];

function plotSums(state: AgotState, plot: CardId, fact: FactOf<'plot'>): readonly Sum[] {
  const seat = controllerOf(state, plot);
  const attributed = attributedOn(layer, state, plot);
  return PLOT_VALUES.map((value) => {
    const bonuses = plotBonuses(state, seat, value).map(({ card, amount }): Attributed<From> => {
      return { modifier: add(value, amount), from: { is: 'bonus', printed: printedOn(state, card) } };
    });
    const own =
      value === 'claim'
        ? attributed.map(({ modifier, from }) => ({ modifier: claimNow(state, modifier), from }))
        : attributed;
    return modified(state, value, fact[value], [...own, ...bonuses]);
  });
}

function modified(state: AgotState, of: ValueName, printed: number, modifiers: readonly Attributed<From>[]): Sum {
  return sumOf({ of, name: VALUE_NAMES[of], printed }, modifiers, (from) => named(state, from));
}
