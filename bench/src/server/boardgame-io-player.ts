import { randomUUID } from 'node:crypto';
import type { Random } from '@kronika/kernel';
import { type Face, legalPlays } from '../hundred/face.ts';
import type { Timings } from './timings.ts';
import { Wire } from './wire.ts';

export interface PeerSwarm {
  readonly url: string;
  readonly random: Random;
  readonly timings: Timings;
}

/** A match as the peer's server sends it to a player. */
interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly G: { readonly hands: Record<string, Face[]>; readonly piles: { left: Face[]; right: Face[] } };
}

/** What is listened to of what its server says; the second part is the match. */
type Heard = ['sync', string, { readonly state: State }] | ['update', string, State] | ['matchData' | 'chat'];

/** How the peer's server is spoken to: packets of Engine.IO; those that begin with a 4 hold one of Socket.IO. */
const PATH = '/socket.io/?EIO=4&transport=websocket';
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40/hundred,';
const EVENT = '42/hundred,';

/**
 * Somebody at the peer's server. Speaks its messages directly: the peer's own client would also run the rules, and
 * its server would have to wait for that.
 */
class BoardgameIoPlayer {
  readonly #swarm: PeerSwarm;
  readonly #wire: Wire;
  readonly #match: string;
  readonly #player: string;
  readonly #whenOver: () => void;
  #seen = -1;
  #sentAt: number | undefined;

  constructor(swarm: PeerSwarm, place: { match: string; player: string }, whenOver: () => void) {
    this.#swarm = swarm;
    this.#match = place.match;
    this.#player = place.player;
    this.#whenOver = whenOver;
    this.#wire = new Wire(swarm.url, PATH, { opened: () => undefined, said: (packet) => this.#take(packet) });
  }

  close(): void {
    this.#wire.close();
  }

  #take(packet: string): void {
    if (packet.startsWith(EVENT)) this.#hear(packet.slice(EVENT.length));
    else if (packet === PING) this.#wire.send(PONG);
    else if (packet.startsWith(CONNECT)) this.#emit('sync', this.#match, this.#player, null, 2);
    else if (packet.startsWith(OPEN)) this.#wire.send(CONNECT);
    else throw new Error(`a packet that nobody expected: ${packet}`);
  }

  #hear(text: string): void {
    const event: Heard = JSON.parse(text);
    if (event[0] === 'sync') this.#receive(event[2].state);
    else if (event[0] === 'update') this.#receive(event[2]);
  }

  #emit(...event: readonly unknown[]): void {
    this.#wire.send(EVENT + JSON.stringify(event));
  }

  #receive(state: State): void {
    if (state._stateID <= this.#seen) return;
    this.#seen = state._stateID;
    if (this.#sentAt !== undefined) this.#swarm.timings.note(this.#sentAt);
    this.#sentAt = undefined;
    if (state.ctx.gameover !== undefined) {
      this.#whenOver();
      return;
    }
    if (state.ctx.currentPlayer !== this.#player) return;
    const { hands, piles } = state.G;
    const plays = legalPlays(hands[this.#player] ?? [], { left: piles.left.at(-1), right: piles.right.at(-1) });
    const payload = { type: 'play', args: [this.#swarm.random.pick(plays)], playerID: this.#player };
    this.#sentAt = performance.now();
    this.#emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.#match, this.#player);
  }
}

/** One match after the other at the peer's server. */
export class BoardgameIoMatches {
  readonly #swarm: PeerSwarm;
  #players: readonly BoardgameIoPlayer[] = [];
  #state: 'playing' | 'stopped' = 'playing';

  constructor(swarm: PeerSwarm) {
    this.#swarm = swarm;
  }

  /** The peer's server makes a match when somebody comes to one that does not exist. */
  async begin(): Promise<void> {
    if (this.#state === 'stopped') return;
    const match = randomUUID();
    let ended = 0;
    const whenOver = () => {
      ended += 1;
      if (ended === 1) void this.#next();
    };
    this.#players = ['0', '1'].map((player) => new BoardgameIoPlayer(this.#swarm, { match, player }, whenOver));
  }

  stop(): void {
    this.#state = 'stopped';
    for (const player of this.#players) player.close();
  }

  async #next(): Promise<void> {
    for (const player of this.#players) player.close();
    if (this.#state === 'playing') await this.begin();
  }
}
