/** The first byte of a whole text message (RFC 6455, section 5.2). */
const TEXT = 0x81;

/** Lengths up to the first are written into one byte, up to the second into two more, others into eight. */
const SHORT = 125;
const LONG = 0xffff;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Before the text there is room for the longest head. */
const HEAD = 10;

/** No letter takes more bytes than this for each of its places in a text. */
const BYTES = 3;

/** Where most frames are put together: how long a text is in bytes is known only when it is written. */
const scratch = Buffer.allocUnsafeSlow(LONG);

/**
 * A message as a WebSocket frame from server to client. The library hands its head and its text to the network as two
 * parts, and the text as a string, which is measured and turned into bytes there once more.
 */
export function frameOf(text: string): Buffer {
  const isShort = text.length * BYTES + HEAD <= scratch.length;
  const room = isShort ? scratch : Buffer.allocUnsafe(HEAD + Buffer.byteLength(text));
  const length = room.write(text, HEAD);
  const from = HEAD - writeHead(room, length);
  const frame = room.subarray(from, HEAD + length);
  return isShort ? Buffer.from(frame) : frame;
}

/** Writes the head right before the text; gives how long it is. */
function writeHead(room: Buffer, length: number): number {
  if (length <= SHORT) {
    room[HEAD - 2] = TEXT;
    room[HEAD - 1] = length;
    return 2;
  }
  if (length <= LONG) {
    room[HEAD - 4] = TEXT;
    room[HEAD - 3] = TWO_BYTES;
    room.writeUInt16BE(length, HEAD - 2);
    return 4;
  }
  room[0] = TEXT;
  room[1] = EIGHT_BYTES;
  room.writeBigUInt64BE(BigInt(length), 2);
  return HEAD;
}
