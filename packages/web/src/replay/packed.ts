import { invalid, type MatchRecord, type Refusal, readRecord, writeRecord } from '@kronika/kernel';
import { pack, unpack } from '../client/packing.ts';

/** Longer links do not get through everywhere they are pasted. */
export const LONGEST_PACKED = 16_000;

/** No record is larger: what would unpack to more is none. */
const LARGEST = 4 * 1024 * 1024;

const BROKEN: Refusal = invalid('the record', {
  at: '',
  problem: 'the link is cut off or damaged; ask for it again, or for the file',
});

/** A record so short that it fits into the address of a page. */
export function packed(record: MatchRecord): Promise<string> {
  return pack(writeRecord(record));
}

/** The record that was packed; says what is wrong with what is none. */
export async function unpacked(text: string): Promise<MatchRecord | Refusal> {
  const unfolded = await unpack(text, LARGEST);
  return unfolded.is === 'text' ? readRecord(unfolded.text) : BROKEN;
}
