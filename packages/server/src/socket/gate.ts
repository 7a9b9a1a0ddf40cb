import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf } from '../http/address.ts';
import { networksOf, WIDE_FACTOR } from '../http/network.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { Bucket } from './bucket.ts';
import { Connection, type Surroundings } from './connection.ts';
import { Outbox } from './outbox.ts';

/** Where clients connect. */
export const SOCKET_PATH = '/api/socket';

/** Beyond this a message is not even read to its end. */
const LONGEST_FRAME = 1024 * 1024;

/** How often a client is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 30_000;

/** How often it is looked who is to be asked: each at its own time, so that no moment is spent on everybody. */
const LOOK_EVERY = 1_000;

/** What is remembered of a network. */
interface Visitors {
  sockets: number;
  readonly most: number;
  readonly arrivals: Bucket;
}

export interface GateOptions extends Omit<Surroundings, 'outbox'> {
  /** Other sites whose pages may connect. */
  readonly origins: readonly string[];
}

/** Lets WebSocket connections in: from where they may come, and not too many of them. */
export class Gate {
  readonly #options: GateOptions;
  readonly #surroundings: Surroundings;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, clientTracking: true });
  readonly #networks = new Map<string, Visitors>();
  readonly #connections = new Set<Connection>();
  readonly #silent = new WeakSet<WebSocket>();
  /** When each client is to be asked next. */
  readonly #askAt = new WeakMap<WebSocket, number>();
  readonly #timers: readonly NodeJS.Timeout[];
  #state: 'open' | 'draining' = 'open';

  constructor(http: Server, options: GateOptions) {
    this.#options = options;
    this.#surroundings = { ...options, outbox: new Outbox() };
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#timers = [
      setInterval(() => this.#ask(performance.now()), LOOK_EVERY),
      setInterval(() => this.#forget(), HEARTBEAT),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get size(): number {
    return this.#server.clients.size;
  }

  /** Closes what these sessions have opened. */
  endSessions(sessions: readonly string[]): void {
    for (const connection of this.#connections) connection.ended(sessions);
  }

  /** Lets nobody in any more. */
  shut(): void {
    this.#state = 'draining';
  }

  /** Ends all connections; the tables have said goodbye before. */
  close(): void {
    this.shut();
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#server.clients) socket.close(1012, 'restart');
    setTimeout(() => {
      for (const socket of this.#server.clients) socket.terminate();
    }, 500).unref();
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request);
    const status = this.#statusFor(request, address);
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) =>
      this.#admit(webSocket, socket, this.#visitorsFrom(address), request.headers.cookie),
    );
  }

  /** The HTTP status of a refusal. */
  #statusFor(request: IncomingMessage, address: string): number | undefined {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return 404;
    if (this.#state === 'draining') return 503;
    if (!isOwnOrigin(request, this.#options.origins)) return 403;
    const now = performance.now();
    const mayCome = this.#visitorsFrom(address).every(
      ({ sockets, most, arrivals }) => sockets < most && arrivals.take(now),
    );
    return mayCome ? undefined : 429;
  }

  /** Who has come from the network of an address, and from the larger one around it. */
  #visitorsFrom(address: string): readonly Visitors[] {
    const { own, wide } = networksOf(address);
    return [this.#visitorsOf(own, 1), ...(wide === undefined ? [] : [this.#visitorsOf(wide, WIDE_FACTOR)])];
  }

  #visitorsOf(network: string, times: number): Visitors {
    const { newSockets, socketsPerNetwork } = this.#options.limits;
    const allowance = { burst: times * newSockets.burst, perSecond: times * newSockets.perSecond };
    const visitors = this.#networks.get(network) ?? {
      sockets: 0,
      most: times * socketsPerNetwork,
      arrivals: new Bucket(allowance, performance.now()),
    };
    this.#networks.set(network, visitors);
    return visitors;
  }

  #admit(socket: WebSocket, stream: Duplex, networks: readonly Visitors[], cookie: string | undefined): void {
    for (const network of networks) network.sockets += 1;
    const connection = new Connection(socket, stream, this.#surroundings, cookie);
    this.#connections.add(connection);
    socket.on('close', () => {
      this.#connections.delete(connection);
      for (const network of networks) network.sockets -= 1;
    });
    this.#askAt.set(socket, performance.now() + HEARTBEAT);
    socket.on('pong', () => this.#silent.delete(socket));
  }

  /** Lets go of who did not answer the last time. */
  #ask(now: number): void {
    for (const socket of this.#server.clients) {
      if ((this.#askAt.get(socket) ?? 0) > now) continue;
      this.#askAt.set(socket, now + HEARTBEAT);
      if (this.#silent.has(socket)) socket.terminate();
      else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }

  /** Forgets networks where nobody is. */
  #forget(): void {
    for (const [network, { sockets }] of this.#networks) if (sockets === 0) this.#networks.delete(network);
  }
}
