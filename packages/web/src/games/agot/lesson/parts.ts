import type { AgotView, ChallengeType } from '@kronika/agot';
import type { SeatId } from '@kronika/kernel';
import type { Lesson } from '../../../lesson/course.ts';
import { cardPlace, type PlaceName } from '../../../table/choosing/controls.ts';

export type AgotLesson = Lesson<AgotView>;

/** Who learns plays the Starks; Genna plays the Lannisters. */
export const YOU: SeatId = 0;
export const GENNA: SeatId = 1;

/** Parts of the board that are no cards, as `data-part` and `data-place` name them. */
export const AT = {
  seat: (seat: SeatId) => `seat:${seat}`,
  power: (seat: SeatId) => `power:${seat}`,
  gold: (seat: SeatId) => `gold:${seat}`,
  discard: (seat: SeatId) => `pile:discard:${seat}`,
  dead: (seat: SeatId) => `pile:dead:${seat}`,
  characters: (seat: SeatId) => `characters:${seat}`,
  lane: 'lane',
} as const;

/** The windows in which the scripts answer, by the names that questions have. */
export const WINDOWS = {
  marshaling: 'actionWindow/marshaling',
  challenges: 'actionWindow/challenges',
  entered: 'triggerWindow/reaction/cardEntered',
  attacked: 'triggerWindow/reaction/periodBegan/challengeInitiated/declared/knelt',
  decided: 'triggerWindow/reaction/challengeDecided',
  saving: 'triggerWindow/would/leftPlay',
} as const;

/** The revealed plot of a seat. */
export function plotPlace(view: AgotView, seat: SeatId): PlaceName | undefined {
  const plot = view.seats[seat]?.plot?.id;
  return plot === undefined ? undefined : cardPlace(plot);
}

export function goldOf(view: AgotView, seat: SeatId): number {
  return view.seats[seat]?.gold ?? 0;
}

export function powerOf(view: AgotView, seat: SeatId): number {
  return view.seats[seat]?.power ?? 0;
}

/** The power on the faction card: that which a power challenge can take. */
export function factionPowerOf(view: AgotView, seat: SeatId): number {
  return view.seats[seat]?.faction?.power ?? 0;
}

/** The totals of the challenge. */
export function totalsIn({ challenge }: AgotView): Readonly<Record<'attack' | 'defense', number>> {
  return { attack: challenge?.totals.attacking ?? 0, defense: challenge?.totals.defending ?? 0 };
}

/** How the totals stand, as a sum beside the words. */
export function clash(view: AgotView) {
  const { attack, defense } = totalsIn(view);
  return {
    title: CLASH_TITLES[view.challenge?.type ?? 'military'],
    parts: [
      { is: 'number', value: `${attack}`, name: { pl: 'atak', en: 'attack' } },
      { is: 'between', text: { pl: 'do', en: 'to' } },
      { is: 'number', value: `${defense}`, name: { pl: 'obrona', en: 'defense' } },
    ],
  } as const;
}

const CLASH_TITLES: Readonly<Record<ChallengeType, { readonly pl: string; readonly en: string }>> = {
  military: { pl: 'Wyzwanie militarne', en: 'The military challenge' },
  intrigue: { pl: 'Wyzwanie intrygi', en: 'The intrigue challenge' },
  power: { pl: 'Wyzwanie władzy', en: 'The power challenge' },
};
