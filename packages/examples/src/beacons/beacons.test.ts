import { gameContract } from '@kronika/testkit';
import { beacons } from './game.ts';

gameContract(beacons, {
  games: 6,
  setups: [
    { seats: 1 },
    { seats: 2 },
    { seats: 2, format: 'night', map: 'rocky' },
    { seats: 3, map: 'rocky', rounds: 3 },
    { seats: 4, format: 'teams' },
    { seats: 4, format: 'teams', teams: [0, 0, 1, 1] },
    { seats: 4, format: 'night', rounds: 2 },
  ],
});
