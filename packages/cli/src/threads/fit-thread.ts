import { sampledGame } from '@kronika/bots';
import { serveGames } from './serve-games.ts';

serveGames(sampledGame);
