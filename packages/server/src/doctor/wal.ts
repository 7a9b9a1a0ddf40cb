/** The layout of the log that SQLite writes beside the file (https://www.sqlite.org/fileformat2.html#walformat). */
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;

/** How many pages were written behind the first one that is damaged: the database takes none of them. */
export function framesLost(wal: Buffer): number {
  if (wal.length < HEADER_BYTES) return 0;
  const magic = wal.readUInt32BE(0);
  if (magic >>> 1 !== MAGIC >>> 1) return Math.floor((wal.length - HEADER_BYTES) / FRAME_HEADER_BYTES);
  const sum = new WalChecksum(magic & 1 ? 'big' : 'little');
  const frame = FRAME_HEADER_BYTES + wal.readUInt32BE(8);
  const salt = wal.subarray(16, 24);
  sum.add(wal.subarray(0, 24));
  let isSound = sum.is(wal.subarray(24, 32));
  let lost = 0;
  for (let at = HEADER_BYTES; at + frame <= wal.length; at += frame) {
    // What has another salt is of an earlier round, and was taken over long ago.
    if (!wal.subarray(at + 8, at + 16).equals(salt)) break;
    sum.add(wal.subarray(at, at + 8));
    sum.add(wal.subarray(at + FRAME_HEADER_BYTES, at + frame));
    isSound &&= sum.is(wal.subarray(at + 16, at + 24));
    if (!isSound) lost += 1;
  }
  return lost;
}

/** Fibonacci-weighted sums over pairs of words, as SQLite computes them. */
class WalChecksum {
  readonly #order: 'big' | 'little';
  #one = 0;
  #two = 0;

  constructor(order: 'big' | 'little') {
    this.#order = order;
  }

  add(bytes: Buffer): void {
    const word = (at: number) => (this.#order === 'big' ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
    for (let at = 0; at + 8 <= bytes.length; at += 8) {
      this.#one = (this.#one + word(at) + this.#two) >>> 0;
      this.#two = (this.#two + word(at + 4) + this.#one) >>> 0;
    }
  }

  is(noted: Buffer): boolean {
    return noted.readUInt32BE(0) === this.#one && noted.readUInt32BE(4) === this.#two;
  }
}
