import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { isTableRefusal } from '@kronika/host';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits.ts';
import { TOO_FREQUENT } from '../socket/refused.ts';
import { addressOf } from './address.ts';
import { OTHER_SITE, statusOf } from './errors.ts';
import { isOwnOrigin } from './origin.ts';

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
    keyGenerator: ({ raw }) => addressOf(raw),
    // A page consists of many small files, and what they cost is little.
    allowList: ({ url }) => url.startsWith('/assets/'),
    errorResponseBuilder: () => TOO_FREQUENT,
  });
  app.addHook('onRequest', async ({ raw, method }, reply) => {
    if (method === 'GET' || method === 'HEAD' || isOwnOrigin(raw, origins)) return;
    await reply.code(statusOf(OTHER_SITE)).send(OTHER_SITE);
  });
}

function socketsOf(host: string | undefined): string {
  return host !== undefined && HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** The refusal that a limit throws. */
export function thrownRefusal(error: unknown) {
  return isTableRefusal(error) ? error : undefined;
}
