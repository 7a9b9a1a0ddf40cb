import { HERO_CARDS } from '@kronika/senjutsu';
import type { DescribedMatch } from '../cards/described-match.ts';

const HEROES = HERO_CARDS.filter(({ set }) => set === 'base').map(({ id }) => id);

/** Duels of the heroes of the base box: every hero meets the next one. */
export const SENJUTSU_MATCHES: readonly DescribedMatch[] = HEROES.map((hero, i) => ({
  seed: `senjutsu/${i}`,
  setup: { seats: 2, decks: [{ hero }, { hero: HEROES[(i + 1) % HEROES.length] ?? hero }] },
}));
