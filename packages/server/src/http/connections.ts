import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback } from './address.ts';
import { networksOf, WIDE_FACTOR } from './network.ts';

/** Closes connections of networks that have too many already, so that nobody uses up what everybody needs. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: remote } = socket;
    if (remote === undefined || isLoopback(remote)) return;
    const { own, wide } = networksOf(remote);
    const counted = wide === undefined ? [own] : [own, wide];
    for (const network of counted) open.set(network, (open.get(network) ?? 0) + 1);
    socket.on('close', () => {
      for (const network of counted) {
        const left = (open.get(network) ?? 0) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      }
    });
    const isTooMuch = (open.get(own) ?? 0) > most || (wide !== undefined && (open.get(wide) ?? 0) > WIDE_FACTOR * most);
    if (isTooMuch) socket.destroy();
  });
}
