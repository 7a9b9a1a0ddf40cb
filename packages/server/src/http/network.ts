/** How much more a larger network may do than a single one: it may be a whole provider, or one person with many networks. */
export const WIDE_FACTOR = 8;

/** The networks an address belongs to: the smallest that one person has, and the larger one around it, if there is one. */
export interface Networks {
  readonly own: string;
  readonly wide?: string;
}

/** Whoever has one address of the newer kind has a whole /64 of them, and can often get a /48. */
export function networksOf(address: string): Networks {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return { own: mapped };
  if (!address.includes(':')) return { own: address };
  const groups = groupsOf(address);
  return { own: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const behind = tail?.split(':').filter((group) => group !== '') ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  return [...groups, ...Array<string>(missing).fill('0'), ...behind].map((group) => group.replace(/^0+(?=.)/, ''));
}
