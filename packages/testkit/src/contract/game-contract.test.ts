import { auction } from '../example/auction.ts';
import { barter } from '../example/barter/game.ts';
import { gameContract } from './game-contract.ts';

gameContract(auction, { setups: [{ seats: 2 }], games: 12 });
gameContract(barter, { setups: [{ seats: 3 }, { seats: 3, purses: [0, 5, 7] }], games: 25 });
