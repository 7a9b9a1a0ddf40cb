import type { MatchFacts } from '@kronika/kernel';
import type { OathView } from './view.ts';

/** What is told of a game when one looks back at it: roles, and how many sites and treasures each had. */
export function facts({ seats, sites, banners, round, chancellor }: OathView): MatchFacts {
  return {
    sides: seats.map(({ role }) => role),
    scores: seats.map(({ seat, relics, role }) => {
      const ruled = sites.filter(({ ruler }) => ruler === (role === 'exile' ? seat : 'empire')).length;
      const held = Object.values(banners).filter(({ holder }) => holder === seat).length;
      return ruled + relics.length + held;
    }),
    rounds: round,
    first: chancellor,
  };
}
