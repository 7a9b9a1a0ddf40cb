import type { SeatId } from '@kronika/kernel';
import { Mon } from '../../../cards/Mon.tsx';
import { CLAN_BADGES } from '../badges.ts';
import { useClanOf } from './side.ts';

/** Whose card this is, on what others wear. */
export function OwnerBadge({ seat }: { readonly seat: SeatId }) {
  return (
    <span className="ownerbadge">
      <Mon badge={CLAN_BADGES[useClanOf(seat)]} place="line" />
    </span>
  );
}
