import { randomUUID } from 'node:crypto';
import type { Random } from '@kronika/kernel';
import { io, type Socket } from 'socket.io-client';
import { type Face, legalPlays } from '../hundred/face.ts';
import type { Timings } from './timings.ts';

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

/**
 * Somebody at the peer's server. Speaks its messages directly: the peer's own client would also run the rules, and
 * its server would have to wait for that.
 */
class BoardgameIoPlayer {
  readonly #swarm: PeerSwarm;
  readonly #socket: Socket;
  readonly #player: string;
  readonly #whenOver: () => void;
  #seen = -1;
  #sentAt: number | undefined;

  constructor(swarm: PeerSwarm, place: { match: string; player: string }, whenOver: () => void) {
    const { match, player } = place;
    this.#swarm = swarm;
    this.#player = player;
    this.#whenOver = whenOver;
    this.#socket = io(`${swarm.url}/hundred`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => this.#socket.emit('sync', match, player, undefined, 2));
    this.#socket.on('sync', (_: string, { state }: { state: State }) => this.#receive(state, match));
    this.#socket.on('update', (_: string, state: State) => this.#receive(state, match));
  }

  close(): void {
    this.#socket.disconnect();
  }

  #receive(state: State, match: string): void {
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
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, this.#player);
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
