import { HERO_CARDS, type Senjutsu, senjutsu } from '@kronika/senjutsu';
import { cardGameBenchmark } from '../cards/benchmark.ts';
import type { Findings } from '../result.ts';

const HEROES = HERO_CARDS.filter(({ set }) => set === 'base').map(({ id }) => id);

/** Random duels of the heroes of the base box: every hero meets the next one. */
export function senjutsuBenchmark(): Promise<Findings> {
  return cardGameBenchmark<Senjutsu>({
    game: senjutsu,
    decisionAim: 1 / 5,
    matches: HEROES.map((hero, i) => ({
      seed: `senjutsu/${i}`,
      setup: { seats: 2, decks: [{ hero }, { hero: HEROES[(i + 1) % HEROES.length] ?? hero }] },
    })),
    parts: () => ({}),
  });
}
