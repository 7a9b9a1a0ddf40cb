import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from our own pages, from a site that may, or from a program that is no browser: browsers
 * always say where a page that connects or posts is from.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, others: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return others.includes(origin) || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
