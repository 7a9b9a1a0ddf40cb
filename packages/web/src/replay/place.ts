import { SEATS, type Viewer } from '@kronika/kernel';
import type { Place } from './replay.ts';

/** What stands behind the # of a replay's address: a moment, whose eyes, and for a shared record the record itself. */
export interface Fragment extends Place {
  readonly record?: string;
}

/** Reads it; whatever makes no sense is as if it were not there. */
export function readFragment(hash: string): Fragment {
  const says = new URLSearchParams(hash.replace(/^#/, ''));
  const move = says.get('move');
  const viewer = viewerIn(says.get('view'));
  const record = says.get('record');
  return {
    ...(move !== null && /^\d{1,6}$/.test(move) ? { move: Number(move) } : {}),
    ...(viewer === undefined ? {} : { viewer }),
    ...(record === null ? {} : { record }),
  };
}

export function writeFragment({ move, viewer, record }: Fragment): string {
  const says = new URLSearchParams();
  if (record !== undefined) says.set('record', record);
  if (move !== undefined) says.set('move', String(move));
  if (viewer !== undefined) says.set('view', viewer === 'arbiter' ? 'all' : String(viewer));
  return `#${says}`;
}

function viewerIn(text: string | null): Viewer | undefined {
  if (text === 'all') return 'arbiter';
  return SEATS.find((seat) => String(seat) === text);
}
