import type { MatchFacts } from '@kronika/kernel';
import type { HeroView, SenjutsuView } from './view.ts';

/** What is told of a match when one looks back at it. */
export function facts({ fighters, turn }: SenjutsuView): MatchFacts {
  const heroes = fighters.filter((fighter): fighter is HeroView => fighter.is === 'hero');
  return {
    sides: heroes.map(({ hero }) => hero),
    gear: heroes.map(({ weapons }) => weapons.toSorted().join('+')),
    scores: heroes.map(({ woundLimit, wounds, bleeding }) => Math.max(0, woundLimit - wounds - bleeding)),
    rounds: turn,
  };
}
