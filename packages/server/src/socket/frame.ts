/** The first byte of a whole text message (RFC 6455, section 5.2). */
const TEXT = 0x81;

/** Lengths up to the first are written into one byte, up to the second into two more, others into eight. */
const SHORT = 125;
const LONG = 0xffff;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/**
 * A message as a WebSocket frame from server to client. The library hands its head and its text to the network as two
 * parts, and the text as a string, which is measured and turned into bytes there once more.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
