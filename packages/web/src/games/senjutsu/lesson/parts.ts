import { keyOf, type SeatId } from '@kronika/kernel';
import { fighterId, type SenjutsuView, speedAfterLimp } from '@kronika/senjutsu';
import type { Lesson } from '../../../lesson/course.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { woundsOf } from '../board/fighters.ts';
import { fighterThing } from '../board/things.ts';

export type SenjutsuLesson = Lesson<SenjutsuView>;

/** Who learns plays the Warrior; Goro plays the Ronin. */
export const YOU: SeatId = 0;
export const GORO: SeatId = 1;

/** What is spoken of besides cards. */
export const AT = {
  /** Wounds and focus, as `data-part` names them. */
  gauge: (seat: SeatId) => `gauge:${seat}`,
  tree: (seat: SeatId) => `tree:${seat}`,
  speeds: 'speeds',
  hero: (seat: SeatId) => seatPlace(seat),
  figure: (seat: SeatId) => keyOf(fighterThing(fighterId(seat))),
} as const;

function heroAt({ fighters }: SenjutsuView, seat: SeatId) {
  return fighters.find((fighter) => fighter.is === 'hero' && fighter.seat === seat);
}

export function woundsAt(view: SenjutsuView, seat: SeatId): number {
  const hero = heroAt(view, seat);
  return hero === undefined ? 0 : woundsOf(hero);
}

export function focusAt(view: SenjutsuView, seat: SeatId): number {
  const hero = heroAt(view, seat);
  return hero?.is === 'hero' ? hero.focus : 0;
}

/** The speed at which the revealed card of a seat acts. */
export function speedAt(view: SenjutsuView, seat: SeatId): number {
  const hero = heroAt(view, seat);
  const speed = hero?.played?.speed ?? 0;
  return hero === undefined ? speed : speedAfterLimp(speed, hero);
}
