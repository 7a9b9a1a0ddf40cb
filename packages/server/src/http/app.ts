import type { TableRefusal } from '@kronika/host';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Obstacle } from '../obstacles.ts';
import { INTERNAL } from '../socket/refused.ts';
import { addAccountApi } from './account-api.ts';
import { isFromThisMachine } from './address.ts';
import { type ApiOptions, addApi } from './api.ts';
import { limitConnections } from './connections.ts';
import { BODY_TOO_LARGE, NO_JSON_BODY, NOTHING_HERE, statusOf } from './errors.ts';
import { addGuard, thrownRefusal } from './guard.ts';
import { addPages } from './pages.ts';
import { addReportApi, type ReportApiOptions } from './report-api.ts';

export interface AppOptions extends ReportApiOptions, ApiOptions {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  /** The folder of the built pages. */
  readonly pages: string | undefined;
  /** Whether the server is there for people. */
  readonly health: () => 'ok' | 'draining';
  /** What keeps the server from doing its work; nothing, if it can. */
  readonly obstacles: () => Promise<readonly Obstacle[]>;
}

/** How long a connection may be without a request, in milliseconds. */
const KEEP_ALIVE_TIMEOUT = 10_000;
/** How often it is looked for clients that are late. */
const LOOK_EVERY = 2_000;

/** The HTTP side of the server. */
export async function appOf(options: AppOptions): Promise<FastifyInstance> {
  const { log, metrics, limits, origins, pages, health, obstacles } = options;
  const app = Fastify({
    loggerInstance: log,
    // Addresses of tables are secrets: requests are logged below, by their route.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: limits.requestWithin,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: { headersTimeout: limits.requestWithin / 2, connectionsCheckingInterval: LOOK_EVERY },
  });
  limitConnections(app.server, limits.connectionsPerNetwork);

  app.setErrorHandler((error, _, reply) => {
    const refusal = refusalOf(error);
    if (refusal === INTERNAL) log.error({ err: error }, 'a request failed');
    return reply.code(statusOf(refusal)).send(refusal);
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    log.debug({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'request');
  });

  await addGuard(app, { limits, origins });
  app.get('/healthz', async (_, reply) => reply.code(health() === 'ok' ? 200 : 503).send({ status: health() }));
  app.get('/readyz', async (_, reply) => {
    const found = health() === 'ok' ? await obstacles() : ['draining'];
    return reply.code(found.length === 0 ? 200 : 503).send({ ready: found.length === 0, obstacles: found });
  });
  app.get('/metrics', async ({ raw }, reply) =>
    isFromThisMachine(raw)
      ? reply.type(metrics.contentType).send(await metrics.text())
      : reply.code(statusOf(NOTHING_HERE)).send(NOTHING_HERE),
  );
  addApi(app, options);
  addAccountApi(app, options);
  addReportApi(app, options);
  await addPages(app, pages);
  return app;
}

function refusalOf(error: unknown): TableRefusal {
  const refusal = thrownRefusal(error);
  if (refusal !== undefined) return refusal;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return BODY_TOO_LARGE;
  if (status === 400 || status === 415) return NO_JSON_BODY;
  return INTERNAL;
}
