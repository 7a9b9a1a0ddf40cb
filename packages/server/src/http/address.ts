import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

export function isLoopback(remote: string | undefined): boolean {
  return remote !== undefined && LOOPBACK.test(remote);
}

/**
 * Where a request comes from. What a proxy says about it is believed only if the proxy runs on this machine: anybody
 * else could say anything.
 */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const remote = socket.remoteAddress ?? '';
  const forwarded = isLoopback(remote) ? [headers['x-forwarded-for']].flat().join(',') : '';
  // The last one is what our own proxy saw; the ones before it are what it was told.
  return forwarded.split(',').at(-1)?.trim() || remote;
}

/** Whether a request comes from a program on this machine, and not through a proxy from elsewhere. */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined;
}
