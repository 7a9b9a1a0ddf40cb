import { playGame } from '@kronika/bots';
import { serveGames } from './serve-games.ts';

serveGames(playGame);
