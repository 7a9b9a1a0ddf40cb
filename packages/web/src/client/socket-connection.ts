import type { SeatId } from '@kronika/kernel';
import type { Attach } from '@kronika/protocol';
import type { TableConnection } from './connection.ts';
import { Conversation } from './conversation.ts';
import { isHostMessage } from './host-message.ts';
import type { Dial } from './line.ts';

/** Which table of the server, and who one is there: who has a token sits, who has none watches. */
export interface SocketPlace {
  readonly table: string;
  readonly token?: string;
  readonly seat?: SeatId;
  readonly name?: string;
  readonly through?: SeatId;
}

/** The version of the messages, as the protocol has it; written out so that its schemas stay off the page. */
const VERSION: Attach['version'] = 1;

/** Where the sockets of the server are that this page came from. */
function socketAddress({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/socket`;
}

/** A table of the server, over a socket. */
export function socketConnection(place: SocketPlace): TableConnection {
  const conversation = new Conversation<Attach>({
    dial: socketLine(() => new WebSocket(socketAddress(window.location))),
    greeting: (log) => ({ is: 'attach', version: VERSION, ...place, log }),
  });
  const hurry = () => conversation.hurry();
  window.addEventListener('online', hurry);
  return {
    state: () => conversation.state(),
    subscribe: (listener) => conversation.subscribe(listener),
    send: (wish) => conversation.send(wish),
    close: () => {
      window.removeEventListener('online', hurry);
      conversation.close();
    },
  };
}

/** What of a socket is used. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

/** A line over a new socket. */
export function socketLine(open: () => Socket): Dial<Attach> {
  return ({ connected, heard, broke }) => {
    const socket = open();
    socket.addEventListener('open', connected);
    socket.addEventListener('close', broke);
    socket.addEventListener('message', (event) => {
      const message = parsed(event.data);
      if (isHostMessage(message)) heard(message);
    });
    return { say: (message) => socket.send(JSON.stringify(message)), hangUp: () => socket.close() };
  };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
