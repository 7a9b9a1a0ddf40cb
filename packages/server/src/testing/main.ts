import { examples } from '@kronika/examples';
import { registryOf } from '@kronika/kernel';
import { serve } from '../server.ts';

const [port = '0', data = 'data'] = process.argv.slice(2);
const fast = { burst: 10_000, perSecond: 10_000 };
const server = await serve({
  // Only these: a server that is started again and again has to start fast.
  registry: registryOf(...examples),
  host: '127.0.0.1',
  port: Number(port),
  data,
  logLevel: 'error',
  limits: { messages: fast, newSockets: fast, changesPerMinute: 10_000, requestsPerMinute: 10_000 },
});
process.once('SIGTERM', () => void server.drain());
process.stdout.write(`listening ${server.port}\n`);
