import type { Windows } from '@kronika/protocol';

/** How a match asks that is set up, or described, like this. Games without windows have none to be brief about. */
export function windowsOf(described: unknown): Windows {
  const says =
    typeof described === 'object' && described !== null && 'windows' in described ? described.windows : 'open';
  return says === 'brief' ? 'brief' : 'open';
}
