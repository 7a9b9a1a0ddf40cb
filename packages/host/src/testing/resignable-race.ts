import type { Game } from '@kronika/kernel';
import { race } from '@kronika/testkit';

/** The race with a rule of its own for who gives up: the whole race is lost to the storm. */
export const resignableRace: Game = {
  ...race,
  id: 'resignableRace',
  concede: () => ({ events: [], outcome: { winners: [], reason: { key: 'storm' }, rule: 'RACE-d' } }),
};
