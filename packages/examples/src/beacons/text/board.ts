import type { Lang } from '@kronika/kernel';
import type { BeaconsView, SeatView, SiteView } from '../view.ts';
import { KEEPER_WORDS, TOOL_WORDS } from './setup-words.ts';
import type { Words } from './words.ts';

/** The island in words. */
export function boardText(say: Words, view: BeaconsView, lang: Lang): string {
  const { round, rounds, chapter, seats, sites, rocks, shades } = view;
  return [
    [...(chapter > 1 ? [say.board.chapter(chapter)] : []), say.board.round(round, rounds)].join(' · '),
    ...seats.map((seat) => seatText(say, view, seat, lang)),
    `${say.board.beaconsHeading}:`,
    ...sites.map((site) => `  ${siteText(say, site)}`),
    ...(rocks.length === 0 ? [] : [say.board.rocks(rocks)]),
    ...(shades.length === 0 ? [] : [say.board.shades(shades)]),
  ].join('\n');
}

/** A seat in one line: who keeps the beacons for it, where, and with what. */
export function seatText(say: Words, view: BeaconsView, seat: SeatView, lang: Lang): string {
  const { keeper, tool, team, hex, embers, carries, beacons, wins } = seat;
  return [
    say.seat(seat.seat),
    ...(view.format === 'teams' ? [say.board.team(team)] : []),
    `${KEEPER_WORDS[keeper].name[lang]} + ${TOOL_WORDS[tool].name[lang]}`,
    ...(hex === null ? [say.board.gone] : [say.board.keeper(hex), say.board.embers(embers, carries)]),
    say.board.beacons(beacons),
    ...(wins > 0 ? [say.board.wins(wins)] : []),
    ...(view.turn?.seat === seat.seat ? [say.board.die(view.turn.roll, view.turn.left)] : []),
  ].join(' · ');
}

export function siteText(say: Words, site: SiteView): string {
  return `${site.hex}: ${siteState(say, site)}`;
}

/** How a beacon is: whether it burns and for whom, and what else is to know of it. */
export function siteState(say: Words, { lit, condition, guarded }: SiteView): string {
  return [
    lit === null ? say.board.dark : say.board.burnsFor(say.seat(lit)),
    ...(condition === 'ruined' ? [say.board.ruined] : []),
    ...(guarded && lit !== null ? [say.board.guarded] : []),
  ].join(', ');
}
