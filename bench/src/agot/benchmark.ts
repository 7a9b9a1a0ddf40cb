import { type AgotState, agot, agotLayer } from '@kronika/agot';
import { actionsOf } from '@kronika/lcg';
import { cardGameBenchmark } from '../cards/benchmark.ts';
import type { Findings } from '../result.ts';
import { AGOT_MATCHES } from './matches.ts';

/** Random jousts of all factions. */
export function agotBenchmark(): Promise<Findings> {
  return cardGameBenchmark<AgotState>({
    game: agot,
    decisionAim: 1 / 3,
    matches: AGOT_MATCHES,
    // A copy of the state, so that nothing that was worked out for it before is of use.
    parts: (state) => ({
      'list the actions of a seat': () => actionsOf(agotLayer, { ...state }, 0, 'challenges'),
      'find who could react': () =>
        agotLayer.abilities.answers({ ...state }, 'reaction', [{ is: 'goldGained', seat: 0, amount: 1 }]),
      'the modifiers of all cards': () => {
        const fresh = { ...state };
        return fresh.table.cards.map(({ id }) => agotLayer.modifiers.on(fresh, id));
      },
      'apply an event': () => agotLayer.rules.verb('goldGained').apply(state, { is: 'goldGained', seat: 0, amount: 1 }),
    }),
  });
}
