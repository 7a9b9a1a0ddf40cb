import './tell-time.ts';
import { registryOf } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { serve } from '@kronika/server';
import { hundred } from '../hundred/game.ts';

const MUCH = 1_000_000;
const fast = { burst: MUCH, perSecond: MUCH };

// As it is served to people, but for the limits: all clients of a benchmark come from one address.
const server = await serve({
  registry: registryOf(hundred, l5r),
  host: '127.0.0.1',
  port: 0,
  data: process.argv[3] ?? 'data',
  logLevel: 'error',
  limits: {
    messages: fast,
    newSockets: fast,
    socketsPerNetwork: MUCH,
    requestsPerMinute: MUCH,
    changesPerMinute: MUCH,
    attachWithin: 60_000,
  },
});
console.log(`listening ${server.port}`);
