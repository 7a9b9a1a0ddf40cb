import type { CostsView } from '@kronika/oath';
import type { Action } from '../things.ts';

/** What Muster and Trade cost before anything modifies them. */
const PLAIN = 1;

function costsOf(costs: CostsView, action: Action): readonly number[] {
  switch (action) {
    case 'search':
      return [costs.pile, costs.world];
    case 'travel':
      return Object.values(costs.travel);
    case 'campaign':
      return [costs.campaign];
    case 'recover':
      return [costs.recover];
    case 'muster':
    case 'trade':
      return [PLAIN];
  }
}

/** What an action costs at least. */
export function leastCost(costs: CostsView, action: Action): number {
  return Math.min(...costsOf(costs, action));
}

/** What an action costs, as a number or a range. */
export function priceOf(costs: CostsView, action: Action): string {
  const all = costsOf(costs, action);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? String(least) : `${least}–${most}`;
}
