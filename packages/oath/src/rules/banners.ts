import type { SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { BannerName, Oath } from '../state.ts';
import { burnFavor } from '../verbs/favor.ts';

const PENALTY = 2;

/** Takes a banner other than by Recover: two of its tokens burn, the last one never (OATH-2.5.3-a, OATH-2.5.3-b). */
export function seizeBanner(state: Oath, seat: SeatId, banner: BannerName): readonly OathEvent[] {
  const burned = Math.max(0, Math.min(PENALTY, state.banners[banner].tokens - 1));
  if (banner === 'darkestSecret')
    return [
      { is: 'bannerTaken', banner, seat, how: 'seized', rule: 'OATH-2.5.3-b' },
      ...(burned === 0
        ? []
        : [
            {
              is: 'secretsMoved',
              from: { is: 'banner' },
              to: { is: 'supply' },
              amount: burned,
              rule: 'OATH-2.5.3-b',
            } satisfies OathEvent,
          ]),
    ];
  return [
    { is: 'bannerTaken', banner, seat, how: 'seized', rule: 'OATH-2.5.3-a' },
    ...burnFavor(state, { is: 'banner' }, burned, 'OATH-2.5.3-a'),
    ...(state.mob ? [] : [{ is: 'mobTurned', to: 'mob', rule: 'OATH-2.5.3-a' } satisfies OathEvent]),
  ];
}
