import { type Bot, impossible, type SeatId, type Thought } from '@kronika/kernel';
import { distance, type Hex } from './hex.ts';
import { costOf } from './island.ts';
import { type BeaconsOption, isBeaconsOption } from './options.ts';
import type { BeaconsView, SeatView } from './view.ts';

/** Walks to the nearest beacon it could light, lights it, and gathers embers on the way. */
export const thumb: Bot = {
  answer({ view, question }: Thought<BeaconsView>) {
    if (question.is === 'number') return question.min;
    if (question.is !== 'choose') return [];
    const { seat, options } = question;
    const worths = options.map((option) => (isBeaconsOption(option) ? worth(view, seat, option) : 0));
    return worths.indexOf(Math.max(...worths));
  },
};

/** A beacon is worth about as much as the embers to light one and the way there. */
const FAIR_PRICE = 3;

function worth(view: BeaconsView, seat: SeatId, option: BeaconsOption): number {
  const own = view.seats[seat];
  if (own === undefined) return 0;
  switch (option.is) {
    case 'hex':
      return -wayFrom(view, own, option.id);
    case 'stop':
      return own.hex === null ? 0 : -wayFrom(view, own, own.hex);
    case 'light':
      return 3;
    case 'gather':
      return 2;
    case 'buy':
      return own.embers >= FAIR_PRICE ? 1 : -1;
    case 'accept':
      return 1;
    case 'counter':
      return option.price === FAIR_PRICE ? 2 : -1;
    case 'pass':
    case 'decline':
    case 'withdraw':
      return 0;
    default:
      return impossible(option);
  }
}

/** How far it is from a hex to what the keeper wants next: a beacon to light, or a place to gather the embers for it. */
function wayFrom(view: BeaconsView, own: SeatView, hex: Hex): number {
  const goals = view.sites.filter(
    (site) => (site.lit === null || view.seats[site.lit]?.team !== own.team) && own.embers >= costOf(site),
  );
  if (goals.length > 0) return Math.min(...goals.map((site) => distance(hex, site.hex)));
  return view.sites.some((site) => site.hex === hex) ? 1 : 0;
}
