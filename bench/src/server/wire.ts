import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** What of a WebSocket frame (RFC 6455, section 5.2) is needed here. */
const FINAL = 0x80;
const OPCODE = 0x0f;
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const MASKED = 0x80;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Where the answer to the handshake ends. */
const END_OF_HEAD = '\r\n\r\n';

/** A mask that changes nothing. It is there to protect proxies, and here is none. */
const NO_MASK = '\0\0\0\0';

/** Where everything that arrives is put: it is read at once, so all connections can share it. */
const received = Buffer.allocUnsafeSlow(0x10000);

export interface Listener {
  opened(): void;
  /** A byte for a letter: the length is that of what was sent, and only letters beyond ASCII come out wrong. */
  said(text: string): void;
}

/**
 * One WebSocket connection of somebody who plays in a benchmark, the same for every server that is measured. The
 * players share the machine with the server, so this does what the protocol asks for and no more.
 */
export class Wire {
  readonly #socket: Socket;
  readonly #listener: Listener;
  #state: 'opening' | 'open' | 'closed' = 'opening';
  /** What has come of a frame that is not here in whole. */
  #rest: Buffer | undefined;

  constructor(url: string, path: string, listener: Listener) {
    const { hostname, port, host } = new URL(url);
    this.#listener = listener;
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: received, callback: (length) => this.#takeAll(received.subarray(0, length)) },
    });
    const head = [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
    this.#socket.write(head.join('\r\n') + END_OF_HEAD);
    this.#socket.on('close', () => this.close());
    this.#socket.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** Sends a text of ASCII letters. */
  send(text: string): void {
    this.#frame(TEXT, text);
  }

  close(): void {
    this.#state = 'closed';
    this.#socket.destroy();
  }

  #frame(opcode: number, text: string): void {
    if (this.#state !== 'open') return;
    const { length } = text;
    const head =
      length < TWO_BYTES
        ? String.fromCharCode(FINAL | opcode, MASKED | length)
        : String.fromCharCode(FINAL | opcode, MASKED | TWO_BYTES, length >> 8, length & 0xff);
    this.#socket.write(head + NO_MASK + text, 'latin1');
  }

  /** Reading goes on. */
  #takeAll(data: Buffer): true {
    this.#take(data);
    return true;
  }

  #take(data: Buffer): void {
    const all = this.#rest === undefined ? data : Buffer.concat([this.#rest, data]);
    let from = this.#state === 'opening' ? this.#takeHead(all) : 0;
    while (this.#state === 'open') {
      const next = this.#takeFrame(all, from);
      if (next === undefined) break;
      from = next;
    }
    this.#rest = from === all.length ? undefined : Buffer.from(all.subarray(from));
  }

  /** Reads the answer to the handshake; gives where the frames begin. */
  #takeHead(data: Buffer): number {
    const end = data.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    const head = data.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 101 ')) throw new Error(`the server does not open a WebSocket: ${head}`);
    this.#state = 'open';
    this.#listener.opened();
    return end + END_OF_HEAD.length;
  }

  /** Reads the frame that begins there; gives where the next one begins, unless not all of it is here. */
  #takeFrame(data: Buffer, from: number): number | undefined {
    if (data.length < from + 2) return undefined;
    const short = (data[from + 1] ?? 0) & LENGTH;
    const body = from + (short === EIGHT_BYTES ? 10 : short === TWO_BYTES ? 4 : 2);
    if (data.length < body) return undefined;
    const length =
      short === EIGHT_BYTES
        ? Number(data.readBigUInt64BE(from + 2))
        : short === TWO_BYTES
          ? data.readUInt16BE(from + 2)
          : short;
    const end = body + length;
    if (data.length < end) return undefined;
    this.#handle((data[from] ?? 0) & OPCODE, data.toString('latin1', body, end));
    return end;
  }

  #handle(opcode: number, text: string): void {
    if (opcode === TEXT) this.#listener.said(text);
    else if (opcode === PING) this.#frame(PONG, text);
    else if (opcode === CLOSE) this.close();
  }
}
