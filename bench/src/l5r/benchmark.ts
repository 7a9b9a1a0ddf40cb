import { type L5rState, l5r, l5rLayer } from '@kronika/l5r';
import { actionsOf } from '@kronika/lcg';
import { cardGameBenchmark } from '../cards/benchmark.ts';
import type { Findings } from '../result.ts';
import { L5R_MATCHES } from './matches.ts';

/** Random games of all clans. */
export function l5rBenchmark(): Promise<Findings> {
  return cardGameBenchmark<L5rState>({
    game: l5r,
    decisionAim: 1 / 3,
    matches: L5R_MATCHES,
    // A copy of the state, so that nothing that was worked out for it before is of use.
    parts: (state) => ({
      'list the actions of a seat': () => actionsOf(l5rLayer, { ...state }, 0, 'conflict'),
      'find who could react': () =>
        l5rLayer.abilities.answers({ ...state }, 'reaction', [{ is: 'conflictPassed', seat: 0 }]),
      'the modifiers of all cards': () => {
        const fresh = { ...state };
        return fresh.table.cards.map(({ id }) => l5rLayer.modifiers.on(fresh, id));
      },
      'apply an event': () => l5rLayer.rules.verb('fateGained').apply(state, { is: 'fateGained', seat: 0, amount: 1 }),
    }),
  });
}
