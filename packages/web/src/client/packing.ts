/** What came out of a packed text. */
export type Unpacked =
  | { readonly is: 'text'; readonly text: string }
  /** Cut off, retyped or made up. */
  | { readonly is: 'damaged' }
  | { readonly is: 'tooLarge' };

const DAMAGED: Unpacked = { is: 'damaged' };

/** A text, compressed, in letters that an address can hold as they are. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer())) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed. What would unfold to more than `most` bytes is given up, so that it fills no memory. */
export async function unpack(packed: string, most: number): Promise<Unpacked> {
  const bytes = bytesIn(packed);
  if (bytes === undefined) return DAMAGED;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > most) {
        await reader.cancel();
        return { is: 'tooLarge' };
      }
      text += decoder.decode(read.value, { stream: true });
    }
    return { is: 'text', text: text + decoder.decode() };
  } catch {
    return DAMAGED;
  }
}

function bytesIn(packed: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(packed)) return undefined;
  try {
    return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
