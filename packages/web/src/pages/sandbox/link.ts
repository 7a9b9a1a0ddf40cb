import type { Sandbox } from '@kronika/kernel';
import { type NamedSituation, readSituation, type Unreadable, VERSION, writeSituation } from './shared-situation.ts';

/** What stands before the situation in the fragment of an address. */
const KEY = 'situation=';

/** No situation is near that large; what is must not fill the memory of who opens the link. */
const LARGEST = 400_000;

/** The fragment of an address that carries the whole situation: nothing of it is sent to a server. */
export async function linkTo(sandbox: Sandbox, named: NamedSituation): Promise<string> {
  const text = JSON.stringify(writeSituation(sandbox, named));
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#${KEY}${VERSION}.${written(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/** Whether a fragment means to carry a situation at all. */
export function carriesSituation(fragment: string): boolean {
  return fragment.startsWith(`#${KEY}`);
}

/** The situation that the fragment carries, or why there is none to be had. */
export async function situationIn(sandbox: Sandbox, fragment: string): Promise<NamedSituation | Unreadable> {
  const [version = '', packed = '', ...more] = fragment.slice(KEY.length + 1).split('.');
  if (!carriesSituation(fragment) || !/^\d{1,3}$/.test(version) || more.length > 0) return { unreadable: 'notOurs' };
  if (Number(version) > VERSION) return { unreadable: 'newer', version: Number(version) };
  const bytes = bytesIn(packed);
  if (bytes === undefined) return { unreadable: 'damaged' };
  const text = await unpacked(bytes);
  if (typeof text !== 'string') return text;
  try {
    return readSituation(sandbox, JSON.parse(text));
  } catch {
    return { unreadable: 'damaged' };
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | Unreadable> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > LARGEST) {
        await reader.cancel();
        return { unreadable: 'tooLarge' };
      }
      parts.push(new Uint8Array(value));
    }
    return await new Blob(parts).text();
  } catch {
    return { unreadable: 'damaged' };
  }
}

/** Bytes in letters that an address can hold as they are. */
function written(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text === '' || !/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
