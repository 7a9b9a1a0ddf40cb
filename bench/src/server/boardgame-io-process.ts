import './tell-time.ts';
import { Server } from 'boardgame.io/server';
import { boardgameIoHundred } from '../hundred/boardgame-io.ts';

// Its own server with its own defaults: matches are kept in memory, nothing is durable.
const server = Server({ games: [boardgameIoHundred], origins: ['*'] });
const log = console.log;
console.log = () => undefined;
const running = await server.run(0);
const address = running.appServer.address();
log(`listening ${typeof address === 'object' && address !== null ? address.port : 0}`);
