import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOTHING_HERE, statusOf } from './errors.ts';

/** Files whose name holds a hash of their content never change. */
const HASHED = `${sep}assets${sep}`;

/** Serves the built pages. Addresses that are no file belong to the page itself, which knows what they mean. */
export async function addPages(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const isBuilt = folder !== undefined && existsSync(folder);
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        const isHashed = path.includes(HASHED);
        response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply): FastifyReply => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && acceptsPages(request.headers.accept);
    if (isPage && isBuilt) return reply.sendFile('index.html');
    return reply.code(statusOf(NOTHING_HERE)).send(NOTHING_HERE);
  });
}

function acceptsPages(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true;
}
