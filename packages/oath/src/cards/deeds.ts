import type { SeatId } from '@kronika/kernel';
import type { Deed } from '../powers/power.ts';
import type { BannerName } from '../state.ts';

/** Who goes for a banner by this deed: targets it, takes it or recovers it. */
export function goesFor(deed: Deed, banner: BannerName): SeatId | undefined {
  switch (deed.is) {
    case 'target':
      return deed.target.is === 'banner' && deed.target.banner === banner ? deed.seat : undefined;
    case 'take':
      return deed.what === banner ? deed.seat : undefined;
    case 'recover':
      return deed.what.is === 'banner' && deed.what.banner === banner ? deed.seat : undefined;
    default:
      return undefined;
  }
}

export function takesSecret(deed: Deed): SeatId | undefined {
  return goesFor(deed, 'darkestSecret');
}

/** Who plays a Vision faceup, the Conspiracy included. */
export function revealsVision(deed: Deed): SeatId | undefined {
  const reveals = deed.is === 'play' && (deed.to.is === 'toVision' || deed.to.is === 'conspire');
  return reveals ? deed.seat : undefined;
}
