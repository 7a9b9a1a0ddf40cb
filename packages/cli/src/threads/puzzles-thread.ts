import { puzzlesOfGame } from '@kronika/bots';
import { serveGames } from './serve-games.ts';

serveGames(puzzlesOfGame);
