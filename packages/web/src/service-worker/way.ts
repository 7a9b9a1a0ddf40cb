/** Where the answer to a request comes from. */
export type Way =
  /** From the server and from nowhere else: what people share is never kept here. */
  | 'server'
  /** The page itself, whichever of its addresses was asked for: it knows what they mean. */
  | 'page'
  /** A file of the program. */
  | 'file';

/** Files whose name holds a hash of their content never change. */
export const HASHED = '/assets/';

const OF_THE_SERVER = ['/api/', '/healthz', '/metrics'];

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

export function wayOf({ method, url, mode }: Asked, origin: string): Way {
  const { origin: to, pathname } = new URL(url);
  if (method !== 'GET' || to !== origin || OF_THE_SERVER.some((path) => pathname.startsWith(path))) return 'server';
  if (pathname.startsWith(HASHED)) return 'file';
  return mode === 'navigate' ? 'page' : 'file';
}
