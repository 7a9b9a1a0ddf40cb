import { keyOf, type SeatId } from '@kronika/kernel';
import { END_DIE_THING, type OathView, type SeatView, TITLE } from '@kronika/oath';
import type { Lesson } from '../../../lesson/course.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { seatView } from '../board/find-card.ts';
import { warbandCount } from '../board/labels.ts';
import { actionPlace, pilePlace, relicPlace, sitePlace } from '../board/things.ts';

export type OathLesson = Lesson<OathView>;

/** Who learns is the Chancellor; Mira is the Exile. */
export const YOU: SeatId = 0;
export const MIRA: SeatId = 1;

/** The capital, where the Chancellor begins, and the site beside it. */
export const PLAINS = 0;
export const GIANT = 1;

/** What is spoken of besides cards. */
export const AT = {
  seat: (seat: SeatId) => seatPlace(seat),
  title: keyOf(TITLE),
  rounds: keyOf(END_DIE_THING),
  world: pilePlace('world'),
  search: actionPlace('search'),
  plains: sitePlace(PLAINS),
  giant: sitePlace(GIANT),
  relic: relicPlace(GIANT, 0),
} as const;

function numberOf(view: OathView, seat: SeatId, value: (of: SeatView) => number): number {
  const found = seatView(view, seat);
  return found === undefined ? 0 : value(found);
}

export const favorAt = (view: OathView, seat: SeatId) => numberOf(view, seat, ({ favor }) => favor);
export const secretsAt = (view: OathView, seat: SeatId) => numberOf(view, seat, ({ secrets }) => secrets);
export const supplyAt = (view: OathView, seat: SeatId) => numberOf(view, seat, ({ supply }) => supply);
export const warbandsAt = (view: OathView, seat: SeatId) =>
  numberOf(view, seat, ({ warbands }) => warbandCount(warbands));
