import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { isTableRefusal } from '@kronika/host';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits.ts';
import type { Allowance } from '../socket/bucket.ts';
import { TOO_FREQUENT } from '../socket/refused.ts';
import { addressOf } from './address.ts';
import { OTHER_HOST, OTHER_SITE, statusOf } from './errors.ts';
import { networksOf } from './network.ts';
import { NetworkAllowance } from './network-allowance.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';

/** A host name and port, and nothing else that could get into a header. */
const HOST = /^[\w.:[\]-]+$/;

export interface GuardOptions {
  readonly limits: Limits;
  readonly origins: readonly string[];
}

/** Headers that tell browsers to be strict, limits on requests, and nothing from other sites. */
export async function addGuard(app: FastifyInstance, { limits, origins }: GuardOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // Some browsers do not take 'self' to include WebSocket connections to the same host.
        connectSrc: ["'self'", ({ headers }) => socketsOf(headers.host)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the site is reached by HTTPS only is known to the proxy that speaks it, not here.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => networksOf(addressOf(raw)).own,
    // A page consists of many small files, and what they cost is little.
    allowList: ({ url }) => isAsset(url),
    errorResponseBuilder: () => TOO_FREQUENT,
  });
  // The limits above count each network by itself; these hold for the larger ones around them, too.
  const requests = new NetworkAllowance(perMinute(limits.requestsPerMinute));
  const changes = new NetworkAllowance(perMinute(CHANGING_ROUTES * limits.changesPerMinute));
  app.addHook('onRequest', async ({ raw, url, method }, reply) => {
    if (isAsset(url)) return;
    const address = addressOf(raw);
    const now = performance.now();
    const mayAsk = requests.take(address, now) && (isReading(method) || changes.take(address, now));
    if (!mayAsk) await reply.code(statusOf(TOO_FREQUENT)).send(TOO_FREQUENT);
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!isOwnHost(raw, origins)) await reply.code(421).send(OTHER_HOST);
  });
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    if (isReading(method) || isOwnOrigin(raw, origins)) return;
    await reply.code(statusOf(OTHER_SITE)).send(OTHER_SITE);
  });
}

/** Each route counts its own changes; somebody in a hurry uses about so many of them at once. */
const CHANGING_ROUTES = 3;

function perMinute(count: number): Allowance {
  return { burst: count, perSecond: count / 60 };
}

function isAsset(url: string): boolean {
  return url.startsWith('/assets/');
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function socketsOf(host: string | undefined): string {
  return host !== undefined && HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** The refusal that a limit throws. */
export function thrownRefusal(error: unknown) {
  return isTableRefusal(error) ? error : undefined;
}
