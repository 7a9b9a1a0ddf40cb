import { auction } from '../example/auction.ts';
import { gameContract } from './game-contract.ts';

gameContract(auction, { setups: [{ seats: 2 }], games: 12 });
