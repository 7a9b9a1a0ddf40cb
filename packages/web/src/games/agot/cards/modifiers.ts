import type { Fact, PlotValue } from '@kronika/agot';
import type { IconName } from '../../../sprite/names.ts';

/** The pictures that stand for the values of plots. */
export const PLOT_ICONS: Readonly<Record<PlotValue, IconName>> = {
  income: 'two-coins',
  initiative: 'hourglass',
  claim: 'gavel',
  reserve: 'poker-hand',
};

/** What a card adds to its controller's revealed plot, where it adds anything. */
export function modifiersOf(fact: Fact): readonly { readonly to: PlotValue; readonly by: number }[] {
  if (!('modifiers' in fact)) return [];
  const { gold, initiative, reserve } = fact.modifiers;
  return [
    { to: 'income' as const, by: gold },
    { to: 'initiative' as const, by: initiative },
    { to: 'reserve' as const, by: reserve },
  ].filter(({ by }) => by !== 0);
}

/** A number with its sign. */
export function signed(value: number): string {
  return value < 0 ? `–${-value}` : `+${value}`;
}
