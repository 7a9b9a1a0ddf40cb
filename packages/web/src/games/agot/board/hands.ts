import type { AgotView } from '@kronika/agot';
import type { TableMode } from '../../../table/props.ts';

/** Which hands lie open: all of them where a match is watched, those of the others for who may know everything. */
export type Hands = 'own' | 'open' | 'watched';

export function handsOf({ viewer }: Pick<AgotView, 'viewer'>, mode: TableMode | undefined): Hands {
  if (mode === 'watched') return 'watched';
  return viewer === 'arbiter' ? 'open' : 'own';
}
