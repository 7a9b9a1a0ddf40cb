import { isRefusal } from '@kronika/kernel';
import { type DeckFile, readDeckFile, writeDeckFile } from '@kronika/lcg';

/** The first letters of what a link carries; another way of writing it would get another mark. */
const MARK = 'd1.';

/** No deck file is longer; what would unfold to more was made to do harm. */
const LONGEST_FILE = 200_000;
const LONGEST_LINK = 60_000;

/** Why a link cannot be opened. */
export type BrokenLink = 'empty' | 'otherForm' | 'damaged' | 'noDeck';

/** What a link's fragment says, without `#`: the whole deck, so that no server has to know it. */
export async function linkOf(file: DeckFile): Promise<string> {
  const bytes = new TextEncoder().encode(writeDeckFile(file));
  return MARK + toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The deck in a link's fragment, or why there is none. */
export async function deckInLink(fragment: string): Promise<DeckFile | BrokenLink> {
  const text = fragment.replace(/^#/u, '');
  if (text === '') return 'empty';
  if (!text.startsWith(MARK)) return 'otherForm';
  const packed = text.length > LONGEST_LINK ? undefined : fromBase64Url(text.slice(MARK.length));
  const json = packed === undefined ? undefined : await unfolded(packed);
  if (json === undefined) return 'damaged';
  const file = readDeckFile(json);
  return isRefusal(file) ? 'noDeck' : file;
}

async function unfolded(packed: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(packed, new DecompressionStream('deflate-raw')),
    );
  } catch {
    // Cut off, retyped or made up: there is no one way in which a link is broken.
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > LONGEST_FILE) {
      await reader.cancel();
      throw new Error('longer than any deck');
    }
    chunks.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
