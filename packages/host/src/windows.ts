import type { Setup } from '@kronika/kernel';
import type { Windows } from '@kronika/protocol';

/** How a table that is set up like this asks. Games without windows have none to be brief about. */
export function windowsOf(setup: Setup): Windows {
  return 'windows' in setup && setup.windows === 'brief' ? 'brief' : 'open';
}
