import { gameContract } from '@kronika/testkit';
import { oath } from './game.ts';

gameContract(oath, {
  games: 1,
  samples: 4,
  resignations: 10,
  setups: [
    { seats: 2 },
    { seats: 3, edition: 'en' },
    { seats: 4, chancellor: 2 },
    { seats: 5, chancellor: 4 },
    { seats: 6, edition: 'en', farDiscards: 'pl' },
  ],
});
