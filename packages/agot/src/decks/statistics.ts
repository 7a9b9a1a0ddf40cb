import { average, curve, type Holding, quantityOf, tallyBy, tallyTypes, type ValueCount } from '@kronika/decks';
import type { ChallengeType, FactOf } from '../cards/fact.ts';
import type { AgotCard, AgotHoldings } from './catalogue.ts';

/** The values that every plot has. */
export const PLOT_VALUES = ['income', 'initiative', 'claim', 'reserve'] as const;
export type PlotValue = (typeof PLOT_VALUES)[number];

/** The numbers of a deck. */
export interface DeckStatistics {
  /** How many cards of the draw deck there are of each cost; what costs X is left out. */
  readonly costs: readonly ValueCount<number>[];
  readonly averageCost: number | undefined;
  /** How many cards of the draw deck are of each type and of each faction, the most frequent first. */
  readonly types: readonly ValueCount<string>[];
  readonly factions: readonly ValueCount<string>[];
  /** How many characters have each icon, and how strong they are together. */
  readonly icons: Readonly<Record<ChallengeType, { readonly count: number; readonly strength: number }>>;
  /** The average of each value over the plots; none without plots. */
  readonly plots: Readonly<Record<PlotValue, number>> | undefined;
}

export function statisticsOf({ cards }: AgotHoldings): DeckStatistics {
  const draw = cards.filter(({ zone }) => zone === 'draw');
  return {
    costs: curve(draw, costOf),
    averageCost: average(draw, costOf),
    types: tallyTypes(draw),
    factions: tallyBy(draw, ({ fact }) => fact.faction),
    icons: iconsIn(draw),
    plots: averagesOf(cards.filter(({ zone }) => zone === 'plots')),
  };
}

/** What the card costs, as far as that is a number. */
export function costOf({ fact }: AgotCard): number | undefined {
  return 'cost' in fact && fact.cost !== 'X' ? fact.cost : undefined;
}

function iconsIn(draw: readonly Holding<AgotCard>[]): DeckStatistics['icons'] {
  return { military: iconIn(draw, 'military'), intrigue: iconIn(draw, 'intrigue'), power: iconIn(draw, 'power') };
}

function iconIn(draw: readonly Holding<AgotCard>[], type: ChallengeType): DeckStatistics['icons'][ChallengeType] {
  const holders = draw.flatMap(({ card: { fact }, quantity }) =>
    fact.type === 'character' && fact.icons.includes(type) ? [{ quantity, strength: fact.strength }] : [],
  );
  const strength = holders.reduce((sum, holder) => sum + holder.quantity * holder.strength, 0);
  return { count: quantityOf(holders), strength };
}

function averagesOf(plots: readonly Holding<AgotCard>[]): DeckStatistics['plots'] {
  const mean = (number: (plot: FactOf<'plot'>) => number): number | undefined =>
    average(plots, ({ fact }) => (fact.type === 'plot' ? number(fact) : undefined));
  const [income, initiative, claim, reserve] = [
    mean((plot) => plot.income),
    mean((plot) => plot.initiative),
    mean((plot) => plot.claim),
    mean((plot) => plot.reserve),
  ];
  if (income === undefined || initiative === undefined || claim === undefined || reserve === undefined)
    return undefined;
  return { income, initiative, claim, reserve };
}
