import type { Sandbox } from '@kronika/kernel';
import { pack, unpack } from '../../client/packing.ts';
import { type NamedSituation, readSituation, type Unreadable, VERSION, writeSituation } from './shared-situation.ts';

/** What stands before the situation in the fragment of an address. */
const KEY = 'situation=';

/** No situation is near that large; what is must not fill the memory of who opens the link. */
const LARGEST = 400_000;

/** The fragment of an address that carries the whole situation: nothing of it is sent to a server. */
export async function linkTo(sandbox: Sandbox, named: NamedSituation): Promise<string> {
  return `#${KEY}${VERSION}.${await pack(JSON.stringify(writeSituation(sandbox, named)))}`;
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
  const unpacked = await unpack(packed, LARGEST);
  if (unpacked.is !== 'text') return { unreadable: unpacked.is };
  try {
    return readSituation(sandbox, JSON.parse(unpacked.text));
  } catch {
    return { unreadable: 'damaged' };
  }
}
