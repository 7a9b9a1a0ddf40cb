import { crc32 } from 'node:zlib';
import { DamagedTableError } from '../port.ts';
import { bytesIn, textIn } from './columns.ts';

/** So many bytes in front of a text hold its checksum. */
const CHECKSUM_BYTES = 4;

/**
 * A text as it is kept: its checksum, then its bytes. The checksum covers the place, too (which row, and what else the
 * row says), so that a text that turns up elsewhere is noticed.
 */
export function sealed(place: string, text: string): Buffer {
  const kept = Buffer.allocUnsafe(CHECKSUM_BYTES + Buffer.byteLength(text));
  kept.write(text, CHECKSUM_BYTES);
  kept.writeUInt32BE(checksum(place, kept.subarray(CHECKSUM_BYTES)));
  return kept;
}

/** The text, if it is the one that was sealed there. */
export function unsealed(place: string, kept: unknown): string {
  const bytes = bytesIn(kept);
  if (bytes === undefined || bytes.length < CHECKSUM_BYTES)
    throw new DamagedTableError(`the ${kindOf(place)} is missing`);
  const body = bytes.subarray(CHECKSUM_BYTES);
  const text = bytes.readUInt32BE() === checksum(place, body) ? textIn(body) : undefined;
  if (text === undefined) throw new DamagedTableError(`the checksum of the ${kindOf(place)} does not fit`);
  return text;
}

/** What is kept in a place, without the address of its table, which belongs in no log. */
function kindOf(place: string): string {
  return place.slice(0, place.indexOf(' '));
}

function checksum(place: string, bytes: Uint8Array): number {
  return crc32(bytes, crc32(place));
}
