import { BANNERS, type OathView, type SeatView } from '@kronika/oath';

/** How much a seat has of what the goal of the Oathkeeper counts. */
export function standingOf(view: OathView, seat: SeatView): number {
  const holds = BANNERS.filter((banner) => view.banners[banner].holder === seat.seat);
  switch (view.goal) {
    case 'supremacy':
      return view.sites.filter(({ ruler }) => (ruler === 'empire' ? seat.role !== 'exile' : ruler === seat.seat))
        .length;
    case 'protection':
      return seat.relics.length + holds.length;
    case 'people':
      return holds.includes('peoplesFavor') ? 1 : 0;
    case 'devotion':
      return holds.includes('darkestSecret') ? 1 : 0;
  }
}
