import { invalid, type MatchRecord, type Refusal, readRecord, writeRecord } from '@kronika/kernel';

/** Longer links do not get through everywhere they are pasted. */
export const LONGEST_PACKED = 16_000;

/** No record is larger: what would unpack to more is none. */
const LARGEST_TEXT = 4 * 1024 * 1024;

/** A record so short that it fits into the address of a page. */
export async function packed(record: MatchRecord): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(through(writeRecord(record), new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record that was packed; says what is wrong with what is none. */
export async function unpacked(text: string): Promise<MatchRecord | Refusal> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return readRecord(await textIn(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))));
  } catch {
    return BROKEN;
  }
}

function through(text: string, stream: CompressionStream): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([text]).stream().pipeThrough(stream);
}

async function textIn(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LARGEST_TEXT) throw new Error('too large for a record');
  }
  return text + decoder.decode();
}

const BROKEN: Refusal = invalid('the record', {
  at: '',
  problem: 'the link is cut off or damaged; ask for it again, or for the file',
});
