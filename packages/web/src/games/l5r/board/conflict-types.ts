import type { ConflictType } from '@kronika/l5r';
import type { IconName } from '../../../sprite/names.ts';

/** The two types of conflict with their pictures. */
export const CONFLICTS: readonly { readonly type: ConflictType; readonly icon: IconName }[] = [
  { type: 'military', icon: 'katana' },
  { type: 'political', icon: 'handheld-fan' },
];

export function conflictIcon(type: ConflictType): IconName {
  return type === 'military' ? 'katana' : 'handheld-fan';
}
