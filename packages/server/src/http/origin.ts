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

const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether a request names this server by one of its names. Only where names are given is it known what they are. */
export function isOwnHost({ headers }: Pick<IncomingMessage, 'headers'>, names: readonly string[]): boolean {
  const host = headers.host ?? '';
  return names.length === 0 || THIS_MACHINE.test(host) || names.some((name) => hostOf(name) === host);
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
