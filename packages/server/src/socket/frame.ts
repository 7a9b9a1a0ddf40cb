import type { Writable } from 'node:stream';

/** The first byte of a whole text message (RFC 6455, section 5.2). */
const TEXT = 0x81;

/** Lengths up to the first are written into one byte, up to the second into two more, others into eight. */
const SHORT = 125;
const LONG = 0xffff;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** No head is longer. */
const LONGEST_HEAD = 10;

/** No letter takes more bytes than this for each of its places in a text. */
const BYTES = 3;

/** What most messages are written on, one after the other. */
const SHEET = 0x10000;
let sheet = Buffer.allocUnsafeSlow(SHEET);

/**
 * Messages as WebSocket frames from server to client, handed to the network in one go. The library hands over head and
 * text of each as two parts, and the text as a string, which is measured and turned into bytes there once more.
 */
export class FrameWriter {
  #room = sheet;
  #end = 0;

  /** Adds a message, which may be in several parts; gives how many bytes it takes. */
  add(parts: readonly string[]): number {
    let letters = 0;
    for (const part of parts) letters += part.length;
    const most = LONGEST_HEAD + letters * BYTES;
    if (this.#end + most > this.#room.length) this.#widen(most);
    const start = this.#end;
    const head = headFor(parts, letters);
    this.#end += head;
    for (const part of parts) this.#end += this.#room.write(part, this.#end);
    writeHead(this.#room, start, this.#end - start - head);
    return this.#end - start;
  }

  #widen(most: number): void {
    const wider = Buffer.allocUnsafeSlow(this.#end + most);
    this.#room.copy(wider, 0, 0, this.#end);
    this.#room = wider;
  }

  /**
   * Hands everything over. Mostly the network takes it at once, and the sheet can be written on again. Where it does
   * not, the sheet is its; who has to wait anyway gets a copy, so that nobody keeps more than one.
   */
  writeTo(stream: Writable): void {
    if (this.#end === 0) return;
    const frames = this.#room.subarray(0, this.#end);
    if (this.#room !== sheet) stream.write(frames);
    else if (stream.writableLength > 0) stream.write(Buffer.from(frames));
    else {
      stream.write(frames);
      if (stream.writableLength > 0) sheet = Buffer.allocUnsafeSlow(SHEET);
    }
  }
}

/** How long the head of the frame is; mostly the number of letters tells. */
function headFor(parts: readonly string[], letters: number): 2 | 4 | 10 {
  if (letters * BYTES <= SHORT) return 2;
  if (letters > SHORT && letters * BYTES <= LONG) return 4;
  const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  return bytes <= SHORT ? 2 : bytes <= LONG ? 4 : LONGEST_HEAD;
}

function writeHead(room: Buffer, from: number, length: number): void {
  room[from] = TEXT;
  if (length <= SHORT) room[from + 1] = length;
  else if (length <= LONG) {
    room[from + 1] = TWO_BYTES;
    room.writeUInt16BE(length, from + 2);
  } else {
    room[from + 1] = EIGHT_BYTES;
    room.writeBigUInt64BE(BigInt(length), from + 2);
  }
}
